title = Skytopia
blurb = Przypisuj golemy i wznoś wieże podniebnego miasta. Płać za pośpiech albo czekaj i patrz, kto kogo wyprzedzi.

# The door
door-line = Przypisuj golemy, wznoś wieże.
door-length = 10–13 rund
door-idle = Chronometr jest nakręcony
door-live = Golemy pracują

# Questions
ask-DraftTile = Który kafelek zdolności bierzesz?
ask-ChooseSide = { $colour ->
    [blue] Twój niebieski kafelek
    [gold] Twój złoty kafelek
    [red] Twój czerwony kafelek
   *[purple] Twój fioletowy kafelek
}: którą stronę wybierasz?
ask-OpenOn = Gdzie zaczyna twój pierwszy golem z wartością { $face }?
ask-StackNext = Gotowe są co najmniej dwie { $colour ->
    [blue] niebieskie
    [gold] złote
    [red] czerwone
   *[purple] fioletowe
} karty. Która pierwsza trafia na wieżę?
ask-ActivateTower = Którą wieżę aktywujesz najpierw?
ask-Rotate = { $source }: obrócić golema o { steps-acc }?
ask-Redirect = { $source }: przenieść golema na inną kartę?
ask-RedirectTo = Dokąd idzie golem ({ $slot })? Zachowuje wartość { $face }.
ask-Recall = { $source }: wezwać golema z powrotem?
ask-AddCard = { $source }: dodać kartę do miasta{ $cost ->
    [0] {""}
   *[other] {" "}za { cost-acc }
}?
ask-ActivateTop = { $source }: aktywować szczyt jednej z twoich wież?
ask-ActivateLine = { $source }: aktywować inną kartę w tym samym rzędzie?
ask-Trade = { $source }: zapłacić { coins-acc } za { $pp } PP?
ask-TakeCoins = { $source }: wziąć { coins-acc } czy zostać bez grosza?
ask-BuyRotation = { $ability }: zapłacić { cost-acc } i obrócić golema o { steps-acc }?
ask-TakeBack = Wszystkie golemy są przy pracy. Którego zabierasz?
ask-Send = Przypisz golema: do której karty i jak szybko? Masz { coins-acc }.
# Parts of these sentences.
coins-acc = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
cost-acc = { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}
price-acc = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
steps-acc = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
points-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Words
word-send = Przypisz golema: { card-there } ({ $slot }), wartość { $face }
word-golem = Golem z wartością { $face }: { card-there } ({ $slot })
word-card = { card-there } ({ $slot })
word-tower = { $about ->
    [tower] { $colour ->
        [blue] Niebieska wieża
        [gold] Złota wieża
        [red] Czerwona wieża
       *[purple] Fioletowa wieża
    }
    [foundation] { $colour ->
        [blue] Niebieski fundament
        [gold] Złoty fundament
        [red] Czerwony fundament
       *[purple] Fioletowy fundament
    }
   *[card] { $card } ({ colour-name })
}
word-use = Tak
word-skip = Nie, dalej
word-tile = { $colour ->
    [blue] Niebieski kafelek
    [gold] Złoty kafelek
    [red] Czerwony kafelek
   *[purple] Fioletowy kafelek
}
word-side = Strona { $side }

# What happened
event-game_started = Rynek jest otwarty. Znacznik pierwszego gracza ma { $first_player }.
event-tile_taken = { $seat } { $how ->
    [draft] bierze
   *[dealt] dostaje
} { tile-name } kafelek.
event-side_chosen = { $seat } wybiera stronę { $side }.
event-golem_opened = { $seat } zaczyna na karcie „{ $card }” ({ $slot }) z wartością { $face }.
event-round_began = Runda { $round }: pod symbolem budowy jest { $pointer }.{ $last_round ->
    [none] {""}
   *[other] {" "}Ostatnia będzie runda { $last_round }.
}
event-turn_began = Teraz { $seat }.
event-card_finished = { $seat } kończy kartę „{ $card }”: to piętro { $level } { colour-name.gen } wieży.
event-golem_returned = { $why ->
    [finished] { $owner }: golem kończy pracę ({ $slot }) i wraca do miasta.
    [overtaken] { $owner } nie zdąża ({ $slot }): odbiera golema{ $coins ->
        [0] .
       *[other] {" "}i { coins-acc }.
    }
    [added] { $owner }: golem wraca ({ $slot }){ $coins ->
        [0] .
       *[other] {" "}i przynosi { coins-acc }.
    }
   *[recalled] { $owner } wzywa golema z powrotem ({ $slot }).
}
event-tower_activated = { $seat } aktywuje { colour-name.acc } wieżę.
event-card_activated = { $seat } aktywuje { $card ->
    [none] fundament
   *[other] kartę „{ $card }”
}{ $by ->
    [top] {" "}na szczycie wieży
    [line] {" "}w tym samym rzędzie
   *[tower] {""}
}.
event-gained = { $seat } zyskuje { $pp ->
    [0] {""}
   *[other] { $pp } PP
}{ $coins ->
    [0] {""}
   *[other] { $pp ->
        [0] { coins-acc }
       *[other] {" "}i { coins-acc }
    }
} ({ $source }).
event-traded = { $seat } płaci { coins-acc } za { $pp } PP ({ $source }).
event-golem_rotated = { $seat } obraca golema na karcie „{ $card }” ({ $slot }) z { $face_before } na { $face_after } ({ $source }).
event-golem_redirected = { $seat } przenosi golema z wartością { $face }: { $from } → { $to } ({ $source }).
event-card_added = { $seat } dodaje kartę „{ $card }” do { colour-name.gen } wieży{ $cost ->
    [0] {""}
   *[other] {" "}za { cost-acc }
} ({ $source }).
event-golem_taken_back = { $seat } zabiera golema z wartością { $face } z karty „{ $card }” ({ $slot }).
event-golem_sent = { $seat } przypisuje golema do karty „{ $card }” ({ $slot }) z wartością { $face }: koniec w rundzie { $finish_round }, { $price ->
    [0] za darmo
   *[other] za { price-acc }
}.
event-skipped = { $seat } pomija efekt ({ $source }).
event-ability_used = { $seat } korzysta ze zdolności „{ $ability }” i { $paid ->
    [0] zyskuje { $pp ->
        [0] { coins-acc }
       *[other] { $pp } PP
    }
    [one] płaci { $paid } monetę
    [few] płaci { $paid } monety
   *[many] płaci { $paid } monet
}.
event-market_refilled = Na rynek trafia karta „{ $card }” ({ $slot }). W tej talii zostaje: { $deck_left }.
event-deck_exhausted = { $colour ->
    [blue] Niebieska talia jest pusta.
    [gold] Złota talia jest pusta.
    [red] Czerwona talia jest pusta.
   *[purple] Fioletowa talia jest pusta.
} Ostatnia będzie runda { $last_round }.
event-chronometer_turned = Chronometr idzie dalej: po { $from } przychodzi { $to }.
event-start_marker_passed = Znacznik pierwszego gracza idzie dalej.
event-game_over = { $reason ->
    [limit] Osiągnięto limit rund.
   *[deck] Ostatnia runda skończona.
} Punkty na koniec: { $points }.
# Parts of these sentences: a colour beside wieża, karta, talia; beside kafelek.
colour-name = { $colour ->
    [blue] niebieska
    [gold] złota
    [red] czerwona
    [purple] fioletowa
   *[other] { $colour }
}
    .gen = { $colour ->
        [blue] niebieskiej
        [gold] złotej
        [red] czerwonej
        [purple] fioletowej
       *[other] { $colour }
    }
    .acc = { $colour ->
        [blue] niebieską
        [gold] złotą
        [red] czerwoną
        [purple] fioletową
       *[other] { $colour }
    }
