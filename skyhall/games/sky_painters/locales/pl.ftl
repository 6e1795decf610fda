title = Sky Painters
blurb = Ułóż niebo z kart, pokoloruj je kośćmi i zatrudnij malarzy, którzy niosą nadzieję.

# The door
door-line = Rzuć kośćmi, zamaluj szarość.
door-length = 30–60 min
door-idle = Niebo jest jeszcze szare
door-live = Ktoś właśnie maluje

# Questions
ask-MainAction = Twoja tura: weź chmurę, kartę, kość albo plamę.
ask-PlaceCard = Gdzie kładziesz kartę? Krawędzie, które się stykają, muszą pasować.
ask-ChooseReroll = { $picked ->
    [0] Wybierz kość do przerzucenia; najwięcej { $most }.
   *[other] Wybierz następną kość do przerzucenia albo zakończ wybór.
}
ask-TakeDie = Kości rzucone. Weź jedną.
ask-PlaceDie = Połóż { die-acc } kość z wartością { $number } na pustym polu.
ask-SecondDie = Możesz wziąć za darmo jeszcze jedną kość, najwyżej { $highest }. Bierzesz?
ask-AdditionalAction = Maluj, kup kość albo malarza lub zakończ turę.{ $over ->
    [0] {""}
    [one] {" "}Przepadnie { $over } plama ponad limit.
    [few] {" "}Przepadną { $over } plamy ponad limit.
   *[many] {" "}Przepadnie { $over } plam ponad limit.
}
ask-TakeHalo = Aureola zamknięta. Bierzesz żeton { price-for }?
ask-KeepHalo = Który żeton aureoli zatrzymujesz?
ask-TakeFreeCard = Weź za darmo kartę z oferty.
ask-CompleteCard = Którą kartę kończysz?
ask-StealCloud = Nie ma już chmur. Komu zabierasz?
ask-Levy = Musisz coś oddać: { $first_kind ->
    [hope] { $first ->
        [one] { $first } nadzieję
        [few] { $first } nadzieje
       *[many] { $first } nadziei
    }
    [spots] { $first ->
        [one] { $first } plamę
        [few] { $first } plamy
       *[many] { $first } plam
    }
   *[dice] { $first ->
        [one] { $first } kość
       *[many] { $first } kości
    }
} albo { $second_kind ->
    [hope] { $second ->
        [one] { $second } nadzieję
        [few] { $second } nadzieje
       *[many] { $second } nadziei
    }
    [spots] { $second ->
        [one] { $second } plamę
        [few] { $second } plamy
       *[many] { $second } plam
    }
   *[dice] { $second ->
        [one] { $second } kość
       *[many] { $second } kości
    }
}.
ask-Dare = { $reset ->
    [0] Oddajesz wszystkie kości z wartością { $values }?
    [one] Obracasz { $reset } swoją kość na 1?
    [few] Obracasz { $reset } swoje kości na 1?
   *[many] Obracasz { $reset } swoich kości na 1?
} Jeśli nie, { $owner } zyskuje { $clouds ->
    [0] { price-name }
   *[other] { gain-clouds }
}.
ask-PickDie = { $reset ->
    [0] Wybierz kość do oddania; zostało: { $count }.
   *[other] Wybierz kość do obrócenia na 1; zostało: { $count }.
}

# Words
word-cloud = Weź chmurę
word-spot = Weź plamę
word-reroll = Najpierw przerzuć kości z puli
word-take = Weź „{ $card }”{ $position ->
    [left] {" "}(z lewej)
    [centre] {" "}(ze środka)
    [right] {" "}(z prawej)
   *[top] {" "}(wierzch talii)
}
word-die = Weź { die-acc } { $number }
word-on = { $card }: { die-name } { $value }
word-paint = Maluj „{ $card }”: { die-name } { $shows } o 1 w górę, do { $value }
word-lower = Maluj „{ $card }”: { die-name } { $shows } o 1 w dół, do { $value }
word-hope = Połóż nadzieję: { $card }, { die-name } { $value }
word-painter = Zatrudnij: { $painter } { $position ->
    [left] (z lewej)
    [centre] (ze środka)
   *[right] (z prawej)
}
word-cell = Połóż w kolumnie { $x }, w rzędzie { $y }
word-halo = Weź: { $token }
word-drawn = Zatrzymaj: { $token }
word-seat = Zabierz: { $owner }
word-card = Ukończ „{ $card }”
word-lose = Oddaj { $kind ->
    [hope] { $amount ->
        [one] { $amount } nadzieję
        [few] { $amount } nadzieje
       *[many] { $amount } nadziei
    }
    [spots] { $amount ->
        [one] { $amount } plamę
        [few] { $amount } plamy
       *[many] { $amount } plam
    }
   *[dice] { $amount ->
        [one] { $amount } kość
       *[many] { $amount } kości
    }
}
word-comply = Zrób to
word-refuse = Odmów
word-decline = Nie, dziękuję
word-enough = Wystarczy: rzucaj
word-end = Zakończ turę
# Parts of sentences: a colour beside kość.
die-name = { $colour ->
    [blue] niebieska
    [white] biała
    [yellow] żółta
    [green] zielona
    [black] czarna
    [orange] pomarańczowa
    [red] czerwona
    [purple] fioletowa
    [grey] szara
   *[other] { $colour }
}
die-acc = { $colour ->
    [blue] niebieską
    [white] białą
    [yellow] żółtą
    [green] zieloną
    [black] czarną
    [orange] pomarańczową
    [red] czerwoną
    [purple] fioletową
    [grey] szarą
   *[other] { $colour }
}

