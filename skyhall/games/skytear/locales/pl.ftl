title = Skytear
blurb = Po czworo bohaterów na stronę, dwie lub trzy aleje i kopuły między nimi: zniszcz wrogi nexus albo spełnij kartę zwycięstwa przed rywalem.

# The door
door-line = Czworo bohaterów, rozdarte niebo.
door-length = 3–6 tur
door-idle = Rozdarcie milczy
door-live = Trwa walka o kopułę

# Questions
ask-PickFaction = Wybierz frakcję. Dostajesz oboje jej bohaterów.
ask-PickHero = Wybierz bohatera.
ask-PlaceHero = Na którym polu startowym stanie { $hero }?
ask-Respawn = { $hero } wraca. Wybierz pole przy nexusie.
ask-BuildTriple = Zestaw ({ $hero }): która karta trzy razy? Możesz też wziąć gotowy zestaw.
ask-BuildPair = Którą kartę { $hero } wnosi dwa razy? { $n ->
    [1] Pierwsza z dwóch.
   *[other] Druga.
}
ask-PickBundle = Wybierz parę kart frakcji dla jednego ze swoich bohaterów albo zrezygnuj.
ask-BundleHero = Kto wnosi kartę „{ $card }”?
ask-BundleFor = Zestaw ({ $hero }): którą parę zastępuje „{ $card }”?
ask-Mulligan = Raz możesz odłożyć karty i wziąć nowe albo zostawić swoją rękę.
ask-Activate = Kto teraz działa?
ask-ActivateOrPass = Który z twoich bohaterów teraz działa? Możesz oddać kolej partnerowi.
ask-Main = { $ap ->
    [0] { $hero } nie ma już punktów akcji: zagraj kartę albo zakończ aktywację.
   *[other] { $hero } ma { ap-acc }: działaj, zagraj kartę albo zakończ aktywację.
}
ask-Caster = Kto zagrywa kartę „{ $card }”?
ask-Target = { $what } ({ $hero }): { $n ->
    [0] { sort-which } jest celem?
   *[other] { sort-which } jest kolejnym celem?
}{ $free ->
    [0] {""}
   *[1] {" "}Możesz też { $n ->
        [0] na razie nie wskazywać nikogo.
       *[other] nie wskazywać już nikogo.
    }
}
ask-Kind = Na tym polu stoi kilka figur. Która?
ask-ChooseKind = Na tym polu stoi kilka figur. Która?
ask-TargetEffect = „{ $card }”: który efekt na Stosie?
ask-Respond = Zaraz rozpatrzenie: { $what } ({ $hero }). Zagrywasz reakcję czy pasujesz?
ask-MoveTo = Dokąd idzie { $who }?
ask-SkirmishStep = { $moved ->
    [1] { $hero } jest już po ruchu: uderz albo zakończ.
   *[0] { $struck ->
        [1] { $hero } jest już po ciosie: rusz się do dwóch pól albo zakończ.
       *[0] Potyczka ({ $hero }): ruch i cios, w dowolnej kolejności.
    }
}
ask-LeadFrom = Rozkaz ({ $hero }): karta z ręki czy zakryty wierzch talii?
ask-Mark = Który wrogi bohater dostaje Piętno?
ask-Shift = Który bohater Liothan przybiera drugą postać?
ask-ExhaustFirst = Najpierw wyczerpanie? Wszystkie stany znikną, aktywacja się skończy, a nowa postać potrwa przez następną.
ask-RemovePillar = Zburz filar albo zakończ.
ask-PlacePillar = Gdzie staje filar?
ask-PlaceAt = { $who } zmienia pole: gdzie stanie?
ask-PushTo = Odepchnięcie: dokąd trafia { $who }?
ask-TokenStep = W którą stronę idzie znacznik { name-lane.gen }?
ask-Choose = { $what } ({ $hero }): { sort-which } w zasięgu { $within }{ $of ->
    [none] {""}
   *[other] {" "}(licząc od: { $of })
} { purpose-verb }?
ask-ChooseLane = Który znacznik alei?
ask-MoveIllusion = Dokąd idzie iluzja?
ask-PlaceAoE = { $what } ({ $hero }): obróć obszar i zagraj.
ask-FlipChoice = { $what } ({ $hero }): która odkryta karta się liczy?
ask-PredictDiscard = Oglądasz wierzch talii. Odrzuć to, czego nie chcesz.
ask-PredictOrder = Odkładaj karty po jednej; ostatnia będzie na wierzchu.
ask-Discard = { $n ->
    [one] Odrzuć kartę.
    [few] Odrzuć jeszcze { $n } karty, po jednej.
   *[many] Odrzuć jeszcze { $n } kart, po jednej.
}
ask-OrderTriggers = Działa kilka umiejętności. Która trafia na Stos następna?
ask-TakeAction = Darmowa akcja: { $action } ({ $hero })?
ask-KillMinion = Wygrywasz { name-lane.acc }: który wrogi stronnik znika?
ask-Reposition = Znacznik { name-lane.gen } poszedł dalej. Dokąd rusza twój stronnik z { $hex }?
ask-SpawnAt = { $n ->
    [one] Nowy stronnik { name-lane.gen }: gdzie staje?
    [few] Nowi stronnicy { name-lane.gen }, do { $n }: gdzie staje następny?
   *[many] Nowi stronnicy { name-lane.gen }, do { $n }: gdzie staje następny?
}
ask-SummonOutsider = Kopuła jest twoja: postaw Wędrowca albo zrezygnuj.
ask-SummonToDome = { $dome ->
    [west-dome] Kopuła zachodnia jest twoja: postaw tam Wędrowca albo zrezygnuj.
   *[east-dome] Kopuła wschodnia jest twoja: postaw tam Wędrowca albo zrezygnuj.
}
ask-OutsiderMain = Wędrowiec działa dla ciebie i ma { ap-acc }.
ask-Opponent = Przybysz jest ranny. Który przeciwnik nim kieruje?
ask-Provoked = Wędrowiec jest ranny i zwraca się przeciw sprawcy. Co robi?
# Parts of these sentences.
ap-acc = { $ap ->
    [one] { $ap } punkt akcji
    [few] { $ap } punkty akcji
   *[many] { $ap } punktów akcji
}
sort-which = { $sort ->
    [enemy] który wróg
    [enemy_hero] który wrogi bohater
    [friendly] który sojusznik
    [friendly_hero] który własny bohater
    [any_hero] który bohater
    [friendly_minion] który własny stronnik
    [friendly_pillar] który własny filar
    [minion_or_pillar] który własny stronnik lub filar
    [hex] które pole
   *[piece] która figura
}
# What the chosen one is for: the end of a question that begins with „który własny bohater”.
purpose-verb = { $purpose ->
    [damage] dostaje obrażenia
    [lose] traci PŻ
    [heal] odzyskuje PŻ
    [give] zyskuje stan
    [cleanse] traci swoje stany
    [move] się rusza
    [place] zmienia pole
    [swap] zamienia się miejscem
    [push] zostaje odepchnięty
    [burn] traci manę
    [mana] zyskuje manę
    [refund] odzyskuje manę
    [buff] rośnie w siłę
    [control] liczy się za więcej
    [defeat] idzie na ofiarę
    [take] działa
    [redirect] przyjmuje cios
   *[none] wchodzi w grę
}

# Words
word-pass = Pas
word-done = Gotowe
word-done-LeadFrom = Bez rozkazu
word-done-SkirmishStep = Zostań tu
word-done-Target = { $n ->
    [0] Na razie bez celu
   *[other] Bez dalszych celów
}
word-done-Mulligan = { $n ->
    [0] Zostaw tę rękę
    [one] Dobierz nową kartę
    [few] Dobierz { $n } nowe karty
   *[many] Dobierz { $n } nowych kart
}
word-end = Zakończ aktywację
word-stay = Zostań
word-strike = Uderz
word-top = Wierzch talii, zakryty
word-yes = Tak
word-no = Nie
word-act = { $action }
word-skill = { $skill }
word-kind = { $kind }
word-faction = { $faction }
word-hero = { $hero }
word-card = { $card }
word-hex = { $hex }
word-aoe = Na { $hexes }
word-effect = { $what } ({ $hero })
word-trigger = { $skill } ({ $hero })
word-seat = { $seat }
word-pass-ActivateOrPass = Oddaj kolej partnerowi

