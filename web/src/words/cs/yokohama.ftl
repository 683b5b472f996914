yokohama-loses = { $count ->
    [one] Ještě můžeš splnit zakázku nebo úspěch.
    [few] Ještě můžeš splnit zakázky nebo úspěchy, možnosti: { $count }.
   *[other] Ještě můžeš splnit zakázky nebo úspěchy, možnosti: { $count }.
}
yokohama-loses_action = Tvůj ředitel ještě není ve městě: v tomto tahu se nic nestane.
yokohama-city = Město
yokohama-boards = Desky
yokohama-stage = Co stůl ukazuje
yokohama-glance = Město přehledně
yokohama-desk = Volby
yokohama-steps = Kroky tahu
yokohama-step-phase_a = Zakázky
yokohama-step-place = Umístění
yokohama-step-move = Pohyb
yokohama-step-act = Akce
yokohama-step-bonus = Bonus
yokohama-step-build = Stavba
yokohama-step-recall = Stažení
yokohama-step-phase_c = Zakázky
yokohama-setup = Příprava hry
yokohama-round = Kolo { $round }
yokohama-round_of = Kolo { $round } z { $last }
yokohama-box = O této krabici
yokohama-box_text = Tyto části jsou naše vlastní, protože ty tištěné známe jen z obrázků. Kdo hru má, může si do kopie krabice zapsat své hodnoty a hrát s ní.
yokohama-made-end-safety_rounds = kolo, které ukončí hru, když ji neukončí nic jiného
yokohama-made-port_slot = třídy zakázek na místech v přístavech
yokohama-made-laboratory_slot = příplatky na místech v laboratořích
yokohama-made-church_space = víra a odměny polí kostela
yokohama-made-church_space-neutral = která pole kostela obsadí neutrální asistenti
yokohama-made-customs_space = dovoz a odměny polí celnice
yokohama-made-customs_space-neutral = která pole celnice obsadí neutrální asistenti
yokohama-made-building_tile = odměny na destičkách budov
yokohama-made-five_power_token = odměny na žetonech síly 5
yokohama-made-order = zboží, země a odměny zakázek
yokohama-made-technology-value = hodnoty technologií
yokohama-made-technology-copies = kolik karet má každá technologie
yokohama-made-technology_card = země na kartách technologií
yokohama-made-achievement-first = některé body za první splnění úspěchu
yokohama-made-achievement-later = některé body za pozdější splnění úspěchu
yokohama-made-achievement_reward = žetony odměn za všechny tři úspěchy
yokohama-inspector = Co by oblast dala
yokohama-if_here = když zde jedná tvůj ředitel
yokohama-if_agent = když zde jedná tvůj agent
yokohama-acting = akce probíhá zde
yokohama-point = Ukaž na oblast: tady uvidíš sílu, která by tam byla tvoje, a co by přinesla.
yokohama-tap = Klepni na oblast a uvidíš, co nabízí.
yokohama-when-now = teď:
yokohama-when-one = s jedním navíc:
yokohama-when-two = se dvěma navíc:
yokohama-when-most = nejvýš:
yokohama-when-acting = teď:
yokohama-may_build = Síla zde stačí na stavbu.
yokohama-no_room = Nemáš volné místo pro zakázku.
yokohama-station_short = nádraží
yokohama-pass = průchod:
yokohama-fee = poplatek
yokohama-fee_of = poplatek { $yen } ¥
yokohama-free = zdarma
yokohama-area_label = { $area }, { $count ->
    [one] { $count } tvůj asistent
    [few] { $count } tvoji asistenti
   *[other] { $count } tvých asistentů
}, síla { $power }
yokohama-tip-production = Výrobní oblast (šestiúhelník).
yokohama-tip-commercial = Obchodní oblast (kruh).
yokohama-tip-power = Tvůj ředitel by zde měl sílu { $power }: { $gives }.
yokohama-tip-assistants = { $name }: { $count ->
    [one] { $count } asistent
    [few] { $count } asistenti
   *[other] { $count } asistentů
}.
yokohama-tip-president = Ředitel zde: { $name }.
yokohama-tip-fee = Poplatek za asistenta: { $yen } ¥ těm, kdo zde mají ředitele.
yokohama-tip-token_here = Žeton síly 5: { $gives }.
yokohama-tip-house_here = Obchodní dům: { $gives }.
yokohama-tip-station = Nádraží: síla zde o { $power } větší, pro všechny.
yokohama-tip-canal = V průplavu nikdo nezůstává. Ředitel může projít za { $yen } ¥.
yokohama-rank-low = nízká
yokohama-rank-mid = střední
yokohama-rank-high = vysoká
yokohama-own-points = body
yokohama-tip-copper = Na zakázky, a jeden druh víry v kostele.
yokohama-tip-silk = Na zakázky, a jeden druh víry v kostele.
yokohama-tip-tea = Na zakázky, a jeden druh víry v kostele.
yokohama-tip-fish = Na zakázky, a jeden druh víry v kostele.
yokohama-tip-yen = Platí se jimi poplatky, kusy ze skladu a technologie. Na konci je bod za každých { $per_point } ¥.
yokohama-tip-import = Na celnici, technologie a druhou zakázku. Každý je na konci za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
yokohama-tip-assistant = Asistenty v ruce lze umístit do oblastí.
yokohama-tip-shop = Obchody v ruce lze postavit tam, kde jednáš se silou { $power } nebo větší.
yokohama-tip-trading_house = Obchodní domy v ruce lze postavit tam, kde jednáš se silou { $power } nebo větší; kdo jiný tam jedná, přinese ti { $yen } ¥.
yokohama-tip-warehouse = Kusy přicházejí ze skladu do ruky; cena teď: { $price } ¥.
yokohama-tip-warehouse_free = Asistenti přicházejí ze skladu do ruky zdarma.
yokohama-tip-my_president = Jedná tam, kam přijde, se silou všeho, co tam máš.
yokohama-shop_space = Pole obchodu { $space }: { $gives }
yokohama-house_space = Obchodní dům: { $gives }
yokohama-token_title = Žeton síly 5
yokohama-token = Žeton síly 5: { $gives }
yokohama-goals = Úspěchy
yokohama-goal_label = { $text } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
yokohama-have = máš { $have }
yokohama-tip-goal = Kdo splní první, má { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
}, další { $later }. Plní se před hlavní akcí nebo po ní; stojí asistenta z ruky.
yokohama-ends = Hra končí, když …
yokohama-last_round = Kolo { $round } je poslední
yokohama-tip-ends = Jakmile nastane některá podmínka, dohraje se kolo a hraje se ještě jedno.
yokohama-end-trading_houses = { $goal ->
    [one] { $goal } dům
    [few] { $goal } domy
   *[other] { $goal } domů
}
yokohama-end-shops = { $goal ->
    [one] { $goal } obchod
    [few] { $goal } obchody
   *[other] { $goal } obchodů
}
yokohama-end-port = došly zakázky
yokohama-end-church = { $goal } v kostele
yokohama-end-customs = { $goal } na celnici
yokohama-most = převaha na konci: { $first }, druhé místo { $second }
yokohama-tip-most = Kdo zde má na konci nejvíc asistentů, získá { $first }, druhé místo { $second }.
yokohama-church_need = Kostel: víra { $count }
yokohama-customs_need = Celnice: { $count ->
    [one] { $count } dovoz
    [few] { $count } dovozy
   *[other] { $count } dovozů
}
yokohama-church_space = Pole kostela { $space }: víra { $need }, dává { $gives }; { $held }
yokohama-customs_space = Pole celnice { $space }: { $need ->
    [one] { $need } dovoz
    [few] { $need } dovozy
   *[other] { $need } dovozů
}, dává { $gives }; { $held }
yokohama-tip-space = Dává: { $gives }.
yokohama-neutral = neutrální asistent
yokohama-free_space = volné
yokohama-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
yokohama-price = stojí { $price }
yokohama-reach-free = síla zaplatí vše
yokohama-reach-extra = příplatek
yokohama-reach-pay = doplatit { $count }
yokohama-reach-dear =
    { $count ->
        [0] příliš drahá
       *[other] o { $count } příliš drahá
    }