# What happened
event-game_started = Niebo jest puste i szare. Zaczyna { $first_player }. Karty na start: { $letters }.
event-turn_began = Tura { $number }: { $seat }{ $extra ->
    [yes] , dodatkowa tura
   *[no] {""}
}{ $critical ->
    [yes] , faza krytyczna
   *[no] {""}
}.
event-cloud_gained = { $seat } { $victim ->
    [none] bierze chmurę
   *[other] zabiera chmurę (traci ją { $victim })
} i ma teraz { $clouds }.
event-cloud_paid = { $seat } płaci chmurę, żeby zmienić kolor kości.
event-card_taken = { $seat } bierze kartę „{ $card }” { $position ->
    [left] z lewej
    [centre] ze środka
    [right] z prawej
   *[top] z wierzchu talii { paid-for }
}{ $collected ->
    [0] {""}
    [one] , a z nią { $collected } nadzieję
    [few] , a z nią { $collected } nadzieje
   *[many] , a z nią { $collected } nadziei
}.
event-card_placed = { $seat } kładzie ją w kolumnie { $x }, w rzędzie { $y }.
event-offer_hope_added = Nadzieja na karcie po prawej: { $total }.
event-offer_refilled = Oferta się przesuwa; { $deck ->
    [0] talia jest pusta
    [one] w talii zostaje { $deck } karta
    [few] w talii zostają { $deck } karty
   *[many] w talii zostaje { $deck } kart
}.
event-dice_rerolled = { $seat } przerzuca kości z puli.
event-die_taken = { $seat } { $why ->
    [acquired] kupuje { die-acc } kość z wartością { $number } za { $price ->
        [one] { $price } plamę
        [few] { $price } plamy
       *[many] { $price } plam
    }
    [second] bierze też { die-acc } kość z wartością { $number }
   *[main] bierze { die-acc } kość z wartością { $number }
}.
event-die_placed = Kość { $completed ->
    [yes] staje na { $set_to }: pole wypełnione
   *[no] leży z wartością { $set_to }: pole jeszcze niewypełnione
}{ $surplus ->
    [0] {""}
   *[other] , nadwyżka { $surplus }
}.
event-spots_changed = { $seat } { $won ->
    [yes] zyskuje
   *[no] płaci
} { $amount ->
    [one] { $amount } plamę
    [few] { $amount } plamy
   *[many] { $amount } plam
} i ma teraz { $total }.
event-hope_changed = { $seat } { $won ->
    [yes] zyskuje
   *[no] płaci
} { $amount ->
    [one] { $amount } nadzieję
    [few] { $amount } nadzieje
   *[many] { $amount } nadziei
} i ma teraz { $total }.
event-die_painted = { $seat } maluje kość: z { $from } na { $to }{ $completed ->
    [yes] , pole wypełnione
   *[no] {""}
}.
event-symbol_paid = { $seat } kładzie na polu { $hope ->
    [one] { $hope } nadzieję
    [few] { $hope } nadzieje
   *[many] { $hope } nadziei
}.
event-card_completed = { $seat } kończy kartę „{ $card }”.
event-leader_taken = { $seat } przejmuje przywództwo{ $victim ->
    [none] {""}
   *[other] {" "}(traci je { $victim })
}.
event-hope_activated = { $seat }: nadzieja się budzi ({ $source }). Suma { $total }, zysk { $gained ->
    [one] { $gained } nadzieja
    [few] { $gained } nadzieje
   *[many] { $gained } nadziei
}.
event-hope_slept = Symbol nadziei śpi ({ $source }), bo { $seat } nie ma przywództwa.
event-figure_closed = { $seat } zamyka { $figure ->
    [halo] aureolę
   *[cloud] chmurę
}.
event-halo_taken = { $seat } bierze żeton „{ $token }” { price-for }.
event-halo_declined = { $seat } nie bierze żetonu aureoli.
event-halo_unpayable = { $spots ->
    [none] { $seat }: nie ma już żetonów aureoli.
   *[other] { $seat } nie ma z czego zapłacić za żeton aureoli.
}
event-halo_drawn = { $seat } losuje z pudełka { $count ->
    [one] { $count } żeton aureoli
    [few] { $count } żetony aureoli
   *[many] { $count } żetonów aureoli
}.
event-halo_kept = { $seat } zatrzymuje żeton „{ $token }”.
event-painter_acquired = { $seat } zatrudnia malarza { $tile } { paid-for }.
event-painters_refilled = Malarze się przesuwają; w stosie zostaje { $pile }.
event-levied = { $seat } { $kind ->
    [nothing] nie ma czego oddać
    [hope] oddaje { $amount ->
        [one] { $amount } nadzieję
        [few] { $amount } nadzieje
       *[many] { $amount } nadziei
    }
    [spots] oddaje { $amount ->
        [one] { $amount } plamę
        [few] { $amount } plamy
       *[many] { $amount } plam
    }
   *[dice] oddaje { $amount ->
        [one] { $amount } kość
       *[many] { $amount } kości
    }
}.
event-dared = { $seat } { $complied ->
    [yes] podejmuje wyzwanie
   *[no] odmawia
}.
event-dice_discarded = { $seat }: kości wracają rzutem do puli.
event-pool_refilled = Nie ma już kości: gotowe zastępuje się kwadratami i rzuca z powrotem do puli.
event-spots_limited = { $seat } traci { $discarded ->
    [one] { $discarded } plamę
    [few] { $discarded } plamy
   *[many] { $discarded } plam
} ponad limit.
event-extra_turn_earned = { $seat } ma dodatkową turę ({ $source }).
event-critical_phase = Talia jest pusta: zaczyna się faza krytyczna.
event-standstill_warning = Nic się nie rusza: { $left ->
    [one] jeszcze { $left } jałowa tura skończy
    [few] jeszcze { $left } jałowe tury skończą
   *[many] jeszcze { $left } jałowych tur skończy
} partię.
event-game_over = { $reason ->
    [star] Wygrana gwiezdna: { $seat } ma malarzy i przywództwo.
    [firmament] Wygrana firmamentu: { $seat } ma niebo 3×3 i przywództwo.
    [efficiency] { $seat } utrzymuje przywództwo w fazie krytycznej: decydują punkty.
    [no_moves] Nikt nie może grać dalej: decydują punkty.
    [standstill] Zbyt długo nic się nie ruszało: decydują punkty.
   *[draw] Nikt nie może już wygrać: remis.
}

# Why not
refused-has-cloud = Masz już chmurę.
refused-open-cards = Liczba twoich nieukończonych kart: { $most }. Najpierw którąś ukończ.
refused-top-price = Wierzch talii kosztuje { price-name }.
refused-no-cell = W twoim niebie nie ma miejsca na tę kartę.
refused-cell = { $why ->
    [night] Karta „{ $neighbour }” ma u góry noc: nic nie może leżeć powyżej.
    [grass] Karta „{ $neighbour }” ma na dole trawę: nic nie może leżeć poniżej.
    [own_night] Ta karta ma u góry noc, a leżałaby pod kartą „{ $neighbour }”.
    [own_grass] Ta karta ma na dole trawę, a leżałaby nad kartą „{ $neighbour }”.
   *[figure] Karta „{ $neighbour }” { $side ->
        [left] po lewej
       *[right] po prawej
    } ma { $theirs ->
        [cloud] pół chmury
        [halo] pół aureoli
       *[none] gładką krawędź
    }, a ta karta { $mine ->
        [cloud] pół chmury
        [halo] pół aureoli
       *[none] gładką krawędź
    }.
}
refused-no-symbol = Ta kość nie pasuje na żadne twoje puste pole.
refused-colour = { $colour ->
    [blue] Niebieska
    [white] Biała
    [yellow] Żółta
    [green] Zielona
    [black] Czarna
    [orange] Pomarańczowa
    [red] Czerwona
    [purple] Fioletowa
   *[grey] Szara
} kość tam nie pasuje, a nie masz chmury, żeby zmienić kolor.
refused-dice-used = W tej turze nie możesz kupić kolejnej kości.
refused-die-price = Ta kość kosztuje { $price ->
    [one] { $price } plamę
    [few] { $price } plamy
   *[many] { $price } plam
}.
refused-price = Ten malarz kosztuje { price-name }.
refused-space = To miejsce aureoli jest puste.

# Options
option-variant = Wariant
option-variant-classic = Klasyczny
option-variant-forced_landing = Przymusowe lądowanie: wygrywają tylko punkty, trzy karty więcej
option-variant-tension_duel = Napięty pojedynek: dwoje graczy, wszystkie karty, bez punktów
option-leader_free_painters = Z przywództwem malarze kosztują tylko tyle, ile na kafelku
option-leader_free_painters-true = Tak
option-leader_free_painters-false = Nie
option-leader_free_top_card = Z przywództwem wierzch talii jest za darmo
option-leader_free_top_card-true = Tak
option-leader_free_top_card-false = Nie
option-deck_size = Karty w grze
option-deck_size-0 = Jak w zasadach
option-painter_count = Malarze w grze
option-painter_count-0 = Jak w zasadach
option-spot_limit = Ile plam można zachować
option-open_cards = Ile można mieć nieukończonych kart
option-extra_dice = Ile kości można kupić w turze
option-painters_to_win = Malarze do wygranej gwiezdnej
option-victory_needs_leader = Wygrana gwiezdna i firmamentu wymaga przywództwa
option-victory_needs_leader-true = Tak
option-victory_needs_leader-false = Nie
option-start_goods = Podarki na start
option-start_goods-true = Tak
option-start_goods-false = Nie
option-standstill_rounds = Jałowe rundy, po których partia się kończy
option-spot_limit-0 = Ani jednej
option-extra_dice-0 = Ani jednej
box-why-tuned = Wyważone przez nas: karty chcą mniej, malarze kosztują więcej, a najsilniejsi dają mniej.
box-kind-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
box-kind-painter = { $count ->
    [one] { $count } malarz
   *[many] { $count } malarzy
}
box-field-spots = plamy
box-field-hope = nadzieja
box-field-star = gwiazdy
box-field-points = punkty

