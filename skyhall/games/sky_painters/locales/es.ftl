title = Sky Painters
blurb = Compón un cielo de cartas, coloréalo con dados y contrata a los pintores que traen esperanza.

# The door
door-line = Tira la luz, borra el gris.
door-length = 30 a 60 min
door-idle = El cielo sigue gris
door-live = Alguien está pintando

# Questions
ask-MainAction = Tu turno: toma una nube, una carta, un dado o una mancha.
ask-PlaceCard = ¿Dónde va la carta? Los bordes que se tocan deben coincidir.
ask-ChooseReroll = { $picked ->
    [0] Elige un dado para volver a tirarlo; { $most } como máximo.
   *[other] Elige otro dado o para aquí.
}
ask-TakeDie = Los dados están tirados. Toma uno.
ask-PlaceDie = Pon el { $number } { $colour } en una casilla vacía.
ask-SecondDie = Otro dado de { $highest } o menos es gratis. ¿Lo tomas?
ask-AdditionalAction = { $over ->
    [0] Pinta, compra un dado o un pintor, o termina tu turno.
    [one] Pinta, compra o termina tu turno. Se perderá una mancha por encima del límite.
   *[other] Pinta, compra o termina tu turno. Se perderán { $over } manchas por encima del límite.
}
ask-TakeHalo = Cierras un halo. ¿Tomas una ficha { price-for }?
ask-KeepHalo = ¿Con qué ficha de halo te quedas?
ask-TakeFreeCard = Toma gratis una carta de la oferta.
ask-CompleteCard = ¿Qué carta completas?
ask-StealCloud = No quedan nubes. ¿A quién le quitas una?
ask-Levy = Tienes que entregar algo: { $first_kind ->
    [hope] { $first } de esperanza
    [spots] { $first ->
        [one] una mancha
       *[other] { $first } manchas
    }
   *[dice] { $first ->
        [one] un dado
       *[other] { $first } dados
    }
} o { $second_kind ->
    [hope] { $second } de esperanza
    [spots] { $second ->
        [one] una mancha
       *[other] { $second } manchas
    }
   *[dice] { $second ->
        [one] un dado
       *[other] { $second } dados
    }
}.
ask-Dare = ¿{ $reset ->
    [0] Devuelves todos tus dados que muestran { $values }
    [one] Bajas a 1 uno de tus dados
   *[other] Bajas { $reset } de tus dados a 1
} o dejas que { $owner } gane { $clouds ->
    [0] { price-name }
   *[other] { gain-clouds }
}?
ask-PickDie = { $reset ->
    [0] Elige un dado que devolver; { $count ->
        [one] falta uno
       *[other] faltan { $count }
    }.
   *[other] Elige un dado que vuelva a 1; { $count ->
        [one] falta uno
       *[other] faltan { $count }
    }.
}

# Words
word-cloud = Toma una nube
word-spot = Toma una mancha
word-reroll = Antes vuelve a tirar dados de la reserva
word-take = Toma «{ $card }»{ $position ->
    [left] {" "}(izquierda)
    [centre] {" "}(centro)
    [right] {" "}(derecha)
   *[top] {" "}(carta superior del mazo)
}
word-die = Toma el { $number } { $colour }
word-on = En «{ $card }», { $value } { $colour }
word-paint = Pinta «{ $card }»: sube un paso el { $shows } { $colour }, hacia { $value }
word-lower = Pinta «{ $card }»: baja un paso el { $shows } { $colour }, hacia { $value }
word-hope = Pon esperanza en «{ $card }», { $value } { $colour }
word-painter = Contrata a { $painter } { $position ->
    [left] (izquierda)
    [centre] (centro)
   *[right] (derecha)
}
word-cell = Ponla en la columna { $x }, fila { $y }
word-halo = Toma «{ $token }»
word-drawn = Quédate con «{ $token }»
word-seat = De { $owner }
word-card = Completa «{ $card }»
word-lose = { $kind ->
    [hope] Entrega { $amount } de esperanza
    [spots] Entrega { $amount ->
        [one] una mancha
       *[other] { $amount } manchas
    }
   *[dice] Entrega { $amount ->
        [one] un dado
       *[other] { $amount } dados
    }
}
word-comply = Hazlo
word-refuse = Negarse
word-decline = No, gracias
word-enough = Basta: tirar
word-end = Terminar turno