tile-name = { $colour ->
    [blue] niebieski
    [gold] złoty
    [red] czerwony
    [purple] fioletowy
   *[other] { $colour }
}

# Why not
refused-empty-slot = Nie leży tam żadna karta.
refused-pointer = { $face } jest pod symbolem budowy: nie można nadać tej wartości golemowi.
refused-face-shown = Inny golem na tej karcie ma już wartość { $face }.
refused-too-dear = Ta wartość kosztuje { price-acc }, a { $coins ->
    [0] nie masz ani jednej
   *[other] masz { $coins }
}.
refused-golem-in-supply = Golema możesz zabrać tylko wtedy, gdy w mieście nie ma żadnego.
refused-rival-golem = Ten golem pracuje dla kogo innego: { $owner }.
refused-golem-in-chain = Ten golem stoi na karcie, która działa, a karta nie rusza własnych golemów.
refused-turned-already = Ta karta już obróciła tego golema.
refused-reaches-pointer = { $steps ->
    [one] { $steps } krok ustawiłby
    [few] { $steps } kroki ustawiłyby
   *[many] { $steps } kroków ustawiłoby
} go pod symbolem budowy albo dalej.
refused-nowhere-to-go = Na każdej innej karcie jest już wartość { $face }.
refused-card-in-chain = Ta karta właśnie działa: nie można jej też dodać.
refused-needs-own-golem = Nie pracuje tam żaden twój golem.
refused-needs-no-golem = Pracuje tam już golem.
refused-itself = To karta, która właśnie działa: sięga tylko do innych kolorów.
refused-not-in-row = W tym rzędzie rynku nie ma { colour-name.gen } karty.
refused-not-at-level = Twoja { colour-name } wieża nie ma karty na tym piętrze.
refused-in-chain = To już działało w tym łańcuchu.
refused-end-only = Ta karta liczy się dopiero na koniec partii.
refused-nothing-usable = Nic tam teraz nie da się aktywować.
refused-tile-taken = { $owner } ma { tile-name } kafelek.
refused-not-waiting = { $colour ->
    [blue] Niebieska wieża nie dostała
    [gold] Złota wieża nie dostała
    [red] Czerwona wieża nie dostała
   *[purple] Fioletowa wieża nie dostała
} w tej turze ukończonej karty albo już zadziałała.

# Options
option-first = Pierwszy gracz
option-first-random = losowo
option-first-seat0 = Miejsce 1
option-opening = Wstępna tura
option-opening-tile = na kolorze kafelka
option-opening-free = gdziekolwiek
option-abilities = Kafelki zdolności
option-abilities-dealt = rozdane losowo
option-abilities-draft = z doboru
option-sides = Strony kafelków
option-sides-A = wszystkie stroną A
option-sides-B = wszystkie stroną B
option-sides-each = każdy wybiera
box-why-tuned = Wyważone przez nas: monet jest mniej, a czerwone wieże płacą więcej.
box-kind-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
box-kind-foundation = { $count ->
    [one] { $count } fundament
    [few] { $count } fundamenty
   *[many] { $count } fundamentów
}
box-field-max = najwyżej
option-market_rows = Rzędy rynku
option-market_rows-normal = tyle, ilu graczy
option-market_rows-3 = trzy (trudne, czworo graczy)
option-market_rows-2 = dwa (dla odważnych, czworo graczy)

# The end
end-deck = Talia się wyczerpała i rozegrano ostatnią rundę
end-limit = Osiągnięto limit rund

# Phases and reminders
phase-setup = Przygotowanie
phase-finish = Faza 1: ukończenie
phase-activate = Faza 1: aktywacja
phase-send = Faza 2: przypisanie
phase-over = Koniec partii
reminder-phases = Ukończ i aktywuj, przypisz golema, uzupełnij rynek.
reminder-prices = Im szybciej golem kończy, tym drożej: 10, 6, 3, 1 lub 0 monet za pracę od 1 do 5 rund.
reminder-end = Na koniec: mistrzowie gildii, laboratoria, 1 PP za każde 5 monet, 1 PP za każdego golema przy pracy.
reminder-own-golems = Twoje pozostałe golemy na karcie, którą kończysz, wracają bez monet.
reminder-added = Karta dodana przez efekt nie aktywuje swojej wieży.
reminder-own-card = Karta, do której przypisujesz golema, nie przyspieszy golemów, które na niej stoją.
reminder-pointer = Żadnego golema nie można obrócić pod symbol budowy.
reminder-foundations = Mistrzowie gildii liczą fundamenty jako karty.
reminder-marker = Znacznik pierwszego gracza wędruje przeciwnie do kolejności tur.
warning-too-late = Ten golem już nie zdąży skończyć.
warning-take-back = W następnej turze nie będzie golema do przypisania.