end-star = Wygrana gwiezdna
end-firmament = Wygrana firmamentu
end-efficiency = Wygrana punktowa
end-no_moves = Brak ruchów
end-standstill = Zastój
end-draw = Remis

# Prices, always as the object of a verb
price-name = { $spots ->
    [0] { $hope ->
        [0] nic
        [one] { $hope } nadzieję
        [few] { $hope } nadzieje
       *[many] { $hope } nadziei
    }
   *[other] { $spots ->
        [one] { $spots } plamę
        [few] { $spots } plamy
       *[many] { $spots } plam
    }{ $hope ->
        [0] {""}
        [one] {" "}i { $hope } nadzieję
        [few] {" "}i { $hope } nadzieje
       *[many] {" "}i { $hope } nadziei
    }
}
price-for = { $spots ->
    [0] { $hope ->
        [0] za darmo
       *[other] za { price-name }
    }
   *[other] za { price-name }
}
paid-name = { $paid_spots ->
    [0] { $paid_hope ->
        [0] nic
        [one] { $paid_hope } nadzieję
        [few] { $paid_hope } nadzieje
       *[many] { $paid_hope } nadziei
    }
   *[other] { $paid_spots ->
        [one] { $paid_spots } plamę
        [few] { $paid_spots } plamy
       *[many] { $paid_spots } plam
    }{ $paid_hope ->
        [0] {""}
        [one] {" "}i { $paid_hope } nadzieję
        [few] {" "}i { $paid_hope } nadzieje
       *[many] {" "}i { $paid_hope } nadziei
    }
}
paid-for = { $paid_spots ->
    [0] { $paid_hope ->
        [0] za darmo
       *[other] za { paid-name }
    }
   *[other] za { paid-name }
}

# The gain of a dare with clouds
gain-clouds = { $clouds ->
    [one] { $clouds } chmurę
    [few] { $clouds } chmury
   *[many] { $clouds } chmur
}{ $spots ->
    [0] { $hope ->
        [0] {""}
       *[other] {" "}i { price-name }
    }
   *[other] {" "}i { price-name }
}

# Things in sentences, by their kind. A colour stays a key: each sentence declines it.
each-colour = { $thing }

# Colours and figures
colour-blue = Niebieska
colour-white = Biała
colour-yellow = Żółta
colour-green = Zielona
colour-black = Czarna
colour-orange = Pomarańczowa
colour-red = Czerwona
colour-purple = Fioletowa
colour-grey = Szara
figure-cloud = Chmura
figure-halo = Aureola
limit-night = Noc: nic powyżej
limit-grass = Trawa: nic poniżej

# Lines of the score sheet
score-stars = Gwiazdy
score-painters = Malarze
score-halos = Żetony aureoli
score-clouds = Chmury
score-hope = Nadzieja
score-dice = Kości
score-cards = Karty w toku
score-spots = Plamy
score-total = Razem

# Components
card-A = Pierwsze światło
card-B = Poranna mgła
card-C = Żar południa
card-D = Cisza wieczoru
card-1 = Trzmiel
card-2 = Parada papug
card-3 = Nurkująca jaskółka
card-4 = Latawiec z ogonem
card-5 = Chór kanarków
card-6 = Lustro ważki
card-7 = Lot biedronki
card-8 = Lawendowy balon
card-9 = Papierowy gołąb
card-10 = Szlak monarchów
card-11 = Wiatr ostów
card-12 = Makowe wzgórze
card-13 = Schody słoneczników
card-14 = Lisia łąka
card-15 = Kruczy księżyc
card-16 = Kołysanka nietoperza
card-17 = Fioletowy zenit
card-18 = Gwiezdny lampion
card-19 = Czerwona planeta
card-20 = Słoneczny krąg: wschód
card-21 = Słoneczny krąg: zachód
card-22 = Święta korona
card-23 = Ślad feniksa
card-24 = Jadeitowy wąż
card-25 = Most aureoli
card-26 = Skrzydło anioła
card-27 = Trąbka cherubina
card-28 = Karawana chmur
card-29 = Wełniany pociąg
card-30 = Bawełniany port
card-31 = Zwiastun burzy
card-32 = Eskadra mew
card-33 = Walc kolibra
card-34 = Balon arlekina
card-35 = Tęczowy latawiec
card-36 = Kurek na dachu
painter-commander = Sky Commander
painter-commander-text = Twoja nadzieja liczy się na koniec podwójnie. Zagraj teraz dodatkową turę.
painter-commander-brief-text = Nadzieja ×2 na koniec; teraz dodatkowa tura
painter-commander-lasting-text = Nadzieja ×2 na koniec
painter-cotton = Sky Cotton
painter-cotton-text = Dwie nadzieje mogą zastąpić dowolną białą kość.
painter-cotton-brief-text = 2 nadzieje = biała kość
painter-cotton-lasting-text = 2 nadzieje = W
painter-dice = Sky Dice
painter-dice-text = Zanim weźmiesz główną kość, przerzuć do dwóch kości z puli.
painter-dice-brief-text = Najpierw przerzuć do 2 kości
painter-dice-lasting-text = Najpierw przerzut 2
painter-fugaz = Sky Fugaz
painter-fugaz-text = Na koniec 2 punkty za każdy symbol przywództwa i 3 za każdą gwiazdę na twoich ukończonych kartach.
painter-fugaz-brief-text = 2 punkty za koronę, 3 za gwiazdę
painter-fugaz-lasting-text = 2 za koronę, 3 za gwiazdę
painter-gnomichaun = Sky Gnomichaun
painter-gnomichaun-text = Dwie nadzieje mogą zastąpić dowolną zieloną lub pomarańczową kość.
painter-gnomichaun-brief-text = 2 nadzieje = zielona lub pomarańczowa kość
painter-gnomichaun-lasting-text = 2 nadzieje = G/O
painter-halo = Sky Halo
painter-halo-text = Wylosuj z pudełka dwa żetony aureoli i zatrzymaj jeden.
painter-halo-brief-text = Wylosuj 2 żetony aureoli, zatrzymaj 1
painter-helpsy = Sky Helpsy
painter-helpsy-text = Ukończ teraz jedną ze swoich kart.
painter-helpsy-brief-text = Ukończ teraz kartę
painter-levitt_alpha = Sky Levitt Alpha
painter-levitt_alpha-text = Plama może też obrócić kość o 1 w dół, a z 1 na 6.
painter-levitt_alpha-brief-text = Plama obraca kość też w dół
painter-levitt_alpha-lasting-text = Plamy też w dół
painter-mad = Sky Mad
painter-mad-text = Każdy przeciwnik obraca trzy kości na 1 albo ty zyskujesz 4 plamy i 4 nadzieje.
painter-mad-brief-text = Rywale obracają 3 kości na 1 albo masz 4 plamy, 4 nadzieje
painter-mommy = Sky Mommy
painter-mommy-text = Na koniec 6 punktów za każdego twojego malarza.
painter-mommy-brief-text = 6 punktów za malarza
painter-mommy-lasting-text = 6 pkt za malarza
painter-playful = Sky Playful
painter-playful-text = Jedna nadzieja za każdym razem, gdy przeciwnik kończy kartę.
painter-playful-brief-text = 1 nadzieja za kartę ukończoną przez rywala
painter-playful-lasting-text = +1 nadzieja za kartę rywala
painter-raccoon = Sky Raccoon
painter-raccoon-text = Dwie nadzieje mogą zastąpić dowolną czarną lub fioletową kość.
painter-raccoon-brief-text = 2 nadzieje = czarna lub fioletowa kość
painter-raccoon-lasting-text = 2 nadzieje = K/P
painter-savings = Sky Savings
painter-savings-text = Na koniec tyle punktów, ile wynosi liczba twoich malarzy razy liczba twoich chmur.
painter-savings-brief-text = Punkty: malarze × chmury
painter-savings-lasting-text = Malarze × chmury
painter-spots = Sky Spots
painter-spots-text = Możesz zachować o jedną plamę więcej.
painter-spots-brief-text = Zachowaj o 1 plamę więcej
painter-spots-lasting-text = O 1 plamę więcej
painter-tackle = Sky Tackle
painter-tackle-text = Każdy przeciwnik oddaje wszystkie kości z wartością 1, 3 i 5 albo ty bierzesz chmurę. Zagraj teraz dodatkową turę.
painter-tackle-brief-text = Rywale oddają 1, 3, 5 albo masz chmurę; dodatkowa tura
painter-tantrum = Sky Tantrum
painter-tantrum-text = Każdy przeciwnik oddaje dwie kości albo sześć nadziei. Weź za darmo kartę. Zagraj teraz dodatkową turę.
painter-tantrum-brief-text = Rywale oddają 2 kości lub 6 nadziei; darmowa karta; dodatkowa tura
painter-target = Sky Target
painter-target-text = Jedna nadzieja za każdym razem, gdy przeciwnik bierze kartę z oferty.
painter-target-brief-text = 1 nadzieja za kartę wziętą przez rywala
painter-target-lasting-text = +1 nadzieja za wybór rywala
painter-upper = Sky Upper
painter-upper-text = Dwie nadzieje mogą zastąpić dowolną żółtą lub czerwoną kość.
painter-upper-brief-text = 2 nadzieje = żółta lub czerwona kość
painter-upper-lasting-text = 2 nadzieje = Y/R
painter-winner = Sky Winner
painter-winner-text = Po niebieskiej kości weź za darmo drugą z wartością 1 lub 2.
painter-winner-brief-text = Po niebieskiej kości 1 lub 2 za darmo
painter-winner-lasting-text = B, potem 1–2 za darmo
painter-wisdom = Sky Wisdom
painter-wisdom-text = Weź po dwie nadzieje od każdego przeciwnika. U ciebie połówki chmur nie muszą się spotykać.
painter-wisdom-brief-text = Po 2 nadzieje od rywali; połówki chmur dowolnie
painter-wisdom-lasting-text = Chmury dowolnie
halo-connection = Aureola więzi
halo-connection-text = U ciebie połówki aureoli nie muszą się spotykać.
halo-faith = Aureola wiary
halo-faith-text = Symbol nadziei 10.
halo-heartbeat = Aureola tętna
halo-heartbeat-text = Teraz dziewięć nadziei.
halo-honor = Aureola honoru
halo-honor-text = 15 punktów.
halo-ink = Aureola atramentu
halo-ink-text = Teraz osiem plam.
halo-leadership = Aureola przywództwa
halo-leadership-text = Przejmij przywództwo; symbol nadziei 1.
halo-skill = Aureola kunsztu
halo-skill-text = Weź za darmo kartę; symbol nadziei 6.
halo-swoop = Aureola nalotu
halo-swoop-text = Każdy przeciwnik oddaje cztery nadzieje albo sześć plam; symbol nadziei 6.