# What happened
event-game_started = Niebo się otwiera. Zaczyna { $first_player }. { $n ->
    [0] Wygrywa tylko zniszczenie nexusu.
    [one] Karta zwycięstwa: { $victory }.
   *[many] Karty zwycięstwa: { $victory }.
}
event-picked = { $seat } wybiera: { $what }.
event-placed = { $element } staje na { $hex }.
event-drew = { $seat } dobiera { $seen ->
    [yes] { $n ->
        [one] kartę: { $cards }
       *[many] karty: { $cards }
    }
   *[no] { cards-acc }
}.
event-built = { $seat } układa zestaw: { $hero }{ $seen ->
    [yes] , trzy razy „{ $triple }”, po dwa razy: { $pairs }
   *[no] {""}
}.
event-decks_shown = { $hero } wnosi trzy razy „{ $triple }”, po dwa razy: { $pairs }.
event-bundle = { $seat } bierze parę „{ $card }”: { $hero } oddaje za nią „{ $replaced }”.
event-bundle_declined = { $seat } nie bierze pary kart.
event-mulligan = { $seat } { $n ->
    [0] nie odkłada kart
   *[other] odkłada { $seen ->
        [yes] karty: { $cards }
       *[no] { cards-acc }
    }
}.
event-round_began = Zaczyna się tura { $round }.
event-turn_began = { $seat }: działa { $hero }.
event-declared = { $hero } ogłasza akcję: { $action }.{ $target ->
    [none] {""}
   *[other] {" "}Cel: { $target }.
}
event-card_played = { $hero } zagrywa kartę „{ $card }”.{ $n ->
    [0] {""}
    [one] {" "}Cel: { $targets }.
   *[many] {" "}Cele: { $targets }.
}
event-asked = { $seat } może odpowiedzieć.
event-passed = { $seat } pasuje.
event-triggered = { $hero }: działa umiejętność „{ $skill }”.
event-resolved = Rozpatrzenie: { $what } ({ $hero }).
event-cancelled = { $what } ({ $hero }) przepada: { $reason ->
    [caster] nie ma już tego, kto zagrywa
    [target] nie ma już celu
    [need] brakuje tego, co potrzebne
   *[countered] przyszła kontra
}.
event-redirected = { $what } ({ $hero }) zmienia cel: { $from } → { $to }.
event-flipped = { $seat } odkrywa: { $cards }{ $n ->
    [one] {""}
   *[many] ; liczy się „{ $chosen }”
}, modyfikator { $modifier }.
event-damaged = { $lost ->
    [0] { $source } nie zadaje obrażeń. Cel: { $victim } ({ name-sum }).
   *[other] { $source } zadaje { lost-acc }. Cel: { $victim } ({ name-sum }).{ $hp ->
        [0] {""}
       *[other] {" "}Zostaje { $hp } PŻ.
    }
}
event-prevented = { $by } chroni przed obrażeniami. Bez szwanku: { $victim }.
event-lost_hp = { $victim } traci { $n } PŻ; zostaje { $hp }.
event-healed = { $who } odzyskuje { $n } PŻ i ma teraz { $hp }.
event-defeated = { $who } pada{ $returns ->
    [0] {""}
   *[other] . Powrót w turze { $returns }
}.
event-minion_defeated = Stronnik gracza { $seat } pada na { $hex }.
event-pillar = { $change ->
    [placed] Filar gracza { $seat } staje na { $hex }.
   *[removed] Filar gracza { $seat } znika z { $hex }.
}
event-illusion = { $change ->
    [removed] Iluzja bohatera { $hero } znika.
   *[moved] Iluzja bohatera { $hero } staje na { $to }.
}
event-condition = { $who } { $change ->
    [gained] zyskuje stan: { $name }
   *[lost] traci stan: { $name }
}.
event-moved = { $who }: { $how ->
    [place] przeniesienie
    [swap] zamiana miejsc
    [push] odepchnięcie
   *[move] ruch
} { $from } → { $to }.
event-aoe = Obszar obejmuje { $hexes }.
event-buffed = { $stat ->
    [see_cover] Przed graczem { $seat } osłona na razie nikogo nie ukryje.
    [attack] { $who }: Atak o { $n } silniejszy.
    [skirmish] { $who }: Potyczka o { $n } silniejsza.
    [armor] { $who }: pancerz o { $n } większy.
   *[control] { $who } liczy się do kontroli o { $n } więcej.
}
event-mana = { $hero }: { $left ->
    [one] zostaje { $left } mana
    [few] zostają { $left } many
   *[many] zostaje { $left } many
}.
event-led = { $seat } kładzie zakrytą kartę z { $from ->
    [hand] ręki
   *[deck] talii
}{ $seen ->
    [yes] {" "}(„{ $card }”)
   *[no] {""}
} pod bohaterem { $hero }.
event-predicted = { $seat } ogląda { $n ->
    [one] kartę z wierzchu talii
    [few] { $n } karty z wierzchu talii
   *[many] { $n } kart z wierzchu talii
}{ $discards ->
    [0] {""}
   *[other] , odrzuca: { $discarded }
}{ $seen ->
    [yes] { $keeps ->
        [0] {""}
       *[other] , zostawia: { $kept }
    }
   *[no] {""}
}.
event-discarded = { $seat } odrzuca: { $cards }.
event-reshuffled = { $seat } tasuje karty odrzucone w nową talię.
event-exhausted = { $hero }: wyczerpanie.
event-turn_ended = { $hero } kończy aktywację.
event-control = { point-name }: { $winner ->
    [none] remis, po { $ahead }
   *[other] wygrywa { $winner }, { $ahead } do { $behind }
}{ $n ->
    [0] {""}
    [one] {" "}(karta rozkazu: { $leads_revealed })
   *[many] {" "}(karty rozkazu: { $leads_revealed })
}.
event-building_damaged = { $kind ->
    [nexus] Nexus gracza { $seat }
   *[tower] Wieża gracza { $seat }
} traci { $n } PŻ; zostaje { $hp }.
event-tower_destroyed = Wieża gracza { $seat } pada.
event-nexus_opened = Nexus gracza { $seat } stoi otworem i ma { $hp } PŻ.
event-token_moved = Znacznik { name-lane.gen } idzie na { $to }.
event-spawned = Stronnik gracza { $seat } pojawia się na { $hex }.
event-repositioned = Stronnik gracza { $seat } idzie z { $from } { $to ->
    [none] do rezerwy
   *[other] na { $to }
}.
event-outsider_placed = { $seat } stawia Wędrowca na { $hex }.
event-outsider_acts = { outsider-wanderer } działa dla gracza { $seat }: { $action }.
event-sides = Strony: { $sides }.
event-captain = W tej fazie stronników za całą stronę wybiera { $seat }.
event-handed_over = { $seat } oddaje aktywację. Teraz działa { $partner }.
event-opponent_named = { $seat } wskazuje, kto kieruje przybyszem: { $opponent }.
event-provoked = { outsider-wanderer } zwraca się przeciw sprawcy: { $by }.
event-victory_progress = { $card }: { $seat } ma { $count }.
event-readied = Znów w gotowości: { $heroes }.
event-respawned = { $hero } wraca na { $hex }.
event-game_over = { $winner ->
    [none] Partia kończy się remisem.
   *[other] Wygrywa { $winner }.
} { $reason ->
    [nexus] Nexus padł.
    [victory] Karta zwycięstwa jest spełniona.
    [both] Obie strony zdążyły naraz.
   *[limit] Ostatnia tura się skończyła.
}
# Parts of these sentences.
cards-acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
lost-acc = { $lost ->
    [one] { $lost } obrażenie
    [few] { $lost } obrażenia
   *[many] { $lost } obrażeń
}
point-name = { $point ->
    [west] Aleja zachodnia
    [middle] Aleja środkowa
    [east] Aleja wschodnia
    [west-dome] Kopuła zachodnia
    [east-dome] Kopuła wschodnia
   *[dome] Kopuła
}
    .acc = { $point ->
        [west] aleję zachodnią
        [middle] aleję środkową
        [east] aleję wschodnią
        [west-dome] kopułę zachodnią
        [east-dome] kopułę wschodnią
       *[dome] kopułę
    }
    .low = { $point ->
        [west] aleja zachodnia
        [middle] aleja środkowa
        [east] aleja wschodnia
        [west-dome] kopuła zachodnia
        [east-dome] kopuła wschodnia
       *[dome] kopuła
    }

# Why not
refused-no-ap = Nie ma już punktów akcji.
refused-used = Już użyte w tej aktywacji.
refused-no-target = W polu widzenia nie ma dozwolonego celu.
refused-nobody-to-mark = W zasięgu 3 nie ma wrogiego bohatera, który mógłby dostać Piętno.
refused-hidden = W osłonie: { $who }. { $hero } nie widzi, póki obok tego pola nie stoi żaden twój bohater.
refused-stack-not-empty = To karta akcji: można ją zagrać tylko przy pustym Stosie, we własnej aktywacji.
refused-not-in-simple = Ta karta odpowiada na inną, a w trybie prostym to niemożliwe.
refused-nothing-to-answer = Ta karta odpowiada na inną, a Stos jest pusty.
refused-other-hero = { $here ->
    [yes] Tę kartę może zagrać tylko { $hero }.
   *[no] Tę kartę może zagrać tylko { $hero }, a na planszy tego bohatera nie ma.
}
refused-no-runes = { $hero ->
    [none] Nikt z twoich bohaterów na planszy nie ma potrzebnych run: { $runes }
   *[other] { $hero } nie ma potrzebnych run: { $runes }
}{ $n ->
    [0] .
   *[other] . Może to zrobić: { $others }.
}
refused-no-mana = { $hero } ma { $mana ->
    [one] { $mana } manę
   *[many] { $mana } many
}, a ta karta kosztuje { $cost }.
refused-no-lane-token = W polu widzenia nie ma znacznika alei.
refused-nobody-to-choose = Nikt nie jest dość blisko.

# Options
option-setup = Jak wybiera się bohaterów
option-setup-faction_draft = Dobór frakcji: jedna, dwie i ostatnia
option-setup-hero_draft = Dobór bohaterów po jednym
option-setup-fixed = Ustalone strony
option-matchup = Strony (gdy ustalone)
option-matchup-kurumo-nupten-liothan-taulot = Kurumo i Nupten przeciw Liothan i Taulot
option-matchup-kurumo-liothan-nupten-taulot = Kurumo i Liothan przeciw Nupten i Taulot
option-matchup-kurumo-taulot-nupten-liothan = Kurumo i Taulot przeciw Nupten i Liothan
option-mode = Zasady
option-mode-full = Pełne: reakcje i Stos
option-mode-simple = Proste: wszystko dzieje się od razu, nikt nie reaguje
option-first_player = Kto zaczyna
option-first_player-random = Losowo
option-first_player-0 = Miejsce 1, południe
option-first_player-1 = Miejsce 2, północ
option-first_player-2 = Miejsce 3
option-first_player-3 = Miejsce 4
option-minion_placement = Stronnicy
option-minion_placement-manual = Ustawiają ich gracze
option-minion_placement-auto = Ustawiani sami, jak najwięcej
option-victory_cards = Karty zwycięstwa w grze
option-victory_cards-0 = Żadna
option-map = Mapa
option-map-two_lanes = Dwie aleje: dwie aleje i kopuła, do 5 tur
option-map-three_lanes = Trzy aleje: trzy aleje i dwie kopuły, do 6 tur
option-alone = Kto gra w pojedynkę (troje graczy)
option-alone-0 = Miejsce 1
option-alone-1 = Miejsce 2
option-alone-2 = Miejsce 3
option-partner_hands = Karty partnerów
option-partner_hands-open = Odkryte: partnerzy widzą nawzajem swoje karty
option-partner_hands-closed = Zakryte: partnerzy widzą to, co wszyscy
option-decks = Talie
option-decks-premade = Gotowe: każdy bohater wnosi swoje osiem kart
option-decks-chosen = Własne: układane w tajemnicy, potem pokazane
option-decks-draft = Wybierane: karty frakcji, po kolei
box-why-tuned = Wyważone przez nas, żeby było mniej remisów: bohaterowie mają mniej punktów życia, a nexus pada szybciej.
box-kind-numbers = { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
   *[many] { $count } wartości
}
box-kind-heroes = { $count ->
    [one] { $count } bohater
   *[many] { $count } bohaterów
}
box-kind-victory = { $count ->
    [one] { $count } karta zwycięstwa
    [few] { $count } karty zwycięstwa
   *[many] { $count } kart zwycięstwa
}
box-kind-sample_decks = { $count ->
    [one] 1 przykładowa talia
    [few] { $count } przykładowe talie
    [many] { $count } przykładowych talii
   *[other] { $count } przykładowej talii
}
box-field-hp = PŻ
box-field-nexus_hp = PŻ nexusu

# How it ended
end-nexus = Nexus padł
end-victory = Karta zwycięstwa spełniona
end-both = Obie strony zdążyły naraz
end-limit = Koniec ostatniej tury

# Phases, states, actions
phase-draft = dobór
phase-mulligan = wymiana kart
phase-heroes = bohaterowie
phase-minions = stronnicy
phase-upkeep = porządki
phase-over = koniec
state-ready = W gotowości
state-exhausted = Wyczerpanie
state-defeated = Poza walką
action-move = Ruch
action-move-short = Ruch
action-lead = Rozkaz
action-attack = Atak
action-skirmish = Potyczka
action-worship = Modlitwa
kind-hero = Bohater
kind-minion = Stronnik
kind-pillar = Filar
kind-illusion = Iluzja
kind-outsider = Przybysz
point-west = Aleja zachodnia
point-middle = Aleja środkowa
point-east = Aleja wschodnia
point-dome = Kopuła
point-west-dome = Kopuła zachodnia
point-east-dome = Kopuła wschodnia
rune-fire = Ogień
rune-air = Powietrze
rune-ice = Lód
rune-earth = Ziemia

# Conditions
condition-slow = Spowolnienie
condition-slow-text = Ruch o 2 pola mniejszy
condition-fast = Przyspieszenie
condition-fast-text = Ruch o 2 pola większy
condition-frenzy = Szał
condition-frenzy-text = Obrażenia z Ataku i Potyczki o 2 większe
condition-disarm = Rozbrojenie
condition-disarm-text = Obrażenia z Ataku i Potyczki o 2 mniejsze
condition-marked = Piętno
condition-marked-text = Zwierzyna Kurumo
condition-shapeshifted = Przemiana
condition-shapeshifted-text = Druga postać: działają jej umiejętności

# Factions and heroes
faction-kurumo = Kurumo
faction-kurumo-text = Daj Piętno wrogiemu bohaterowi w zasięgu 3; potem działa umiejętność modlitwy bohatera.
faction-nupten = Nupten
faction-nupten-text = Wyślij iluzję bohatera; bohaterowie w pobliżu mają jej umiejętności.
faction-liothan = Liothan
faction-liothan-text = Bohater Liothan w zasięgu 3 przybiera drugą postać.
faction-taulot = Taulot
faction-taulot-text = Zburz filar, postaw nowy; zburzenie budzi umiejętność modlitwy.
hero-sakoshi = Sakoshi
hero-yami = Yami
hero-haburat = Haburat
hero-akhuti = Akhuti
hero-corjof = Corjof
hero-gulbjarn = Gulbjarn
hero-cotlic = Cotlic
hero-tlakali = Tlakali
outsider-wanderer = Wędrowiec
class-marksman = Strzelec
class-warrior = Wojownik
class-assassin = Zabójca
class-support = Wsparcie
class-mage = Mag
class-tank = Obrońca
class-mage-text = Przebija pancerz

