title = Skytopia
blurb = Envía gólems a levantar las torres de tu ciudad flotante. Paga por ir deprisa, o espera y mira quién adelanta a quién.

# The door
door-line = Envía gólems, levanta torres.
door-length = 10 a 13 rondas
door-idle = El cronómetro tiene cuerda
door-live = Los gólems trabajan

# Questions
ask-DraftTile = ¿Qué loseta de habilidad tomas?
ask-ChooseSide = Tu loseta { $colour }: ¿qué lado eliges?
ask-OpenOn = ¿Dónde empieza tu primer gólem, con un { $face }?
ask-StackNext = Terminan dos o más cartas de tu torre { $colour }. ¿Cuál va primero a la torre?
ask-ActivateTower = ¿Qué torre activas primero?
ask-Rotate = { $source }: ¿giras un gólem { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}?
ask-Redirect = { $source }: ¿trasladas uno de tus gólems a otra carta?
ask-RedirectTo = ¿Adónde va el gólem de la carta { $slot }? Conserva su { $face }.
ask-Recall = { $source }: ¿llamas a casa a un gólem?
ask-AddCard = { $source }: ¿añades una carta a tu ciudad{ $cost ->
    [0] {""}
    [one] {" "}por una moneda
   *[other] {" "}por { $cost } monedas
}?
ask-ActivateTop = { $source }: ¿activas la cima de una de tus torres?
ask-ActivateLine = { $source }: ¿activas otra carta de la misma fila?
ask-Trade = { $source }: ¿pagas { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} por { $pp } PP?
ask-TakeCoins = { $source }: ¿tomas { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} o sigues sin dinero?
ask-BuyRotation = { $ability }: ¿pagas { $cost ->
    [one] una moneda
   *[other] { $cost } monedas
} por girar un gólem { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}?
ask-TakeBack = Todos tus gólems trabajan. ¿Cuál retiras?
ask-Send = Envía un gólem: ¿a qué carta y a qué ritmo? Tienes { $coins ->
    [0] la bolsa vacía
    [one] una moneda
   *[other] { $coins } monedas
}.

# Words
word-send = Envía un gólem a { card-there } ({ $slot }), con un { $face }
word-golem = El gólem con un { $face } en { card-there } ({ $slot })
word-card = { card-there } ({ $slot })
word-tower = { $about ->
    [tower] La torre { $colour }
    [foundation] El cimiento { colour-m }
   *[card] { $card } ({ $colour })
}
word-use = Sí
word-skip = No, seguir
word-tile = La loseta { $colour }
word-side = Lado { $side }

# What happened
event-game_started = El mercado está abierto. { $first_player } tiene el marcador inicial.
event-tile_taken = { $seat } { $how ->
    [draft] toma
   *[dealt] recibe
} la loseta { $colour }.
event-side_chosen = { $seat } elige el lado { $side }.
event-golem_opened = { $seat } empieza en «{ $card }» ({ $slot }), con un { $face }.
event-round_began = Ronda { $round }: el { $pointer } está en el indicador.{ $last_round ->
    [none] {""}
   *[other] {" "}La ronda { $last_round } es la última.
}
event-turn_began = Juega { $seat }.
event-card_finished = { $seat } termina «{ $card }», piso { $level } de su torre { $colour }.
event-golem_returned = { $why ->
    [finished] Trabajo terminado ({ $slot }): vuelve el gólem de { $owner }.
    [overtaken] { $owner } llega tarde ({ $slot }): recupera su gólem{ $coins ->
        [0] .
        [one] {" "}y recibe una moneda.
       *[other] {" "}y recibe { $coins } monedas.
    }
    [added] Vuelve el gólem de { $owner } ({ $slot }){ $coins ->
        [0] .
        [one] {" "}con una moneda.
       *[other] {" "}con { $coins } monedas.
    }
   *[recalled] { $owner } llama a casa a su gólem ({ $slot }).
}
event-tower_activated = { $seat } activa su torre { $colour }.
event-card_activated = { $seat } activa { $card ->
    [none] un cimiento
   *[other] «{ $card }»
}{ $by ->
    [top] {" "}como cima de una torre
    [line] {" "}en la misma fila
   *[tower] {""}
}.
event-gained = { $seat } gana { $pp ->
    [0] { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }
   *[other] { $coins ->
        [0] { $pp } PP
        [one] { $pp } PP y una moneda
       *[other] { $pp } PP y { $coins } monedas
    }
} ({ $source }).
event-traded = { $seat } paga { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} por { $pp } PP ({ $source }).
event-golem_rotated = { $seat } gira un gólem de «{ $card }» ({ $slot }) del { $face_before } al { $face_after } ({ $source }).
event-golem_redirected = { $seat } traslada un gólem con un { $face } de la carta { $from } a la carta { $to } ({ $source }).
event-card_added = { $seat } añade «{ $card }» a su torre { $colour }{ $cost ->
    [0] {""}
    [one] {" "}por una moneda
   *[other] {" "}por { $cost } monedas
} ({ $source }).
event-golem_taken_back = { $seat } retira su gólem con un { $face } de «{ $card }» ({ $slot }).
event-golem_sent = { $seat } envía un gólem a «{ $card }» ({ $slot }) con un { $face }: termina en la ronda { $finish_round }, { $price ->
    [0] gratis
    [one] por una moneda
   *[other] por { $price } monedas
}.
event-skipped = { $seat } omite lo que ofrece «{ $source }».
event-ability_used = { $seat } usa «{ $ability }»: { $paid ->
    [0] { $pp ->
        [0] { $coins ->
            [one] una moneda
           *[other] { $coins } monedas
        }
       *[other] { $pp } PP
    }
    [one] paga una moneda
   *[other] paga { $paid } monedas
}.
event-market_refilled = «{ $card }» entra en el mercado ({ $slot }). En ese mazo { $deck_left ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $deck_left }
}.
event-deck_exhausted = Se agota el mazo { colour-m }. La ronda { $last_round } es la última.
event-chronometer_turned = El cronómetro avanza del { $from } al { $to }.
event-start_marker_passed = El marcador inicial cambia de manos.
event-game_over = { $reason ->
    [limit] Se ha alcanzado el límite de rondas.
   *[deck] La última ronda ha terminado.
} Puntos finales: { $points }.