# Bots
bot-0 = Mira
bot-1 = Tomás
bot-2 = Juno
bot-3 = Otto

# On the screen
screen-stage = Tura { $turn }
review-round = Tura { $n }
last-round = Faza krytyczna
screen-skies = Nieba i arkusz wyników
screen-sky = Niebo gracza { $seat }
screen-my-sky = Twoje niebo
screen-sheet = Arkusz wyników
screen-if-now = Gdyby teraz był koniec
screen-star = Malarze do gwiezdnej
screen-firmament = Najlepszy blok 3×3
screen-the-leader = Przywództwo
screen-race = Wyścig
screen-win-note = { $variant ->
    [tension_duel] Wygrywają tylko gwiazda i firmament{ screen-with-leader }. Punktów nie ma.
    [forced_landing] Nie ma gwiazdy ani firmamentu: na końcu partii decydują punkty.
   *[classic] Gwiazda i firmament wygrywają od razu{ screen-with-leader }. Punkty liczą się tylko na końcu partii.
}
screen-with-leader = { $leader ->
    [no] {""}
   *[yes] , z przywództwem
}
screen-card = { $title }, { $side ->
    [blue] ukończona
   *[grey] jeszcze nieukończona
}
screen-symbol = { $colour } { $value }{ $done ->
    [yes] , wypełnione
   *[no] { $shows ->
        [0] , puste
       *[other] , leży { $shows }
    }
}.
screen-fits = pasuje
screen-ties = { $figure ->
    [halo] łączy aureolę
   *[cloud] łączy chmurę
}
screen-shut = zamknięte na dobre
screen-beside = { $side ->
    [left] Na lewo od karty
    [right] Na prawo od karty
    [above] Nad kartą
   *[below] Pod kartą
} „{ $card }”
screen-map = Mapa nieba
screen-paint-all = { $spots ->
    [0] Każde pole jest wypełnione
    [one] Kończy ją { $spots } plama
    [few] Kończą ją { $spots } plamy
   *[many] Kończy ją { $spots } plam
}
screen-sleeps = { $hope ->
    [one] Z przywództwem budzi { $hope } nadzieję
    [few] Z przywództwem budzi { $hope } nadzieje
   *[many] Z przywództwem budzi { $hope } nadziei
}
screen-cards = Karty nieba
screen-deck = { $count ->
    [0] talia pusta
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}{ $ends ->
    [no] {""}
   *[yes] , potem faza krytyczna
}
screen-critical = Faza krytyczna
screen-deck-empty = Talia pusta
screen-no-card = Brak karty
screen-free = gratis
screen-short = brak { $spots ->
    [0] { $hope } nadziei
    [one] { $spots } plamy{ screen-short-hope }
   *[many] { $spots } plam{ screen-short-hope }
}
screen-short-hope = { $hope ->
    [0] {""}
   *[other] {" "}i { $hope } nadziei
}
screen-lacks = brak
screen-places = { $count ->
    [0] brak miejsca
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
screen-painters = Malarze nieba
screen-painters-short = Malarze
screen-payable = potem cię na niego stać
screen-pile = { $count ->
    [0] stos pusty
   *[other] { $count } w stosie
}
screen-next = następny
screen-no-painter = Brak malarza
screen-halos = Aureole
screen-next-costs = następny
screen-no-halos = wszystkie wzięte
screen-read-token = Wybierz żeton, żeby przeczytać, co daje.
screen-stairs = Cena żetonu zależy od tego, ile już ubyło
screen-used = zużyte:
screen-pool = Pula kości
screen-grey = Szara: dowolny kolor
screen-die = { $colour } { $number }{ $count ->
    [1] {""}
   *[other] , sztuk: { $count }
}
screen-pool-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
screen-reroll = Przerzut
screen-purse = Co ma { $seat }
screen-limit = limit { $limit }
screen-over = o { $over } za dużo
screen-hope = nadzieja
screen-clouds = { $count ->
    [one] chmura
    [few] chmury
   *[many] chmur
}
screen-awake = budzi
screen-asleep = śpi
screen-half = połowa to { $hope }
screen-half-of = Symbole nadziei { $total }: połowa to { $hope }
screen-wakes = budzi { $hope }
screen-sleeps-short = śpi { $hope }
screen-leader = Ma przywództwo
screen-star-count = { $have } z { $need } malarzy do wygranej gwiezdnej
screen-block = Blok { $done }/9
screen-extra = { $count ->
    [one] dodatkowa tura
    [few] { $count } dodatkowe tury
   *[many] { $count } dodatkowych tur
}
screen-turn = Ta tura
screen-receipt = Rachunek tury
screen-turn-empty = Na razie nic.
screen-hints = Podpowiedzi, według szansy na wygraną
screen-painter-done = gotowe
screen-nth = { $nth }.
screen-nth-star = { screen-nth } gwiezdna
screen-steps = Kroki tury
screen-step-1 = Główna
screen-step-2 = Dodatki
screen-step-3 = Limit
screen-step-4 = Ocena
screen-combo = Kombinacja ×{ $cards }
screen-locked = rzucone: nie ma odwrotu
screen-now = Teraz
screen-then = Potem
screen-supply = { $count ->
    [0] Nie ma już chmur: następną zabiera się temu, kto ma ich najwięcej.
    [one] W zasobach jest { $count } chmura.
    [few] W zasobach są { $count } chmury.
   *[many] W zasobach jest { $count } chmur.
}
screen-firm-note = Najlepszy blok: ukończone { $done } z 9, ułożone { $placed }.
screen-ends = Partia kończy się po turze, którą { $owner } zaczyna i kończy z przywództwem.
screen-idle = { $left ->
    [one] Jeszcze { $left } jałowa tura skończy partię.
    [few] Jeszcze { $left } jałowe tury skończą partię.
   *[many] Jeszcze { $left } jałowych tur skończy partię.
}
screen-in-hand = w ręku
screen-from = Zabierz: { $owner }
screen-forced = { $owner } każe wybierać. Odpowiada { $seat }.
screen-forced-you = { $owner } każe ci wybierać.
screen-tab-dice = Kości
screen-tab-cards = Karty
screen-tab-painters = Malarze
screen-tab-halos = Aureole
screen-tab-score = Wynik
screen-leaves = Kości, karty, malarze i aureole
screen-you = Ty

# A phone: the question in two lines, and the act under the board
phone-ask-main = Weź chmurę, kartę, kość albo plamę.
phone-completes = kończy „{ $card }”
phone-fits = { $count ->
    [one] pasuje na { $count } pole
    [few] pasuje na { $count } pola
   *[many] pasuje na { $count } pól
}
phone-lost = { $count ->
    [one] przepadnie { $count } plama
    [few] przepadną { $count } plamy
   *[many] przepadnie { $count } plam
}
phone-die = Weź { die-acc } { $number }
phone-on = Połóż
phone-paint = Maluj o 1 w górę
phone-lower = Obróć o 1 w dół
phone-hire = Zatrudnij: { $name }
phone-take = Weź: { $card }
phone-put-back = Odłóż

# The receipt of a turn
tally-main = Plama
tally-die = Druga kość: { $colour } { $number }
tally-surplus = Nadwyżka: { $colour } { $number }
tally-paint = Malowanie
tally-card = { $source }: zapłata
tally-completed = { $source }: ukończenie
tally-painter = { $source }
tally-halo = { $source }
tally-symbol = Nadzieja zamiast kości
tally-top = Wierzch talii
tally-collected = Nadzieja na karcie
tally-activated = Nadzieja się budzi
tally-slept = { $source }: nadzieja śpi
tally-watching = Za ruchy innych
tally-dare = Odrzucone wyzwanie
tally-levy = Oddane
tally-limit = Ponad limit
tally-effect = Efekt
tally-cloud = Chmura
tally-recolour = Zmiana koloru kości
tally-rolled = Rzut kośćmi
tally-figure = { $figure ->
    [halo] Zamknięta aureola
   *[cloud] Zamknięta chmura
}
tally-leader = { $victim ->
    [none] Przywództwo
   *[other] Przywództwo, traci { $victim }
}
tally-extra = { $source }: dodatkowa tura

# The board in words
read-table = Stół
read-none = brak
read-no-leader = Przywództwa nie ma nikt
read-leader = Przywództwo ma { $name }
read-in-hand = W ręku: { $colour } kość z wartością { $number }
read-dice = { $colour }: { $numbers }
read-pos-left = Z lewej
read-pos-centre = Na środku
read-pos-right = Z prawej
read-pos-top = Wierzch talii
read-wants = pola kości: { $symbols }
read-rewards = płaci: { $rewards }
read-spots = { $count ->
    [one] { $count } plama
    [few] { $count } plamy
   *[many] { $count } plam
}
read-the-leader = przywództwo
read-hope-symbol = symbol nadziei { $hope }
read-a-cloud = chmura
read-star-points = { $points ->
    [one] gwiazda za { $points } punkt
    [few] gwiazda za { $points } punkty
   *[many] gwiazda za { $points } punktów
}
read-end-points = { $points ->
    [one] { $points } punkt na koniec
    [few] { $points } punkty na koniec
   *[many] { $points } punktów na koniec
}
read-edge = { $figure ->
    [chmura] pół chmury
   *[aureola] pół aureoli
} na { $side ->
    [left] lewej
   *[right] prawej
} krawędzi
read-hope-on = { $hope ->
    [one] leży na niej { $hope } nadzieja
    [few] leżą na niej { $hope } nadzieje
   *[many] leży na niej { $hope } nadziei
}
read-costs = cena: { $price }
read-price = Cena: { $total }{ $reduced ->
    [yes] . Z przywództwem miejsce nic nie kosztuje.
   *[no] , w tym za miejsce: { $place }.
}
read-deck = { $count ->
    [0] Talia jest pusta
    [one] { $count } karta w talii{ read-then-critical }
    [few] { $count } karty w talii{ read-then-critical }
   *[many] { $count } kart w talii{ read-then-critical }
}
read-then-critical = { $ends ->
    [no] {""}
   *[yes] , potem faza krytyczna
}
read-pile = { $count ->
    [one] { $count } malarz w stosie
   *[many] { $count } malarzy w stosie
}
read-brings = Daje: { $what }
read-next-halo = Cena następnego żetonu: { $price }
read-space = Miejsce { $number }: { $what }
read-drawn = Wylosowane: { $token }
read-spots-of = { $count ->
    [one] { $count } plama
    [few] { $count } plamy
   *[many] { $count } plam
}, limit { $limit }
read-hope = { $count ->
    [one] { $count } nadzieja
    [few] { $count } nadzieje
   *[many] { $count } nadziei
}
read-clouds = { $count ->
    [one] { $count } chmura
    [few] { $count } chmury
   *[many] { $count } chmur
}
read-points = { $points ->
    [one] { $points } punkt, gdyby teraz był koniec
    [few] { $points } punkty, gdyby teraz był koniec
   *[many] { $points } punktów, gdyby teraz był koniec
}
read-wakes = { $awake ->
    [yes] następny symbol nadziei obudzi { $hope }
   *[no] następny symbol nadziei obudzi z przywództwem { $hope }
} { $hope ->
    [one] nadzieję
    [few] nadzieje
   *[many] nadziei
}
read-cell = Kolumna { $x }, rząd { $y }
read-own-painter = Malarz: { $painter }
read-own-halo = Żeton aureoli: { $token }
read-fits = pasuje do kart: { $cards }
read-fits-nowhere = nigdzie nie pasuje
read-change = { $way ->
    [less] płacisz
   *[more] zyskujesz
} { $goods ->
    [spots] { $count ->
        [one] { $count } plamę
        [few] { $count } plamy
       *[many] { $count } plam
    }
    [hope] { $count ->
        [one] { $count } nadzieję
        [few] { $count } nadzieje
       *[many] { $count } nadziei
    }
   *[clouds] { $count ->
        [one] { $count } chmurę
        [few] { $count } chmury
       *[many] { $count } chmur
    }
}

# Keys
key-spot = Weź plamę
key-cloud = Weź chmurę
key-take = Weź kartę
key-die = Weź kość
key-paint = Maluj kość o 1 w górę
key-lower = Obróć kość o 1 w dół
key-hope = Połóż nadzieję albo weź żeton aureoli
key-painter = Zatrudnij malarza
key-on = Gdzie położyć albo co oddać
key-comply = Zrób to
key-no = Nie albo wystarczy
key-end = Zakończ turę

# The lab
lab-rounds = Tury wszystkich miejsc
lab-kind-card = Karty nieba
lab-kind-card-note = Użyte przez miejsce, które ukończyło kartę.
lab-kind-painter = Malarze
lab-kind-painter-note = Użyty przez miejsce, które zatrudniło malarza.
lab-kind-halo = Żetony aureoli
lab-kind-halo-note = Użyty przez miejsce, które ma żeton na koniec.

# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = Niebo jest puste i szare. { $you ->
    [yes] Zaczynasz ty.
   *[no] Zaczyna { $first }.
}
log-cloud = { $you ->
    [yes] bierzesz
   *[no] bierze
} [cloud 1]{ $victim ->
    [none] {""}
    [you] , którą tracisz
   *[other] {" "}(traci { $victim })
}
log-cloud-paid = { $you ->
    [yes] płacisz
   *[no] płaci
} [cloud 1] za zmianę koloru kości
log-card = { $you ->
    [yes] bierzesz
   *[no] bierze
} kartę „{ $card }”
log-rerolled = { $you ->
    [yes] przerzucasz
   *[no] przerzuca
} { $n ->
    [one] { $n } kość
   *[many] { $n } kości
}
log-die = { $bought ->
    [yes] { $you ->
        [yes] kupujesz
       *[no] kupuje
    }
   *[no] { $you ->
        [yes] bierzesz
       *[no] bierze
    }
} [die { $colour } { $number }]
log-painted = { $you ->
    [yes] malujesz
   *[no] maluje
} { $n ->
    [one] { $n } kość
   *[many] { $n } kości
}
log-symbol = { $you ->
    [yes] kładziesz
   *[no] kładzie
} [hope { $hope }] na polu
log-completed = { $you ->
    [yes] kończysz
   *[no] kończy
} kartę „{ $card }”
log-leader = { $you ->
    [yes] przejmujesz
   *[no] przejmuje
} przywództwo{ $victim ->
    [none] {""}
    [you] , które tracisz
   *[other] {" "}(traci { $victim })
}
log-figure = { $you ->
    [yes] zamykasz
   *[no] zamyka
} { $figure ->
    [halo] aureolę
   *[cloud] chmurę
}
log-halo = { $you ->
    [yes] bierzesz
   *[no] bierze
} żeton „{ $token }”
log-painter = { $you ->
    [yes] zatrudniasz
   *[no] zatrudnia
} malarza { $tile }
log-since-gone = Zniknęło: { $things }.
log-gained = { $you ->
    [yes] zyskujesz
   *[no] zyskuje
} { $marks }
log-paid = { $you ->
    [yes] płacisz
   *[no] płaci
} { $marks }
log-levied = { $kind ->
    [nothing] { $you ->
        [yes] nie masz
       *[no] nie ma
    } czego oddać
    [hope] { $you ->
        [yes] oddajesz
       *[no] oddaje
    } [hope { $amount }]
    [spots] { $you ->
        [yes] oddajesz
       *[no] oddaje
    } [spot { $amount }]
   *[dice] { $you ->
        [yes] oddajesz
       *[no] oddaje
    } kości
}
log-complied = { $you ->
    [yes] podejmujesz
   *[no] podejmuje
} wyzwanie
log-refused = { $you ->
    [yes] odmawiasz
   *[no] odmawia
}
log-discarded = { $you ->
    [yes] wrzucasz
   *[no] wrzuca
} { $n ->
    [one] { $n } kość
   *[many] { $n } kości
} z powrotem do puli
log-limited = { $you ->
    [yes] tracisz
   *[no] traci
} [spot { $n }] ponad limit
log-extra = { $you ->
    [yes] zyskujesz
   *[no] zyskuje
} dodatkową turę
log-over = { $why }: { $points }.
log-won = { $why }.
log-score = { $who } { $points }
mark-die = { $which ->
    [blue] niebieską
    [white] białą
    [yellow] żółtą
    [green] zieloną
    [black] czarną
    [orange] pomarańczową
    [red] czerwoną
    [purple] fioletową
   *[grey] szarą
} { $n }
mark-spot = { $n ->
    [one] { $n } plamę
    [few] { $n } plamy
   *[many] { $n } plam
}
mark-hope = { $n ->
    [one] { $n } nadzieję
    [few] { $n } nadzieje
   *[many] { $n } nadziei
}
mark-cloud = { $n ->
    [one] chmurę
    [few] { $n } chmury
   *[many] { $n } chmur
}

