title = Cloud Race
blurb = Rzuć kością albo zagraj wiatr z ręki, wzbij się na prądach i bądź najdalej, gdy ktoś dotrze do celu.

# The door
door-line = Złap wiatr, uważaj na burze.
door-length = 5–10 min
door-idle = Latawce leżą jeszcze na łące
door-live = Latawce są w powietrzu

# Questions and answers
ask-Fly = Rzucasz kością czy zagrywasz wiatr?
word-roll = Rzuć kością (od 1 do { $die })
word-play = Zagraj kartę „{ $wind }”: { $steps ->
    [one] { $steps } chmura
    [few] { $steps } chmury
   *[many] { $steps } chmur
}
refused-wind = Nie masz na ręce karty „{ $wind }”.

# What happened
event-game_started = Przed wami { $length ->
    [one] { $length } chmura
    [few] { $length } chmury
   *[many] { $length } chmur
}. Zaczyna { $first_player }.
event-round_began = Runda { $round }.
event-turn_began = Tura: { $seat }.
event-rolled = { $seat } wyrzuca { $number }.
event-wind_played = { $seat } zagrywa kartę „{ $wind }” i leci { $steps ->
    [one] o { $steps } chmurę
    [few] o { $steps } chmury
   *[many] o { $steps } chmur
}.
event-flew = { $seat } jest na chmurze { $to }.
event-carried = { $seat }: chmura przenosi latawiec na chmurę { $to }.
event-pushed = { $seat } spycha gracza { $victim } na chmurę { $to }.
event-wind_drawn = { $wind ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę „{ $wind }”.
}
event-game_over = { $reason ->
    [arrived] Latawiec dotarł do celu: koniec wyścigu.
   *[called_off] Wyścig zostaje przerwany.
}
end-arrived = Latawiec dotarł do celu
end-called_off = Wyścig przerwany

# The box
each-wind = { $thing ->
    [breath] Powiew
    [breeze] Bryza
    [gale] Wichura
   *[other] { $thing }
}
edition-standard = Pudełko według projektu
wind-breath = Powiew
wind-breeze = Bryza
wind-gale = Wichura

# Names of bots, by seat
bot-0 = Kestrel
bot-1 = Swift
bot-2 = Heron
bot-3 = Plover

# On the plain board
view-round = Runda
view-rounds = Najwięcej rund
view-length = Chmury do mety
view-die = Ścianki kości
view-clouds = Prądy i burze
view-clouds-is = z chmury { $at } na { $to }
view-deck = Wiatry w talii
view-rolled = Ostatni rzut
view-active = {""}
view-ended = {""}
view-cloud = Chmura
view-cards = Wiatry na ręce

# The rules, in short
rules =
    # Wyścig
    ## Rozdanie (CR-1)
    Każdy dostaje trzy wiatry, zakryte przed innymi.
    ## Twoja tura (CR-2, CR-3, CR-6)
    Rzuć kością i leć tak daleko, jak pokazuje, albo zagraj wiatr i leć tak daleko, jak mówi; potem dobierz wiatr. Na ostatniej chmurze się zatrzymujesz.
    ## Prądy i burze (CR-4)
    Prąd niesie dalej, burza odrzuca w tył, raz na turę.
    ## Spychanie (CR-5)
    Wyląduj na rywalu, a zepchniesz go o jedną chmurę w tył, ale nie z łąki ani z ostatniej chmury.
    # Koniec
    ## Ostatnia runda (CR-7)
    Runda, w której latawiec dotrze do celu, jest ostatnia. Po dwudziestu rundach wyścig zostaje przerwany.
    ## Kto wygrywa (CR-8)
    Wygrywa, kto jest najdalej; przy remisie ten, komu zostało najwięcej wiatrów.

# The lab
lab-rounds = Rundy
lab-kind-wind = Wiatry
lab-kind-wind-note = Użyte przez miejsce, które zagrało kartę choć raz.

# What a box holds
box-section-winds = Wiatry
box-section-clouds = Chmury
box-section-race = Wyścig
box-field-length = Chmury do mety
box-field-die = Ścianki kości
box-field-hand = Wiatry na ręce
box-field-rounds = Najwięcej rund
box-field-steps = Jak daleko
box-field-copies = Egzemplarze
box-field-at = Chmura
box-field-kind = Rodzaj
box-field-by = Jak daleko niesie
box-value-kind-updraft = prąd wznoszący
box-value-kind-storm = burza