# Why not
refused-empty-slot = Ahí no hay ninguna carta.
refused-pointer = El { $face } está en el indicador: ningún gólem puede mostrarlo.
refused-face-shown = Otro gólem de esa carta ya muestra un { $face }.
refused-too-dear = Ese valor cuesta { $price ->
    [one] una moneda
   *[other] { $price } monedas
} y { $coins ->
    [0] no tienes ninguna
   *[other] tienes { $coins }
}.
refused-golem-in-supply = Solo puedes retirar un gólem si no te queda ninguno en casa.
refused-rival-golem = Ese gólem trabaja para { $owner }.
refused-golem-in-chain = Ese gólem está en una carta que se está activando, y una carta no puede mover sus propios gólems.
refused-turned-already = Esta carta ya ha girado ese gólem.
refused-reaches-pointer = { $steps ->
    [one] Un paso lo llevaría
   *[other] { $steps } pasos lo llevarían
} hasta el indicador o más allá.
refused-nowhere-to-go = Todas las demás cartas ya muestran un { $face }.
refused-card-in-chain = Esa carta se está activando: no se puede añadir además.
refused-needs-own-golem = Ninguno de tus gólems trabaja ahí.
refused-needs-no-golem = Ahí ya trabaja un gólem.
refused-itself = Es la carta que se está activando: solo alcanza otros colores.
refused-not-in-row = En esta fila del mercado no hay ninguna carta { $colour }.
refused-not-at-level = Tu torre { $colour } no tiene carta en este piso.
refused-in-chain = Esa ya se ha activado en esta cadena.
refused-end-only = Esa carta solo cuenta al final de la partida.
refused-nothing-usable = Ahora no hay ahí nada que activar.
refused-tile-taken = La loseta { $colour } la tiene { $owner }.
refused-not-waiting = La torre { $colour } no ha recibido una carta terminada este turno o ya se ha activado.

# Options
option-first = Quién empieza
option-first-random = al azar
option-first-seat0 = Asiento 1
option-opening = Gólem inicial
option-opening-tile = en el color de tu loseta
option-opening-free = donde quieras
option-abilities = Losetas de habilidad
option-abilities-dealt = repartidas al azar
option-abilities-draft = por elección
option-sides = Lados de las losetas
option-sides-A = todas por el lado A
option-sides-B = todas por el lado B
option-sides-each = cada persona elige
box-why-tuned = Equilibrada por nosotros: hay menos monedas, y las torres rojas pagan más.
box-kind-card = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
box-kind-foundation = { $count ->
    [one] Un cimiento
   *[other] { $count } cimientos
}
box-field-max = máximo
option-market_rows = Filas del mercado
option-market_rows-normal = tantas como jugadores
option-market_rows-3 = tres (difícil, cuatro jugadores)
option-market_rows-2 = dos (para valientes, cuatro jugadores)

# The end
end-deck = Se agotó un mazo y se jugó la última ronda
end-limit = Se alcanzó el límite de rondas

# Phases and reminders
phase-setup = Preparación
phase-finish = Fase 1: terminar
phase-activate = Fase 1: activar
phase-send = Fase 2: enviar
phase-over = Fin de la partida
reminder-phases = Termina y activa, envía un gólem, se repone el mercado.
reminder-prices = Cuanto antes termina un gólem, más cuesta: 10, 6, 3, 1 o 0 monedas por 1 a 5 rondas.
reminder-end = Al final: gremios, Laboratorios, 1 PP por cada 5 monedas, 1 PP por cada gólem trabajando.
reminder-own-golems = Tus otros gólems en una carta que terminas vuelven a casa sin monedas.
reminder-added = Una carta añadida por un efecto no activa su torre.
reminder-own-card = La carta a la que envías no puede acelerar los gólems que tiene.
reminder-pointer = Ningún gólem puede girar hasta el indicador.
reminder-foundations = Los gremios cuentan los cimientos como cartas.
reminder-marker = El marcador inicial va en sentido contrario a los turnos.
warning-too-late = Este gólem ya no puede terminar.
warning-take-back = En el próximo turno no tendrás ningún gólem que enviar.