# Why it was won; `$you` is yes if the winner reads it
why-star = Wygrana gwiezdna: { $you ->
    [yes] masz
   *[no] { $winner } ma
} { $painters ->
    [one] { $painters } malarza
   *[many] { $painters } malarzy
} i przywództwo.
why-firmament = Wygrana firmamentu: { $you ->
    [yes] masz
   *[no] { $winner } ma
} pełne niebo 3×3 i przywództwo.
# Painters and halo tokens of boxes of one's own, composed from their primitives
told-leader = Przejmij przywództwo.
told-hope-symbol = Symbol nadziei { $n }.
told-points = { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
told-or = { $n ->
    [1] { $last }
   *[other] { $some } lub { $last }
}
told-loss = { $what ->
    [lose_hope] { $n ->
        [one] { $n } nadzieję
        [few] { $n } nadzieje
       *[many] { $n } nadziei
    }
    [lose_spots] { $n ->
        [one] { $n } plamę
        [few] { $n } plamy
       *[many] { $n } plam
    }
   *[lose_dice] { $n ->
        [one] { $n } kość
       *[many] { $n } kości
    }
}
told-gain = { $what ->
    [gain_hope] { $n ->
        [one] { $n } nadzieję
        [few] { $n } nadzieje
       *[many] { $n } nadziei
    }
    [gain_spots] { $n ->
        [one] { $n } plamę
        [few] { $n } plamy
       *[many] { $n } plam
    }
   *[gain_cloud] { $n ->
        [one] chmurę
        [few] { $n } chmury
       *[many] { $n } chmur
    }
}
told-extra-turn = Zagraj teraz dodatkową turę.
told-gain-spots = Zyskaj teraz { $n ->
    [one] { $n } plamę
    [few] { $n } plamy
   *[many] { $n } plam
}.
told-gain-hope = Zyskaj teraz { $n ->
    [one] { $n } nadzieję
    [few] { $n } nadzieje
   *[many] { $n } nadziei
}.
told-take-card = Weź teraz za darmo kartę.
told-complete-card = Ukończ teraz jedną ze swoich kart.
told-draw-halo = { $n ->
    [one] Wylosuj z pudełka żeton aureoli.
    [few] Wylosuj z pudełka { $n } żetony aureoli i zatrzymaj jeden.
   *[many] Wylosuj z pudełka { $n } żetonów aureoli i zatrzymaj jeden.
}
told-steal-hope = Weź po { $n ->
    [one] { $n } nadziei
    [few] { $n } nadzieje
   *[many] { $n } nadziei
} od każdego przeciwnika.
told-levy = Każdy przeciwnik oddaje { $first } albo { $second }.
told-dare = { $n ->
    [0] Każdy przeciwnik oddaje wszystkie kości z wartością { $numbers }
    [one] Każdy przeciwnik obraca { $n } kość na 1
   *[many] Każdy przeciwnik obraca { $n } kości na 1
} albo ty zyskujesz { $gains }.
told-hope-for-dice = { $n ->
    [one] { $n } nadzieja może
    [few] { $n } nadzieje mogą
   *[many] { $n } nadziei może
} zastąpić dowolną kość ({ $colours }).
told-reroll = Przed główną kością przerzuć z puli { $n ->
    [one] { $n } kość
   *[many] do { $n } kości
}.
told-paint-down = Plama może też obrócić kość o 1 w dół, a z 1 na 6.
told-on-opponent-completes = { $n ->
    [one] { $n } nadzieja
    [few] { $n } nadzieje
   *[many] { $n } nadziei
} za każdym razem, gdy przeciwnik kończy kartę.
told-on-opponent-takes-offer = { $n ->
    [one] { $n } nadzieja
    [few] { $n } nadzieje
   *[many] { $n } nadziei
} za każdym razem, gdy przeciwnik bierze kartę z oferty.
told-spot-limit = Możesz zachować o { $n ->
    [one] { $n } plamę
    [few] { $n } plamy
   *[many] { $n } plam
} więcej.
told-ignore-figure = { $figure ->
    [cloud] U ciebie połówki chmur nie muszą się spotykać.
   *[halo] U ciebie połówki aureoli nie muszą się spotykać.
}
told-second-die = Po głównej kości ({ $colour }) weź za darmo drugą, najwyżej { $n }.
told-hope-as-leader = Na koniec twoja nadzieja liczy się tak, jak z przywództwem.
told-per-symbol = Na koniec { $n } pkt za każdy symbol przywództwa i { $m } za każdą gwiazdę na twoich ukończonych kartach.
told-per-painter = Na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} za każdego twojego malarza.
told-painters-times-clouds = Na koniec liczba twoich malarzy razy liczba twoich chmur.
# The same in few words, for a small tile
brief-extra-turn = dodatkowa tura
brief-gain-spots = +{ $n } { $n ->
    [one] plama
    [few] plamy
   *[many] plam
}
brief-gain-hope = +{ $n } { $n ->
    [one] nadzieja
    [few] nadzieje
   *[many] nadziei
}
brief-take-card = darmowa karta
brief-complete-card = ukończ kartę
brief-draw-halo = { $n ->
    [one] żeton aureoli
    [few] wylosuj { $n } żetony aureoli, zatrzymaj 1
   *[many] wylosuj { $n } żetonów aureoli, zatrzymaj 1
}
brief-steal-hope = po { $n ->
    [one] { $n } nadziei
    [few] { $n } nadzieje
   *[many] { $n } nadziei
} od rywali
brief-levy = rywale oddają { $first } lub { $second }
brief-dare = { $n ->
    [0] rywale oddają kości { $numbers }
    [one] rywale obracają { $n } kość na 1
   *[many] rywale obracają { $n } kości na 1
} albo zyskujesz { $gains }
brief-hope-for-dice = { $n ->
    [one] { $n } nadzieja
    [few] { $n } nadzieje
   *[many] { $n } nadziei
} = { $letters }
brief-reroll = najpierw przerzut { $n }
brief-paint-down = plamy też w dół
brief-on-opponent-completes = +{ $n } { $n ->
    [one] nadzieja
    [few] nadzieje
   *[many] nadziei
} za kartę rywala
brief-on-opponent-takes-offer = +{ $n } { $n ->
    [one] nadzieja
    [few] nadzieje
   *[many] nadziei
} za wybór rywala
brief-spot-limit = o { $n ->
    [one] { $n } plamę
    [few] { $n } plamy
   *[many] { $n } plam
} więcej
brief-ignore-figure = { $figure ->
    [cloud] chmury dowolnie
   *[halo] aureole dowolnie
}
brief-second-die = { $colour }, potem { $n ->
    [one] 1
   *[many] 1–{ $n }
} za darmo
brief-hope-as-leader = nadzieja ×2 na koniec
brief-per-symbol = { $n } za koronę, { $m } za gwiazdę
brief-per-painter = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
} za malarza
brief-painters-times-clouds = malarze × chmury