# Effects
effect-pp = { $n } PP
effect-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
effect-pp_per = { $n } PP za { count-name }, najwyżej { $max }
effect-coins_per = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
} za { count-name }, najwyżej { $max }
effect-trade = zapłać { coins-acc } za { $pp } PP{ $times ->
    [one] {""}
   *[many] , do { $times } razy
}
effect-rotate = obróć { $golems ->
    [one] golema
    [few] { $golems } golemy
   *[many] { $golems } golemów
} o { steps-acc }
effect-redirect = przenieś golema na inną kartę
effect-recall = wezwij golema z powrotem i weź { coins-acc }{ $pp ->
    [0] {""}
   *[other] {" "}i { $pp } PP
}
effect-add = dodaj kartę{ $from ->
    [mine] , na której masz golema
   *[free] {" "}bez golemów
}{ $cost ->
    [0] {""}
   *[other] {" "}za { cost-acc }
}
effect-top = aktywuj szczyt jednej ze swoich wież
effect-line = aktywuj kartę w tym samym rzędzie
effect-end_pp = { $n } PP na koniec
count-name = { $count ->
    [coat] każdą kartę z tym herbem w mieście
    [coats] każdy rodzaj herbu w mieście
    [golems] każdego golema przy pracy
    [blue] każdą kartę niebieskiej wieży
    [gold] każdą kartę złotej wieży
    [red] każdą kartę czerwonej wieży
    [purple] każdą kartę fioletowej wieży
    [highest] każdą kartę najwyższej wieży
   *[lowest] każdą kartę najniższej wieży
}

# Guildmasters
all-of = { $n ->
    [1] { $last }
   *[other] { $some } i { $last }
}
score-set = { $pp } PP za każdy zestaw kart: { $colours }
score-highest = { $pp } PP za każdą kartę najwyższej wieży
score-lowest = { $pp } PP za każdą kartę najniższej wieży
score-towers_of = { $pp } PP za każdą wieżę z co najmniej { $size ->
    [one] { $size } kartą
   *[many] { $size } kartami
}
score-heights = { $pp } PP za każdą z różnych wysokości wież
score-coats_in = { $pp } PP za każdy rodzaj herbu w { colour-name.gen } wieży
score-most_coat = { $pp } PP za każdą kartę z najczęstszym herbem
score-coat_sets = { $pp } PP za każdy pełny zestaw herbów
guildmaster-mechanicians = Gildia Mecha{"\u00AD"}ników
guildmaster-smiths = Gildia Kowali
guildmaster-glaziers = Gildia Szklarzy
guildmaster-carters = Gildia Woźniców
guildmaster-builders = Gildia Budow{"\u00AD"}niczych
guildmaster-masons = Gildia Murarzy
guildmaster-architects = Gildia Archi{"\u00AD"}tektów
guildmaster-surveyors = Gildia Mier{"\u00AD"}niczych
guildmaster-merchants = Gildia Kupców
guildmaster-scholars = Gildia Uczonych
guildmaster-standard_bearers = Gildia Chorążych
guildmaster-genealogists = Gildia Genea{"\u00AD"}logów

# Ability tiles
ability-blue-A = Podwójna inauguracja
ability-blue-B = Pełny apel
ability-gold-A = Ekspresowe zlecenie
ability-gold-B = Karczma
ability-red-A = Łaska heroldów
ability-red-B = Zegarmistrz
ability-purple-A = Powrót do domu
ability-purple-B = Zapomoga
ability-golem_returned = { $pp } PP za każdego twojego golema, którego odsyła rywal albo efekt karty
ability-shared_card = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, gdy rywal przypisuje golema do karty, na której stoi twój
ability-sent_at_price = { $pp } PP, jeśli przypisany golem kosztował dokładnie { price-acc }
ability-same_coat = { $pp } PP, jeśli twoje golemy stoją na { $cards ->
    [one] { $cards } karcie rynku o tym samym herbie
   *[many] { $cards } kartach rynku o tym samym herbie
}
ability-cards_added = { $pp } PP, jeśli w fazie 1 { $cards ->
    [one] doszła do miasta { $cards } karta
    [few] doszły do miasta { $cards } karty
   *[many] doszło do miasta { $cards } kart
}
ability-no_coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, jeśli po fazie 1 nie masz żadnej
ability-buy_rotation = Po fazie 1 możesz zapłacić { cost-acc } i obrócić golema o { steps-acc }
ability-all_home = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, jeśli po fazie 1 wszystkie twoje golemy są w mieście