# Effects
effect-pp = { $n } PP
effect-coins = { $n ->
    [one] una moneda
   *[other] { $n } monedas
}
effect-pp_per = { $n } PP por cada { count-name }, máximo { $max }
effect-coins_per = { $n ->
    [one] una moneda
   *[other] { $n } monedas
} por cada { count-name }, máximo { $max }
effect-trade = paga { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} por { $pp } PP{ $times ->
    [one] {""}
   *[other] , hasta { $times } veces
}
effect-rotate = gira { $golems ->
    [one] un gólem
   *[other] { $golems } gólems
} { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
effect-redirect = traslada un gólem a otra carta
effect-recall = llama a casa a un gólem por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} y { $pp } PP
effect-add = añade una carta { $from ->
    [mine] en la que tienes un gólem
   *[free] sin gólems
}{ $cost ->
    [0] {""}
    [one] {" "}por una moneda
   *[other] {" "}por { $cost } monedas
}
effect-top = activa la cima de una de tus torres
effect-line = activa una carta de la misma fila
effect-end_pp = { $n } PP al final
count-name = { $count ->
    [coat] carta con este blasón en tu ciudad
    [coats] blasón distinto en tu ciudad
    [golems] gólem tuyo trabajando
    [blue] carta de tu torre azul
    [gold] carta de tu torre dorada
    [red] carta de tu torre roja
    [purple] carta de tu torre morada
    [highest] carta de tu torre más alta
   *[lowest] carta de tu torre más baja
}

# Guildmasters
all-of = { $n ->
    [1] { $last }
   *[other] { $some } y { $last }
}
score-set = { $pp } PP por cada juego de cartas: { $colours }
score-highest = { $pp } PP por cada carta de tu torre más alta
score-lowest = { $pp } PP por cada carta de tu torre más baja
score-towers_of = { $pp } PP por cada torre de { $size } cartas o más
score-heights = { $pp } PP por cada altura de torre distinta
score-coats_in = { $pp } PP por cada blasón distinto de tu torre { $colour }
score-most_coat = { $pp } PP por cada carta de tu blasón más frecuente
score-coat_sets = { $pp } PP por cada juego completo de blasones
guildmaster-mechanicians = Mecánicos
guildmaster-smiths = Herreros
guildmaster-glaziers = Vidrieros
guildmaster-carters = Carreteros
guildmaster-builders = Constructores
guildmaster-masons = Canteros
guildmaster-architects = Arquitectos
guildmaster-surveyors = Agrimensores
guildmaster-merchants = Mercaderes
guildmaster-scholars = Eruditos
guildmaster-standard_bearers = Abanderados
guildmaster-genealogists = Genealogistas