# At the terminal
short-paint = Maluj { $card }: { die-name } { $shows } w górę, do { $value }
short-lower = Maluj { $card }: { die-name } { $shows } w dół, do { $value }
short-cell = Kolumna { $x }, rząd { $y }
fact-symbols = Pola kości: { $symbols }.
fact-edges = Lewa krawędź: { $left ->
    [cloud] pół chmury
    [halo] pół aureoli
   *[none] gładka
}; prawa krawędź: { $right ->
    [cloud] pół chmury
    [halo] pół aureoli
   *[none] gładka
}{ $cloud ->
    [yes] ; w środku cała chmura
   *[no] {""}
}.
fact-price = Sam kosztuje { price-name }, a do tego dochodzi cena miejsca.
terminal-legend =
    b niebieska  w biała  y żółta  g zielona  k czarna  o pomarańczowa  r czerwona
    p fioletowa  x szara
    Eskadra mew b2 w2 k3 ☁·◯ +6 ♡4 ★5: pola kości karty, jej lewa krawędź, środek
    i prawa krawędź (☁ chmura, ◯ aureola), potem co płaci ukończona: plamy,
    ♛ przywództwo, ♡ symbol nadziei, ★ punkty. ♥2 obok: nadzieja leżąca na niej.
    Na niebie: b2 puste pole, 2✓ pole wypełnione, 2/ kość do domalowania,
    ■✓ ♥✓ wypełnione efektem albo nadzieją; niebieska: ukończona karta.
    ♡3→4: symbole nadziei i nadzieja, którą dają, gdy się budzą. ♛ przywództwo.
    3×3 5/9: ukończone karty najlepszego bloku.
    Możliwości: co zmienia się od razu i na których malarzy cię potem stać; przy
    kości najlepsze, co zrobi na twoich kartach (brakuje 2: tyle plam).
