# Ten sentences with names, numbers and cases: what a message format has to master for us.

called-company-cairo = Káhira
    .gen = Káhiry
    .loc = Káhiře
called-company-cape_town = Kapské Město
    .gen = Kapského Města
    .loc = Kapském Městě

ships = { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}
cards-acc = { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}

event-ships = { $seat } si bere { ships }.
event-draw = { $seat } si dobírá { cards-acc }.
event-sold = { $seat } kupuje od hráče { $owner }: { $tile }, cena { $price ->
    [one] { $price } dukát
    [few] { $price } dukáty
   *[other] { $price } dukátů
}.
event-share = { $seat } kupuje akcii společnosti z { CASE($company, "gen") }.
event-post = { $seat } staví stanici v { CASE($company, "loc") }.
event-waits = { $count ->
    [one] { $count } stůl na tebe čeká
    [few] { $count } stoly na tebe čekají
   *[other] { $count } stolů na tebe čeká
}.
event-lose = { $seat } ztrácí, piráti berou: { $cards }.
event-enter = { $company } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-missing = { $number ->
    [one] Chybí { $number } kolonista
    [few] Chybí { $number } kolonisté
   *[other] Chybí { $number } kolonistů
}.
event-both = { $seat } si bere { ships } a dobírá karty: { $cards }.
nothing = nic