# Skills
skill-hunters-eye = Oko łowcy
skill-hunters-eye-text = Obrażenia z Ataku i Potyczki o 1 większe, gdy cel ma Piętno.
skill-smoke-step = Krok w dymie
skill-smoke-step-text = Modlitwa: potem ruch do 2.
skill-cold-blood = Zimna krew
skill-cold-blood-text = Po pokonaniu wrogiego bohatera: odzyskuje 3 PŻ.
skill-wolf-leap = Wilczy skok
skill-wolf-leap-text = Modlitwa: skok obok bohatera z Piętnem i 1 obrażenie dla niego.
skill-scent-of-fear = Woń strachu
skill-scent-of-fear-text = Pancerz o 1 większy w zasięgu 1 od wrogiego bohatera z Piętnem.
skill-mirage-blades = Ostrza mirażu
skill-mirage-blades-text = Przy iluzji: obrażenia z Potyczki o 1 większe.
skill-light-step = Lekki krok
skill-light-step-text = Przy iluzji: Ruch o 1 większy.
skill-ambush = Zasadzka
skill-ambush-text = Atak o 1 silniejszy na wroga w zasięgu 1 od własnej iluzji.
skill-resonant-light = Światło rezonansu
skill-resonant-light-text = Przy iluzji: pancerz o 1 większy.
skill-retribution = Odpłata
skill-retribution-text = Po rozpatrzeniu własnego Ataku: 1 obrażenie dla innego wroga w zasięgu 3.
skill-raven-form = Postać kruka
skill-raven-form-text = Z Przemianą: Ruch o 1 większy i nad każdym.
skill-grey-watch = Szara straż
skill-grey-watch-text = Osłona nie ukrywa przed nim wrogów.
skill-ursine-rage = Niedźwiedzia furia
skill-ursine-rage-text = Z Przemianą: Potyczka zamiata do trzech pól i trafia tam każdego wrogiego bohatera.
skill-feral-majesty = Dziki majestat
skill-feral-majesty-text = Obrażenia z Potyczki o 1 większe za każdego sojusznika z Przemianą w zasięgu 3, licząc też siebie.
skill-taulots-blessing = Łaska Taulota
skill-taulots-blessing-text = W zasięgu 3 od własnego filaru: pancerz o 1 większy.
skill-strength-of-the-king = Siła króla
skill-strength-of-the-king-text = Modlitwa: zburz dowolnie wiele filarów; za każdy obrażenia z Potyczki o 1 większe.
skill-wrath-of-the-hive = Gniew roju
skill-wrath-of-the-hive-text = Wrogi bohater w zasięgu 1, który zada mu obrażenia, traci 1 PŻ.
skill-blood-ward = Krwawa tarcza
skill-blood-ward-text = W zasięgu 3 od własnego filaru: własnych stronników w zasięgu 3 od niej nie ranią bohaterowie ani przybysz.
skill-crumbling-rite = Rytuał kruszenia
skill-crumbling-rite-text = Modlitwa: 1 obrażenie dla każdego wroga w zasięgu 1 od zburzonych filarów.
skill-collective-grief = Wspólna żałoba
skill-collective-grief-text = Gdy w fazie bohaterów pada własny stronnik w zasięgu 3: odzyskuje 1 PŻ.
skill-provoked = Prowokacja
skill-provoked-text = Kto zrani przybysza, dostaje odpowiedź: druga strona kieruje nim raz.
skill-rift-step = Krok przez szczelinę
skill-rift-step-text = Umieść przybysza na wolnym polu w zasięgu 4.
skill-sky-rend = Rozdarcie nieba
skill-sky-rend-text = 2 obrażenia dla każdego wrogiego bohatera w zasięgu 1.

# Power cards
card-shuriken-storm = Burza shurikenów
card-shuriken-storm-text = Do 3 wrogich bohaterów: każdemu 2 obrażenia + jedno odkrycie.
card-gank = Obława
card-gank-text = Wrogi bohater: 1 obrażenie + odkrycie i 1 za każdego własnego bohatera w zasięgu 2 od niego.
card-lifesteal = Kradzież życia
card-lifesteal-text = Wróg: 2 obrażenia; odzyskaj tyle PŻ, ile stracił.
card-crippling-precision = Bolesna precyzja
card-crippling-precision-text = Wrogi bohater zyskuje Spowolnienie; jeśli ma Piętno, także Rozbrojenie.
card-kneel-before-me = Na kolana
card-kneel-before-me-text = Wszyscy wrodzy bohaterowie w zasięgu 2: 2 obrażenia, Spowolnienie i Piętno.
card-dragon-punch = Cios smoka
card-dragon-punch-text = Wróg w zasięgu 1: 3 obrażenia + odkrycie, potem odepchnięcie o 2.
card-clear-mind = Jasny umysł
card-clear-mind-text = Własny bohater w zasięgu 3 traci Spowolnienie, Rozbrojenie i Piętno. Dobierz kartę.
card-combustion = Zapłon
card-combustion-text = Spal 1 manę wrogiego bohatera; jeśli ma Piętno, 1 obrażenie.
card-blades-of-lightning = Ostrza błyskawic
card-blades-of-lightning-text = 2 punkty akcji więcej; w tej aktywacji każdą akcję można ogłosić dwa razy.
card-testudo = Testudo
card-testudo-text = Własni bohaterowie w zasięgu 1: w tej aktywacji pancerz o 2 większy.
card-time-warp = Pętla czasu
card-time-warp-text = Odrzuć karty leżące na własnym bohaterze w zasięgu 3 (ale nie kartę „Pętla czasu”); odzyskuje spaloną manę. Dobierz kartę.
card-time-glitch = Usterka czasu
card-time-glitch-text = Własny bohater w zasięgu 3 rusza się o 1.
card-word-of-nupten = Słowo Nuptena
card-word-of-nupten-text = Rusz wrogiego bohatera do 3 pól; inni wrodzy bohaterowie w zasięgu 1 od niego dostają 2 obrażenia; zyskuje Rozbrojenie.
card-twister-of-souls = Wir dusz
card-twister-of-souls-text = Zamień miejscami wrogiego bohatera z dowolnym innym w polu widzenia, potem 1 obrażenie + odkrycie dla niego.
card-redirect = Przekie{"\u00AD"}rowanie
card-redirect-text = Wrogi Atak, Potyczka lub karta wymierzona w jednego własnego bohatera trafia innego sojusznika w zasięgu 2 od niego.
card-hurricane-strike = Cios huraganu
card-hurricane-strike-text = Wróg: 1 obrażenie, potem odepchnięcie o 2.
card-featherstorm = Burza piór
card-featherstorm-text = Połóż pięć pól nad polem w zasięgu wzroku: 2 obrażenia + odkrycie dla wszystkich wrogów na nich.
card-gathering-storm = Nadciąga burza
card-gathering-storm-text = Dobierz 2 karty; bez Przemiany jedną odrzuć.
card-icewall = Mur lodu
card-icewall-text = Połóż linię trzech pól nad polem w zasięgu wzroku: wrodzy bohaterowie na nich zyskują Spowolnienie i Rozbrojenie.
card-through-the-eyes = Cudzymi oczami
card-through-the-eyes-text = Wgląd 3. W tej aktywacji osłona nie ukrywa wrogów przed twoją stroną.
card-feral-vitality = Dzikie siły
card-feral-vitality-text = Odzyskaj 6 PŻ, zyskaj Przemianę i Przyspieszenie.
card-grapple = Chwyt
card-grapple-text = Umieść wrogiego bohatera z zasięgu 1 na dowolnym wolnym polu obok siebie; zyskuje Spowolnienie.
card-unfamiliar-terrain = Obcy teren
card-unfamiliar-terrain-text = Anuluj Ruch, Potyczkę lub kartę z ruchem wrogiego bohatera w zasięgu 3.
card-presence = Obecność
card-presence-text = W tej turze liczy się do kontroli o 1 więcej. Wgląd 2.
card-my-kingdom = Moje królestwo
card-my-kingdom-text = Przy znaczniku alei w polu widzenia: postaw do 2 stronników, potem przesuń znacznik o 2.
card-rampant-hatred = Ślepa nienawiść
card-rampant-hatred-text = Zyskaj Szał, potem darmowa Potyczka.
card-safeguard = Ochrona
card-safeguard-text = Wrogi Atak, Potyczka lub karta wymierzona w jednego innego własnego bohatera w zasięgu 3 trafia ciebie. Pancerz o 1 większy.
card-lord-of-the-many = Władca wielu
card-lord-of-the-many-text = Przy znaczniku alei w polu widzenia: postaw stronnika. Odzyskaj 1 PŻ za każdego własnego stronnika w zasięgu 2, najwyżej 3.
card-the-thousandth-ritual = Tysięczny rytuał
card-the-thousandth-ritual-text = Zburz do 3 własnych filarów: wrogi bohater traci 2 PŻ i jeszcze 2 za każdy.
card-mud-flood = Lawina błota
card-mud-flood-text = Stożek przed tobą: 1 obrażenie + odkrycie dla wszystkich wrogów w nim; bohaterowie zyskują Spowolnienie.
card-crawling-darkness = Pełzająca ciemność
card-crawling-darkness-text = Postaw filar w zasięgu 3; wrodzy bohaterowie w zasięgu 1 od niego tracą 1 PŻ.
card-sacrifice = Ofiara
card-sacrifice-text = Poświęć własnego stronnika lub filar w zasięgu 3: własny bohater w zasięgu 3 odzyskuje 3 PŻ. Dobierz kartę.
card-skytear-flux = Prąd Skytear
card-skytear-flux-text = Raz na partię, dla pierwszego gracza: 1 mana więcej dla bohatera. Dobierz kartę.
card-ember-trail = Żarzący się ślad
card-ember-trail-text = Wrogi bohater zyskuje Piętno. Potem rusz się o 2.
card-public-shame = Publiczna hańba
card-public-shame-text = Wrogi bohater zyskuje Piętno; jeśli ma Spowolnienie, traci 1 PŻ.
card-pack-hunt = Łowy stada
card-pack-hunt-text = Wrogi bohater: 2 obrażenia + odkrycie; jeśli ma Piętno, darmowy Ruch.
card-forge-oath = Przysięga kuźni
card-forge-oath-text = Własny bohater w zasięgu 2 zyskuje Szał, a w tej aktywacji pancerz o 1 większy.
card-borrowed-wind = Pożyczony wiatr
card-borrowed-wind-text = Własny bohater w zasięgu 3 zyskuje Przyspieszenie.
card-glass-maze = Szklany labirynt
card-glass-maze-text = Połóż cztery pola nad polem w zasięgu wzroku: 1 obrażenie + odkrycie dla wszystkich wrogów na nich; bohaterowie zyskują Spowolnienie.
card-second-thought = Chwila namysłu
card-second-thought-text = Wgląd 2. Dobierz kartę.
card-exchange-of-masks = Zamiana masek
card-exchange-of-masks-text = Zamień się miejscami z innym własnym bohaterem w zasięgu 3; w tej aktywacji ma pancerz o 2 większy.
card-winter-coat = Zimowe futro
card-winter-coat-text = Własny bohater w zasięgu 2: w tej aktywacji pancerz o 2 większy.
card-call-of-the-herd = Zew stada
card-call-of-the-herd-text = Własni bohaterowie w zasięgu 3 zyskują Przyspieszenie, a ci z frakcji Liothan także Przemianę.
card-thin-ice = Kruchy lód
card-thin-ice-text = Wrogi bohater zyskuje Spowolnienie; z twoją Przemianą także 2 obrażenia.
card-hush-of-snow = Cisza śniegu
card-hush-of-snow-text = Anuluj Rozkaz lub Modlitwę wrogiego bohatera w zasięgu 3.
card-raise-the-cairn = Wzniesienie kopca
card-raise-the-cairn-text = Postaw filar w zasięgu 3. Odzyskaj 2 PŻ.
card-cave-in = Zawał
card-cave-in-text = Zburz do 2 własnych filarów. Wróg: 1 obrażenie + odkrycie i jeszcze 2 za każdy.
card-root-road = Droga korzeni
card-root-road-text = Wybierz własny filar w zasięgu 6: stajesz obok niego.
card-march-of-husks = Marsz powłok
card-march-of-husks-text = Przy znaczniku alei w polu widzenia: postaw do 2 stronników. W tej turze liczy się do kontroli o 1 więcej.
deck-red-trail = Czerwony ślad
deck-red-trail-text = Piętnuje zdobycz i nie daje jej spokoju.
deck-house-of-mirrors = Dom luster
deck-house-of-mirrors-text = Zamienia się miejscami i nigdy nie stoi tam, gdzie celowano.
deck-white-herd = Białe stado
deck-white-herd-text = Przychodzi całe naraz i prawie nie odpowiada.
deck-walking-hill = Wędrujące wzgórze
deck-walking-hill-text = Buduje, burzy i wyrasta gdzie indziej.