# Ability tiles
ability-blue-A = Doble inauguración
ability-blue-B = Revista general
ability-gold-A = Encargo exprés
ability-gold-B = Posada
ability-red-A = Favor heráldico
ability-red-B = Relojería
ability-purple-A = Vuelta a casa
ability-purple-B = Beneficencia
ability-golem_returned = { $pp } PP por cada gólem tuyo que un rival o un efecto de carta envíe a casa
ability-shared_card = { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} cuando un rival envía un gólem a una carta donde tienes uno
ability-sent_at_price = { $pp } PP si el gólem que envías cuesta exactamente { $price ->
    [one] una moneda
   *[other] { $price } monedas
}
ability-same_coat = { $pp } PP si tienes gólems en { $cards } cartas del mercado con el mismo blasón
ability-cards_added = { $pp } PP si en la fase 1 tu ciudad recibe { $cards } cartas
ability-no_coins = { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} si no tienes ninguna después de la fase 1
ability-buy_rotation = Después de la fase 1 puedes pagar { $cost ->
    [one] una moneda
   *[other] { $cost } monedas
} por girar un gólem { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
ability-all_home = { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} si todos tus gólems están en casa después de la fase 1

# Names
colour-blue = azul
colour-gold = dorada
colour-red = roja
colour-purple = morada
# Colours go with towers, cards and tiles; this is how they go with a deck or a foundation.
colour-m = { $colour ->
    [dorada] dorado
    [roja] rojo
    [morada] morado
   *[other] { $colour }
}
each-colour = { $thing ->
    [blue] { colour-blue }
    [gold] { colour-gold }
    [red] { colour-red }
    [purple] { colour-purple }
   *[other] { $thing }
}
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
coat-gryphon = grifo
coat-lily = lis
coat-key = llave
coat-moon = luna
city-0 = Cirrus
city-1 = Halcyon
city-2 = Zefiria
city-3 = Nimbus
card-beacon_gryphon = Faro
card-beacon_lily = Faro
card-belfry_key = Campa{"\u00AD"}nario
card-belfry_moon = Campa{"\u00AD"}nario
card-hall_of_heralds_gryphon = Salón de heraldos
card-hall_of_heralds_moon = Salón de heraldos
card-clockwork_colonnade_key = Columnata mecánica
card-clockwork_colonnade_lily = Columnata mecánica
card-gilded_dome_moon = Cúpula dorada
card-dream_garden_lily = Jardín de sueños
card-parade_terrace_gryphon = Terraza de gala
card-parade_terrace_key = Terraza de gala
card-mint_gryphon = Ceca
card-mint_lily = Ceca
card-mint_moon = Ceca
card-toll_bridge_key = Puente de peaje
card-toll_bridge_lily = Puente de peaje
card-guild_exchange_key = Lonja gremial
card-guild_exchange_moon = Lonja gremial
card-freight_dock_gryphon = Muelle de carga
card-freight_dock_lily = Muelle de carga
card-collectors_house_key = Casa del coleccio{"\u00AD"}nista
card-collectors_house_moon = Casa del coleccio{"\u00AD"}nista
card-great_vault_gryphon = Cámara del tesoro
card-winding_house_gryphon = Casa de la cuerda
card-winding_house_lily = Casa de la cuerda
card-winding_house_moon = Casa de la cuerda
card-mainspring_key = Resorte maestro
card-mainspring_moon = Resorte maestro
card-twin_gears_gryphon = Engranajes gemelos
card-twin_gears_lily = Engranajes gemelos
card-forge_gryphon = Forja
card-forge_key = Forja
card-switchyard_lily = Patio de maniobras
card-recall_horn_key = Cuerno de llamada
card-recall_horn_moon = Cuerno de llamada
card-laboratory_key = Labora{"\u00AD"}torio
card-laboratory_lily = Labora{"\u00AD"}torio
card-echo_spire_gryphon = Aguja del eco
card-echo_spire_lily = Aguja del eco
card-echo_spire_moon = Aguja del eco
card-hall_of_mirrors_key = Salón de espejos
card-hall_of_mirrors_lily = Salón de espejos
card-hall_of_mirrors_moon = Salón de espejos
card-sky_crane_gryphon = Grúa celeste
card-sky_crane_key = Grúa celeste
card-annex_gryphon = Anexo
card-counting_house_moon = Contaduría
card-foundation-blue = Cimiento azul
card-foundation-gold = Cimiento dorado
card-foundation-red = Cimiento rojo
card-foundation-purple = Cimiento morado
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
    [compensation] compensación
    [ability] loseta de habilidad
   *[other] { $thing }
}
card-there = { $card ->
    [none] un sitio vacío
   *[other] «{ $card }»
}

# Bots
bot-0 = Cog
bot-1 = Tock
bot-2 = Maro
bot-3 = Pell