# What happened
event-game_started = El cielo está vacío y gris. Empieza { $first_player }. Cartas iniciales: { $letters }.
event-turn_began = Turno { $number }: { $extra ->
    [yes] turno extra de { $seat }
   *[no] juega { $seat }
}{ $critical ->
    [yes] {" "}en la fase crítica
   *[no] {""}
}.
event-cloud_gained = { $victim ->
    [none] { $seat } toma una nube
   *[other] { $seat } le quita una nube a { $victim }
} y tiene { $clouds }.
event-cloud_paid = { $seat } paga una nube para cambiar el color de un dado.
event-card_taken = { $seat } toma «{ $card }» { $position ->
    [left] de la izquierda
    [centre] del centro
    [right] de la derecha
   *[top] del mazo { paid-for }
}{ $collected ->
    [0] {""}
   *[other] , con { $collected } de esperanza encima
}.
event-card_placed = { $seat } la pone en la columna { $x }, fila { $y }.
event-offer_hope_added = Esperanza en la carta de la derecha: { $total }.
event-offer_refilled = La oferta se repone; { $deck ->
    [0] el mazo está vacío
    [one] queda una carta en el mazo
   *[other] quedan { $deck } cartas en el mazo
}.
event-dice_rerolled = { $seat } vuelve a tirar dados de la reserva.
event-die_taken = { $seat } { $why ->
    [acquired] compra el { $number } { $colour } por { $price ->
        [one] una mancha
       *[other] { $price } manchas
    }
    [second] toma también el { $number } { $colour }
   *[main] toma el { $number } { $colour }
}.
event-die_placed = { $completed ->
    [yes] El dado se pone en { $set_to } y completa la casilla
   *[no] El dado se pone en { $set_to }: la casilla aún no está completa
}{ $surplus ->
    [0] {""}
    [one] ; sobra uno
   *[other] ; sobran { $surplus }
}.
event-spots_changed = { $seat } { $won ->
    [yes] gana
   *[no] paga
} { $amount ->
    [one] una mancha
   *[other] { $amount } manchas
} y tiene { $total }.
event-hope_changed = { $seat } { $won ->
    [yes] gana
   *[no] paga
} { $amount } de esperanza y tiene { $total }.
event-die_painted = { $seat } cambia un dado de { $from } a { $to }{ $completed ->
    [yes] {" "}y completa la casilla
   *[no] {""}
}.
event-symbol_paid = { $seat } pone { $hope } de esperanza en una casilla.
event-card_completed = { $seat } completa «{ $card }».
event-leader_taken = { $victim ->
    [none] { $seat } toma el liderazgo
   *[other] { $seat } le quita el liderazgo a { $victim }
}.
event-hope_activated = «{ $source }» despierta la esperanza de { $seat }: suma { $total } y gana { $gained } de esperanza.
event-hope_slept = El símbolo de esperanza de «{ $source }» duerme: { $seat } no tiene el liderazgo.
event-figure_closed = { $seat } cierra { $figure ->
    [halo] un halo
   *[cloud] una nube
}.
event-halo_taken = { $seat } toma «{ $token }» { price-for }.
event-halo_declined = { $seat } no toma ninguna ficha de halo.
event-halo_unpayable = { $spots ->
    [none] No queda ninguna ficha de halo para { $seat }.
   *[other] { $seat } no puede pagar una ficha de halo.
}
event-halo_drawn = { $seat } saca de la caja { $count ->
    [one] una ficha de halo
   *[other] { $count } fichas de halo
}.
event-halo_kept = { $seat } se queda con «{ $token }».
event-painter_acquired = { $seat } contrata a { $tile } { paid-for }.
event-painters_refilled = Los pintores avanzan; en la pila { $pile ->
    [0] no queda ninguno
    [one] queda uno
   *[other] quedan { $pile }
}.
event-levied = { $seat } { $kind ->
    [nothing] no tiene nada que entregar
    [hope] entrega { $amount } de esperanza
    [spots] entrega { $amount ->
        [one] una mancha
       *[other] { $amount } manchas
    }
   *[dice] devuelve { $amount ->
        [one] un dado
       *[other] { $amount } dados
    }
}.
event-dared = { $seat } { $complied ->
    [yes] cumple el reto
   *[no] se niega
}.
event-dice_discarded = Los dados de { $seat } se tiran a la reserva.
event-pool_refilled = No quedaban dados: los de casillas completas se cambian por cuadrados y se tiran.
event-spots_limited = { $seat } pierde { $discarded ->
    [one] una mancha
   *[other] { $discarded } manchas
} por encima del límite.
event-extra_turn_earned = «{ $source }» da a { $seat } un turno extra.
event-critical_phase = El mazo está vacío: empieza la fase crítica.
event-standstill_warning = Nada avanza: { $left ->
    [one] un turno más sin avance termina
   *[other] { $left } turnos más sin avance terminan
} la partida.
event-game_over = { $reason ->
    [star] Victoria de la Estrella: { $seat } tiene los pintores y el liderazgo.
    [firmament] Victoria del Firmamento: { $seat } tiene un cielo de 3×3 y el liderazgo.
    [efficiency] { $seat } conserva el liderazgo en la fase crítica: deciden los puntos.
    [no_moves] Nadie puede seguir: deciden los puntos.
    [standstill] Nada avanza desde hace demasiado: deciden los puntos.
   *[draw] Ya nadie puede ganar: empate.
}

# Why not
refused-has-cloud = Ya tienes una nube.
refused-open-cards = Tienes { $most } cartas sin completar: completa antes una.
refused-top-price = La carta superior cuesta { price-name }.
refused-no-cell = En tu cielo no hay sitio para esta carta.
refused-cell = { $why ->
    [night] «{ $neighbour }» tiene noche arriba: nada va encima.
    [grass] «{ $neighbour }» tiene hierba abajo: nada va debajo.
    [own_night] Esta carta tiene noche arriba y quedaría debajo de «{ $neighbour }».
    [own_grass] Esta carta tiene hierba abajo y quedaría encima de «{ $neighbour }».
   *[figure] «{ $neighbour }», a la { $side ->
        [left] izquierda
       *[right] derecha
    }, muestra { $theirs ->
        [cloud] media nube
        [halo] medio halo
       *[none] un borde liso
    }; esta carta, { $mine ->
        [cloud] media nube
        [halo] medio halo
       *[none] un borde liso
    }.
}
refused-no-symbol = Ninguna de tus casillas vacías admite este dado.
refused-colour = Un dado { $colour } no va ahí, y no tienes nube para cambiarle el color.
refused-dice-used = No puedes comprar otro dado este turno.
refused-die-price = Este dado cuesta { $price ->
    [one] una mancha
   *[other] { $price } manchas
}.
refused-price = Este pintor cuesta { price-name }.
refused-space = Este sitio de halo está vacío.

# Options
option-variant = Variante
option-variant-classic = Clásico
option-variant-forced_landing = Aterrizaje forzoso: solo ganan los puntos, tres cartas más
option-variant-tension_duel = Duelo tenso: dos jugadores, todas las cartas, sin puntos
option-leader_free_painters = Con el liderazgo, los pintores cuestan solo lo de su loseta
option-leader_free_painters-true = Sí
option-leader_free_painters-false = No
option-leader_free_top_card = Con el liderazgo, la carta superior del mazo es gratis
option-leader_free_top_card-true = Sí
option-leader_free_top_card-false = No
option-deck_size = Cartas en juego
option-deck_size-0 = Según las reglas
option-painter_count = Pintores en juego
option-painter_count-0 = Según las reglas
option-spot_limit = Manchas que puedes guardar
option-open_cards = Cartas sin completar que puedes tener
option-extra_dice = Dados que puedes comprar por turno
option-painters_to_win = Pintores para la victoria de la Estrella
option-victory_needs_leader = Estrella y Firmamento necesitan el liderazgo
option-victory_needs_leader-true = Sí
option-victory_needs_leader-false = No
option-start_goods = Regalos al empezar
option-start_goods-true = Sí
option-start_goods-false = No
option-standstill_rounds = Rondas sin avance antes de dar la partida por terminada
option-spot_limit-0 = Ninguna
option-extra_dice-0 = Ninguno
box-why-tuned = Equilibrada por nosotros: las cartas piden menos, los pintores cuestan más y los más fuertes dan menos.
box-kind-card = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
box-kind-painter = { $count ->
    [one] Un pintor
   *[other] { $count } pintores
}
box-field-spots = manchas
box-field-hope = esperanza
box-field-star = estrellas
box-field-points = puntos

end-star = Victoria de la Estrella
end-firmament = Victoria del Firmamento
end-efficiency = Victoria por eficiencia
end-no_moves = No quedan jugadas
end-standstill = Estancamiento
end-draw = Empate

# Prices
price-name = { $spots ->
    [0] { $hope ->
        [0] nada
       *[other] { $hope } de esperanza
    }
   *[other] { $spots ->
        [one] una mancha
       *[other] { $spots } manchas
    }{ $hope ->
        [0] {""}
       *[other] {" "}y { $hope } de esperanza
    }
}
paid-name = { $paid_spots ->
    [0] { $paid_hope ->
        [0] nada
       *[other] { $paid_hope } de esperanza
    }
   *[other] { $paid_spots ->
        [one] una mancha
       *[other] { $paid_spots } manchas
    }{ $paid_hope ->
        [0] {""}
       *[other] {" "}y { $paid_hope } de esperanza
    }
}