# Victory cards
victory-left-breach = Lewy wyłom
victory-right-breach = Prawy wyłom
victory-first-stone = Pierwszy kamień
victory-dominion = Dominacja
victory-headhunters = Łowcy głów
victory-twin-kill = Podwójny łup
victory-skytear-bond = Więź Skytear
victory-clean-sweep = Komplet
victory-outsiders-bane = Zguba przybysza
victory-siege = Oblężenie
victory-middle-breach = Wyłom pośrodku
victory-great-dominion = Wielka dominacja
victory-hunting-party = Nagonka
victory-double-bond = Podwójna więź
victory-wide-front = Szeroki front
victory-text = { $condition ->
    [tower] { $side ->
        [left] Zburz wrogą wieżę w lewej alei.
        [right] Zburz wrogą wieżę w prawej alei.
        [middle] Zburz wrogą wieżę w środkowej alei.
       *[any] Zburz wrogą wieżę.
    }
    [control_wins] Wygraj kontrolę { $goal ->
        [one] raz.
       *[many] { $goal } razy.
    }
    [kills] Pokonaj { $goal ->
        [one] wrogiego bohatera.
       *[many] { $goal } wrogich bohaterów.
    }
    [kills_in_turn] Pokonaj { $goal ->
        [one] wrogiego bohatera.
       *[many] { $goal } wrogich bohaterów w jednej turze.
    }
    [dome_wins] Wygraj kopułę { $goal ->
        [one] raz.
       *[many] { $goal } razy.
    }
    [sweep] Wygraj { $points ->
        [one] 1 punkt kontroli
        [few] { $points } punkty kontroli
       *[many] { $points } punktów kontroli
    } w jednej fazie stronników.
    [outsider] Pokonaj przybysza.
   *[siege] Zakończ { $goal ->
        [one] fazę stronników
        [few] { $goal } fazy stronników
       *[many] { $goal } faz stronników
    } ze znacznikiem alei obok wrogiego budynku.
}

# Names by key. `each-card` says how an argument of the kind `card` is called; lists are called one by one. The parts of
# a key like `minion 1 J5` are $item, $of and $at; $of is "you" where the log is read by its owner. A key that no
# catalogue knows is shown as it is.
name-one = { $item ->
    [sakoshi] { hero-sakoshi }
    [yami] { hero-yami }
    [haburat] { hero-haburat }
    [akhuti] { hero-akhuti }
    [corjof] { hero-corjof }
    [gulbjarn] { hero-gulbjarn }
    [cotlic] { hero-cotlic }
    [tlakali] { hero-tlakali }
    [outsider] { outsider-wanderer }
    [kurumo] { faction-kurumo }
    [nupten] { faction-nupten }
    [liothan] { faction-liothan }
    [taulot] { faction-taulot }
    [move] { action-move }
    [lead] { action-lead }
    [attack] { action-attack }
    [skirmish] { action-skirmish }
    [worship] { action-worship }
    [shuriken-storm] { card-shuriken-storm }
    [gank] { card-gank }
    [lifesteal] { card-lifesteal }
    [crippling-precision] { card-crippling-precision }
    [kneel-before-me] { card-kneel-before-me }
    [dragon-punch] { card-dragon-punch }
    [clear-mind] { card-clear-mind }
    [combustion] { card-combustion }
    [blades-of-lightning] { card-blades-of-lightning }
    [testudo] { card-testudo }
    [time-warp] { card-time-warp }
    [time-glitch] { card-time-glitch }
    [word-of-nupten] { card-word-of-nupten }
    [twister-of-souls] { card-twister-of-souls }
    [redirect] { card-redirect }
    [hurricane-strike] { card-hurricane-strike }
    [featherstorm] { card-featherstorm }
    [gathering-storm] { card-gathering-storm }
    [icewall] { card-icewall }
    [through-the-eyes] { card-through-the-eyes }
    [feral-vitality] { card-feral-vitality }
    [grapple] { card-grapple }
    [unfamiliar-terrain] { card-unfamiliar-terrain }
    [presence] { card-presence }
    [my-kingdom] { card-my-kingdom }
    [rampant-hatred] { card-rampant-hatred }
    [safeguard] { card-safeguard }
    [lord-of-the-many] { card-lord-of-the-many }
    [the-thousandth-ritual] { card-the-thousandth-ritual }
    [mud-flood] { card-mud-flood }
    [crawling-darkness] { card-crawling-darkness }
    [sacrifice] { card-sacrifice }
    [skytear-flux] { card-skytear-flux }
    [ember-trail] { card-ember-trail }
    [public-shame] { card-public-shame }
    [pack-hunt] { card-pack-hunt }
    [forge-oath] { card-forge-oath }
    [borrowed-wind] { card-borrowed-wind }
    [glass-maze] { card-glass-maze }
    [second-thought] { card-second-thought }
    [exchange-of-masks] { card-exchange-of-masks }
    [winter-coat] { card-winter-coat }
    [call-of-the-herd] { card-call-of-the-herd }
    [thin-ice] { card-thin-ice }
    [hush-of-snow] { card-hush-of-snow }
    [raise-the-cairn] { card-raise-the-cairn }
    [cave-in] { card-cave-in }
    [root-road] { card-root-road }
    [march-of-husks] { card-march-of-husks }
    [hunters-eye] { skill-hunters-eye }
    [smoke-step] { skill-smoke-step }
    [cold-blood] { skill-cold-blood }
    [wolf-leap] { skill-wolf-leap }
    [scent-of-fear] { skill-scent-of-fear }
    [mirage-blades] { skill-mirage-blades }
    [light-step] { skill-light-step }
    [ambush] { skill-ambush }
    [resonant-light] { skill-resonant-light }
    [retribution] { skill-retribution }
    [raven-form] { skill-raven-form }
    [grey-watch] { skill-grey-watch }
    [ursine-rage] { skill-ursine-rage }
    [feral-majesty] { skill-feral-majesty }
    [taulots-blessing] { skill-taulots-blessing }
    [strength-of-the-king] { skill-strength-of-the-king }
    [wrath-of-the-hive] { skill-wrath-of-the-hive }
    [blood-ward] { skill-blood-ward }
    [crumbling-rite] { skill-crumbling-rite }
    [collective-grief] { skill-collective-grief }
    [rift-step] { skill-rift-step }
    [sky-rend] { skill-sky-rend }
    [provoked] { skill-provoked }
    [left-breach] { victory-left-breach }
    [right-breach] { victory-right-breach }
    [first-stone] { victory-first-stone }
    [dominion] { victory-dominion }
    [headhunters] { victory-headhunters }
    [twin-kill] { victory-twin-kill }
    [skytear-bond] { victory-skytear-bond }
    [clean-sweep] { victory-clean-sweep }
    [outsiders-bane] { victory-outsiders-bane }
    [siege] { victory-siege }
    [middle-breach] { victory-middle-breach }
    [great-dominion] { victory-great-dominion }
    [hunting-party] { victory-hunting-party }
    [double-bond] { victory-double-bond }
    [wide-front] { victory-wide-front }
    [minion] { $of ->
        [you] twój stronnik na { $at }
       *[other] stronnik gracza { $of } na { $at }
    }
    [pillar] { $of ->
        [you] twój filar na { $at }
       *[other] filar gracza { $of } na { $at }
    }
    [illusion] iluzja bohatera { name-owner }
    [hex] { $of }
    [effect] { name-effect }
   *[other] { $thing }
}
name-owner = { $of ->
    [sakoshi] { hero-sakoshi }
    [yami] { hero-yami }
    [haburat] { hero-haburat }
    [akhuti] { hero-akhuti }
    [corjof] { hero-corjof }
    [gulbjarn] { hero-gulbjarn }
    [cotlic] { hero-cotlic }
    [tlakali] { hero-tlakali }
   *[other] { $of }
}
name-effect = { $of ->
    [move] { action-move }
    [lead] { action-lead }
    [attack] { action-attack }
    [skirmish] { action-skirmish }
    [worship] { action-worship }
    [shuriken-storm] { card-shuriken-storm }
    [gank] { card-gank }
    [lifesteal] { card-lifesteal }
    [crippling-precision] { card-crippling-precision }
    [kneel-before-me] { card-kneel-before-me }
    [dragon-punch] { card-dragon-punch }
    [clear-mind] { card-clear-mind }
    [combustion] { card-combustion }
    [blades-of-lightning] { card-blades-of-lightning }
    [testudo] { card-testudo }
    [time-warp] { card-time-warp }
    [time-glitch] { card-time-glitch }
    [word-of-nupten] { card-word-of-nupten }
    [twister-of-souls] { card-twister-of-souls }
    [redirect] { card-redirect }
    [hurricane-strike] { card-hurricane-strike }
    [featherstorm] { card-featherstorm }
    [gathering-storm] { card-gathering-storm }
    [icewall] { card-icewall }
    [through-the-eyes] { card-through-the-eyes }
    [feral-vitality] { card-feral-vitality }
    [grapple] { card-grapple }
    [unfamiliar-terrain] { card-unfamiliar-terrain }
    [presence] { card-presence }
    [my-kingdom] { card-my-kingdom }
    [rampant-hatred] { card-rampant-hatred }
    [safeguard] { card-safeguard }
    [lord-of-the-many] { card-lord-of-the-many }
    [the-thousandth-ritual] { card-the-thousandth-ritual }
    [mud-flood] { card-mud-flood }
    [crawling-darkness] { card-crawling-darkness }
    [sacrifice] { card-sacrifice }
    [skytear-flux] { card-skytear-flux }
    [ember-trail] { card-ember-trail }
    [public-shame] { card-public-shame }
    [pack-hunt] { card-pack-hunt }
    [forge-oath] { card-forge-oath }
    [borrowed-wind] { card-borrowed-wind }
    [glass-maze] { card-glass-maze }
    [second-thought] { card-second-thought }
    [exchange-of-masks] { card-exchange-of-masks }
    [winter-coat] { card-winter-coat }
    [call-of-the-herd] { card-call-of-the-herd }
    [thin-ice] { card-thin-ice }
    [hush-of-snow] { card-hush-of-snow }
    [raise-the-cairn] { card-raise-the-cairn }
    [cave-in] { card-cave-in }
    [root-road] { card-root-road }
    [march-of-husks] { card-march-of-husks }
    [hunters-eye] { skill-hunters-eye }
    [smoke-step] { skill-smoke-step }
    [cold-blood] { skill-cold-blood }
    [wolf-leap] { skill-wolf-leap }
    [scent-of-fear] { skill-scent-of-fear }
    [mirage-blades] { skill-mirage-blades }
    [light-step] { skill-light-step }
    [ambush] { skill-ambush }
    [resonant-light] { skill-resonant-light }
    [retribution] { skill-retribution }
    [raven-form] { skill-raven-form }
    [grey-watch] { skill-grey-watch }
    [ursine-rage] { skill-ursine-rage }
    [feral-majesty] { skill-feral-majesty }
    [taulots-blessing] { skill-taulots-blessing }
    [strength-of-the-king] { skill-strength-of-the-king }
    [wrath-of-the-hive] { skill-wrath-of-the-hive }
    [blood-ward] { skill-blood-ward }
    [crumbling-rite] { skill-crumbling-rite }
    [collective-grief] { skill-collective-grief }
    [rift-step] { skill-rift-step }
    [sky-rend] { skill-sky-rend }
    [provoked] { skill-provoked }
   *[other] efekt
}
each-element = { name-one }
each-card = { name-one }
each-deed = { name-one }
each-victory = { name-one }
each-rune = { $thing ->
    [fire] { rune-fire }
    [air] { rune-air }
    [ice] { rune-ice }
    [earth] { rune-earth }
   *[other] { $thing }
}
each-pick = { name-one }
each-action = { name-one }
each-condition = { $thing ->
    [slow] { condition-slow }
    [fast] { condition-fast }
    [frenzy] { condition-frenzy }
    [disarm] { condition-disarm }
    [marked] { condition-marked }
   *[shapeshifted] { condition-shapeshifted }
}
each-kind = { $thing ->
    [hero] { kind-hero }
    [minion] { kind-minion }
    [pillar] { kind-pillar }
    [illusion] { kind-illusion }
   *[outsider] { kind-outsider }
}
# Whom a choice is among, what for, and where: these stay keys, and each sentence finds their form.
each-sort = { $thing }
each-purpose = { $thing }
each-where = { $thing }
each-point = { $thing }
name = { $who }