terminal-examples =
    cloud            weź chmurę; spot: plamę
    take left        weź kartę z lewej strony oferty
    die blue 4       weź niebieską 4
    board all        wszystkie nieba
    card eskadra     co jest na karcie
    painter savings  co robi malarz i ile kosztuje
    halo atramentu   co daje żeton aureoli

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-win = W tej turze możesz wygrać.
slip-win-better = Spójrz jeszcze raz: tak partia jest twoja.
slip-ends-behind = To kończy partię, a brakuje ci { $points ->
    [one] { $points } punktu
   *[many] { $points } punktów
}.
slip-ends-behind-better = Najpierw użyj tego, co masz.
slip-spots = { $spots ->
    [one] Przepadnie { $spots } plama
    [few] Przepadną { $spots } plamy
   *[many] Przepadnie { $spots } plam
}: zachować możesz { $limit }.
slip-spots-better = Najpierw trochę ich wydaj.
slip-heart = Skrzydlate serce będzie spać, bo korona nie jest twoja.
slip-heart-better = Ukończ najpierw kartę „{ $card }”: przynosi koronę.
slip-cloud = To kosztuje twoją chmurę.
slip-cloud-better = Bez chmury pasuje { die-name } { $number }.
slip-dear-die = Jeśli chcesz mieć obie kości, ta jest tańsza: { die-name } { $number } byłaby za droga do kupienia.
slip-dear-die-better = Weź za darmo { die-acc } { $number }, a potem kup { $cheap ->
    [blue] niebieską
    [white] białą
    [yellow] żółtą
    [green] zieloną
    [black] czarną
    [orange] pomarańczową
    [red] czerwoną
    [purple] fioletową
   *[grey] szarą
} { $cheap_number }.
slip-hope-left = Nadzieja na karcie po prawej zostaje dla rywala: { $hope }.
slip-hope-left-better = Weź kartę po prawej, a z nią nadzieję.
slip-shut = Wtedy nic już obok nie będzie pasować, a to miejsce jest potrzebne twojemu blokowi 3×3.
slip-shut-better = To miejsce zostawia blok otwarty.
slip-free-token = Żeton nic nie kosztuje, a pierścień pyta tylko raz.
slip-free-token-better = Weź ten, który płaci najwięcej.
slip-finishes = To niczego nie kończy.
slip-finishes-better = To kończy kartę „{ $card }”, która od razu płaci.
slip-points = Tak tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
slip-points-better = To daje je od razu.
slip-surplus = Ta kość daje mniejszą nadwyżkę.
slip-surplus-better = { $colour ->
    [blue] Niebieska
    [white] Biała
    [yellow] Żółta
    [green] Zielona
    [black] Czarna
    [orange] Pomarańczowa
    [red] Czerwona
    [purple] Fioletowa
   *[grey] Szara
} { $number } da { $spots ->
    [one] { $spots } plamę
    [few] { $spots } plamy
   *[many] { $spots } plam
}.

