title = Cloud Race
blurb = Tira el dado o juega un viento de tu mano, aprovecha las corrientes y llega más lejos que nadie cuando alguien alcance la meta.

# The door
door-line = Atrapa el viento y cuidado con las tormentas.
door-length = 5–10 min
door-idle = Las cometas siguen en el prado
door-live = Hay cometas en el aire

# Questions and answers
ask-Fly = ¿Tiras el dado o juegas un viento?
word-roll = Tira el dado (de 1 a { $die })
word-play = Juega «{ $wind }»: { $steps ->
    [one] una nube
   *[other] { $steps } nubes
}
refused-wind = No tienes «{ $wind }» en la mano.

# What happened
event-game_started = Hay { $length } nubes por delante. Empieza { $first_player }.
event-round_began = Ronda { $round }.
event-turn_began = Turno de { $seat }.
event-rolled = { $seat } saca un { $number }.
event-wind_played = { $seat } juega «{ $wind }» y vuela { $steps ->
    [one] una nube
   *[other] { $steps } nubes
}.
event-flew = { $seat } está en la nube { $to }.
event-carried = La nube lleva a { $seat } hasta la nube { $to }.
event-pushed = { $seat } empuja a { $victim } atrás, hasta la nube { $to }.
event-wind_drawn = { $wind ->
    [none] { $seat } roba una carta.
   *[other] { $seat } roba «{ $wind }».
}
event-game_over = { $reason ->
    [arrived] Una cometa llega: la carrera ha terminado.
   *[called_off] La carrera se suspende.
}
end-arrived = Llega una cometa
end-called_off = Carrera suspendida

# The box
each-wind = { $thing ->
    [breath] Soplo
    [breeze] Brisa
    [gale] Vendaval
   *[other] { $thing }
}
edition-standard = La caja original
wind-breath = Soplo
wind-breeze = Brisa
wind-gale = Vendaval

# Names of bots, by seat
bot-0 = Kestrel
bot-1 = Swift
bot-2 = Heron
bot-3 = Plover

# On the plain board
view-round = Ronda
view-rounds = Rondas como máximo
view-length = Nubes hasta la meta
view-die = Caras del dado
view-clouds = Corrientes y tormentas
view-clouds-is = de la nube { $at } a la { $to }
view-deck = Vientos en el mazo
view-rolled = Última tirada
view-active = {""}
view-ended = {""}
view-cloud = Nube
view-cards = Vientos en la mano

# The rules, in short
rules =
    # La carrera
    ## Reparto (CR-1)
    Cada persona recibe tres vientos, ocultos para los demás.
    ## Tu turno (CR-2, CR-3, CR-6)
    Tira el dado y vuela esa distancia, o juega un viento y vuela lo que diga; después roba otro viento. La última nube te detiene.
    ## Corrientes y tormentas (CR-4)
    Una corriente te lleva adelante, una tormenta te echa atrás, una vez por turno.
    ## Empujar (CR-5)
    Si caes en la nube de un rival, lo empujas una nube atrás, aunque no fuera del prado ni de la última nube.
    # El final
    ## La última ronda (CR-7)
    La ronda en que llega una cometa es la última. Tras veinte rondas la carrera se suspende.
    ## Quién gana (CR-8)
    Gana quien haya llegado más lejos; si hay empate, quien conserve más vientos.

# The lab
lab-rounds = Rondas
lab-kind-wind = Vientos
lab-kind-wind-note = Lo usa un asiento que jugó la carta al menos una vez.

# What a box holds
box-section-winds = Vientos
box-section-clouds = Nubes
box-section-race = La carrera
box-field-length = Nubes hasta la meta
box-field-die = Caras del dado
box-field-hand = Vientos en la mano
box-field-rounds = Rondas como máximo
box-field-steps = Hasta dónde
box-field-copies = Copias
box-field-at = Nube
box-field-kind = Tipo
box-field-by = Hasta dónde lleva
box-value-kind-updraft = corriente ascendente
box-value-kind-storm = tormenta