name-sum = { $base }{ $modifier ->
    [0] {""}
   *[other] , odkrycie { $modifier }
}{ $bonus ->
    [0] {""}
   *[other] , premia { $bonus }
}{ $armor ->
    [0] {""}
   *[other] , pancerz −{ $armor }
}
name-lane = { $where ->
    [west] aleja zachodnia
    [middle] aleja środkowa
   *[east] aleja wschodnia
}
    .gen = { $where ->
        [west] alei zachodniej
        [middle] alei środkowej
       *[east] alei wschodniej
    }
    .acc = { $where ->
        [west] aleję zachodnią
        [middle] aleję środkową
       *[east] aleję wschodnią
    }

# On the screen
screen-board = Pole walki: aleje, bohaterowie i stronnicy. Pola do wyboru są przyciskami.
review-round = Tura { $n }
last-round = Ostatnia tura
log-round = Tura { $round }
screen-stage = Tura { $turn }/{ $turns } · { $phase }
screen-control = { $name }: { $own } do { $foe }
screen-hp = { $hp } PŻ
screen-tower = Wieża gracza { $seat }, { $hp } PŻ
screen-nexus = Nexus gracza { $seat }, { $hp ->
    [none] zamknięty
   *[other] { $hp } PŻ
}
screen-wanderer = Wędrowiec
screen-hand = Twoja ręka
screen-flipped = Odkryte karty
screen-looking = Karty, które oglądasz
screen-no-cards = Bez kart na ręce.
screen-choices = Twoje możliwości
screen-turn-back = Obróć obszar wstecz
screen-turn-on = Obróć obszar
screen-placement = Położenie { $n } z { $of }
screen-passing = Pasuję za ciebie…
screen-ending = Kończę za ciebie…
screen-ends = Kończ aktywację automatycznie, gdy nie ma już nic do zrobienia
phone-end = Koniec
screen-lead-top = Rozkaz z wierzchu
screen-lead-top-short = Z wierzchu
screen-lead-top-why = Rozkaz z zakrytej karty z wierzchu talii, jednym kliknięciem.
screen-place-rest = Ustaw wszystkich w pobliżu: { $n }
screen-strikes = Uderz po ruchu
screen-cast-by = { $hero } zagrywa kartę „{ $card }”
screen-set-aside = Odłóż
screen-kind-action = Akcja
screen-kind-reaction = Reakcja
screen-only = tylko { $hero }
screen-flip-value = odkrycie
screen-can-play = Może zagrać { $hero }: koszt { $cost } z { $mana } many.
screen-cards-of = Karty
screen-leads = Karty rozkazu:
screen-no-discard = Jeszcze nic nie odrzucono.
screen-legend = Co znaczą linie
screen-legend-reach = tu może skończyć się Ruch
screen-legend-range = zasięg Ataku
screen-legend-dark = poza polem widzenia
screen-legend-hidden = ukryte w osłonie
screen-legend-may = tu może sięgnąć obszar
screen-legend-area = obszar, jak leży
screen-legend-trail = droga
screen-turns = Tury
screen-returns = { $hero } wraca w turze { $turn }
screen-out = { $hero } już nie wróci
screen-priority = Reakcje
screen-priority-why = Kiedy pytać cię o reakcję. To, co masz na ręce, nie zmienia ani pytania, ani czasu pasowania.
screen-priority-always = Zawsze pytaj
screen-priority-targeted = Pytaj, gdy jestem celem
screen-priority-activation = Pasuj do mojej aktywacji
screen-priority-turn = Pasuj w tej turze
screen-stack = Stos
screen-items = { $n ->
    [0] pusty
    [one] { $n } pozycja
    [few] { $n } pozycje
   *[many] { $n } pozycji
}
screen-stack-empty = Akcje i karty czekają tu na odpowiedzi; najpierw rozpatruje się wierzch.
screen-would-cancel = Teraz by przepadło.
screen-your-priority = Twoja odpowiedź
screen-their-priority = { $seat } może odpowiedzieć
screen-action-move = Do tylu pól, ile wynosi Ruch bohatera; stronników można minąć, bohaterów nie.
screen-action-lead = Zakryta karta pod bohaterem; jej koszt liczy się do kontroli.
screen-action-attack = Atak i najlepsze odkrycie, minus pancerz.
screen-action-skirmish = Do dwóch pól i cios, w dowolnej kolejności.
screen-action-worship = Dar frakcji bohatera.
screen-goals = Wystarczy jedna z nich albo nexus
screen-goals-short = Wygrana
screen-goals-none = Bez kart zwycięstwa
screen-goals-nexus = Wygrywa tylko zniszczenie nexusu.
screen-progress = Ty { $own }, druga strona { $foe }, z { $goal }
screen-forecast = Gdyby liczyć teraz
screen-phase-told = Ostatnia faza stronników
screen-told-won = { $winner ->
    [none] Nikt nie wygrywa.
   *[other] Wygrywa { $winner }, przewaga { $lead }.
}
screen-told-leads = Karty rozkazu: { $cards }.
screen-told-fallen = { $seat }: pada { $n ->
    [one] { $n } stronnik
   *[many] { $n } stronników
}.
screen-told-spawned = { $n ->
    [one] { $seat }: nowy stronnik na { $hexes }.
   *[many] { $seat }: nowi stronnicy na { $hexes }.
}
screen-told-moved = Znacznik idzie na { $to }.
screen-show-now = Teraz
screen-show-past = Ostatnia faza
screen-verdict = { $what ->
    [nobody] Remis: nikt nie wygrywa.
    [dome] { $winner }, przewaga { $lead }: może wezwać Wędrowca.
    [dome-alone] { $winner }, przewaga { $lead }: wygrywa kopułę.
    [building] { $winner }, przewaga { $lead }: obrażenia dla budynku: { $damage }.
   *[advance] { $winner }, przewaga { $lead }: { $lost ->
        [0] znacznik idzie dalej.
        [one] pada { $lost } stronnik, znacznik idzie dalej.
       *[many] pada { $lost } stronników, znacznik idzie dalej.
    }
}
screen-unseen-leads = { $n ->
    [one] { $n } zakryty rozkaz.
    [few] { $n } zakryte rozkazy.
   *[many] { $n } zakrytych rozkazów.
}
screen-part-heroes = { $n ->
    [one] { $n } bohater
   *[many] { $n } bohaterów
}
screen-part-minions = { $n ->
    [one] { $n } stronnik
   *[many] { $n } stronników
}
screen-part-bonus = premia { $n }
screen-part-lead = rozkaz { $n }
screen-flip = odkrycia
screen-hit = { $victim }: { name-sum } = { $lost ->
    [0] nic
   *[other] { $lost } PŻ
}
screen-sight = Wzrok
screen-sight-why = Wskaż pole lub bohatera: to, czego nie widzi, ciemnieje, a osłona jest kropkowana.
screen-closer = Przybliż
screen-farther = Oddal
screen-next = dalej
screen-next-why = Następna aktywacja bohatera
screen-ready-heroes = Bohaterowie w gotowości: { $n }
screen-point = Wskaż
screen-point-why = Następne wybrane pole będzie przez kilka sekund zaznaczone dla partnera
screen-pointed = { $name } wskazuje pole { $hex }.
screen-near = Pokaż miejsce wyboru
screen-whole = Cała plansza
screen-shut = Zamknij
screen-pick = Wybierz
screen-pick-sure = Na pewno?
screen-pick-name = Wybierz: { $name }
screen-armor = Pancerz
screen-in-hand = Karty na ręce
screen-deck = Karty w talii
screen-discard = Karty odrzucone
screen-open-hand = Karty partnera, które widzisz
screen-reserve = Stronnicy w rezerwie
screen-back-on = wraca w turze { $turn }
screen-acting = działa · { $ap } PA
screen-mana = zostaje many: { $n }{ $burned ->
    [0] {""}
   *[other] , spalono { $burned }
}
screen-lead-unseen = Zakryty rozkaz
screen-moves = Ruch { $n }
screen-skill-off = { $icon ->
    [shapeshifted] Nie działa: brak Przemiany.
    [pillar] Nie działa: brak własnego filaru w zasięgu 3.
    [illusion] Nie działa: brak własnej iluzji w zasięgu 3.
   *[other] Na razie nie działa.
}
screen-cards-on = Zagrane w tej turze:
screen-towers-left = Stojące wieże
screen-nexus-left = PŻ nexusu
screen-nexus-safe = zamknięty
screen-heroes-left = Bohaterowie na planszy
screen-sum = { $sum }{ $flip ->
    [yes] {" "}z odkryciem
   *[no] {""}
}{ $armor ->
    [0] {""}
   *[other] , minus pancerz
}.
screen-falls = Pada.
screen-may-fall = Może paść.
screen-small = { $n ->
    [one] { $n } inna figura
    [few] { $n } inne figury
   *[many] { $n } innych figur
}
screen-small-fall = { $sure ->
    [0] może paść
    [one] pada { $sure }
    [few] padają { $sure }
   *[many] pada { $sure }
}
screen-resolving = rozpatrzenie
screen-way = { $n ->
    [1] Najgorszy z { $of } sposobów
   *[other] Sposób { $n } z { $of }
}
screen-way-only = Jeden sposób położenia
screen-way-back = Poprzedni sposób
screen-way-on = Następny sposób
screen-has-passed = { $seat } pasuje
screen-would = Co by się stało

