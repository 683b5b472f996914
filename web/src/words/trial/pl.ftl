# Ten sentences with names, numbers and cases: what a message format has to master for us.

called-company-cairo = Kair
    .gen = Kairu
    .loc = Kairze
called-company-cape_town = Kapsztad
    .gen = Kapsztadu
    .loc = Kapsztadzie

ships = { $number ->
    [one] { $number } statek
    [few] { $number } statki
   *[many] { $number } statków
}
cards-acc = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}

event-ships = { $seat } bierze { ships }.
event-draw = { $seat } dobiera { cards-acc }.
event-sold = { $seat } kupuje od gracza { $owner }: { $tile }, cena { $price ->
    [one] { $price } dukat
    [few] { $price } dukaty
   *[many] { $price } dukatów
}.
event-share = { $seat } kupuje udział kompanii z { CASE($company, "gen") }.
event-post = { $seat } buduje faktorię w { CASE($company, "loc") }.
event-waits = { $count ->
    [one] { $count } stół czeka
    [few] { $count } stoły czekają
   *[many] { $count } stołów czeka
} na ciebie.
event-lose = { $seat } traci na rzecz piratów: { $cards }.
event-enter = { $company } zyskuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-missing = { $number ->
    [one] Brakuje { $number } kolonisty
   *[many] Brakuje { $number } kolonistów
}.
event-both = { $seat } bierze { ships } i dobiera karty: { $cards }.
nothing = nic