# Names. A colour stays a key in events and questions: each sentence declines it.
colour-blue = niebieska
colour-gold = złota
colour-red = czerwona
colour-purple = fioletowa
each-colour = { $thing }
each-slot = { $thing ->
    [blue-1] { colour-blue } 1
    [blue-2] { colour-blue } 2
    [blue-3] { colour-blue } 3
    [blue-4] { colour-blue } 4
    [gold-1] { colour-gold } 1
    [gold-2] { colour-gold } 2
    [gold-3] { colour-gold } 3
    [gold-4] { colour-gold } 4
    [red-1] { colour-red } 1
    [red-2] { colour-red } 2
    [red-3] { colour-red } 3
    [red-4] { colour-red } 4
    [purple-1] { colour-purple } 1
    [purple-2] { colour-purple } 2
    [purple-3] { colour-purple } 3
    [purple-4] { colour-purple } 4
   *[other] { $thing }
}
coat-gryphon = gryf
coat-lily = lilia
coat-key = klucz
coat-moon = księżyc
city-0 = Cirrus
city-1 = Halcyon
city-2 = Zephyria
city-3 = Nimbus
card-beacon_gryphon = Latarnia
card-beacon_lily = Latarnia
card-belfry_key = Dzwonnica
card-belfry_moon = Dzwonnica
card-hall_of_heralds_gryphon = Sala heroldów
card-hall_of_heralds_moon = Sala heroldów
card-clockwork_colonnade_key = Zegarowa kolum{"\u00AD"}nada
card-clockwork_colonnade_lily = Zegarowa kolum{"\u00AD"}nada
card-gilded_dome_moon = Złocona kopuła
card-dream_garden_lily = Ogród snów
card-parade_terrace_gryphon = Taras parad
card-parade_terrace_key = Taras parad
card-mint_gryphon = Mennica
card-mint_lily = Mennica
card-mint_moon = Mennica
card-toll_bridge_key = Płatny most
card-toll_bridge_lily = Płatny most
card-guild_exchange_key = Giełda gildii
card-guild_exchange_moon = Giełda gildii
card-freight_dock_gryphon = Dok towarowy
card-freight_dock_lily = Dok towarowy
card-collectors_house_key = Dom zbieracza
card-collectors_house_moon = Dom zbieracza
card-great_vault_gryphon = Wielki skarbiec
card-winding_house_gryphon = Nakrę{"\u00AD"}carnia
card-winding_house_lily = Nakrę{"\u00AD"}carnia
card-winding_house_moon = Nakrę{"\u00AD"}carnia
card-mainspring_key = Sprężyna główna
card-mainspring_moon = Sprężyna główna
card-twin_gears_gryphon = Bliźniacze tryby
card-twin_gears_lily = Bliźniacze tryby
card-forge_gryphon = Kuźnia
card-forge_key = Kuźnia
card-switchyard_lily = Zwrotnica
card-recall_horn_key = Róg wezwania
card-recall_horn_moon = Róg wezwania
card-laboratory_key = Labora{"\u00AD"}torium
card-laboratory_lily = Labora{"\u00AD"}torium
card-echo_spire_gryphon = Iglica echa
card-echo_spire_lily = Iglica echa
card-echo_spire_moon = Iglica echa
card-hall_of_mirrors_key = Sala luster
card-hall_of_mirrors_lily = Sala luster
card-hall_of_mirrors_moon = Sala luster
card-sky_crane_gryphon = Podniebny żuraw
card-sky_crane_key = Podniebny żuraw
card-annex_gryphon = Oficyna
card-counting_house_moon = Kantor
card-foundation-blue = Niebieski fundament
card-foundation-gold = Złoty fundament
card-foundation-red = Czerwony fundament
card-foundation-purple = Fioletowy fundament
each-card = { $thing ->
    [beacon_gryphon] { card-beacon_gryphon }
    [beacon_lily] { card-beacon_lily }
    [belfry_key] { card-belfry_key }
    [belfry_moon] { card-belfry_moon }
    [hall_of_heralds_gryphon] { card-hall_of_heralds_gryphon }
    [hall_of_heralds_moon] { card-hall_of_heralds_moon }
    [clockwork_colonnade_key] { card-clockwork_colonnade_key }
    [clockwork_colonnade_lily] { card-clockwork_colonnade_lily }
    [gilded_dome_moon] { card-gilded_dome_moon }
    [dream_garden_lily] { card-dream_garden_lily }
    [parade_terrace_gryphon] { card-parade_terrace_gryphon }
    [parade_terrace_key] { card-parade_terrace_key }
    [mint_gryphon] { card-mint_gryphon }
    [mint_lily] { card-mint_lily }
    [mint_moon] { card-mint_moon }
    [toll_bridge_key] { card-toll_bridge_key }
    [toll_bridge_lily] { card-toll_bridge_lily }
    [guild_exchange_key] { card-guild_exchange_key }
    [guild_exchange_moon] { card-guild_exchange_moon }
    [freight_dock_gryphon] { card-freight_dock_gryphon }
    [freight_dock_lily] { card-freight_dock_lily }
    [collectors_house_key] { card-collectors_house_key }
    [collectors_house_moon] { card-collectors_house_moon }
    [great_vault_gryphon] { card-great_vault_gryphon }
    [winding_house_gryphon] { card-winding_house_gryphon }
    [winding_house_lily] { card-winding_house_lily }
    [winding_house_moon] { card-winding_house_moon }
    [mainspring_key] { card-mainspring_key }
    [mainspring_moon] { card-mainspring_moon }
    [twin_gears_gryphon] { card-twin_gears_gryphon }
    [twin_gears_lily] { card-twin_gears_lily }
    [forge_gryphon] { card-forge_gryphon }
    [forge_key] { card-forge_key }
    [switchyard_lily] { card-switchyard_lily }
    [recall_horn_key] { card-recall_horn_key }
    [recall_horn_moon] { card-recall_horn_moon }
    [laboratory_key] { card-laboratory_key }
    [laboratory_lily] { card-laboratory_lily }
    [echo_spire_gryphon] { card-echo_spire_gryphon }
    [echo_spire_lily] { card-echo_spire_lily }
    [echo_spire_moon] { card-echo_spire_moon }
    [hall_of_mirrors_key] { card-hall_of_mirrors_key }
    [hall_of_mirrors_lily] { card-hall_of_mirrors_lily }
    [hall_of_mirrors_moon] { card-hall_of_mirrors_moon }
    [sky_crane_gryphon] { card-sky_crane_gryphon }
    [sky_crane_key] { card-sky_crane_key }
    [annex_gryphon] { card-annex_gryphon }
    [counting_house_moon] { card-counting_house_moon }
    [foundation-blue] { card-foundation-blue }
    [foundation-gold] { card-foundation-gold }
    [foundation-red] { card-foundation-red }
    [foundation-purple] { card-foundation-purple }
    [compensation] rekompensata
    [ability] kafelek zdolności
   *[other] { $thing }
}
card-there = { $card ->
    [none] puste miejsce
   *[other] { $card }
}

# Bots
bot-0 = Cog
bot-1 = Tock
bot-2 = Maro
bot-3 = Pell