# On a phone: questions of two lines, what the act does, and what comes of it
phone-Main = { $hero }, { $ap ->
    [0] 0 PA: zagraj kartę albo zakończ.
   *[other] { ap-acc }: działaj, zagraj kartę albo zakończ.
}
phone-Choose = { $what }: { sort-which } { purpose-verb }?
phone-Respond = { $own ->
    [yes] { $hero } (twój bohater): { $what }.
   *[no] { $hero } (gra { $seat }): { $what }.
}{ $aimed ->
    [none] {""}
   *[other] {" "}Cel: { $aimed }.
} Reagujesz?
phone-Mulligan = Raz możesz odłożyć karty i wziąć nowe.
phone-ExhaustFirst = Najpierw wyczerpanie, by nowa postać trwała przez następną aktywację?
phone-LeadFrom = Rozkaz ({ $hero }): z ręki czy z wierzchu talii?
phone-PredictDiscard = Wierzch talii: odrzuć to, czego nie chcesz.
phone-PredictOrder = Odłóż karty; ostatnia będzie na wierzchu.
phone-let = niech się stanie
phone-unused = { $ap ->
    [one] niewykorzystany { $ap } punkt akcji
    [few] niewykorzystane { $ap } punkty akcji
   *[many] niewykorzystanych { $ap } punktów akcji
}
phone-change = { $point } { $before } → { $after }
phone-no-change = W alejach i w kopule nic się nie zmienia.
phone-at = Wybierz: { $who }
phone-hex = Idź na { $hex }
phone-ahead-to = { $action } na { $hex }
phone-ahead-at = { $action }: { $target }
phone-cast = Zagrywa { $hero }
phone-lay = Połóż tutaj
phone-mana = { $cost ->
    [one] { $cost } mana
   *[many] { $cost } many
}
phone-of-mana = { $cost } z { $mana } many
phone-card-Mulligan = Odłóż: { $card }
phone-card-Discard = Odrzuć: { $card }
phone-card-PredictDiscard = Odrzuć: { $card }
phone-card-PredictOrder = Odłóż na talię: { $card }
phone-card-LeadFrom = Rozkaz: { $card }
phone-card-FlipChoice = Licz: { $card }
phone-who = Kto zagrywa
phone-cannot = Teraz nie można zagrać
phone-card-before = Poprzednia karta
phone-card-next = Następna karta
phone-card-of = Karta { $n } z { $of }
phone-hero = { $hp } z { $max } PŻ, mana { $mana }, atak { $attack }, pancerz { $armor }, Ruch { $move }.
phone-harmless = Przy tym układzie nikogo nie rani.
phone-odds = pada od { $from }: { $n } z { $of } kart
phone-near = Przybliż
phone-stack = Stos
phone-worst = najgorszy z { $n }
card-featherstorm-short = Burza piór
card-unfamiliar-terrain-short = Obcy teren
card-combustion-short = Zapłon
card-the-thousandth-ritual-short = Tysięcz{"\u00AD"}ny rytuał
card-lord-of-the-many-short = Władca wielu

# The board in words
read-table = Stół
read-roster = Bohaterowie do wyboru
read-side = { $name }, { $north ->
    [yes] północ
   *[no] południe
}
read-points-of-control = Aleje i kopuła
read-map = Plansza
read-map-how = Pola mają nazwy z litery i liczby. Litery idą od A na zachodzie do K na wschodzie, liczby od 1 na północy. Najdłuższa kolumna to F, z 13 polami. Pole styka się z polem nad sobą i pod sobą oraz z dwoma w każdej sąsiedniej kolumnie: E5 styka się z F5 i F6 w stronę środka, z D4 i D5 w drugą stronę.
read-cover = Osłona: { $hexes }
read-dome = Kopuła: { $hexes }
read-acting = { $name }: działa { $hero } i ma jeszcze { ap-acc }
read-flux = Kartę „Prąd Skytear” ma { $name }{ $used ->
    [yes] , już wykorzystaną
   *[no] {""}
}
read-no-flux = Karty „Prąd Skytear” nie ma nikt
read-outsider = Wędrowiec jest na { $hex } i ma { $hp } z { $max } PŻ
read-flipped = Odkryte: { $cards }
read-item = { $what } ({ $hero }), zagrywa { $name }
read-aimed = cel: { $targets }
read-on-hexes = na { $hexes }
read-harm = { $who } traci { $least ->
    [0] do { $most }
   *[other] od { $least } do { $most }
} z { $hp } PŻ
read-kind = { $kind ->
    [action] akcja
   *[other] reakcja
}, koszt many: { $cost }, runy { $runes }, przy odkryciu { $modifier }
read-printed = { $hp } PŻ, pancerz { $armor }, atak { $attack }, { $flips ->
    [one] { $flips } odkrycie
    [few] { $flips } odkrycia
   *[many] { $flips } odkryć
}, zasięg { $range }
read-cards = { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
} na ręce, { $deck } w talii, { $discard } odrzuconych, { $reserve ->
    [one] { $reserve } stronnik
   *[many] { $reserve } stronników
} w rezerwie
read-minions = { $count ->
    [0] bez stronników na planszy
    [one] { $count } stronnik na { $hexes }
   *[many] { $count } stronników na { $hexes }
}
read-pillars = Filary na { $hexes }
read-illusion = Iluzja bohatera { $hero } na { $hex }
read-tower = Wieża na { $hex }: { $hp ->
    [0] zburzona
   *[other] { $hp } PŻ
}
read-nexus = Nexus na { $hex }: { $hp ->
    [-1] zamknięty, nie można go jeszcze zranić
   *[other] { $hp } PŻ
}
read-on = na { $hex }
read-off-map = poza planszą
read-hp = { $hp } z { $max } PŻ
read-stats = atak { $attack }, { $flips ->
    [one] { $flips } odkrycie
    [few] { $flips } odkrycia
   *[many] { $flips } odkryć
}, pancerz { $armor }, Ruch { $move }, zasięg { $range }
read-attack = { $attack }, { $flips ->
    [one] { $flips } odkrycie
    [few] { $flips } odkrycia
   *[many] { $flips } odkryć
},
read-leads = Karty rozkazu: { $cards }
read-skills = umiejętności: { $skills }
read-control = { $name } { $value }{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}{ $unknown ->
    [0] {""}
    [one] {" "}i { $unknown } zakryta karta rozkazu
    [few] {" "}i { $unknown } zakryte karty rozkazu
   *[many] {" "}i { $unknown } zakrytych kart rozkazu
}
read-point = { $name }, na { $hex }: kontrola { $sides }
read-progress = { $name }: { $n }
read-partner = partner: { $name }
read-open-hand = karty na ręce, które widzisz: { $cards }
read-casters = może zagrać: { $heroes }
read-empty = puste
read-whose = { $what } gracza { $name }{ $hp ->
    [0] {""}
   *[other] , { $hp } PŻ
}
read-a-tower = wieża
read-a-nexus = nexus
read-token = znacznik alei
read-is-cover = osłona

# Jumps in a replay
leap-turn = Tura
leap-hero = Bohater
leap-event = Zdarzenie

# Keys
key-pass = Pas
key-turn = Obróć kładziony obszar
key-zoom = Przybliż, oddal
key-whole = Cała plansza

# The lab
lab-rounds = Tury
lab-kind-faction = Frakcje
lab-kind-faction-note = Użyta przez miejsce, które ma wszystkich bohaterów frakcji.
lab-kind-team = Pary frakcji
lab-kind-team-note = Użyta przez miejsce, które ma wszystkich bohaterów obu frakcji i żadnej innej.
lab-kind-hero = Bohaterowie
lab-kind-hero-note = Użyty przez miejsce, w którego drużynie jest bohater.
lab-kind-card = Karty mocy
lab-kind-card-note = Użyta przez miejsce, które zagrało kartę choć raz.
lab-kind-victory = Karty zwycięstwa
team-kurumo = { faction-kurumo }
team-nupten = { faction-nupten }
team-liothan = { faction-liothan }
team-taulot = { faction-taulot }

# Names of bots, by seat
bot-0 = Ashen
bot-1 = Vesper
bot-2 = Marrow
bot-3 = Sable

# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = { $you ->
    [yes] Zaczynasz ty.
   *[no] Zaczyna { $first }.
} { $n ->
    [0] Wygrywa tylko zniszczenie nexusu.
    [one] Karta zwycięstwa: { $victory }.
   *[many] Karty zwycięstwa: { $victory }.
}
log-picked = { $you ->
    [yes] wybierasz
   *[no] wybiera
}: { $what }
log-drew = { $you ->
    [yes] dobierasz
   *[no] dobiera
} { $seen ->
    [yes] { $n ->
        [one] kartę: { $cards }
       *[many] karty: { $cards }
    }
   *[no] { cards-acc }
}
log-set-aside = { $n ->
    [0] { $you ->
        [yes] nie odkładasz kart
       *[no] nie odkłada kart
    }
   *[other] { $you ->
        [yes] odkładasz { cards-acc }
       *[no] odkłada { cards-acc }
    }
}
log-passed = { $you ->
    [yes] pasujesz
   *[no] pasuje
}
log-sides = { $first } kontra { $second }.
log-built = { $you ->
    [yes] układasz
   *[no] układa
} zestaw: { $hero }{ $seen ->
    [yes] , trzy razy „{ $triple }”, po dwa razy: { $pairs }
   *[no] {""}
}
log-bundle = { $you ->
    [yes] bierzesz
   *[no] bierze
} parę „{ $card }”: { $hero } oddaje za nią „{ $replaced }”
log-bundle-declined = nie { $you ->
    [yes] bierzesz
   *[no] bierze
} pary kart
log-handed-over = { $mine ->
    [yes] oddaje ci aktywację
   *[no] { $you ->
        [yes] oddajesz
       *[no] oddaje
    } aktywację. Teraz działa { $partner }
}
log-captain = { $you ->
    [yes] wybierasz
   *[no] wybiera
} za całą stronę w tej fazie stronników
log-opponent = { $you ->
    [yes] wskazujesz
   *[no] wskazuje
}, kto działa przybyszem: { $opponent }
log-flipped = { $you ->
    [yes] odkrywasz
   *[no] odkrywa
} kartę „{ $chosen }” ({ $modifier })
log-led = { $you ->
    [yes] kładziesz
   *[no] kładzie
} zakrytą kartę pod bohaterem { $hero }
log-predicted = { $you ->
    [yes] oglądasz
   *[no] ogląda
} wierzch talii{ $discards ->
    [0] {""}
   *[other] {" "}i { $you ->
        [yes] odrzucasz
       *[no] odrzuca
    }: { $discarded }
}
log-discarded = { $you ->
    [yes] odrzucasz
   *[no] odrzuca
}: { $cards }
log-reshuffled = { $you ->
    [yes] tasujesz
   *[no] tasuje
} nową talię
log-outsider = { $you ->
    [yes] stawiasz
   *[no] stawia
} Wędrowca na { $hex }
log-acts = Działa { $hero }.
log-moved = { $who }: { $how ->
    [push] odepchnięcie
    [swap] zamiana miejsc
    [place] przeniesienie
   *[move] ruch
} na { $to }.
log-hit = { $lost ->
    [0] { $victim } nie dostaje obrażeń.
   *[other] { $victim } dostaje { lost-acc }: { $before } → { $hp } PŻ.
}
log-fallen = { $you ->
    [yes] Pada { $n ->
        [one] { $n } twój stronnik
       *[many] { $n } twoich stronników
    }
   *[no] { $seat }: pada { $n ->
        [one] { $n } stronnik
       *[many] { $n } stronników
    }
}.
log-spawned = { $you ->
    [yes] Pojawia się { $n ->
        [one] { $n } twój stronnik
       *[many] { $n } twoich stronników
    }
   *[no] { $seat }: pojawia się { $n ->
        [one] { $n } stronnik
       *[many] { $n } stronników
    }
}.
log-pillar = { $you ->
    [yes] Twój filar
   *[no] Filar gracza { $seat }
} { $change ->
    [placed] staje na { $hex }
   *[removed] znika z { $hex }
}.
log-building = { $kind ->
    [nexus] { $you ->
        [yes] Twój nexus
       *[no] Nexus gracza { $seat }
    }
   *[tower] { $you ->
        [yes] Twoja wieża
       *[no] Wieża gracza { $seat }
    }
} traci { $n } PŻ; zostaje { $hp }.
log-tower-fell = { $you ->
    [yes] Twoja wieża pada.
   *[no] Wieża gracza { $seat } pada.
}
log-nexus-open = { $you ->
    [yes] Twój nexus
   *[no] Nexus gracza { $seat }
} stoi otworem i ma { $hp } PŻ.
log-control = { point-name }: { $winner ->
    [none] remis, po { $ahead }.
   *[other] { $you ->
        [yes] wygrywasz ty
       *[no] wygrywa { $winner }
    }, { $ahead } do { $behind }.
}
log-progress = { $card }: { $seat } { $you ->
    [yes] masz
   *[no] ma
} { $count }.
log-over = { $winner ->
    [none] { $why }: remis.
   *[other] { $why }: { $you ->
        [yes] wygrywasz.
       *[no] wygrywa { $winner }.
    }
}