yokohama-reach-owned = už ji máš
yokohama-chosen = vybraná
yokohama-tech_label = { $name }, stojí { $price }
yokohama-tip-tech = Hodnota { $value }, zde stojí { $price }, země: { $country }.
yokohama-order = Zakázka
yokohama-order_of = Zakázka, { $country }
yokohama-tip-order = Dodej { $goods }. Získáš: { $gives }.
yokohama-tip-order_country = Splněná zakázka platí jako symbol země { $country }; dvojice přinese jejího agenta.
yokohama-tip-secret = Dokud není splněná, nikdo jiný ji nevidí.
yokohama-secret = tajné
yokohama-hidden = tajná zakázka
yokohama-ready = lze splnit
yokohama-orders = Zakázky
yokohama-fulfilled = splněno { $count }
yokohama-free_place = volné místo
yokohama-technologies = Technologie
yokohama-none_yet = zatím žádné
yokohama-agent = Agent: { $country }
yokohama-agent_used = Agent: { $country }, použitý
yokohama-agents = { $count ->
    [one] { $count } agent
    [few] { $count } agenti
   *[other] { $count } agentů
}
yokohama-tip-agent = Jednou: proveď akci v oblasti se svým asistentem, bez ředitele.
yokohama-countries = Země
yokohama-sets = sady
yokohama-tip-sets = Zakázky a technologie mají země. Sady 1 až { $most } různých zemí jsou na konci za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
yokohama-mine = Moje
yokohama-hand = Ruka
yokohama-warehouse = Sklad
yokohama-in_hand = v ruce
yokohama-in_hand_count = V ruce: { $what }
yokohama-stored_count = Ve skladu: { $what }, cena { $price } ¥
yokohama-stored_free = Ve skladu: { $what }, zdarma
yokohama-president = Ředitel
yokohama-president_at = Ředitel: { $area }
yokohama-president_hand = Ředitel v ruce
yokohama-tip-their_orders = V ruce { $count }, splněno { $done }.
yokohama-tip-their_secrets = Tajné v ruce: { $count }.
yokohama-tip-held = { $name }: { $goods } za { $gives }.
yokohama-tab-orders = Zakázky { $count }
yokohama-main-phase_a = Dál
yokohama-main-phase_c = Ukončit tah
yokohama-main-place_first = Neumístit nic
yokohama-main-place_next = Dál neumisťovat
yokohama-main-path = Zůstat zde
yokohama-main-recall = Dál nestahovat
yokohama-main-token = Nechat žeton
yokohama-main-build = Nestavět
yokohama-main-leave = Vzít zpět všechny
yokohama-main-none = Nebrat nic
yokohama-main-stop = Skončit
yokohama-flag-ending = konec se blíží
yokohama-flag-achieve = úspěch