# On the screen
screen-round = Runda { $round }
screen-round-word = runda
screen-r = R{ $round }
screen-now = teraz
screen-phase-setup = Przygotowanie
screen-phase-finish = Ukończenie
screen-phase-activate = Aktywacja
screen-phase-send = Przypisanie
screen-phase-over = Koniec
screen-dial = Chronometr, runda { $round }, pod symbolem budowy { $face }
screen-market = Rynek
screen-left = szt.
screen-empty = puste
screen-home = dom
screen-behind = w tyle
screen-late = późno
screen-bench = Twoje golemy i sakiewka
screen-golem = { $seat }: golem, koniec w rundzie { $round }
screen-golems = Golemy: w mieście { $home }, przy pracy { $out }
screen-pay = płacisz { $price }
screen-pick = Wybierz: { $card } ({ $slot })
screen-tower = { $colour ->
    [blue] Niebieska wieża
    [gold] Złota wieża
    [red] Czerwona wieża
   *[purple] Fioletowa wieża
}, { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
}
screen-foundation = Fundament
screen-below = +{ $n } niżej
screen-above = +{ $n } wyżej
screen-show-below = { $n ->
    [one] Za fundamentem jest { $n } piętro
    [few] Za fundamentem są { $n } piętra
   *[many] Za fundamentem jest { $n } pięter
}: pokaż niższe
screen-show-top = Pokaż szczyt wieży
screen-running = dotąd { $pp } PP i { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
screen-cities = Miasta
screen-city-of = Miasto gracza { $seat }
screen-all = Wszystkie
screen-tile = { $colour ->
    [blue] Niebieski kafelek
    [gold] Złoty kafelek
    [red] Czerwony kafelek
   *[purple] Fioletowy kafelek
}
screen-starts = zaczyna
screen-turn = tura { $place }
screen-worth = { $track } + gildie { $guild } + { $rest }
screen-worth-how = Punkty na torze, plus mistrzowie gildii, plus laboratoria, monety i golemy przy pracy
screen-last-round = Ostatnia będzie runda { $round }
screen-at-once = od razu
screen-tower-gives = { $colour ->
    [blue] Niebieska wieża
    [gold] Złota wieża
    [red] Czerwona wieża
   *[purple] Fioletowa wieża
}: { $sums }
screen-send-title = { $card }, wartość { $face }.
screen-pay-now = Płacisz
screen-free = Za darmo.
screen-free-send = za darmo
screen-get = Dostajesz od razu
screen-done-in = Koniec w rundzie { $round }.
screen-then = Potem { $colour } wieża da
screen-in-front = Przed tobą nikt; w tyle: { $names }.
screen-behind-of = Przed tobą: { $names }. Odzyskasz golema{ $refund ->
    [0] {""}
    [one] {" "}i { $refund } monetę
    [few] {" "}i { $refund } monety
   *[many] {" "}i { $refund } monet
}.
screen-nothing = Za twoim własnym golemem: ten wróci z niczym.
screen-own-behind = Twój golem za nim wróci z niczym.
screen-how-to-send = Wybierz kartę i czas pracy golema: im szybciej kończy, tym drożej.
screen-how-to-draft = Zdolność jest twoja na całą partię.
screen-how-to-open = Ten golem jest za darmo, a jego karta teraz nie działa.
screen-how-to-take-back = Wraca bez monet; potem przypisujesz golema.
screen-reminder = Przypomnienie
screen-mind = Łatwo przeoczyć
screen-track = Punkty na torze
screen-laboratories = Laboratoria
screen-coins-left = Monety
screen-golems-left = Golemy przy pracy
screen-tower-cards = Karty wież
how-laboratories = Ile na koniec płacą laboratoria w twoim mieście.
how-coins = Monety zamienia się na koniec na punkty, zaokrąglając w dół.
how-golems = Punkty za golemy, które na koniec są przy pracy.
how-tie = Przy równych punktach wygrywa ten, kto ma mniej kart wież, a potem ten, komu zostało więcej monet.
screen-total = Punkty
screen-per-coat = za kartę z tym herbem, do { $max }
screen-per-coats = za rodzaj herbu, do { $max }
screen-per-golems = za golema, do { $max }
screen-per-blue = za niebieskie piętro, do { $max }
screen-per-gold = za złote piętro, do { $max }
screen-per-red = za czerwone piętro, do { $max }
screen-per-purple = za fioletowe piętro, do { $max }
screen-per-highest = za piętro najwyższej, do { $max }
screen-per-lowest = za piętro najniższej, do { $max }
screen-per-end = na sam koniec
screen-per-top = aktywuj szczyt wieży
screen-per-line = Aktywuj kartę z tego rzędu
screen-per-redirect = przenieś golema
screen-per-add-mine = dodaj kartę z twoim golemem
screen-per-add-free = dodaj kartę bez golemów
screen-tiny-coat = /herb
screen-tiny-coats = /herb
screen-tiny-highest = /maks.
screen-tiny-lowest = /min.
screen-tiny-end = koniec
screen-tiny-top = szczyt
screen-tiny-line = rząd
screen-tiny-redirect = ruch
screen-tiny-add-mine = moja
screen-tiny-add-free = wolna
screen-taken = zajęte
screen-send = Przypisz golema: do której karty i jak szybko?
screen-picked = { $card }. Jak szybko ma pracować?
screen-picked-then = { $card }, { $then }. Jak szybko ma pracować?
screen-redirect-to = Dokąd idzie twój golem? Zachowuje wartość { $face }.
screen-guild-when = Płaci każdemu na koniec.
screen-with = { $now } → { $then } z kartą „{ $card }”
screen-adds-nothing = Karta „{ $card }” nic nie dodaje
screen-your-ability = Twoja zdolność
act-send = { $price ->
    [0] Przypisz za darmo
   *[other] Przypisz za { $price }
}
act-add = Dodaj: { $card }
act-trade = Zapłać { $coins } za { $pp } PP
act-take = Weź { coins-acc }
act-turn = Obróć na { $face }
act-move = Przenieś golema
act-home = Wezwij z powrotem
act-done = koniec w rundzie { $round }
act-paid = wraca i przynosi { coins-acc }
act-nothing = wraca z niczym
act-late = nie zdąży
act-activates = zadziała w tej turze

# The board in words
read-table = Stół
read-guildmasters = Mistrzowie gildii
read-city = { $name }: miasto { $city }
read-slot = { $colour } { $row }
read-card = { $card }, herb { $coat }: { $effect }
read-golems-there = Przy pracy: { $golems }
read-golem = { $name } z wartością { $face }, { $late ->
    [yes] nie zdąży
   *[no] koniec w rundzie { $round }
}{ $refund ->
    [0] {""}
    [one] , { $refund } moneta, jeśli nie zdąży
    [few] , { $refund } monety, jeśli nie zdąży
   *[many] , { $refund } monet, jeśli nie zdąży
}
read-deck = { $colour } talia: { $count ->
    [one] zostaje { $count } karta
    [few] zostają { $count } karty
   *[many] zostaje { $count } kart
}
read-first = Znacznik pierwszego gracza ma { $name }
read-pointer = pod symbolem budowy jest { $face }
read-prices = Golem kosztuje: { $prices }
read-face = { $taken ->
    [yes] { $face } nie można wybrać
   *[no] { $price ->
        [0] nic
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    } za { $face }, koniec w rundzie { $round }
}
read-pays = { $name } { $pp } PP
read-now = Teraz: { $pays }
read-worth = Teraz warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
read-worth-sum = { $track } PP na torze, { $guild } PP od mistrzów gildii, { $rest } PP za laboratoria, monety i golemy przy pracy
read-track = { $pp } PP na torze
read-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
read-golems = { $home ->
    [one] { $home } golem
    [few] { $home } golemy
   *[many] { $home } golemów
} w mieście, przy pracy { $out }
read-ability = Zdolność: { $name }, { $text }
read-lies = { $colour } karta w rzędzie { $row }, herb: { $coat }
read-at-once = golem przypisany tu teraz daje od razu { $gains }
read-takes = { $name } weźmie ją w rundzie { $round }; wieża da wtedy { $gains }
read-overtaking = gdy ktoś bierze kartę, wszystkie golemy z niej wracają: cudze przynoszą po { coins-acc }
read-level = { $name }: { $colour } wieża, piętro { $level }
read-level-coat = { $name }: { $colour } wieża, piętro { $level }, herb: { $coat }
read-gives = daje teraz { $gains }
read-foundations-count = fundamenty się liczą
read-pays-for = { $name } { $pp } PP za { $counted }
counted-set = { $n ->
    [one] { $n } zestaw
    [few] { $n } zestawy
   *[many] { $n } zestawów
}
counted-highest = { counted-cards }
counted-lowest = { counted-cards }
counted-most_coat = { counted-cards }
counted-cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
counted-towers_of = { $n ->
    [one] { $n } wieżę
    [few] { $n } wieże
   *[many] { $n } wież
}
counted-heights = { $n ->
    [one] { $n } wysokość
    [few] { $n } wysokości
   *[many] { $n } wysokości
}
counted-coats_in = { $n ->
    [one] { $n } herb
    [few] { $n } herby
   *[many] { $n } herbów
}
counted-coat_sets = { counted-set }
read-foundation = fundament ({ $effect })
read-storey = { $card }, herb { $coat } ({ $effect }; daje teraz { $pp } PP i { coins-acc })
read-price = { $price ->
    [0] za darmo
   *[other] kosztuje { price-acc }
}
read-done = koniec w rundzie { $round }
read-gain-pp = od razu { $pp } PP
read-gain-coins = { $coins ->
    [one] od razu { $coins } moneta
    [few] od razu { $coins } monety
   *[many] od razu { $coins } monet
}
read-behind = z przodu { $names }, wraca { $coins ->
    [0] bez monet
   *[other] i przynosi { coins-acc }
}
read-behind-own = za własnym golemem, wraca z niczym
read-own-behind = twój golem za nim wraca z niczym
read-ahead = w tyle zostaje: { $names }
read-effect = efekt: { $effect }
read-then = wieża da potem { $gains }
read-nothing = samo nic nie daje
read-go-home = golemy wracają: { $golems }
read-home = { $name }{ $coins ->
    [0] {""}
    [one] , { $coins } moneta
    [few] , { $coins } monety
   *[many] , { $coins } monet
}
read-worth-now = warte teraz
read-change = { $name } { $now } → { $then }
read-activates = wieża jeszcze w tej turze ją aktywuje
read-activates-not = nie zadziała
read-overtakes = wyprzedza: { $names }

# Keys
key-faces = Wartość golema do przypisania
key-use = Tak, aktywuj
key-skip = Nie, dalej

# The lab
lab-rounds = Rundy
lab-kind-card = Karty wież
lab-kind-card-note = Użyte przez miejsce, w którego mieście karta stoi na koniec.
lab-kind-ability = Zdolności
lab-kind-ability-note = Użyte przez miejsce, które ma kafelek tą stroną do góry.
lab-kind-guildmaster = Mistrzowie gildii
lab-kind-guildmaster-note = Użyte przez jedno miejsce, któremu mistrz gildii zapłacił najwięcej. Kto najwięcej zarabia, często wygrywa: czytaj to jako miarę tego, ile mistrz gildii rozstrzyga.

# At the terminal
group-send = { $slot } { card-there }
short-send = { $face }
brief-send = { card-there }, wartość { $face }
short-golem = Golem { $face }, { card-there } ({ $slot })
fact-card = { $colour ->
    [blue] Niebieska karta
    [gold] Złota karta
    [red] Czerwona karta
   *[purple] Fioletowa karta
}, herb: { $coat ->
    [gryphon] gryf
    [lily] lilia
    [key] klucz
    [moon] księżyc
   *[other] { $coat }
}.
terminal-legend =
    ★ niebieska  ● złota  ⚙ czerwona  ◆ fioletowa: wieże i ich wysokość
    ♞ gryf  ⚜ lilia  ⚿ klucz  ☾ księżyc: herby
    Tarcza: 4 3●→r6: golem z wartością 4 kosztuje 3 monety i kończy w rundzie 6.
    A4→r9: golem gracza A ma wartość 4 i kończy w rundzie 9; blady: nie zdąży.
    ↻2 ×1: obróć jednego golema o dwa kroki; 1 PP/herb≤3: 1 PP za każdy, do 3.
    Golemy w mieście i przy pracy. Warte: PP, gdyby partia kończyła się teraz.
    Możliwości: wiersz dla każdej karty z tym, co daje od razu (+2PP +1●), kolumna
    dla każdej wartości golema, z ceną i rundą, w której kończy
    (4: 3●→r6).
    ↩3●: rywal jest przed tobą i skończy pierwszy, dostajesz 3 monety;
    ↩0●: przed nim jest twój własny golem, ten wraca z niczym;
    r6!: za późno, po ostatniej rundzie; mija: wyprzedza te golemy.
terminal-examples =
    send blue-2 4        przypisz golema z wartością 4 do niebieskiej karty nr 2
    skip                 nie, dalej
    board all            wszystkie wieże z kartami
    card laboratorium    co robi karta
    guildmaster murarzy  za co płaci mistrz gildii
    ability karczma      co robi strona kafelka zdolności
# Why it was won; `$you` is yes if the winner reads it
why-cards = Po { $points } pkt. Przy remisie { $you ->
    [yes] wygrywasz
   *[no] wygrywa { $winner }
} dzięki mniejszej liczbie kart wież, { $cards } do { $more }. Dalej: { $rivals }.
why-coins = Po { $points } pkt i tyle samo kart wież. Przy remisie { $you ->
    [yes] wygrywasz
   *[no] wygrywa { $winner }
} dzięki większej liczbie monet, { $coins } do { $fewer }. Dalej: { $rivals }.
# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-tile = { $how ->
    [draft] { $you ->
        [yes] bierzesz
       *[no] bierze
    }
   *[dealt] { $you ->
        [yes] dostajesz
       *[no] dostaje
    }
} { tile-name } kafelek
log-side = { $you ->
    [yes] wybierasz
   *[no] wybiera
} stronę { $side }
log-opened = { $you ->
    [yes] zaczynasz
   *[no] zaczyna
} na karcie „{ $card }” z [die { $face }]
log-finished = { $you ->
    [yes] kończysz
   *[no] kończy
} kartę „{ $card }”
log-overtaken = { $you ->
    [yes] nie zdążasz
   *[no] nie zdąża
}{ $n ->
    [one] {""}
   *[many] {" "}{ $n } razy
}
log-recalled = { $you ->
    [yes] wzywasz
   *[no] wzywa
} golema z powrotem
log-activated = { $you ->
    [yes] aktywujesz
   *[no] aktywuje
} { colour-name.acc } wieżę
log-gained = { $you ->
    [yes] zyskujesz
   *[no] zyskuje
} { $marks }
log-traded = { $you ->
    [yes] wymieniasz
   *[no] wymienia
} [coin { $coins }] na [pp { $pp }]
log-rotated = { $you ->
    [yes] obracasz
   *[no] obraca
} golema na karcie „{ $card }” z [die { $before }] na [die { $after }]
log-redirected = { $you ->
    [yes] przenosisz
   *[no] przenosi
} golema [die { $face }] na inną kartę
log-added = { $you ->
    [yes] dodajesz
   *[no] dodaje
} kartę „{ $card }” do { colour-name.gen } wieży{ $cost ->
    [0] {""}
   *[other] {" "}za [coin { $cost }]
}
log-taken-back = { $you ->
    [yes] zabierasz
   *[no] zabiera
} golema [die { $face }] z karty „{ $card }”
log-sent = { $you ->
    [yes] przypisujesz
   *[no] przypisuje
} golema do karty „{ $card }”, [die { $face }] { $price ->
    [0] za darmo
   *[other] za [coin { $price }]
}, koniec w rundzie { $round }
log-ability = { $you ->
    [yes] korzystasz
   *[no] korzysta
} ze zdolności „{ $ability }”
log-deck = { $colour ->
    [blue] Niebieska talia jest pusta
    [gold] Złota talia jest pusta
    [red] Czerwona talia jest pusta
   *[purple] Fioletowa talia jest pusta
}: ostatnia będzie runda { $round }.
log-over = { $why }: { $points }.
log-score = { $who } { $points }
log-since-home = { $n ->
    [one] Wrócił { $n } twój golem
    [few] Wróciły { $n } twoje golemy
   *[many] Wróciło { $n } twoich golemów
}{ $coins ->
    [0] .
   *[other] , przynosząc [coin { $coins }].
}
log-since-ahead = { $seat } jest przed tobą na karcie „{ $card }”.
log-since-gone = Zniknęło z rynku: { $cards }.
mark-die = wartość { $n }
mark-coin = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}
mark-pp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-late-haste = Ten golem nie skończy przed końcem partii, więc pośpiech nic nie da.
slip-late-haste-better = Przypisz go za darmo: od razu daje to samo.
slip-late = W rundzie { $done } będzie po partii: ten golem nie skończy na czas.
slip-late-better = Koniec w rundzie { $round }, za { cost-acc }.
slip-behind = { $rival } kończy kartę „{ $card }” w rundzie { $their_round }. Ty w rundzie { $my_round }: golem wróci bez karty.
slip-behind-better = Runda { $round }, za { cost-acc }. Jesteś z przodu i karta jest twoja.
slip-only-refund = { $rival } kończy kartę „{ $card }” przed tobą, w rundzie { $their_round }. Odzyskasz tylko { coins-acc }.
slip-only-refund-better = Karta „{ $better_card }”, koniec w rundzie { $round }: tam nikt cię nie wyprzedza.
slip-dear = Nikt się tam z tobą nie ściga, a { price-acc } to wszystko, co masz.
slip-dear-better = Rundę później oszczędzasz { $saved ->
    [one] { $saved } monetę
    [few] { $saved } monety
   *[many] { $saved } monet
}.
slip-tower-order = Nie masz jeszcze monet na wymianę.
slip-tower-order-better = Złota wieża najpierw by je przyniosła.
slip-pass = To nic nie kosztuje, a pominięcie nic nie daje.
slip-pass-better = Skorzystaj: podgląd pokazuje, co z tego będzie.
slip-trade = Moneta, która zostanie, jest warta jedną piątą punktu.
slip-trade-better = Teraz { $coins ->
    [one] { $coins } moneta da
    [few] { $coins } monety dadzą
   *[many] { $coins } monet da
} { points-count }.
slip-tower = { $mine ->
    [0] To nie da twoim wieżom punktów.
    [one] To da twojej wieży { $mine } punkt.
    [few] To da twojej wieży { $mine } punkty.
   *[many] To da twojej wieży { $mine } punktów.
}
slip-tower-better = Karta „{ $better_card }”, koniec w rundzie { $round }: jej wieża da wtedy { points-count }.
slip-at-once = { $mine ->
    [0] Od razu nie daje punktów.
    [one] Od razu daje { $mine } punkt.
    [few] Od razu daje { $mine } punkty.
   *[many] Od razu daje { $mine } punktów.
}
slip-at-once-better = Karta „{ $better_card }” od razu daje { points-count }.