# Why it was won; `$you` is yes if the winner reads it
why-nexus = { $you ->
    [yes] wygrywasz
   *[no] wygrywa { $winner }
}: wrogi nexus padł.
why-card = { $you ->
    [yes] wygrywasz
   *[no] wygrywa { $winner }
}, bo spełnia się karta zwycięstwa „{ $card }”.
# Cards and skills of boxes of one's own, composed from their primitives
told-faction = { $mechanic ->
    [marks] Modlitwa daje Piętno wrogiemu bohaterowi w zasięgu 3; potem działa umiejętność modlitwy bohatera.
    [illusions] Modlitwa wysyła iluzję bohatera; bohaterowie w pobliżu mają jej umiejętności.
    [shapeshift] Modlitwa daje bohaterowi tej frakcji w zasięgu 3 drugą postać.
   *[pillars] Modlitwa burzy filar i stawia nowy; po zburzeniu działa umiejętność modlitwy.
}
told-icon = { $icon ->
    [shapeshifted] { "z Przemianą: " }
    [pillar] { "w zasięgu 3 od własnego filaru: " }
    [illusion] { "przy iluzji: " }
   *[other] { "" }
}
told-static = { $what }{ $when }
told-when = { $when ->
    [vs_marked] { " przeciw wrogom z Piętnem" }
    [near_marked] { " przy wrogu z Piętnem" }
    [vs_near_illusion] { " przeciw wrogom przy iluzji" }
   *[always] { "" }
}
told-per = { " za każdego własnego bohatera ze stanem " }{ $condition } w zasięgu { $n }, licząc też tego
told-bonus = { $stat ->
    [attack] obrażenia z Ataku { $n }
    [skirmish] obrażenia z Potyczki { $n }
    [armor] pancerz { $n }
   *[move] Ruch { $n }
}
told-flag = { $flag ->
    [fly] przelatuje nad wszystkim, co na drodze
    [see_cover] widzi przez osłonę
   *[unpillar] burzy dowolnie wiele filarów
}
told-skirmish-area = Potyczka trafia obszar { $n ->
    [one] { $n } pola
   *[many] { $n } pól
}
told-ward = własnych stronników w zasięgu { $n } nie ranią bohaterowie ani przybysz
told-on = { $event }{ $what }
told-event = { $event ->
    [worship] { "Modlitwa: " }
    [defeats] { "gdy ten bohater pokona wrogiego bohatera: " }
    [resolves] { "po własnej akcji " }{ $action }{ ": " }
    [damaged] { "gdy tego bohatera zrani wrogi bohater w zasięgu " }{ $n }{ ": " }
    [minion] { "gdy pada własny stronnik w zasięgu " }{ $n }{ ": " }
   *[choice] { "" }
}
told-needs-token = potrzebny znacznik alei w polu widzenia
told-or = { $some } lub { $last }
told-kind = { $kind ->
    [enemy] wróg
    [friendly] sojusznik
    [any_hero] bohater
    [enemy_hero] wrogi bohater
    [friendly_hero] własny bohater
    [friendly_minion] własny stronnik
    [friendly_pillar] własny filar
   *[hex] pole
}
told-item = { $item ->
    [move] Ruch
    [lead] Rozkaz
    [attack] Atak
    [skirmish] Potyczka
    [worship] Modlitwa
    [card] karta
   *[moving_card] karta z ruchem
}
told-stack = cel na Stosie: { $items } { $by ->
    [yes] wrogiego bohatera
   *[no] wroga, wymierzone w { $other ->
        [yes] jednego innego własnego bohatera
       *[no] jednego własnego bohatera
    }
}{ $n ->
    [-1] { "" }
   *[other] { " w zasięgu " }{ $n }
}
told-target = cel: { $kind } w polu widzenia, w zasięgu { $n }{ $most ->
    [1] { "" }
   *[other] { ", najwyżej " }{ $most }
}
# Whom an effect means stays a key: each sentence declines it.
told-ref = { $ref }
who-nom = { $who ->
    [caster] ten bohater
    [t1] cel
    [t2] drugi cel
    [t3] trzeci cel
    [c1] wybrany
    [c2] drugi wybrany
    [marked] bohater z Piętnem
    [it] tamten
    [pillar] nowy filar
    [removed] zburzone filary
    [old] pierwotny cel
    [targets] każdy cel
    [team] twoja strona
   *[other] { $who }
}
other-acc = { $other ->
    [caster] tego bohatera
    [t1] cel
    [t2] drugi cel
    [t3] trzeci cel
    [c1] wybranego
    [c2] drugiego wybranego
    [marked] bohatera z Piętnem
    [it] tamtego
    [old] pierwotny cel
   *[other] { $other }
}
other-nom = { $other ->
    [caster] ten bohater
    [t1] cel
    [t2] drugi cel
    [t3] trzeci cel
    [c1] wybrany
    [c2] drugi wybrany
    [marked] bohater z Piętnem
    [it] tamten
    [old] pierwotny cel
   *[other] { $other }
}
of-gen = { $of ->
    [caster] tego bohatera
    [t1] celu
    [t2] drugiego celu
    [t3] trzeciego celu
    [c1] wybranego
    [c2] drugiego wybranego
    [marked] bohatera z Piętnem
    [it] tamtego
    [pillar] nowego filaru
    [removed] zburzonych filarów
    [old] pierwotnego celu
    [targets] każdego celu
    [team] twojej strony
   *[other] { $of }
}
except-gen = { $except ->
    [none] { "" }
    [caster] { " oprócz tego bohatera" }
    [t1] { " oprócz celu" }
    [t2] { " oprócz drugiego celu" }
    [t3] { " oprócz trzeciego celu" }
    [c1] { " oprócz wybranego" }
    [c2] { " oprócz drugiego wybranego" }
    [marked] { " oprócz bohatera z Piętnem" }
    [it] { " oprócz tamtego" }
    [old] { " oprócz pierwotnego celu" }
   *[other] { " oprócz: " }{ $except }
}
told-each = każdy { $kind } w zasięgu { $n } od { of-gen }{ except-gen }
told-area = każdy { $kind } w obszarze
told-if = jeśli { who-nom } { $is }, { $then }
told-unless = { $then }, chyba że { who-nom } { $is }
told-is = ma stan { $name }
told-gets = zyskuje stan { $name }
told-flip = { $n ->
    [1] odkrycie
   *[other] lepsze z odkryć ({ $n })
}
told-count = { $factor } za każdego w zasięgu { $n } od { of-gen } ({ $kind }){ $most ->
    [-1] { "" }
   *[other] { ", najwyżej " }{ $most }
}
told-varying = { $what ->
    [lost] { $factor ->
        [1] tyle, ile ubyło
       *[other] { $factor } razy tyle, ile ubyło
    }
   *[removed] { $factor } za każdy zburzony filar
}{ $most ->
    [-1] { "" }
   *[other] { ", najwyżej " }{ $most }
}
told-choose = wybierz, kto: { $kind } w zasięgu { $n } od { of-gen }{ except-gen }
told-damage = { $plain ->
    [yes] { who-nom } dostaje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
   *[no] { who-nom } dostaje obrażenia: { $n }
}
told-lose = { $plain ->
    [yes] { who-nom } traci { $n } PŻ
   *[no] { who-nom } traci PŻ: { $n }
}
told-heal = { $plain ->
    [yes] { who-nom } odzyskuje { $n } PŻ
   *[no] { who-nom } odzyskuje PŻ: { $n }
}
told-give = { who-nom } { $gets }
told-cleanse = { who-nom } traci: { $what }
told-move = { who-nom } rusza się do { $n }
told-place = { who-nom } trafia na wolne pole { $low ->
    [0] w zasięgu { $n } od { of-gen }
   *[other] obok { of-gen }
}
told-swap = { who-nom } i { other-nom } zamieniają się miejscami
told-push = odepchnięcie o { $n }: { who-nom }
told-area-laid = połóż obszar { $n ->
    [one] { $n } pola
   *[many] { $n } pól
}
told-predict = wgląd { $n }
told-draw = { $n ->
    [1] dobierz kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
}
told-discard = { $n ->
    [1] odrzuć kartę
    [few] odrzuć { $n } karty
   *[many] odrzuć { $n } kart
}
told-burn = { who-nom } traci spaloną manę: { $n }
told-mana = { who-nom } zyskuje { $n ->
    [one] { $n } manę
   *[many] { $n } many
}
told-refund = { who-nom }: odrzuć pozostałe karty, wraca spalona mana
told-buff = { $stat ->
    [see_cover] w tej aktywacji { who-nom } widzi wrogów przez osłonę
    [attack] w tej aktywacji { who-nom } ma większe obrażenia z Ataku: { $n }
    [skirmish] w tej aktywacji { who-nom } ma większe obrażenia z Potyczki: { $n }
   *[armor] w tej aktywacji { who-nom } ma większy pancerz: { $n }
}
told-control = w tej turze { who-nom } liczy się do kontroli o { $n } więcej
told-spawn = { $n ->
    [1] postaw stronnika przy znaczniku alei
   *[other] postaw do { $n } stronników przy znaczniku alei
}
told-token = przesuń znacznik alei o { $n }
told-defeat = { who-nom } pada
told-pillar = postaw filar w zasięgu { $n } od tego bohatera
told-unpillar = zburz do { $n ->
    [one] { $n } własnego filaru
   *[many] { $n } własnych filarów
}
told-take = { who-nom } ma darmową akcję: { $what }
told-ap = { $n ->
    [1] 1 punkt akcji więcej
    [few] { $n } punkty akcji więcej
   *[many] { $n } punktów akcji więcej
}{ $twice ->
    [yes] { ", a każdą akcję można w tej aktywacji ogłosić dwa razy" }
   *[no] { "" }
}
told-cancel = anuluj { $who ->
    [t1] cel
   *[other] { who-nom }
}
told-redirect = { who-nom } trafia teraz { other-acc }