# The same after a verb: free, or for a price
price-for = { $spots ->
    [0] { $hope ->
        [0] gratis
       *[other] por { price-name }
    }
   *[other] por { price-name }
}
paid-for = { $paid_spots ->
    [0] { $paid_hope ->
        [0] gratis
       *[other] por { paid-name }
    }
   *[other] por { paid-name }
}

# The gain of a dare with clouds
gain-clouds = { $clouds ->
    [one] una nube
   *[other] { $clouds } nubes
}{ $spots ->
    [0] { $hope ->
        [0] {""}
       *[other] {" "}y { price-name }
    }
   *[other] {" "}y { price-name }
}

# Things in sentences, by their kind
each-colour = { $thing ->
    [blue] azul
    [white] blanco
    [yellow] amarillo
    [green] verde
    [black] negro
    [orange] naranja
    [red] rojo
    [purple] morado
    [grey] gris
   *[other] { $thing }
}

# Colours and figures
colour-blue = Azul
colour-white = Blanco
colour-yellow = Amarillo
colour-green = Verde
colour-black = Negro
colour-orange = Naranja
colour-red = Rojo
colour-purple = Morado
colour-grey = Gris
figure-cloud = Nube
figure-halo = Halo
limit-night = Noche: nada encima
limit-grass = Hierba: nada debajo

# Lines of the score sheet
score-stars = Estrellas
score-painters = Pintores
score-halos = Fichas de halo
score-clouds = Nubes
score-hope = Esperanza
score-dice = Dados
score-cards = Cartas en curso
score-spots = Manchas
score-total = Total

# Components
card-A = Primera luz
card-B = Bruma matinal
card-C = Fulgor de mediodía
card-D = Calma del ocaso
card-1 = Abejorro
card-2 = Desfile de loros
card-3 = Golondrina en picado
card-4 = Cometa de fuego
card-5 = Coro de canarios
card-6 = Espejo de libélula
card-7 = Vuelo de mariquita
card-8 = Globo lavanda
card-9 = Paloma de papel
card-10 = Vuelo de monarcas
card-11 = Viento de cardos
card-12 = Colina de amapolas
card-13 = Escalera de girasoles
card-14 = Prado del zorro
card-15 = Luna de cuervos
card-16 = Nana de murciélago
card-17 = Cenit violeta
card-18 = Farol de estrellas
card-19 = Planeta rojo
card-20 = Anillo solar este
card-21 = Anillo solar oeste
card-22 = Corona santa
card-23 = Estela del fénix
card-24 = Serpiente de jade
card-25 = Puente de halos
card-26 = Ala de ángel
card-27 = Trompeta de querubín
card-28 = Caravana de nubes
card-29 = Tren de lana
card-30 = Puerto de algodón
card-31 = Heraldo de tormenta
card-32 = Escuadrón de gaviotas
card-33 = Vals del colibrí
card-34 = Globo arlequín
card-35 = Cometa arcoíris
card-36 = Veleta
painter-commander = Sky Commander
painter-commander-text = Tu esperanza cuenta doble al final. Juega ahora un turno extra.
painter-commander-brief-text = Esperanza ×2 al final; turno extra ahora
painter-commander-lasting-text = Esperanza ×2 al final
painter-cotton = Sky Cotton
painter-cotton-text = 2 de esperanza valen por cualquier dado blanco.
painter-cotton-brief-text = 2 de esperanza = un dado blanco
painter-cotton-lasting-text = 2 esp. = W
painter-dice = Sky Dice
painter-dice-text = Antes de tomar tu dado principal, vuelve a tirar hasta dos dados de la reserva.
painter-dice-brief-text = Antes vuelve a tirar hasta 2 dados
painter-dice-lasting-text = Antes tira 2 otra vez
painter-fugaz = Sky Fugaz
painter-fugaz-text = Al final, 2 puntos por cada símbolo de liderazgo y 3 por cada estrella de tus cartas completas.
painter-fugaz-brief-text = 2 puntos por corona, 3 por estrella
painter-fugaz-lasting-text = 2 por corona, 3 por estrella
painter-gnomichaun = Sky Gnomichaun
painter-gnomichaun-text = 2 de esperanza valen por cualquier dado verde o naranja.
painter-gnomichaun-brief-text = 2 de esperanza = un dado verde o naranja
painter-gnomichaun-lasting-text = 2 esp. = G/O
painter-halo = Sky Halo
painter-halo-text = Saca dos fichas de halo de la caja y quédate con una.
painter-halo-brief-text = Saca 2 fichas de halo, guarda 1
painter-helpsy = Sky Helpsy
painter-helpsy-text = Completa ahora una de tus cartas.
painter-helpsy-brief-text = Completa una carta ahora
painter-levitt_alpha = Sky Levitt Alpha
painter-levitt_alpha-text = Una mancha puede también bajar un dado un paso, y de 1 a 6.
painter-levitt_alpha-brief-text = Una mancha también baja un dado
painter-levitt_alpha-lasting-text = Las manchas también bajan
painter-mad = Sky Mad
painter-mad-text = Cada rival baja tres dados a 1, o tú ganas 4 manchas y 4 de esperanza.
painter-mad-brief-text = Rivales: 3 dados a 1, o ganas 4 manchas y 4 de esperanza
painter-mommy = Sky Mommy
painter-mommy-text = Al final, 6 puntos por cada uno de tus pintores.
painter-mommy-brief-text = 6 puntos por pintor
painter-mommy-lasting-text = 6 puntos por pintor
painter-playful = Sky Playful
painter-playful-text = 1 de esperanza cada vez que un rival completa una carta.
painter-playful-brief-text = 1 de esperanza por carta que complete un rival
painter-playful-lasting-text = +1 esp. por carta rival
painter-raccoon = Sky Raccoon
painter-raccoon-text = 2 de esperanza valen por cualquier dado negro o morado.
painter-raccoon-brief-text = 2 de esperanza = un dado negro o morado
painter-raccoon-lasting-text = 2 esp. = K/P
painter-savings = Sky Savings
painter-savings-text = Al final, tantos puntos como tus pintores multiplicados por tus nubes.
painter-savings-brief-text = Puntos: pintores × nubes
painter-savings-lasting-text = Pintores × nubes
painter-spots = Sky Spots
painter-spots-text = Puedes guardar una mancha más.
painter-spots-brief-text = Guarda 1 mancha más
painter-spots-lasting-text = Guarda 1 mancha más
painter-tackle = Sky Tackle
painter-tackle-text = Cada rival devuelve todos los dados que muestran 1, 3 y 5, o tú tomas una nube. Juega ahora un turno extra.
painter-tackle-brief-text = Rivales devuelven 1, 3 y 5, o una nube para ti; turno extra
painter-tantrum = Sky Tantrum
painter-tantrum-text = Cada rival entrega dos dados o 6 de esperanza. Toma una carta gratis. Juega ahora un turno extra.
painter-tantrum-brief-text = Rivales dan 2 dados o 6 de esperanza; carta gratis; turno extra
painter-target = Sky Target
painter-target-text = 1 de esperanza cada vez que un rival toma una carta de la oferta.
painter-target-brief-text = 1 de esperanza por carta que tome un rival
painter-target-lasting-text = +1 esp. por carta tomada
painter-upper = Sky Upper
painter-upper-text = 2 de esperanza valen por cualquier dado amarillo o rojo.
painter-upper-brief-text = 2 de esperanza = un dado amarillo o rojo
painter-upper-lasting-text = 2 esp. = Y/R
painter-winner = Sky Winner
painter-winner-text = Después de un dado azul, toma gratis otro dado que muestre 1 o 2.
painter-winner-brief-text = Tras un dado azul, un 1 o 2 gratis
painter-winner-lasting-text = B y un 1–2 gratis
painter-wisdom = Sky Wisdom
painter-wisdom-text = Toma 2 de esperanza de cada rival. Para ti, las medias nubes no tienen que coincidir.
painter-wisdom-brief-text = 2 de esperanza de cada rival; las medias nubes no tienen que coincidir
painter-wisdom-lasting-text = Nubes sin coincidir
halo-connection = Halo de conexión
halo-connection-text = Para ti, los medios halos no tienen que coincidir.
halo-faith = Halo de la fe
halo-faith-text = Un símbolo de esperanza de 10.
halo-heartbeat = Halo del latido
halo-heartbeat-text = 9 de esperanza ahora.
halo-honor = Halo del honor
halo-honor-text = 15 puntos.
halo-ink = Halo de tinta
halo-ink-text = Ocho manchas ahora.
halo-leadership = Halo de liderazgo
halo-leadership-text = Toma el liderazgo; un símbolo de esperanza de 1.
halo-skill = Halo de destreza
halo-skill-text = Toma una carta gratis; un símbolo de esperanza de 6.
halo-swoop = Halo en picado
halo-swoop-text = Cada rival entrega 4 de esperanza o seis manchas; un símbolo de esperanza de 6.