# The board at the terminal
draw-round = Runda { $n }
draw-last-round = ostatnia runda
draw-ends-after = koniec po rundzie { $n }
draw-start-marker = zaczyna: { $name }
draw-dial = Tarcza
draw-deck = { $colour }: { $n }
draw-empty = puste
draw-do-pp = { $n } PP
draw-do-coins = { $n }●
draw-do-pp_per = { $n } PP/{ draw-counted }≤{ $max }
draw-do-coins_per = { $n }●/{ draw-counted }≤{ $max }
draw-do-trade = { $coins }●→{ $pp } PP ×{ $times }
draw-do-rotate = ↻{ $steps } ×{ $golems }
draw-do-redirect = przenieś golema
draw-do-recall = wezwij +{ $coins }●
draw-do-add = dodaj { $from ->
    [mine] z twoim golemem
   *[free] bez golema
}{ $cost ->
    [0] {""}
   *[other] {" "}{ $cost }●
}
draw-do-top = szczyt wieży
draw-do-line = karta z rzędu
draw-do-end_pp = { $n } PP na koniec
draw-counted = { $count ->
    [coat] herb
    [coats] herby
    [golems] golemy
    [blue] nieb.
    [gold] złota
    [red] czerw.
    [purple] fiol.
    [highest] najw.
   *[lowest] najn.
}
draw-by-set = { $pp } PP za zestaw: { $colours }
draw-by-highest = { $pp } PP za kartę najwyższej wieży
draw-by-lowest = { $pp } PP za kartę najniższej wieży
draw-by-towers_of = { $pp } PP za wieżę od { $size } kart
draw-by-heights = { $pp } PP za każdą z różnych wysokości
draw-by-coats_in = { $pp } PP za herb, wieża: { $colour }
draw-by-most_coat = { $pp } PP za kartę najczęstszego herbu
draw-by-coat_sets = { $pp } PP za pełny zestaw herbów
draw-pp = { $n } PP
draw-golems = dom { $home } praca { $out }
draw-worth = wynik { $n }
draw-tile = kafelek: { $colour }
draw-past = mija: { $names }
draw-sheet-track = tor
draw-sheet-end = koniec
draw-sheet-coins = monety
draw-sheet-golems = golemy