# At the terminal
fact-card = { $kind ->
    [action] Akcja
    [response] Odpowiedź
   *[reaction] Reakcja
}{ $hero ->
    [none] {""}
   *[other] , { $hero }
}{ $ultimate ->
    [yes] , ostateczna
   *[no] {""}
}. Runy: { $runes }. Mana: { $cost }. Odkrycie: { $modifier }.
fact-hero = { $role }, { $faction }: { $hp } PŻ, pancerz { $armor }, atak { $attack }, { $flips ->
    [one] { $flips } odkrycie
    [few] { $flips } odkrycia
   *[many] { $flips } odkryć
}, zasięg { $range }.
terminal-legend =
    Ya10 bohater i jego PŻ; m stronnik; ▲ filar; ◇ iluzja; T5 wieża; N nexus
    ① znacznik alei; ◎ kopuła; ━ ┃ białe krawędzie; + na tym polu jest więcej
    Żółte, podkreślone: pole do wyboru. Niebieskie tło: kopuła; zielone: osłona.
    Sakoshi* 8/10 0 3 2 E11: PŻ, pancerz, atak, mana, pole (t4: wraca
    w turze 4); gwiazdka: stany, opisane pod planszą; kropka: wyczerpanie.
    ¹ pierwszy gracz, ƒ z „Prądem Skytear”. Kontrola: teraz; ?: zakryte rozkazy.
    Obława 2A+0: dwie runy, Akcja (R: Reakcja lub Odpowiedź), modyfikator.
    Stos: N lub S oznacza stronę; × teraz by przepadło.
    Możliwości: Yami −1…3 z 8: ile PŻ może stracić; † może paść; ? może ocaleć.
terminal-examples =
    act attack         akcja Atak
    hex E11            wybierz pole; jako akcja: tam atak, ruch lub potyczka
    top                rozkaz z wierzchu talii
    all                ustaw stronników alei na najbliższych polach
    act skirmish, hex E6, hex E5, strike
    card obława        co robi karta; powtórzone: zagraj ją, jeśli można
    hero yami          bohater z umiejętnościami; powtórzone: wybierz go
    skill zimna krew   co robi umiejętność
    victory dominacja  czego chce karta zwycięstwa
    board all          także zagrane karty, rozkazy i karty odrzucone

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-attack = { $hero } ma jeszcze punkty akcji.
slip-attack-better = { $hero } może jeszcze zaatakować. Cel: { $target }.
slip-step = Po tym bohaterze ({ $hero }) nikt już w tej turze nie działa, a { point-name.low } nie jest twoja.
slip-step-better = Krok na { $hex } wygra { point-name.acc }.
slip-blind = { $hero } nie widzi znacznika, więc karta się nie policzy.
slip-blind-better = Najpierw zrób to.
slip-lead = Ta karta nie wystarczy, by wygrać { point-name.acc }.
slip-lead-better = Karta „{ $card }” kosztuje więcej i wystarczy.
slip-sure = Ten cel może przetrwać.
slip-sure-better = { $target } padnie na pewno.
slip-shield = Budynek osłania stronnik na { $hex }.
slip-shield-better = Bez tego stronnika budynek padnie.
slip-exposed = { $enemy } sięgnie pola { $hex }, a { $hero } ma już mało PŻ.
slip-exposed-better = Tam { $hero } jest poza zasięgiem.
slip-leaves = { $hero } trzyma { point-name.acc }, a tak ją oddaje.
slip-leaves-better = Stamtąd { point-name.low } zostaje twoja.
slip-exhaust = To kończy aktywację ({ $hero }), a punkty akcji przepadną.
slip-exhaust-better = Zostań w gotowości i użyj nowej postaci teraz.
slip-save = { $hero } może paść od tego, co leży na Stosie.
slip-save-better = Może pomóc karta „{ $card }”. Zagrożony bohater: { $hero }.
slip-harm = Co innego zrani bardziej.
slip-harm-better = { $target } może stracić do { $most } PŻ.

# The board at the terminal
draw-turn = Tura { $n }/{ $of }
draw-ap = { $n } PA
draw-hp = { $n }/{ $of } PŻ
draw-hp-left = { $n } PŻ
draw-control = Kontrola
draw-lane = aleja
draw-dome = kopuła
draw-victory = Wygrana
draw-now = Teraz
draw-stack-top-first = Stos, od góry
draw-south = południe
draw-north = północ
draw-goods = ręka { $hand } talia { $deck } stron. { $minions }
draw-returns = t{ $n }
draw-off = –
draw-hand = Ręka
draw-hand-of = Ręka: { $name }
draw-none = brak
draw-flipped = Odkryte
draw-you-look-at = Oglądasz
draw-played = zagrana: { $card }
draw-discarded = { $name }, odrzucone:
draw-leads = rozkaz: { $card }
draw-leads-unknown = rozkaz: ? ({ $source ->
    [deck] talia
   *[hand] ręka
})
draw-mana-by = mana { $n }: { $heroes }
draw-more = i { $n } więcej
draw-minion = stronnik
draw-pillar = filar
draw-illusion = iluzja
draw-tower = wieża
draw-nexus = nexus
draw-outsider = Wędrowiec
draw-harm = { $who } −{ $lost } z { $hp }
draw-of = { $n } z { $goal }
draw-sheet-towers = wieże
draw-sheet-nexus = nexus
draw-whole = cały
draw-fallen = zburzony
draw-runes = { $n ->
    [one] { $n } runa
    [few] { $n } runy
   *[many] { $n } run
}, odkrycie { $modifier }

# What a box holds
box-section-heroes = Bohaterowie
box-section-cards = Karty mocy
box-section-victory = Karty zwycięstwa
box-section-factions = Frakcje
box-section-outsider = Przybysz
box-section-runes = Runy
box-section-cards_per_hero = Karty każdego bohatera
box-section-numbers = Liczby w grze
box-section-map = Mapa
box-section-maps = Dalsze mapy
box-section-shapes = Obszary działania
box-section-faction_cards = Karty frakcji
box-section-sample_decks = Przykładowe talie
box-field-faction = Frakcja
box-field-class = Klasa
box-field-range = Zasięg
box-field-attack = Atak
box-field-flips = Odkrycia
box-field-armor = Pancerz
box-field-rune = Runa
box-field-runes = Runy
box-field-skills = Umiejętności
box-field-icon = Kiedy działa
box-field-static = Co dodaje
box-field-when = Pod jakim warunkiem
box-field-on = Co ją wywołuje
box-field-hero = Bohater
box-field-copies = Egzemplarze
box-field-type = Typ
box-field-modifier = Modyfikator
box-field-ultimate = Ostateczna
box-field-response = Odpowiada na element Stosu
box-field-flux = Prąd Skytear
box-field-condition = Jak się wygrywa
box-field-side = Która aleja
box-field-goal = Ile
box-field-mechanic = Modlitwa
box-field-radius = Odległość od punktu kopuły
box-field-cards_per_hero = Karty każdego bohatera
box-field-turns = Tury
box-field-ap = Punkty akcji
box-field-move = Ruch
box-field-skirmish_move = Ruch przy Potyczce
box-field-los = Pole widzenia
box-field-hand_start = Ręka na początku
box-field-draw_upkeep = Karty dobierane co turę
box-field-hand_limit = Limit ręki
box-field-pair_hand_start = Ręka na początku, w parach
box-field-pair_draw_upkeep = Karty dobierane co turę, w parach
box-field-pair_hand_limit = Limit ręki, w parach
box-field-tower_hp = PŻ wieży
box-field-minions_per_faction = Stronnicy frakcji
box-field-minions_per_lane_start = Stronnicy w alei na początku
box-field-spawn = Stronnicy przybywający co turę
box-field-frenzy = Ile zmieniają Szał i Rozbrojenie
box-field-slow = Ile zmieniają Spowolnienie i Przyspieszenie
box-field-drawing = Rysunek
box-field-first_column = Pierwsza kolumna
box-field-symmetric = Taka sama dla obu graczy
box-field-white_edges = Białe krawędzie
box-field-starts = Pola startowe stron
box-field-deck = Karty zwycięstwa do losowania
box-field-points = Punkty w jednej fazie
box-field-numbers = Wartości, które zmienia
box-field-victory = Jej własne karty zwycięstwa
box-field-lanes = Aleje
box-field-token = Znacznik
box-field-towers = Wieże
box-field-minions = Stronnicy
box-field-anchored = Zaczyna się przy tym, kto zagrywa
box-field-cells = Pola
box-field-lines = Wiersze
box-value-icon-always = zawsze
box-value-icon-worship = przy Modlitwie
box-value-icon-shapeshifted = w Przemianie
box-value-icon-pillar = z filarem
box-value-icon-illusion = z iluzją
box-value-icon-triggered = po wywołaniu
box-value-type-action = akcja
box-value-type-reaction = reakcja
box-value-side-left = lewa
box-value-side-right = prawa
box-value-side-any = dowolna
box-value-side-middle = środkowa
box-value-id-three_lanes = Trzy aleje
box-value-mechanic-marks = Piętno
box-value-mechanic-shapeshift = Przemiana
box-value-mechanic-pillars = filary
box-value-mechanic-illusions = iluzje

# Dlaczego bot tak wybiera: części zdania z reason-1 w sali.
reason-goals-good = przybliża kartę zwycięstwa
reason-goals-bad = oddala kartę zwycięstwa
reason-goals-rival = { $rival } ma dalej do karty zwycięstwa
reason-buildings-good = naciska na budynki wroga
reason-buildings-bad = osłabia nacisk na budynki wroga
reason-buildings-rival = { $rival } słabiej zagraża budynkom
reason-control-good = daje kontrolę nad alejami lub kopułą
reason-control-bad = oddaje kontrolę nad alejami lub kopułą
reason-control-rival = { $rival } traci kontrolę nad alejami lub kopułą
reason-heroes-good = dba o zdrowie bohaterów
reason-heroes-bad = bohaterowie tracą PŻ
reason-heroes-rival = { $rival } ma bohaterów, którzy tracą PŻ
reason-danger-good = słaby bohater ucieka poza zasięg wroga
reason-danger-bad = słaby bohater jest w zasięgu wroga
reason-danger-rival = { $rival } ma słabego bohatera w zasięgu
reason-strike-good = grozi pokonaniem bohatera
reason-strike-bad = mniej zagraża bohaterom wroga
reason-strike-rival = { $rival } mniej zagraża bohaterom
reason-cards-good = daje { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
reason-cards-bad = kosztuje { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
reason-cards-rival = { $rival } traci { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[many] { $n } kart
}
reason-minions-good = daje { $n ->
    [one] 1 stronnika
    [few] { $n } stronników
   *[many] { $n } stronników
}
reason-minions-bad = kosztuje { $n ->
    [one] 1 stronnika
    [few] { $n } stronników
   *[many] { $n } stronników
}
reason-minions-rival = { $rival } traci { $n ->
    [one] 1 stronnika
    [few] { $n } stronników
   *[many] { $n } stronników
}
reason-favour-good = wzmacnia bohaterów
reason-favour-bad = osłabia bohaterów
reason-favour-rival = { $rival } ma słabszych bohaterów
reason-cover-good = bohater kryje się w osłonie
reason-cover-bad = bohater wychodzi z osłony
reason-cover-rival = { $rival } ma o jednego bohatera mniej w osłonie

# Własne talie przy stole
decks-set-of = Zestaw: { $hero }
decks-how = Jedna karta trzy razy, dwie karty po dwa razy. Nikt po drugiej stronie nie zobaczy zestawu, zanim wszyscy skończą.
decks-use = Użyj: „{ $name }”
decks-builder = Ułóż talię na osobnej stronie
decks-hand-in = Oddaj zestaw: { $hero }
decks-waits = { $name } układa zestaw w tajemnicy.
decks-secret = ukryty, aż wszyscy skończą
decks-bundles = { $n ->
    [one] Została jedna para kart
    [few] Zostały { $n } pary kart
   *[other] Zostało { $n } par kart
}
decks-picks = { $name } wybiera parę kart.
decks-for = Dla: { $hero }
decks-in-place = Zamiast której pary?
word-done-PickBundle = Nie bierz pary
word-done-BuildTriple = Weź gotowy zestaw