# Bots
bot-0 = Mira
bot-1 = Tomás
bot-2 = Juno
bot-3 = Otto

# On the screen
screen-stage = Turno { $turn }
review-round = Turno { $n }
last-round = Fase crítica
screen-skies = Cielos y hoja de puntuación
screen-sky = El cielo de { $seat }
screen-my-sky = Tu cielo
screen-sheet = Hoja de puntuación
screen-if-now = Si terminara ahora
screen-star = Pintores para la Estrella
screen-firmament = Mejor bloque 3×3
screen-the-leader = El liderazgo
screen-race = Carrera
screen-win-note = { $variant ->
    [tension_duel] Solo ganan la Estrella y el Firmamento{ screen-with-leader }. No hay puntos.
    [forced_landing] No hay Estrella ni Firmamento: cuando se agota la partida, deciden los puntos.
   *[classic] La Estrella y el Firmamento ganan en el acto{ screen-with-leader }. Los puntos solo cuentan cuando se agota la partida.
}
screen-with-leader = { $leader ->
    [no] {""}
   *[yes] {" "}con el liderazgo
}
screen-card = { $title }, { $side ->
    [blue] pintada
   *[grey] sin pintar
}
screen-symbol = { $colour } { $value }{ $done ->
    [yes] , completa
   *[no] { $shows ->
        [0] , vacía
       *[other] , muestra { $shows }
    }
}.
screen-fits = encaja
screen-ties = { $figure ->
    [halo] enlaza un halo
   *[cloud] enlaza una nube
}
screen-shut = cerrado para siempre
screen-beside = { $side ->
    [left] A la izquierda de
    [right] A la derecha de
    [above] Encima de
   *[below] Debajo de
} «{ $card }»
screen-map = Mapa del cielo
screen-paint-all = { $spots ->
    [0] Todas las casillas están completas
    [one] Una mancha la completa
   *[other] { $spots } manchas la completan
}
screen-sleeps = Con el liderazgo despertaría { $hope } de esperanza
screen-cards = Cartas de cielo
screen-deck = { $count ->
    [0] mazo vacío
    [one] una carta en el mazo
   *[other] { $count } en el mazo
}{ $ends ->
    [no] {""}
   *[yes] , después la fase crítica
}
screen-critical = Fase crítica
screen-deck-empty = Mazo vacío
screen-no-card = Sin carta
screen-free = gratis
screen-short = { $spots ->
    [0] falta esperanza: { $hope }
    [one] falta una mancha{ screen-short-hope }
   *[other] faltan { $spots } manchas{ screen-short-hope }
}
screen-short-hope = { $hope ->
    [0] {""}
   *[other] {" "}y { $hope } de esperanza
}
screen-lacks = faltan
screen-places = { $count ->
    [0] sin sitio
    [one] 1 sitio
   *[other] { $count } sitios
}
screen-painters = Pintores
screen-painters-short = Pintores
screen-payable = se puede pagar después
screen-pile = { $count ->
    [0] pila vacía
   *[other] { $count } en la pila
}
screen-next = entra
screen-no-painter = Sin pintor
screen-halos = Halos
screen-next-costs = siguiente
screen-no-halos = no quedan
screen-read-token = Elige una ficha para leer lo que da.
screen-stairs = Lo que cuesta una ficha, según cuántas se han tomado
screen-used = usada:
screen-pool = Reserva de dados
screen-grey = Gris: cualquier color
screen-die = { $colour } { $number }{ $count ->
    [1] {""}
   *[other] , hay { $count }
}
screen-pool-count = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
screen-reroll = Tirar otra vez
screen-purse = Lo que tiene { $seat }
screen-limit = límite { $limit }
screen-over = sobran { $over }
screen-hope = esperanza
screen-clouds = { $count ->
    [one] nube
   *[other] nubes
}
screen-awake = despierta
screen-asleep = duerme
screen-half = la mitad es { $hope }
screen-half-of = Símbolos de esperanza { $total }: la mitad es { $hope }
screen-wakes = despierta { $hope }
screen-sleeps-short = duerme { $hope }
screen-leader = Tiene el liderazgo
screen-star-count = { $have } de { $need } pintores para la Estrella
screen-block = Bloque { $done }/9
screen-extra = { $count ->
    [one] turno extra
   *[other] { $count } turnos extra
}
screen-turn = Este turno
screen-receipt = Cuenta del turno
screen-turn-empty = Nada todavía.
screen-hints = Pistas, por tu probabilidad de ganar
screen-painter-done = hecho
screen-nth = { $nth }.º
screen-nth-star = { screen-nth }: Estrella
screen-steps = Pasos del turno
screen-step-1 = Principal
screen-step-2 = Extra
screen-step-3 = Límite
screen-step-4 = Repaso
screen-combo = Combo ×{ $cards }
screen-locked = dados tirados: no hay vuelta atrás
screen-now = Ahora
screen-then = Después
screen-supply = { $count ->
    [0] No quedan nubes: la próxima se le quita a quien más tenga.
    [one] Queda una nube en las existencias.
   *[other] Quedan { $count } nubes en las existencias.
}
screen-firm-note = Mejor bloque: { $done } de 9 pintadas, { $placed } puestas.
screen-ends = La partida termina tras un turno que { $owner } empiece y acabe con el liderazgo.
screen-idle = { $left ->
    [one] Un turno más sin avance termina la partida.
   *[other] { $left } turnos más sin avance terminan la partida.
}
screen-in-hand = en la mano
screen-from = De { $owner }
screen-forced = { $seat } debe responder a { $owner }.
screen-forced-you = { $owner } te hace elegir.
screen-tab-dice = Dados
screen-tab-cards = Cartas
screen-tab-painters = Pintores
screen-tab-halos = Halos
screen-tab-score = Puntos
screen-leaves = Dados, cartas, pintores y halos
screen-you = Tú