# On the screen
screen-round = Ronda { $round }
screen-round-word = ronda
screen-r = R{ $round }
screen-now = ahora
screen-phase-setup = Preparación
screen-phase-finish = Terminar
screen-phase-activate = Activar
screen-phase-send = Enviar
screen-phase-over = Fin
screen-dial = Cronómetro, ronda { $round }, el { $face } en el indicador
screen-market = Mercado
screen-left = más
screen-empty = vacío
screen-home = casa
screen-behind = detrás
screen-late = tarde
screen-bench = Tus gólems y tu bolsa
screen-golem = Gólem de { $seat }, termina en la ronda { $round }
screen-golems = Gólems: { $home } en casa, { $out } trabajando
screen-pay = paga { $price }
screen-pick = Elige «{ $card }» ({ $slot })
screen-tower = Torre { $colour }, altura { $size }
screen-foundation = Cimiento
screen-below = +{ $n } debajo
screen-above = +{ $n } encima
screen-show-below = { $n ->
    [one] Hay un piso
   *[other] Hay { $n } pisos
} detrás del cimiento: mostrar los de abajo
screen-show-top = Mostrar la cima de la torre
screen-running = hasta ahora { $pp } PP y { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
screen-cities = Ciudades
screen-city-of = La ciudad de { $seat }
screen-all = Todas
screen-tile = loseta { $colour }
screen-starts = empieza
screen-turn = turno { $place }
screen-worth = { $track } + gremios { $guild } + { $rest }
screen-worth-how = Puntos del marcador más gremios más Laboratorios, monedas y gólems trabajando
screen-last-round = La ronda { $round } es la última
screen-at-once = al momento
screen-tower-gives = Torre { $colour }: { $sums }
screen-send-title = «{ $card }», valor { $face }.
screen-pay-now = Pagas
screen-free = Gratis.
screen-free-send = gratis
screen-get = Recibes al momento
screen-done-in = Termina en la ronda { $round }.
screen-then = Entonces la torre { $colour } dará
screen-in-front = Por delante de { $names }.
screen-behind-of = Por detrás de { $names }: recuperas el gólem{ $refund ->
    [0] {""}
    [one] {" "}y recibes una moneda
   *[other] {" "}y recibes { $refund } monedas
}.
screen-nothing = Detrás de tu propio gólem: este vuelve a casa sin nada.
screen-own-behind = Tu gólem que está detrás vuelve a casa sin nada.
screen-how-to-send = Elige una carta y cuánto trabaja el gólem: cuanto antes termina, más cuesta.
screen-how-to-draft = La habilidad es tuya toda la partida.
screen-how-to-open = Este gólem es gratis, y la carta en la que empieza no se activa ahora.
screen-how-to-take-back = Vuelve a casa sin monedas; después envías un gólem.
screen-reminder = Recordatorio
screen-mind = Suele olvidarse
screen-track = Puntos del marcador
screen-laboratories = Laboratorios
screen-coins-left = Monedas
screen-golems-left = Gólems trabajando
screen-tower-cards = Cartas de torre
how-laboratories = Lo que pagan al final los Laboratorios de tu ciudad.
how-coins = Al final las monedas se cambian por puntos, redondeando hacia abajo.
how-golems = Puntos por los gólems que siguen trabajando al final.
how-tie = A igualdad de puntos, gana quien tenga menos cartas de torre y, después, más monedas sobrantes.
screen-total = Puntos
screen-per-coat = por carta con este blasón, hasta { $max }
screen-per-coats = por blasón, hasta { $max }
screen-per-golems = por gólem, hasta { $max }
screen-per-blue = por piso azul, hasta { $max }
screen-per-gold = por piso dorado, hasta { $max }
screen-per-red = por piso rojo, hasta { $max }
screen-per-purple = por piso morado, hasta { $max }
screen-per-highest = por piso de tu torre más alta, hasta { $max }
screen-per-lowest = por piso de tu torre más baja, hasta { $max }
screen-per-end = al final del todo
screen-per-top = activa la cima de una torre
screen-per-line = Activa una carta de esta fila
screen-per-redirect = traslada un gólem
screen-per-add-mine = añade una carta con tu gólem
screen-per-add-free = añade una carta sin gólems
screen-tiny-coat = /blasón
screen-tiny-coats = /blasón
screen-tiny-highest = /alta
screen-tiny-lowest = /baja
screen-tiny-end = final
screen-tiny-top = cima
screen-tiny-line = fila
screen-tiny-redirect = mover
screen-tiny-add-mine = mía
screen-tiny-add-free = libre
screen-taken = ocupado
screen-send = Envía un gólem: ¿a qué carta y a qué ritmo?
screen-picked = «{ $card }». ¿A qué ritmo trabaja?
screen-picked-then = «{ $card }», { $then }. ¿A qué ritmo trabaja?
screen-redirect-to = ¿Adónde va tu gólem? Conserva su { $face }.
screen-guild-when = Paga a todos al final.
screen-with = { $now } → { $then } con «{ $card }»
screen-adds-nothing = «{ $card }» no suma nada
screen-your-ability = Tu habilidad
act-send = { $price ->
    [0] Enviar gratis
   *[other] Enviar por { $price }
}
act-add = Añadir { $card }
act-trade = Pagar { $coins } por { $pp } PP
act-take = Tomar { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
act-turn = Girar al { $face }
act-move = Mover este gólem
act-home = Llamar a casa
act-done = termina en la ronda { $round }
act-paid = a casa con { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
act-nothing = vuelve a casa sin nada
act-late = demasiado tarde para terminar
act-activates = se activará este turno

# The board in words
read-table = La mesa
read-guildmasters = Gremios
read-city = { $name }: la ciudad de { $city }
read-slot = { $colour } { $row }
read-card = { $card }, blasón { $coat }: { $effect }
read-golems-there = Trabajan: { $golems }
read-golem = { $name } con un { $face }, { $late ->
    [yes] demasiado tarde para terminar
   *[no] termina en la ronda { $round }
}{ $refund ->
    [0] {""}
    [one] , una moneda si llega tarde
   *[other] , { $refund } monedas si llega tarde
}
read-deck = { $count ->
    [one] Queda una carta
   *[other] Quedan { $count } cartas
} en el mazo { colour-m }
read-first = { $name } tiene el marcador inicial
read-pointer = El { $face } está en el indicador
read-prices = Un gólem cuesta: { $prices }
read-face = { $taken ->
    [yes] el { $face } no se puede elegir
   *[no] { $price ->
        [0] nada
        [one] una moneda
       *[other] { $price } monedas
    } con un { $face }, termina en la ronda { $round }
}
read-pays = { $name } { $pp } PP
read-now = Ahora: { $pays }
read-worth = Vale ahora { $points } puntos
read-worth-sum = { $track } PP del marcador, { $guild } PP de los gremios, { $rest } PP por Laboratorios, monedas y gólems trabajando
read-track = { $pp } PP en el marcador
read-coins = { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
read-golems = { $home ->
    [one] Un gólem
   *[other] { $home } gólems
} en casa y { $out } trabajando
read-ability = Habilidad: { $name }, { $text }
read-lies = carta { $colour } en la fila { $row }, blasón: { $coat }
read-at-once = un gólem enviado aquí ahora da al momento { $gains }
read-takes = { $name } se la queda en la ronda { $round }; entonces la torre dará { $gains }
read-overtaking = cuando alguien toma una carta, todos sus gólems vuelven a casa: los de los demás, con { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} cada uno
read-level = piso { $level } de la torre { $colour } de { $name }
read-level-coat = piso { $level } de la torre { $colour } de { $name }, blasón: { $coat }
read-gives = da { $gains } ahora
read-foundations-count = los cimientos cuentan
read-pays-for = { $name } { $pp } PP por { $counted }
counted-set = { $n ->
    [one] un juego
   *[other] { $n } juegos
}
counted-highest = { counted-cards }
counted-lowest = { counted-cards }
counted-most_coat = { counted-cards }
counted-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
counted-towers_of = { $n ->
    [one] una torre
   *[other] { $n } torres
}
counted-heights = { $n ->
    [one] una altura
   *[other] { $n } alturas
}
counted-coats_in = { $n ->
    [one] un blasón
   *[other] { $n } blasones
}
counted-coat_sets = { counted-set }
read-foundation = cimiento ({ $effect })
read-storey = { $card }, blasón { $coat } ({ $effect }; da ahora { $pp } PP y { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
})
read-price = { $price ->
    [0] gratis
    [one] cuesta una moneda
   *[other] cuesta { $price } monedas
}
read-done = termina en la ronda { $round }
read-gain-pp = { $pp } PP al momento
read-gain-coins = { $coins ->
    [one] una moneda al momento
   *[other] { $coins } monedas al momento
}
read-behind = por detrás de { $names }, vuelve a casa { $coins ->
    [0] sin monedas
    [one] con una moneda
   *[other] con { $coins } monedas
}
read-behind-own = detrás de tu propio gólem, vuelve a casa sin nada
read-own-behind = tu gólem que está detrás vuelve a casa sin nada
read-ahead = por delante de { $names }
read-effect = su efecto: { $effect }
read-then = entonces la torre dará { $gains }
read-nothing = nada por sí sola
read-go-home = gólems que vuelven a casa: { $golems }
read-home = { $name }{ $coins ->
    [0] {""}
    [one] {" "}con una moneda
   *[other] {" "}con { $coins } monedas
}
read-worth-now = vale ahora
read-change = { $name } { $now } → { $then }
read-activates = su torre aún la activará este turno
read-activates-not = no se activará
read-overtakes = adelanta a { $names }

# Keys
key-faces = El valor del gólem que envías
key-use = Sí, activar
key-skip = No, seguir

# The lab
lab-rounds = Rondas
lab-kind-card = Cartas de torre
lab-kind-card-note = La usa un asiento en cuya ciudad está la carta al final.
lab-kind-ability = Habilidades
lab-kind-ability-note = La usa el asiento que tiene la loseta por este lado.
lab-kind-guildmaster = Gremios
lab-kind-guildmaster-note = Lo usa el único asiento al que más pagó el gremio. Quien más cobra suele ganar: tómalo como medida de cuánto decide un gremio.

# At the terminal
group-send = { $slot } { $card ->
    [none] sitio vacío
   *[other] { $card }
}
short-send = { $face }
brief-send = { card-there }, valor { $face }
short-golem = Gólem { $face }, { $card ->
    [none] sitio vacío
   *[other] { $card }
} ({ $slot })
fact-card = Una carta { $colour ->
    [blue] azul
    [gold] dorada
    [red] roja
    [purple] morada
   *[other] { $colour }
}. Blasón: { $coat ->
    [gryphon] grifo
    [lily] lis
    [key] llave
    [moon] luna
   *[other] { $coat }
}.
terminal-legend =
    ★ azul  ● dorada  ⚙ roja  ◆ morada: las torres, con sus alturas en cada ciudad
    ♞ grifo  ⚜ lis  ⚿ llave  ☾ luna: los blasones
    Esfera: 4 3●→r6: un gólem con un 4 cuesta 3 monedas y termina en la ronda 6.
    A4→r9: el gólem de A, con un 4, termina en la ronda 9; tenue: no puede ganar.
    ↻2 ×1: gira un gólem dos pasos; 1 PP/blasón≤3: 1 PP por cada uno, máximo 3.
    Casa y fuera: gólems en la ciudad y trabajando. Vale: PP si terminara ahora.
    Opciones: una fila por carta con lo que da al momento (+2PP +1●), una columna
    por valor que puede mostrar un gólem, con su precio y la ronda en que termina
    (4: 3●→r6).
    ↩3●: un rival va por delante y terminará antes, recibes 3 monedas;
    ↩0●: tu propio gólem va por delante, este vuelve a casa sin nada;
    r6!: demasiado tarde, después de la última ronda; «pasa a»: los adelanta.
terminal-examples =
    send blue-2 4         envía un gólem con un 4 a la segunda carta azul
    skip                  no, seguir
    board all             todas las torres con sus cartas
    card laboratorio      qué hace una carta
    guildmaster canteros  qué premia un gremio
    ability posada        qué hace un lado de una loseta de habilidad
# Why it was won; `$you` is yes if the winner reads it
why-cards = Empate a { $points }: { $you ->
    [yes] ganas
   *[no] gana { $winner }
} con menos cartas de torre, { $cards } frente a { $more } ({ $rivals }).
why-coins = Empate a { $points } puntos y a cartas de torre: { $you ->
    [yes] ganas
   *[no] gana { $winner }
} con más monedas sobrantes, { $coins } frente a { $fewer } ({ $rivals }).
# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-tile = { $how ->
    [draft] { $you ->
        [yes] tomas
       *[no] toma
    }
   *[dealt] { $you ->
        [yes] recibes
       *[no] recibe
    }
} la loseta { $colour }
log-side = { $you ->
    [yes] eliges
   *[no] elige
} el lado { $side }
log-opened = { $you ->
    [yes] empiezas
   *[no] empieza
} en «{ $card }» con [die { $face }]
log-finished = { $you ->
    [yes] terminas
   *[no] termina
} «{ $card }»
log-overtaken = { $you ->
    [yes] llegas
   *[no] llega
} tarde{ $n ->
    [one] {""}
    [2] {" "}dos veces
   *[other] {" "}{ $n } veces
}
log-recalled = { $you ->
    [yes] llamas
   *[no] llama
} a casa a un gólem
log-activated = { $you ->
    [yes] activas tu
   *[no] activa su
} torre { $colour }
log-gained = { $you ->
    [yes] ganas
   *[no] gana
} { $marks }
log-traded = { $you ->
    [yes] cambias
   *[no] cambia
} [coin { $coins }] por [pp { $pp }]
log-rotated = { $you ->
    [yes] giras
   *[no] gira
} un gólem de «{ $card }» de [die { $before }] a [die { $after }]
log-redirected = { $you ->
    [yes] trasladas
   *[no] traslada
} el gólem [die { $face }] a otra carta
log-added = { $you ->
    [yes] añades «{ $card }» a tu
   *[no] añade «{ $card }» a su
} torre { $colour }{ $cost ->
    [0] {""}
   *[other] {" "}por [coin { $cost }]
}
log-taken-back = { $you ->
    [yes] retiras
   *[no] retira
} el gólem [die { $face }] de «{ $card }»
log-sent = { $you ->
    [yes] envías
   *[no] envía
} un gólem a «{ $card }», [die { $face }] { $price ->
    [0] gratis
   *[other] por [coin { $price }]
}, para la ronda { $round }
log-ability = { $you ->
    [yes] usas
   *[no] usa
} «{ $ability }»
log-deck = Se agota el mazo { colour-m }: la ronda { $round } es la última.
log-over = { $why }: { $points }.
log-score = { $who } { $points }
log-since-home = { $n ->
    [one] Uno de tus gólems vuelve a casa
   *[other] { $n } de tus gólems vuelven a casa
}{ $coins ->
    [0] .
   *[other] {" "}con [coin { $coins }].
}
log-since-ahead = { $seat } va por delante de ti en «{ $card }».
log-since-gone = Ya no están en el mercado: { $cards }.
mark-die = valor { $n }
mark-coin = { $n ->
    [one] una moneda
   *[other] { $n } monedas
}
mark-pp = { $n ->
    [one] un punto
   *[other] { $n } puntos
}

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-late-haste = Este gólem no terminará antes del final, así que la prisa no sirve de nada.
slip-late-haste-better = Envíalo gratis: da lo mismo al momento.
slip-late = En la ronda { $done } la partida ya ha terminado: este gólem no llegaría a tiempo.
slip-late-better =
  Termina en la ronda { $round }, { $cost ->
    [0] gratis
    [one] por una moneda
    *[other] por { $cost } monedas
  }.
slip-behind = { $rival } termina «{ $card }» en la ronda { $their_round }. Tú llegarías en la ronda { $my_round }: tu gólem vuelve a casa sin la carta.
slip-behind-better =
  Ronda { $round }, { $cost ->
    [0] gratis
    [one] por una moneda
    *[other] por { $cost } monedas
  }. Llegas antes, y la carta es tuya.
slip-only-refund = { $rival } termina «{ $card }» antes que tú, en la ronda { $their_round }. Solo recibirías { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
slip-only-refund-better = «{ $better_card }», termina en la ronda { $round }: ahí nadie va por delante de ti.
slip-dear = Ahí nadie compite contigo, y { $price ->
    [one] una moneda es
   *[other] { $price } monedas son
} todo lo que tienes.
slip-dear-better = Una ronda más tarde ahorras { $saved ->
    [one] una moneda
   *[other] { $saved } monedas
}.
slip-tower-order = Aún no tienes monedas que cambiar.
slip-tower-order-better = La torre dorada daría antes algunas.
slip-pass = No cuesta nada, y omitirlo no da nada.
slip-pass-better = Úsalo: la vista previa muestra lo que sale.
slip-trade = Cada moneda sobrante vale la quinta parte de un punto.
slip-trade-better =
  { $coins ->
    [one] Ahora una moneda hace
    *[other] Ahora { $coins } monedas hacen
  } { $points ->
    [one] un punto
    *[other] { $points } puntos
  }.
slip-tower =
  { $mine ->
    [0] Eso no da puntos a tus torres.
    [one] Eso da un punto a tu torre.
    *[other] Eso da { $mine } puntos a tu torre.
  }
slip-tower-better =
  «{ $better_card }», termina en la ronda { $round }: su torre dará entonces { $points ->
    [one] un punto
    *[other] { $points } puntos
  }.
slip-at-once =
  { $mine ->
    [0] No da puntos al momento.
    [one] Da un punto al momento.
    *[other] Da { $mine } puntos al momento.
  }
slip-at-once-better =
  «{ $better_card }» da al momento { $points ->
    [one] un punto
    *[other] { $points } puntos
  }.

# The board at the terminal
draw-round = Ronda { $n }
draw-last-round = última ronda
draw-ends-after = acaba tras la ronda { $n }
draw-start-marker = empieza: { $name }
draw-dial = Esfera
draw-deck = { $colour }: { $n }
draw-empty = vacío
draw-do-pp = { $n } PP
draw-do-coins = { $n }●
draw-do-pp_per = { $n } PP/{ draw-counted }≤{ $max }
draw-do-coins_per = { $n }●/{ draw-counted }≤{ $max }
draw-do-trade = { $coins }●→{ $pp } PP ×{ $times }
draw-do-rotate = ↻{ $steps } ×{ $golems }
draw-do-redirect = trasladar gólem
draw-do-recall = llamar +{ $coins }●
draw-do-add = añadir { $from ->
    [mine] con tu gólem
   *[free] sin gólem
}{ $cost ->
    [0] {""}
   *[other] {" "}{ $cost }●
}
draw-do-top = activar una cima
draw-do-line = carta de la fila
draw-do-end_pp = { $n } PP al final
draw-counted = { $count ->
    [coat] blasón
    [coats] blasones
    [golems] gólems
    [blue] azul
    [gold] dorada
    [red] roja
    [purple] morada
    [highest] alta
   *[lowest] baja
}
draw-by-set = { $pp } PP por juego: { $colours }
draw-by-highest = { $pp } PP por carta de la más alta
draw-by-lowest = { $pp } PP por carta de la más baja
draw-by-towers_of = { $pp } PP por torre de { $size } o más
draw-by-heights = { $pp } PP por altura distinta
draw-by-coats_in = { $pp } PP por blasón, torre { $colour }
draw-by-most_coat = { $pp } PP por carta del más frecuente
draw-by-coat_sets = { $pp } PP por juego de blasones
draw-pp = { $n } PP
draw-golems = casa { $home } fuera { $out }
draw-worth = vale { $n }
draw-tile = loseta { $colour }
draw-past = pasa a { $names }
draw-sheet-track = marcador
draw-sheet-end = final
draw-sheet-coins = monedas
draw-sheet-golems = gólems

# What a box holds
box-section-card = Cartas de torre
box-section-foundation = Cimientos
box-section-guildmaster = Gremios
box-section-ability = Habilidades
box-section-constants = Números del juego
box-section-chronometer = Cronómetro
box-field-coat = Blasón
box-field-coats = Blasones: una carta por cada uno
box-field-three_plus = Solo para tres o más
box-field-effect = Efecto
box-field-count = Por cada
box-field-coins = Monedas
box-field-pp = PP
box-field-times = Cuántas veces
box-field-golems = Gólems
box-field-steps = Pasos
box-field-from = Qué cartas
box-field-group = Grupo
box-field-score = Recompensa
box-field-by = Qué cuenta
box-field-size = Pisos
box-field-A = Lado A
box-field-B = Lado B
box-field-when = Cuándo actúa
box-field-cards = Cartas
box-field-start_coins = Monedas al empezar
box-field-compensation = Monedas por un gólem adelantado
box-field-opening_face = Valor del gólem inicial
box-field-coins_per_pp = Monedas por un PP al final
box-field-golem_pp = PP por gólem trabajando
box-field-round_limit = Última ronda
box-field-rows = Filas del mercado
box-field-2 = Dos jugadores
box-field-3 = Tres jugadores
box-field-4 = Cuatro jugadores
box-field-faces = Valores en orden
box-field-prices = Precios por distancia
box-value-count-coat = carta de este blasón
box-value-count-coats = blasón distinto
box-value-count-golems = gólem trabajando
box-value-count-blue = piso azul
box-value-count-gold = piso dorado
box-value-count-red = piso rojo
box-value-count-purple = piso morado
box-value-count-highest = piso de la torre más alta
box-value-count-lowest = piso de la torre más baja
box-value-from-mine = con mi gólem
box-value-from-free = sin gólems
box-value-colours-blue = Azul
box-value-colours-gold = Dorado
box-value-colours-red = Rojo
box-value-colours-purple = Morado

# Por qué un bot elegiría esto: partes de reason-1 del salón.
reason-points-good = da { $n } PP
reason-points-bad = cuesta { $n } PP
reason-points-rival = { $rival } pierde { $n } PP
reason-coins-good = da { $n ->
    [one] una moneda
   *[other] { $n } monedas
}
reason-coins-bad = cuesta { $n ->
    [one] una moneda
   *[other] { $n } monedas
}
reason-coins-rival = { $rival } pierde { $n ->
    [one] una moneda
   *[other] { $n } monedas
}
reason-city-good = acerca cartas valiosas a la ciudad
reason-city-bad = se queda atrás en las cartas del mercado
reason-city-rival = { $rival } se queda atrás en una carta del mercado
reason-late-good = ningún gólem trabaja en vano
reason-late-bad = un gólem llegará tarde
reason-late-rival = { $rival } tiene un gólem que llegará tarde
