carthage-route = Námořní trasa
carthage-crete = Kréta
carthage-sicily = Sicílie
carthage-ship = Loď ({ $ware }): { $place }
carthage-ships_here = Lodě zde: { $ships }.
carthage-space-start = Zde každá loď začíná a po svém výplatním dni se sem vrací.
carthage-space-sea = Otevřené moře: bezpečí.
carthage-space-anchor = Kotviště: bezpečí; sem jsou přepadené lodě zahnány zpět.
carthage-space-pirates = V každý výplatní den tu piráti přepadají lodě: všechno jejich neuschované zboží je ztraceno.
carthage-space-goal = Loď, která připluje, přináší výplatní den: všichni prodávají její zboží.
carthage-tokens = Žetony úspěchu
carthage-tokens_short = žetony
carthage-token = Žeton ({ $ware })
carthage-piles = Balíčky
carthage-pile = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
carthage-discards = Odhazovací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
carthage-on_top = Nahoře: { $card }
carthage-discards_note = Nejnovější první. Až dojde dobírací balíček, budou novým tyto karty.
carthage-farm = Farma
carthage-farm_note = na trh přijde při příštím doplnění
carthage-market = Trh
carthage-market_empty = prázdný do příštího doplnění
carthage-market_all = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
carthage-market_free = { $count ->
    [one] { $count } karta
    [few] volné pro tebe: všechny { $count }
   *[other] volné pro tebe: všech { $count }
} · { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
carthage-market_some = volné pro tebe: { $free } z { $all } · { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
carthage-yours = tvoje
carthage-reserved = rezervace: { $name }
carthage-stored = uschované
carthage-own-points = VB
carthage-own-token = žeton ({ $ware })
carthage-own-goods = { $ware }
carthage-own-cards = karty v ruce
carthage-hand = Ruka
carthage-hand_sum = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}, { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
carthage-hand_count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
carthage-hand_empty = žádné karty v ruce
carthage-exact = Přesně stačí na celý trh.
carthage-enough = Na trh to stačí, navíc { $count }.
carthage-short = Na trh za { $price } { $count ->
    [one] chybí { $count } mince
    [few] chybí { $count } mince
   *[other] chybí { $count } mincí
}.
carthage-paid = Zaplaceno { $paid } z { $price }
carthage-no_change = (bez vracení)
carthage-danger = { $count } v ohrožení
carthage-saved = { $count } v bezpečí
carthage-safe = Uschováno, v bezpečí před piráty: { $count }.
carthage-stock = Sklad
carthage-stock_note = uschováno { $stored } z { $count }
carthage-stock_none = zatím žádné zboží
carthage-stack = { $ware }: { $count }
carthage-points = { $count } VB
carthage-no_ware = { $ware }: nic
carthage-you = ty
carthage-vp = VB, lícem dolů
carthage-of = { $tokens } z { $goal }
carthage-of_goal = z { $goal }
carthage-token_count = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
carthage-marker = Rezervační žeton
carthage-marker_on = na kartě
carthage-marker_free = žeton volný
carthage-on = na kartě { $card }
carthage-free = volný
carthage-buying = Nákup pohne loděmi
carthage-to_goal = { $place }: výplatní den
carthage-sells =
    { $count ->
        [0] neprodáváš nic
        [one] prodáváš za { $count } VB
        [few] prodáváš za { $count } VB
       *[other] prodáváš za { $count } VB
    }
carthage-pirates = Piráti
carthage-to_pirates = piráti
carthage-buy = Koupit vše za { $price }
carthage-finish = Dokončit placení
carthage-done = Hotovo
carthage-loses = Piráti by vzali { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} tvého zboží a karty v ruce mohou část uschovat.
carthage-payday = Výplatní den
carthage-tab-hand = Ruka { $coins }
carthage-tab-stock = Sklad { $count }
carthage-decided = Nejlepší výplatní den vítězství: { $name }, { $ware } ({ $cards }) za { $count } VB (krok { $index }).
carthage-tip-market = Při nákupu se vším ostatním pohne lodí ({ $ware }); jako mince má hodnotu { $value }.
carthage-tip-farm = Na trh přijde při příštím doplnění. Lze ji rezervovat, ale ještě ne koupit ani vzít.
carthage-tip-hand = Při nákupu má hodnotu { $value }.
carthage-tip-stock = Prodá se, až loď ({ $ware }) dopluje: { $place }. Není uschované: piráti ho mohou vzít.
carthage-tip-stored = Uschované: v bezpečí před piráty, než loď ({ $ware }) dopluje: { $place }.
carthage-tip-discards = Zaplacené, prodané nebo ztracené.
carthage-tip-urns = { $count ->
    [one] Amfora uschová při přepadení: { $ware } { $cards }.
    [few] { $count } amfory uschovají při přepadení: { $ware } { $cards }.
   *[other] { $count } amfor uschová při přepadení: { $ware } { $cards }.
}
carthage-tip-no_urns = Nemá amforu: zboží neuschová.
carthage-tip-reserved = Rezervace ({ $name }): koupit nebo vzít ji může jen majitel žetonu.
carthage-tip-token = Ve výplatní den přidá každý tvůj žeton 1 k hodnotě hromádky ({ $ware }). Hru ukončí { $goal ->
    [one] { $goal } žeton
    [few] { $goal } žetony
   *[other] { $goal } žetonů
}.
carthage-tip-race = Každý zvyšuje cenu tvého zboží téhož druhu. Kdo získá žeton číslo { $goal }, ukončí hru.
carthage-tip-ship = Veze zboží ({ $ware }) a nepatří nikomu. { $place }: { $count ->
    [one] zbývá { $count } pole
    [few] zbývají { $count } pole
   *[other] zbývá { $count } polí
}.
carthage-tip-pile = Odtud přicházejí nové karty na trh a farmu.
carthage-tip-look = Kliknutím prohlédneš.
carthage-tip-vp = Vítězné body, jeden za každých { $five } v ceně. Svůj počet vidíš do konce jen ty.
carthage-tip-marker = Drží svému majiteli jednu kartu trhu nebo farmy. Vrátí se, až bude karta koupená nebo vzatá.
carthage-tip-hand_size = Co je v ruce, je tajné; kolik karet, tajné není.
carthage-tip-stack = Výplatní den teď: ({ $highest } + { $tokens }) × { $count } = { $value }, tedy { $points } VB.

carthage-made-goods = názvy zboží
carthage-made-route_space = názvy polí námořní trasy