# A phone: the question in two lines, and the act under the board
phone-ask-main = Toma una nube, una carta, un dado o una mancha.
phone-completes = completa «{ $card }»
phone-fits = { $count ->
    [one] encaja en una casilla
   *[other] encaja en { $count } casillas
}
phone-lost = { $count ->
    [one] Se perderá una mancha
   *[other] Se perderán { $count } manchas
}
phone-die = Tomar { $number } { $colour ->
    [blue] azul
    [white] blanco
    [yellow] amarillo
    [green] verde
    [black] negro
    [orange] naranja
    [red] rojo
    [purple] morado
   *[grey] gris
}
phone-on = Ponerlo
phone-paint = Subir uno
phone-lower = Bajar uno
phone-hire = Contratar a { $name }
phone-take = Tomar { $card }
phone-put-back = Devolver

# The receipt of a turn
tally-main = Una mancha
tally-die = Otro dado: { $colour } { $number }
tally-surplus = Sobrante de { $colour } { $number }
tally-paint = Pintura
tally-card = «{ $source }» paga
tally-completed = «{ $source }» pintada
tally-painter = { $source }
tally-halo = { $source }
tally-symbol = Esperanza en lugar de un dado
tally-top = Carta superior del mazo
tally-collected = Esperanza de la carta
tally-activated = La esperanza despierta
tally-slept = «{ $source }»: la esperanza duerme
tally-watching = Por los rivales
tally-dare = Un reto rechazado
tally-levy = Tributo
tally-limit = Por encima del límite
tally-effect = Un efecto
tally-cloud = Una nube
tally-recolour = Cambio de color de un dado
tally-rolled = Dados tirados
tally-figure = { $figure ->
    [halo] Se cierra un halo
   *[cloud] Se cierra una nube
}
tally-leader = { $victim ->
    [none] El liderazgo
   *[other] El liderazgo, de { $victim }
}
tally-extra = «{ $source }»: un turno extra

# The board in words
read-table = La mesa
read-none = nada
read-no-leader = Nadie tiene el liderazgo
read-leader = { $name } tiene el liderazgo
read-in-hand = En la mano: un dado con un { $number } ({ $colour })
read-dice = Dados ({ $colour }): { $numbers }
read-pos-left = Izquierda
read-pos-centre = Centro
read-pos-right = Derecha
read-pos-top = Carta superior del mazo
read-wants = pide { $symbols }
read-rewards = paga { $rewards }
read-spots = { $count ->
    [one] una mancha
   *[other] { $count } manchas
}
read-the-leader = el liderazgo
read-hope-symbol = símbolo de esperanza de { $hope }
read-a-cloud = una nube
read-star-points = { $points ->
    [one] estrella de un punto
   *[other] estrella de { $points } puntos
}
read-end-points = { $points ->
    [one] un punto al final
   *[other] { $points } puntos al final
}
read-edge = { $figure ->
    [Nube] media nube
    [cloud] media nube
   *[other] medio halo
} en el borde { $side ->
    [left] izquierdo
   *[right] derecho
}
read-hope-on = tiene { $hope } de esperanza encima
read-costs = cuesta { $price }
read-price = Cuesta { $total }{ $reduced ->
    [yes] {" "}con el liderazgo, que no paga nada por el sitio.
   *[no] {" "}({ $place } por su sitio).
}
read-deck = { $count ->
    [0] El mazo está vacío
    [one] Una carta en el mazo{ read-then-critical }
   *[other] { $count } cartas en el mazo{ read-then-critical }
}
read-then-critical = { $ends ->
    [no] {""}
   *[yes] , después la fase crítica
}
read-pile = { $count ->
    [one] Un pintor en la pila
   *[other] { $count } pintores en la pila
}
read-brings = Da { $what }
read-next-halo = La siguiente ficha cuesta { $price }
read-space = Sitio { $number }: { $what }
read-drawn = Sacada de la caja: { $token }
read-spots-of = { $count ->
    [one] una mancha
   *[other] { $count } manchas
} de un máximo de { $limit }
read-hope = { $count } de esperanza
read-clouds = { $count ->
    [one] una nube
   *[other] { $count } nubes
}
read-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
} si terminara ahora
read-wakes = { $awake ->
    [yes] el próximo símbolo de esperanza despierta { $hope } de esperanza
   *[no] el próximo símbolo de esperanza despertaría { $hope } de esperanza con el liderazgo
}
read-cell = Columna { $x }, fila { $y }
read-own-painter = Pintor: { $painter }
read-own-halo = Ficha de halo: { $token }
read-fits = encaja en { $cards }
read-fits-nowhere = no encaja en ningún sitio
read-change = { $way ->
    [less] pagas
   *[more] ganas
} { $goods ->
    [spots] { $count ->
        [one] una mancha
       *[other] { $count } manchas
    }
    [hope] { $count } de esperanza
   *[clouds] { $count ->
        [one] una nube
       *[other] { $count } nubes
    }
}

# Keys
key-spot = Tomar una mancha
key-cloud = Tomar una nube
key-take = Tomar una carta
key-die = Tomar un dado
key-paint = Subir un dado un paso
key-lower = Bajar un dado un paso
key-hope = Poner esperanza o tomar una ficha de halo
key-painter = Contratar a un pintor
key-on = Adónde va o qué se entrega
key-comply = Hacerlo
key-no = No, o basta
key-end = Terminar turno