# The board at the terminal
draw-over = { $how }. Koniec partii, wygrana: { $names }
draw-over-nobody = { $how }. Koniec partii, nikt nie wygrywa
draw-turn = Tura { $n }
draw-extra-turn = Tura { $n } (dodatkowa)
draw-step = krok { $n }
draw-critical = faza krytyczna
draw-idle-turns = jałowe tury: { $n } z { $most }
draw-pool = Pula
draw-in-hand = W ręku
draw-left = lewa
draw-centre = środek
draw-right = prawa
draw-top = wierzch
draw-of-deck = z { $n }
draw-price = plamy { $spots } nadzieja { $hope }
draw-then = potem { $name } ({ $n })
draw-none = brak
draw-each-for = za: { $price }
draw-clouds-left = chmury: { $n }
draw-top-card-for = wierzch talii: { $price }
draw-painters = Malarze
draw-halos = Aureole
draw-drawn = Wylosowane
draw-tokens = żetony: { $n }
draw-night = noc
draw-grass = trawa
draw-points = { $n } pkt
draw-spots = plamy
draw-hope = nadz.
draw-clouds = chm.
draw-has = ma
draw-gain-spots = { $signed } { $n ->
    [one] plama
    [few] plamy
   *[many] plam
}
draw-gain-hope = { $signed } { $n ->
    [one] nadzieja
    [few] nadzieje
   *[many] nadziei
}
draw-gain-clouds = { $signed } { $n ->
    [one] chmura
    [few] chmury
   *[many] chmur
}
draw-gain-points = { $signed } pkt
draw-done = gotowe: { $card }
draw-figure_closed = zamknięta figura
draw-extra_turn_earned = dodatkowa tura
draw-hope_slept = nadzieja śpi
draw-spots_limited = plamy przepadną
draw-fits-nowhere = nigdzie nie pasuje
draw-for-a-cloud = za chmurę
draw-short = brakuje { $n }
draw-fits = pasuje
draw-fits-over = pasuje, nadwyżka { $n }
draw-places = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
draw-then-hire = potem { $name }

# What a box holds
box-section-card = Karty nieba
box-section-painter = Malarze
box-section-halo = Żetony aureoli
box-section-dice = Kości
box-section-supply = Zasoby
box-section-setup = Przygotowanie
box-section-board = Ceny na planszy
box-section-scoring = Punktacja
box-field-symbols = Pola kości
box-field-left = Lewa krawędź
box-field-right = Prawa krawędź
box-field-top = Górna krawędź
box-field-bottom = Dolna krawędź
box-field-cloud = Chmury
box-field-leader = Przywództwo
box-field-draw = Wylosuj
box-field-keep = Zatrzymaj
box-field-options = Jedna z dwóch strat
box-field-lose_hope = Utracona nadzieja
box-field-lose_spots = Utracone plamy
box-field-lose_dice = Utracone kości
box-field-reset_dice = Kości obracane na 1
box-field-discard_values = Kości z wartością
box-field-else = W przeciwnym razie zyskujesz
box-field-gain_spots = Plamy
box-field-gain_hope = Nadzieja
box-field-gain_cloud = Chmury
box-field-figure = Figura
box-field-max = Najwyżej
box-field-when = Kiedy
box-field-blue = Niebieskie
box-field-white = Białe
box-field-yellow = Żółte
box-field-green = Zielone
box-field-black = Czarne
box-field-orange = Pomarańczowe
box-field-red = Czerwone
box-field-purple = Fioletowe
box-field-grey = Szare
box-field-clouds = Chmury
box-field-deck = Karty w talii dla 2, 3, 4
box-field-painters = Malarze dla 2, 3, 4
box-field-halo_spaces = Miejsca na aureole
box-field-forced_landing_extra = Dodatkowe karty w trybie Przymusowe lądowanie
box-field-start = Co gracze mają na początku
box-field-top_card = Karta z wierzchu
box-field-painter_left = Malarz z lewej
box-field-painter_centre = Malarz w środku
box-field-painter_right = Malarz z prawej
box-field-halo_cost = Kolejne aureole
box-field-hope_with_leader = Nadzieja z przywództwem
box-field-die = Pozostała kość
box-field-open_card = Karta w toku
box-field-spots_per_point = Plamy za punkt
box-value-left-none = nic
box-value-left-cloud = pół chmury
box-value-left-halo = pół aureoli
box-value-right-none = nic
box-value-right-cloud = pół chmury
box-value-right-halo = pół aureoli
box-value-top-none = otwarta
box-value-top-night = noc
box-value-bottom-none = otwarta
box-value-bottom-grass = trawa
box-value-colours-b = Niebieski
box-value-colours-w = Biały
box-value-colours-y = Żółty
box-value-colours-g = Zielony
box-value-colours-k = Czarny
box-value-colours-o = Pomarańczowy
box-value-colours-r = Czerwony
box-value-colours-p = Fioletowy

# Dlaczego bot tak wybiera: części zdania z reason-1 w sali.
reason-points-good = daje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
reason-points-bad = kosztuje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
reason-points-rival = { $rival } traci { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
reason-spots-good = daje { $n ->
    [one] 1 plamę
    [few] { $n } plamy
   *[many] { $n } plam
}
reason-spots-bad = kosztuje { $n ->
    [one] 1 plamę
    [few] { $n } plamy
   *[many] { $n } plam
}
reason-spots-rival = { $rival } traci { $n ->
    [one] 1 plamę
    [few] { $n } plamy
   *[many] { $n } plam
}
reason-hope-good = daje { $n ->
    [one] 1 nadzieję
    [few] { $n } nadzieje
   *[many] { $n } nadziei
}
reason-hope-bad = kosztuje { $n ->
    [one] 1 nadzieję
    [few] { $n } nadzieje
   *[many] { $n } nadziei
}
reason-hope-rival = { $rival } traci { $n ->
    [one] 1 nadzieję
    [few] { $n } nadzieje
   *[many] { $n } nadziei
}
reason-leader-good = daje przywództwo
reason-leader-bad = oddaje przywództwo
reason-leader-rival = { $rival } traci przywództwo
reason-clouds-good = daje { $n ->
    [one] 1 chmurę
    [few] { $n } chmury
   *[many] { $n } chmur
}
reason-clouds-bad = kosztuje { $n ->
    [one] 1 chmurę
    [few] { $n } chmury
   *[many] { $n } chmur
}
reason-clouds-rival = { $rival } traci { $n ->
    [one] 1 chmurę
    [few] { $n } chmury
   *[many] { $n } chmur
}
reason-painters-good = zatrudnia malarza
reason-painters-bad = oddaje malarza
reason-painters-rival = { $rival } traci malarza
reason-next-good = przybliża następnego malarza
reason-next-bad = oddala następnego malarza
reason-next-rival = { $rival } ma dalej do następnego malarza
reason-cards-good = posuwa naprzód karty nieba
reason-cards-bad = oddala ukończenie kart nieba
reason-cards-rival = { $rival } ma dalej do ukończenia kart nieba
reason-block-good = rozbudowuje blok 3×3
reason-block-bad = psuje blok 3×3
reason-block-rival = { $rival } nie zbuduje bloku 3×3
reason-halos-good = zamyka aureolę
reason-halos-bad = oddaje aureolę
reason-halos-rival = { $rival } traci aureolę
reason-turn-good = daje dodatkową turę
reason-turn-bad = zużywa dodatkową turę
reason-turn-rival = { $rival } ma o dodatkową turę mniej