# What a box holds
box-section-card = Karty wież
box-section-foundation = Fundamenty
box-section-guildmaster = Mistrzowie gildii
box-section-ability = Zdolności
box-section-constants = Liczby w grze
box-section-chronometer = Chronometr
box-field-coat = Herb
box-field-coats = Herby: po jednej karcie
box-field-three_plus = Tylko dla trzech i więcej
box-field-effect = Efekt
box-field-count = Za każdy element
box-field-coins = Monety
box-field-pp = PP
box-field-times = Ile razy
box-field-golems = Golemy
box-field-steps = Kroki
box-field-from = Które karty
box-field-group = Grupa
box-field-score = Nagroda
box-field-by = Co się liczy
box-field-size = Piętra
box-field-A = Strona A
box-field-B = Strona B
box-field-when = Kiedy działa
box-field-cards = Karty
box-field-start_coins = Monety na początku
box-field-compensation = Monety za wyprzedzonego golema
box-field-opening_face = Wartość wstępnego golema
box-field-coins_per_pp = Monety za jeden PP na koniec
box-field-golem_pp = PP za golema przy pracy
box-field-round_limit = Ostatnia runda
box-field-rows = Rzędy rynku
box-field-2 = Dwoje graczy
box-field-3 = Troje graczy
box-field-4 = Czworo graczy
box-field-faces = Wartości po kolei
box-field-prices = Ceny według odległości
box-value-count-coat = karta z tym herbem
box-value-count-coats = rodzaj herbu
box-value-count-golems = golem przy pracy
box-value-count-blue = niebieskie piętro
box-value-count-gold = złote piętro
box-value-count-red = czerwone piętro
box-value-count-purple = fioletowe piętro
box-value-count-highest = piętro najwyższej wieży
box-value-count-lowest = piętro najniższej wieży
box-value-from-mine = z moim golemem
box-value-from-free = bez golemów
box-value-colours-blue = Niebieski
box-value-colours-gold = Złoty
box-value-colours-red = Czerwony
box-value-colours-purple = Fioletowy

# Dlaczego bot tak wybiera: części zdania z reason-1 w sali.
reason-points-good = daje { $n } PP
reason-points-bad = kosztuje { $n } PP
reason-points-rival = { $rival } traci { $n } PP
reason-coins-good = daje { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}
reason-coins-bad = kosztuje { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}
reason-coins-rival = { $rival } traci { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}
reason-city-good = przybliża cenne karty do miasta
reason-city-bad = zostaje w tyle przy kartach z rynku
reason-city-rival = { $rival } zostaje w tyle przy karcie z rynku
reason-late-good = żaden golem nie pracuje na próżno
reason-late-bad = jeden z golemów nie zdąży
reason-late-rival = { $rival } ma golema, który nie zdąży