# The lab
lab-rounds = Turnos de todos los asientos
lab-kind-card = Cartas de cielo
lab-kind-card-note = La usa un asiento que completó la carta.
lab-kind-painter = Pintores
lab-kind-painter-note = Lo usa un asiento que contrató al pintor.
lab-kind-halo = Fichas de halo
lab-kind-halo-note = La usa un asiento que tiene la ficha al final.

# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = El cielo está vacío y gris. { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $first }
}.
log-cloud = { $victim ->
    [none] { $you ->
        [yes] tomas
       *[no] toma
    } [cloud 1]
    [you] te quita [cloud 1]
   *[other] { $you ->
        [yes] le quitas
       *[no] le quita
    } [cloud 1] a { $victim }
}
log-cloud-paid = { $you ->
    [yes] pagas
   *[no] paga
} [cloud 1] para cambiar el color de un dado
log-card = { $you ->
    [yes] tomas
   *[no] toma
} «{ $card }»
log-rerolled = { $you ->
    [yes] vuelves
   *[no] vuelve
} a tirar { $n ->
    [one] un dado
   *[other] { $n } dados
}
log-die = { $bought ->
    [yes] { $you ->
        [yes] compras
       *[no] compra
    }
   *[no] { $you ->
        [yes] tomas
       *[no] toma
    }
} [die { $colour } { $number }]
log-painted = { $you ->
    [yes] pintas
   *[no] pinta
} { $n ->
    [one] un dado
   *[other] { $n } dados
}
log-symbol = { $you ->
    [yes] pones
   *[no] pone
} [hope { $hope }] en una casilla
log-completed = { $you ->
    [yes] completas
   *[no] completa
} «{ $card }»
log-leader = { $victim ->
    [none] { $you ->
        [yes] tomas
       *[no] toma
    } el liderazgo
    [you] te quita el liderazgo
   *[other] { $you ->
        [yes] le quitas
       *[no] le quita
    } el liderazgo a { $victim }
}
log-figure = { $you ->
    [yes] cierras
   *[no] cierra
} { $figure ->
    [halo] un halo
   *[cloud] una nube
}
log-halo = { $you ->
    [yes] tomas
   *[no] toma
} la ficha «{ $token }»
log-painter = { $you ->
    [yes] contratas
   *[no] contrata
} a { $tile }
log-since-gone = Ya no están: { $things }.
log-gained = { $you ->
    [yes] ganas
   *[no] gana
} { $marks }
log-paid = { $you ->
    [yes] pagas
   *[no] paga
} { $marks }
log-levied = { $kind ->
    [nothing] { $you ->
        [yes] no tienes
       *[no] no tiene
    } nada que entregar
    [hope] { $you ->
        [yes] entregas
       *[no] entrega
    } [hope { $amount }]
    [spots] { $you ->
        [yes] entregas
       *[no] entrega
    } [spot { $amount }]
   *[dice] { $you ->
        [yes] entregas
       *[no] entrega
    } dados
}
log-complied = { $you ->
    [yes] cumples
   *[no] cumple
} el reto
log-refused = { $you ->
    [yes] te niegas
   *[no] se niega
}
log-discarded = { $you ->
    [yes] devuelves
   *[no] devuelve
} { $n ->
    [one] un dado
   *[other] { $n } dados
} a la reserva
log-limited = { $you ->
    [yes] pierdes
   *[no] pierde
} [spot { $n }] por encima del límite
log-extra = { $you ->
    [yes] ganas
   *[no] gana
} un turno extra
log-over = { $why }: { $points }.
log-won = { $why }.
log-score = { $who } { $points }
mark-die = un { $n } { $which ->
    [blue] azul
    [white] blanco
    [yellow] amarillo
    [green] verde
    [black] negro
    [orange] naranja
    [red] rojo
    [purple] morado
    [grey] gris
   *[other] { $which }
}
mark-spot = { $n ->
    [one] una mancha
   *[other] { $n } manchas
}
mark-hope = { $n } de esperanza
mark-cloud = { $n ->
    [one] una nube
   *[other] { $n } nubes
}

# Why it was won; `$you` is yes if the winner reads it
why-star = Victoria de la Estrella: { $you ->
    [yes] ganas
   *[no] gana { $winner }
} con { $painters } pintores y el liderazgo.
why-firmament = Victoria del Firmamento: { $you ->
    [yes] ganas
   *[no] gana { $winner }
} con un cielo completo de 3 × 3 y el liderazgo.
# Painters and halo tokens of boxes of one's own, composed from their primitives
told-leader = Toma el liderazgo.
told-hope-symbol = Un símbolo de esperanza de { $n }.
told-points = { $n ->
    [one] Un punto.
   *[other] { $n } puntos.
}
told-or = { $n ->
    [1] { $last }
   *[other] { $some } o { $last }
}
told-loss = { $what ->
    [lose_hope] { $n } de esperanza
    [lose_spots] { $n ->
        [one] una mancha
       *[other] { $n } manchas
    }
   *[lose_dice] { $n ->
        [one] un dado
       *[other] { $n } dados
    }
}
told-gain = { $what ->
    [gain_hope] { $n } de esperanza
    [gain_spots] { $n ->
        [one] una mancha
       *[other] { $n } manchas
    }
   *[gain_cloud] { $n ->
        [one] una nube
       *[other] { $n } nubes
    }
}
told-extra-turn = Juega ahora un turno extra.
told-gain-spots = Gana ahora { $n ->
    [one] una mancha
   *[other] { $n } manchas
}.
told-gain-hope = Gana ahora { $n } de esperanza.
told-take-card = Toma ahora una carta gratis.
told-complete-card = Completa ahora una de tus cartas.
told-draw-halo = { $n ->
    [one] Saca de la caja una ficha de halo.
   *[other] Saca de la caja { $n } fichas de halo y quédate con una.
}
told-steal-hope = Toma { $n } de esperanza de cada rival.
told-levy = Cada rival entrega { $first } o { $second }.
told-dare = { $n ->
    [0] Cada rival devuelve todos los dados que muestran { $numbers }
    [one] Cada rival baja un dado a 1
   *[other] Cada rival baja { $n } dados a 1
}, o tú ganas { $gains }.
told-hope-for-dice = { $n } de esperanza { $n ->
    [one] vale
   *[other] valen
} por cualquier dado { $colours }.
told-reroll = Antes de tu dado principal, vuelve a tirar hasta { $n ->
    [one] un dado
   *[other] { $n } dados
} de la reserva.
told-paint-down = Una mancha puede también bajar un dado un paso, y de 1 a 6.
told-on-opponent-completes = { $n } de esperanza cada vez que un rival completa una carta.
told-on-opponent-takes-offer = { $n } de esperanza cada vez que un rival toma una carta de la oferta.
told-spot-limit = Puedes guardar { $n ->
    [one] una mancha
   *[other] { $n } manchas
} más.
told-ignore-figure = { $figure ->
    [cloud] Para ti, las medias nubes no tienen que coincidir.
   *[halo] Para ti, los medios halos no tienen que coincidir.
}
told-second-die = Después de un dado { $colour }, toma gratis otro de { $n } o menos.
told-hope-as-leader = Tu esperanza cuenta al final como si tuvieras el liderazgo.
told-per-symbol = Al final, { $n ->
    [one] un punto
   *[other] { $n } puntos
} por cada símbolo de liderazgo y { $m } por cada estrella de tus cartas completas.
told-per-painter = Al final, { $n ->
    [one] un punto
   *[other] { $n } puntos
} por cada uno de tus pintores.
told-painters-times-clouds = Al final, tantos puntos como tus pintores multiplicados por tus nubes.
# The same in few words, for a small tile
brief-extra-turn = turno extra
brief-gain-spots = +{ $n } { $n ->
    [one] mancha
   *[other] manchas
}
brief-gain-hope = +{ $n } esp.
brief-take-card = carta gratis
brief-complete-card = completa una carta
brief-draw-halo = { $n ->
    [one] una ficha de halo
   *[other] saca { $n } fichas de halo, guarda 1
}
brief-steal-hope = { $n } de esperanza de cada rival
brief-levy = rivales dan { $first } o { $second }
brief-dare = { $n ->
    [0] rivales devuelven dados con { $numbers }
    [one] rivales: un dado a 1
   *[other] rivales: { $n } dados a 1
}, o ganas { $gains }
brief-hope-for-dice = { $n } esp. = { $letters }
brief-reroll = antes tira { $n } otra vez
brief-paint-down = las manchas también bajan
brief-on-opponent-completes = +{ $n } esp. por carta rival
brief-on-opponent-takes-offer = +{ $n } esp. por carta tomada
brief-spot-limit = guarda { $n ->
    [one] 1 mancha
   *[other] { $n } manchas
} más
brief-ignore-figure = { $figure ->
    [cloud] nubes sin coincidir
   *[halo] halos sin coincidir
}
brief-second-die = { $colour } y un { $n ->
    [one] 1
   *[other] 1–{ $n }
} gratis
brief-hope-as-leader = esperanza ×2 al final
brief-per-symbol = { $n } por corona, { $m } por estrella
brief-per-painter = { $n } { $n ->
    [one] punto
   *[other] puntos
} por pintor
brief-painters-times-clouds = pintores × nubes

# At the terminal
short-paint = Pinta «{ $card }»: sube el { $shows } { $colour }, hacia { $value }
short-lower = Pinta «{ $card }»: baja el { $shows } { $colour }, hacia { $value }
short-cell = Columna { $x }, fila { $y }
fact-symbols = Casillas: { $symbols }.
fact-edges = Borde izquierdo: { $left ->
    [cloud] media nube
    [halo] medio halo
   *[none] liso
}; borde derecho: { $right ->
    [cloud] media nube
    [halo] medio halo
   *[none] liso
}{ $cloud ->
    [yes] ; una nube entera en el centro
   *[no] {""}
}.
fact-price = Su propio precio: { price-name }, además del de su sitio.
terminal-legend =
    b azul  w blanco  y amarillo  g verde  k negro  o naranja  r rojo  p morado
    x gris
    Veleta b2 w2 k3 ☁·◯ +6 ♡4 ★5: las casillas de una carta, su borde izquierdo,
    centro y borde derecho (☁ nube, ◯ halo), y lo que paga al completarse:
    manchas, ♛ el liderazgo, ♡ un símbolo de esperanza, ★ puntos.
    ♥2: esperanza encima.
    En un cielo: b2 una casilla vacía, 2✓ un dado completo, 2/ uno por pintar,
    ■✓ ♥✓ llenada por un efecto o por esperanza; azul: una carta completa.
    ♡3→4: símbolos de esperanza y lo que dan al despertar. ♛ el liderazgo.
    3×3 5/9: cartas completas del mejor bloque.
    Opciones: lo que cambia al momento y los pintores que podrías contratar; de
    un dado, lo mejor que puede hacer en tus cartas (faltan 2: manchas para
    pintarlo).
terminal-examples =
    cloud            toma una nube; spot: una mancha
    take left        toma la carta izquierda de la oferta
    die blue 4       toma un 4 azul
    board all        todos los cielos
    card gaviotas    lo que pone en una carta
    painter savings  lo que hace y cuesta un pintor
    halo tinta       lo que hace una ficha de halo

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-win = Puedes ganar en este turno.
slip-win-better = Mira otra vez: con esto la partida es tuya.
slip-ends-behind =
  Esto termina la partida, y vas { $points ->
    [one] un punto
    *[other] { $points } puntos
  } por detrás.
slip-ends-behind-better = Usa antes lo que tienes.
slip-spots = { $spots ->
    [one] Se perderá una mancha
   *[other] Se perderán { $spots } manchas
}: puedes guardar { $limit }.
slip-spots-better = Gasta antes algunas.
slip-heart = El corazón alado dormirá, porque la corona no es tuya.
slip-heart-better = Completa antes «{ $card }»: da la corona.
slip-cloud = Esto cuesta tu nube.
slip-cloud-better = El { $number } { $colour } encaja sin ella.
slip-dear-die = Si quieres los dos dados, este es el barato: el { $number } { $colour } sería demasiado caro de comprar.
slip-dear-die-better = Toma gratis el { $number } { $colour } y después compra el { $cheap_number } { $cheap }.
slip-hope-left = Tu rival se llevaría la esperanza de la carta de la derecha: { $hope }.
slip-hope-left-better = Toma la carta de la derecha y, con ella, la esperanza.
slip-shut = Después nada encajará nunca a su lado, en un sitio que tu bloque de nueve necesita.
slip-shut-better = Este sitio deja abierto tu bloque.
slip-free-token = La ficha no cuesta nada, y el anillo solo la ofrece una vez.
slip-free-token-better = Toma la que más pague.
slip-finishes = Esto no completa nada.
slip-finishes-better = Completa «{ $card }», que paga al momento.
slip-points =
  Esto deja escapar { $points ->
    [one] un punto
    *[other] { $points } puntos
  }.
slip-points-better = Con esto los ganas al momento.
slip-surplus = De este dado sobran menos manchas.
slip-surplus-better =
  El { $number } { $colour } da { $spots ->
    [one] una mancha
    *[other] { $spots } manchas
  }.

# The board at the terminal
draw-over = { $how }. Fin de la partida: gana { $names }
draw-over-nobody = { $how }. Fin de la partida: no gana nadie
draw-turn = Turno { $n }
draw-extra-turn = Turno { $n } (extra)
draw-step = paso { $n }
draw-critical = fase crítica
draw-idle-turns = turnos sin avance: { $n } de { $most }
draw-pool = Dados
draw-in-hand = En mano
draw-left = izquierda
draw-centre = centro
draw-right = derecha
draw-top = mazo
draw-of-deck = de { $n }
draw-price = manchas { $spots } esperanza { $hope }
draw-then = luego { $name } ({ $n })
draw-none = ninguno
draw-each-for = por: { $price }
draw-clouds-left = nubes: { $n }
draw-top-card-for = carta del mazo: { $price }
draw-painters = Pintores
draw-halos = Halos
draw-drawn = Sacadas
draw-tokens = fichas: { $n }
draw-night = noche
draw-grass = hierba
draw-points = { $n } pts.
draw-spots = manchas
draw-hope = esp.
draw-clouds = nubes
draw-has = tiene
draw-gain-spots = { $signed } { $n ->
    [one] mancha
   *[other] manchas
}
draw-gain-hope = { $signed } de esperanza
draw-gain-clouds = { $signed } { $n ->
    [one] nube
   *[other] nubes
}
draw-gain-points = { $signed } { $n ->
    [one] punto
   *[other] puntos
}
draw-done = completa: { $card }
draw-figure_closed = figura cerrada
draw-extra_turn_earned = turno extra
draw-hope_slept = la esperanza duerme
draw-spots_limited = se pierden manchas
draw-fits-nowhere = no encaja
draw-for-a-cloud = por una nube
draw-short = faltan { $n }
draw-fits = encaja
draw-fits-over = encaja, sobran { $n }
draw-places = { $n ->
    [one] un sitio
   *[other] { $n } sitios
}
draw-then-hire = luego { $name }

# What a box holds
box-section-card = Cartas de cielo
box-section-painter = Pintores
box-section-halo = Fichas de halo
box-section-dice = Dados
box-section-supply = Existencias
box-section-setup = Preparación
box-section-board = Precios del tablero
box-section-scoring = Puntuación
box-field-symbols = Casillas de dado
box-field-left = Borde izquierdo
box-field-right = Borde derecho
box-field-top = Borde superior
box-field-bottom = Borde inferior
box-field-cloud = Nubes
box-field-leader = Liderazgo
box-field-draw = Sacar
box-field-keep = Conservar
box-field-options = Una de dos pérdidas
box-field-lose_hope = Esperanza perdida
box-field-lose_spots = Manchas perdidas
box-field-lose_dice = Dados perdidos
box-field-reset_dice = Dados que vuelven a 1
box-field-discard_values = Dados que muestran
box-field-else = Si no, ganas
box-field-gain_spots = Manchas
box-field-gain_hope = Esperanza
box-field-gain_cloud = Nubes
box-field-figure = Figura
box-field-max = Como máximo
box-field-when = Cuándo
box-field-blue = Azules
box-field-white = Blancos
box-field-yellow = Amarillos
box-field-green = Verdes
box-field-black = Negros
box-field-orange = Naranjas
box-field-red = Rojos
box-field-purple = Morados
box-field-grey = Grises
box-field-clouds = Nubes
box-field-deck = Cartas del mazo para 2, 3, 4
box-field-painters = Pintores para 2, 3, 4
box-field-halo_spaces = Sitios de halo
box-field-forced_landing_extra = Cartas extra para Aterrizaje forzoso
box-field-start = Con qué empieza cada uno
box-field-top_card = Carta superior
box-field-painter_left = Pintor de la izquierda
box-field-painter_centre = Pintor del centro
box-field-painter_right = Pintor de la derecha
box-field-halo_cost = Halos, uno tras otro
box-field-hope_with_leader = Esperanza con liderazgo
box-field-die = Un dado restante
box-field-open_card = Una carta en curso
box-field-spots_per_point = Manchas por punto
box-value-left-none = nada
box-value-left-cloud = media nube
box-value-left-halo = medio halo
box-value-right-none = nada
box-value-right-cloud = media nube
box-value-right-halo = medio halo
box-value-top-none = abierto
box-value-top-night = noche
box-value-bottom-none = abierto
box-value-bottom-grass = hierba
box-value-colours-b = Azul
box-value-colours-w = Blanco
box-value-colours-y = Amarillo
box-value-colours-g = Verde
box-value-colours-k = Negro
box-value-colours-o = Naranja
box-value-colours-r = Rojo
box-value-colours-p = Morado

# Por qué un bot elegiría esto: partes de reason-1 del salón.
reason-points-good = da { $n ->
    [one] un punto
   *[other] { $n } puntos
}
reason-points-bad = cuesta { $n ->
    [one] un punto
   *[other] { $n } puntos
}
reason-points-rival = { $rival } pierde { $n ->
    [one] un punto
   *[other] { $n } puntos
}
reason-spots-good = da { $n ->
    [one] una mancha
   *[other] { $n } manchas
}
reason-spots-bad = cuesta { $n ->
    [one] una mancha
   *[other] { $n } manchas
}
reason-spots-rival = { $rival } pierde { $n ->
    [one] una mancha
   *[other] { $n } manchas
}
reason-hope-good = da { $n } de esperanza
reason-hope-bad = cuesta { $n } de esperanza
reason-hope-rival = { $rival } pierde { $n } de esperanza
reason-leader-good = toma el liderazgo
reason-leader-bad = cede el liderazgo
reason-leader-rival = { $rival } pierde el liderazgo
reason-clouds-good = da { $n ->
    [one] una nube
   *[other] { $n } nubes
}
reason-clouds-bad = cuesta { $n ->
    [one] una nube
   *[other] { $n } nubes
}
reason-clouds-rival = { $rival } pierde { $n ->
    [one] una nube
   *[other] { $n } nubes
}
reason-painters-good = contrata a un pintor
reason-painters-bad = entrega un pintor
reason-painters-rival = { $rival } pierde un pintor
reason-next-good = acerca al siguiente pintor
reason-next-bad = aleja al siguiente pintor
reason-next-rival = { $rival } queda más lejos del siguiente pintor
reason-cards-good = hace avanzar las cartas de cielo
reason-cards-bad = deja las cartas de cielo más lejos de completarse
reason-cards-rival = { $rival } queda más lejos de completar sus cartas de cielo
reason-block-good = hace crecer el bloque 3×3
reason-block-bad = estropea el bloque 3×3
reason-block-rival = { $rival } no logra el bloque 3×3
reason-halos-good = cierra un halo
reason-halos-bad = entrega un halo
reason-halos-rival = { $rival } pierde un halo
reason-turn-good = da un turno extra
reason-turn-bad = gasta el turno extra
reason-turn-rival = { $rival } tiene un turno extra menos
