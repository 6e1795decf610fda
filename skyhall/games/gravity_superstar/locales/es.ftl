title = Gravity Superstar
blurb = Cae a tu manera por un tablero sin bordes y reúne las estrellas.

# The door
door-line = Cae a tu manera, reúne las estrellas.
door-length = 15 a 30 min
door-idle = La Puerta Abierta espera una estrella
door-live = Se reúnen estrellas

# Questions
ask-ChooseDoor = ¿Dónde empieza el peón de la Puerta Abierta? Elige una puerta.
ask-Act = { $laid ->
    [0] Juega una carta. Te mueves y después caes hacia tus pies.
    [one] Juega una carta: te mueves y caes hacia tus pies. O recoge una carta.
   *[other] Juega una carta: te mueves y caes hacia tus pies. O recoge { $laid } cartas.
}
ask-StealFrom = Chocas con { $victim }. ¿Qué le quitas?
ask-Replay = ¿Gastas una ficha de bis en una segunda acción?

# Words
word-end = Terminar turno
word-replay = Gasta una ficha de bis: actúa otra vez
word-complete = Recoge todas tus cartas
word-simple = Paso a la { $side ->
    [left] izquierda
   *[right] derecha
} ({ $card } boca abajo)
word-long = Salto largo a la { $side ->
    [left] izquierda
   *[right] derecha
}{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
word-high = Salto alto a la { $side ->
    [left] izquierda
   *[right] derecha
}{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
word-drop = Trampilla{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
word-rotate = { $side ->
    [left] Cuarto de giro a la izquierda
    [right] Cuarto de giro a la derecha
   *[half] Media vuelta
}{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
word-steal = { $what ->
    [replay] Una ficha de bis
    [blue] Una estrella azul
    [yellow] Una estrella amarilla
    [pink] Una estrella rosa
    [green] Una estrella verde
    [orange] Una estrella naranja
   *[white] Una estrella blanca
}
word-door = Puerta { $number }

# What happened
event-game_started = El tablero está puesto: { $layout }. Empieza { $first_player }.
event-open_door_placed = { $seat } abre la puerta { $door }.
event-turn_began = Ronda { $round }: juega { $seat }.
event-pawn_placed = { $seat } entra por la puerta { $door } en { $space }, con los pies { $facing }.
event-card_played = { $face ->
    [up] { $seat } juega { $card }{ $wild ->
        [yes] {" "}como { $move }
       *[no] {""}
    }{ $side ->
        [left] {" "}a la izquierda
        [right] {" "}a la derecha
        [half] , media vuelta
       *[none] {""}
    }.
   *[down] { $seat } pone una carta boca abajo y da un paso a la { $side ->
        [left] izquierda
       *[right] derecha
    }.
}
event-hand_restored = { $seat } recoge { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}{ $reason ->
    [fifth] {" "}gratis con la quinta
    [ejected] {" "}tras la expulsión
   *[complete] {""}
}.
event-pawn_turned = { $seat } gira: ahora tiene los pies { $to }.
event-pawn_entered = { $seat } { $how ->
    [door] aparece en
    [fall] cae a
   *[step] va a
} { $space }{ $wrapped ->
    [yes] , por el borde
   *[no] {""}
}.
event-pawn_landed = { $seat } está en { $space }, con los pies { $facing }.
event-pawn_ejected = { $seat } expulsa a { $victim } de { $space }.
event-stolen = { $what ->
    [nothing] { $seat } no encuentra nada que quitarle a { $victim }.
    [replay] { $seat } le quita una ficha de bis a { $victim }.
    [blue] { $seat } le quita una estrella azul a { $victim }.
    [yellow] { $seat } le quita una estrella amarilla a { $victim }.
    [pink] { $seat } le quita una estrella rosa a { $victim }.
    [green] { $seat } le quita una estrella verde a { $victim }.
    [orange] { $seat } le quita una estrella naranja a { $victim }.
   *[white] { $seat } le quita una estrella blanca a { $victim }.
}
# The colour of a star in a sentence.
star-name = { $colour ->
    [blue] azul
    [yellow] amarilla
    [pink] rosa
    [green] verde
    [orange] naranja
   *[white] blanca
}
event-star_taken = { $seat } toma la estrella { star-name } de { $space }{ $pair ->
    [yes] {" "}y hace pareja
   *[no] {""}
}. { $left_on_board ->
    [0] No queda ninguna.
    [one] Queda una.
   *[other] Quedan { $left_on_board }.
}
event-token_taken = { $seat } gana una ficha de bis en { $space }.
event-token_missed = { $seat } pasa por la casilla de bis { $space }, pero no quedan fichas.
event-open_door_moved = El peón de la Puerta Abierta pasa de la puerta { $from } a la { $to }.
event-open_door_stays = Todas las demás puertas están ocupadas: la puerta { $door } sigue abierta.
event-token_spent = { $seat } gasta una ficha de bis y actúa otra vez.
event-turn_ended = { $seat } termina.
event-round_ended = La ronda { $round } termina. { $left_on_board ->
    [0] No quedan estrellas en el tablero.
    [one] Queda una estrella en el tablero.
   *[other] Quedan { $left_on_board } estrellas en el tablero.
}
event-end_triggered = { $seat } llega a la meta con { $points } puntos: esta es la última ronda.
event-game_over = { $reason ->
    [stars] Quedan pocas estrellas: la partida termina.
    [goal] Se alcanza la meta: la partida termina.
    [no_stars] No quedan estrellas: la partida termina.
   *[stalemate] Nadie toma una estrella desde hace muchas rondas: la partida termina.
} Puntos: { $points }.

# Why not
refused-complete = Tienes las cinco cartas en la mano: no hay nada que recoger.
refused-card = { $card } está ante ti. Recoge tus cartas para usarla otra vez.
refused-blocked = Una plataforma en el borde { $side ->
    [N] superior
    [S] inferior
    [W] izquierdo
   *[E] derecho
} de { $space } corta el paso.
refused-turn = Esta caja no permite ese giro.

# Things by their keys
each-card = { $thing ->
    [long] { card-long }
    [high] { card-high }
    [drop] { card-drop }
    [rotate] { card-rotate }
   *[wild] { card-wild }
}
each-facing = { $thing ->
    [S] hacia abajo
    [W] hacia la izquierda
    [N] hacia arriba
   *[E] hacia la derecha
}

# Cards and stars
card-long = Salto largo
card-high = Salto alto
card-drop = Trampilla
card-rotate = Giro
card-wild = Comodín
card-long-short = Largo
card-high-short = Alto
card-drop-short = Trampilla
card-rotate-short = Giro
card-wild-short = Comodín
star-blue = Azul
star-yellow = Amarilla
star-pink = Rosa
star-green = Verde
star-orange = Naranja
star-white = Blanca
bot-0 = Nova
bot-1 = Comet
bot-2 = Pulsar
bot-3 = Quasar
bot-4 = Vega
bot-5 = Nebula

# Options
option-end = Cuándo termina la partida
option-end-standard = Pocas estrellas: la ronda en que quedan 4 (2 jugadores), 8 (3–4) o 12 (5–6) estrellas es la última.
option-end-expert = Carrera: la ronda en que alguien llega a 18 o 24 puntos es la última.
option-layout = Losetas
option-layout-random = Repartidas al azar
option-layout-written = códigos como 2A0 3B2, uno por loseta, fila a fila
option-first_player = Quién empieza
option-first_player-random = Al azar
option-first_player-each = Asiento { $place }
option-first_door = Primera puerta abierta
option-first_door-random = Al azar
option-first_door-each = Puerta { $n }
option-first_door-chosen = La elige quien empieza, viendo las estrellas
option-stall_rounds = Rondas sin que nadie tome una estrella antes de dar la partida por terminada
option-first_card = Quién empieza las demás rondas
option-first_card-stays = Siempre quien empezó
option-first_card-passes = Rota hacia la izquierda en cada ronda
box-why-tuned = Equilibrada por nosotros: en cada cara, cinco sitios de estrella son casillas de bis, para que menos partidas acaben en empate.
box-kind-tile = { $count ->
    [one] Una loseta
   *[other] { $count } losetas
}

end-stars = Quedan pocas estrellas en el tablero
end-goal = Se alcanza la meta
end-no_stars = No quedan estrellas en el tablero
end-stalemate = Nadie toma una estrella desde hace muchas rondas

# On the screen
screen-board = El tablero, de { $width } por { $height } casillas; continúa por todos los bordes
screen-hand = Tus cartas
screen-round = Ronda { $round }
screen-steal = quita una cosa
screen-pair = pareja
screen-plus-pair = +1, pareja +1
screen-tokens = Fichas de bis
screen-pairs = Parejas
screen-points = Puntos
screen-fewer-tokens = Menos fichas de bis
how-pairs = Un punto por cada dos estrellas del mismo color.
how-tokens = Un punto por cada ficha de bis.
how-tie = A igualdad de puntos, gana quien tenga menos fichas de bis.
screen-worth = { $change } { $n ->
    [one] punto
   *[other] puntos
}
screen-stars-of = { $colour ->
    [blue] Estrellas azules
    [yellow] Estrellas amarillas
    [pink] Estrellas rosas
    [green] Estrellas verdes
    [orange] Estrellas naranjas
   *[white] Estrellas blancas
}
screen-sum = { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
} + { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
} + { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}
screen-in-hand = { $cards } en la mano
screen-off = fuera
screen-left = izquierda
screen-right = derecha
screen-left-short = izq.
screen-right-short = der.
view-of-pawn = Como lo ve tu peón
view-on-screen = En tu pantalla
screen-floor = por el suelo
screen-face-down = boca abajo
screen-step = paso
screen-a-step = Paso
screen-turn-left = izq.
screen-turn-right = der.
screen-turn-half = media
screen-blocked = sin paso
screen-through = a través
screen-steals = quita
screen-steal-most = quita una cosa: hasta { $most }
screen-lands = a { $space }
screen-over-to = por
screen-take-back = Recoger
screen-ways-of = Formas de jugar { $card }
screen-scale = Acercamiento
screen-near = Cerca
screen-near-how = Toca dos veces el tablero, o separa dos dedos sobre él, para acercarlo. Después arrástralo: continúa por los bordes.
screen-way = { $move } { $side ->
    [izquierda] izq.
    [derecha] der.
   *[other] { $side }
}
screen-before-you = Ante ti
screen-complete = Recoger
screen-complete-what = { $cards ->
    [one] recoge una carta
   *[other] recoge { $cards } cartas
}
screen-stars-left = Estrellas en el tablero
screen-ends-at = termina con { $limit }
screen-goal = la meta son { $goal } puntos
screen-supply = Existencias de bis
screen-of = de { $whole }
screen-open-door = Puerta Abierta
screen-door-note = Quien entre ahora aparece en { $space }. { $stays ->
    [yes] Después la Puerta Abierta se queda donde está.
   *[no] Después la Puerta Abierta pasa a la puerta { $next }.
}
screen-view = Vista
screen-as-laid = Tal cual
screen-feet-down = Pies abajo
screen-danger = Mostrar peligros
screen-thrown = Expulsión: { $victim }.
screen-fall = caída
screen-move = movimiento
screen-over = y luego por el borde
screen-token-gain = { $tokens ->
    [one] ficha de bis
   *[other] fichas de bis
}
screen-door-moves = La Puerta Abierta pasa a la puerta { $door }.
screen-you-stand = te detienes en { $space }, pies
screen-and-theft = y lo que quites
screen-theft-most = con lo que quites, hasta { $most }
screen-also = A tu alcance
screen-ways = { $count ->
    [one] Una forma de llegar
   *[other] { $count } formas de llegar
}
screen-point = Señala una carta o un anillo para ver todo el camino.

# On a phone
screen-ask-short = { $laid ->
    [0] Juega una carta: te mueves y caes hacia tus pies.
   *[other] Juega una carta y cae hacia tus pies, o recoge { $laid }.
}
rail-stars = { $left ->
    [one] estrella
   *[other] estrellas
}
rail-end = fin { $limit }
rail-goal = meta { $goal }
rail-supply = quedan
rail-door = puerta
act-then = { $now } → { $points }
act-then-complete = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
}, sin moverte
act-then-steal = { $now } → { $points }, luego quitas
open-order = Orden
open-by-gain = Por ganancia
open-by-card = Por carta
open-more = { $count ->
    [one] Una más sin ganancia
   *[other] { $count } más sin ganancia
}
open-danger = { $count ->
    [one] Un rival puede alcanzarte ahí
   *[other] { $count } rivales pueden alcanzarte ahí
}

# What the signs mean
legend = Signos
legend-long = dos a un lado
legend-high = una arriba, una a un lado
legend-drop = una abajo, a través del suelo
legend-rotate = ↺ ↻ un cuarto de giro, ½ media vuelta
legend-wild = como cualquiera de estas cuatro
legend-down = Boca abajo
legend-step = cualquier carta como un paso; 1 en un anillo
legend-badge = Casilla de bis
legend-replay = bajo una estrella: paga cuando la estrella ya no está

# The board in words
read-table = La mesa
read-players = Los jugadores
read-board = El tablero, fila a fila
read-board-how = Las columnas van de la a a la { $last }, de izquierda a derecha; las filas, de la 1 a la { $rows }, de arriba abajo. El tablero continúa por todos los bordes.
read-platforms = Plataformas, fila a fila
read-platforms-how = Nadie pasa ni cae a través de una plataforma. «Encima de» es el borde superior de una casilla; «a la izquierda de», su borde izquierdo.
read-row = Fila { $row }: { $what }.
read-above = encima de { $spaces }
read-left-of = a la izquierda de { $spaces }
read-nothing = nada
read-feet-S = abajo
read-feet-W = izquierda
read-feet-N = arriba
read-feet-E = derecha
read-you = tú, pies: { $feet }
read-pawn = { $name }, pies: { $feet }
read-star = estrella { $colour }
read-star-gone = sitio de estrella vacío
read-replay = Casilla de bis
read-door = puerta { $door }
read-door-open = puerta { $door }, la Puerta Abierta
read-stands = en { $space }, pies: { $feet }
read-outside = fuera del tablero
read-points = { $points ->
    [one] Un punto
   *[other] { $points } puntos
}
read-stars = { $count ->
    [one] Una estrella { $colour }
   *[other] { $count } estrellas { $colour ->
        [azul] azules
        [amarilla] amarillas
        [rosa] rosas
        [verde] verdes
        [naranja] naranjas
        [blanca] blancas
       *[other] { $colour }
    }
}
read-no-stars = Sin estrellas
read-pairs = { $count ->
    [one] Una pareja
   *[other] { $count } parejas
}
read-tokens = { $count ->
    [one] Una ficha de bis
   *[other] { $count } fichas de bis
}
read-hand = En la mano: { $cards }
read-face-up = Ante sí, boca arriba: { $cards }
read-face-down = { $count ->
    [one] Una carta boca abajo
   *[other] { $count } cartas boca abajo
}
read-face-down-own = Boca abajo: { $cards }
read-left = { $left ->
    [one] Una estrella en el tablero
   *[other] { $left } estrellas en el tablero
}
read-supply = { $count ->
    [one] Una ficha de bis en las existencias
   *[other] { $count } fichas de bis en las existencias
}
read-open-door = Está abierta la puerta { $door } en { $space }, pies: { $feet }; { $stays ->
    [yes] sigue abierta
   *[no] la siguiente es la puerta { $next }
}
read-lands = a { $space }, pies: { $feet }
read-throws = expulsa a { $name }
read-then = { $points ->
    [one] después, un punto
   *[other] después, { $points } puntos
}
read-in-hand = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}

# What a piece is
explain-space = Casilla { $space }
explain-limit = La partida termina con la ronda tras la que quedan { $limit } estrellas o menos.
explain-goal = La ronda en que alguien llega a { $goal } puntos es la última.
explain-star = Cada estrella es 1 punto; dos de un color hacen pareja, que es 1 punto más.
explain-replay = Quien entra en una casilla de bis sin estrella ni peón toma una ficha de bis de las existencias. Una ficha paga una segunda acción; guardada, es 1 punto.
explain-door = Un peón que está fuera entra por la Puerta Abierta, con los pies como diga la puerta.
explain-pawn = Un peón cae hacia sus pies. Si chocan con él, sale del tablero y pierde una estrella o una ficha de bis.
explain-long = Dos casillas a la izquierda o dos a la derecha; después caes.
explain-high = Una casilla arriba y una a la izquierda o a la derecha; después caes.
explain-drop = Una casilla abajo, a través de la plataforma que pisas; después caes.
explain-rotate = Un cuarto de giro a un lado u otro, o media vuelta, sin moverte; después caes hacia tu nuevo abajo.
explain-wild = Vale como cualquiera de los cuatro movimientos especiales y queda ante ti como la carta Comodín.

# Keys
key-simple = Paso con una carta boca abajo
key-long = Salto largo
key-high = Salto alto
key-rotate = Giro
key-drop = Trampilla
key-wild = Comodín
key-complete = Recoger todas tus cartas

# The lab
lab-rounds = Rondas
lab-kind-card = Movimientos especiales
lab-kind-card-note = Lo usa un asiento que jugó la carta boca arriba al menos una vez.
lab-kind-couple = Parejas de estrellas
lab-kind-couple-note = La usa un asiento que tiene al final dos estrellas o más del color.
lab-kind-token = Fichas de bis
lab-kind-token-note = Qué fue de ellas: se gastó una o se guardó una hasta el final.
lab-kind-start = Losetas de la primera entrada
lab-kind-start-note = La loseta y el lado por cuya puerta entró primero un asiento.
couple-blue = { star-blue }
couple-yellow = { star-yellow }
couple-pink = { star-pink }
couple-green = { star-green }
couple-orange = { star-orange }
couple-white = { star-white }
token-spent = Gastada
token-kept = Guardada

# At the terminal
card-long-text = Dos casillas a la izquierda o dos a la derecha.
card-high-text = Una casilla arriba y una a la izquierda o a la derecha.
card-drop-text = Una casilla abajo, a través de la plataforma que pisas.
card-rotate-text = Un cuarto de giro a un lado u otro, o media vuelta, sin moverte.
card-wild-text = Vale como cualquiera de las otras cuatro y queda ante ti como la carta Comodín.
# without $card
short-simple = Paso { $side ->
    [left] izq.
   *[right] der.
} ({ card-brief })
card-brief = { $card-key ->
    [long] { card-long-short }
    [high] { card-high-short }
    [drop] { card-drop-short }
    [rotate] { card-rotate-short }
   *[wild] { card-wild-short }
}
short-long = Salto largo { $side ->
    [left] izq.
   *[right] der.
}{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
short-high = Salto alto { $side ->
    [left] izq.
   *[right] der.
}{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
short-rotate = { $side ->
    [left] ¼ giro izq.
    [right] ¼ giro der.
   *[half] ½ giro
}{ $wild ->
    [yes] {" "}(Comodín)
   *[no] {""}
}
terminal-legend =
    ★B   una estrella, por la letra inglesa de su color (B azul, Y amarilla,
         P rosa, G verde, O naranja, W blanca); °★B: en una casilla de bis
    R    una casilla de bis: una ficha de bis para quien entre
    ⌂1↓  una puerta y los pies del peón que entra; blanca: la abierta
    A↓   un peón por el signo de su jugador, y sus pies: cae hacia allí
    ━ ┃  plataformas
    Opciones: d5↑ dónde acaba el movimiento y cómo quedan los pies; ★G★W las
    estrellas del camino; +R una ficha de bis; «expulsa a»: chocas con ese rival;
    +3p puntos.
    Una estrella es 1 punto, una pareja de un color 1 más, una ficha de bis 1.
terminal-examples =
    drop              juega la carta Trampilla
    long left         Salto largo a la izquierda; long left wild: con el Comodín
    simple wild left  pon el Comodín boca abajo y da un paso a la izquierda
    complete          recoge todas tus cartas
    card rotate       qué hace una carta
# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = El tablero está puesto. { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $first }
}.
log-opened = { $you ->
    [yes] abres
   *[no] abre
} la puerta { $door }
log-came = { $you ->
    [yes] entras
   *[no] entra
} por la puerta { $door }
log-played = { $you ->
    [yes] juegas
   *[no] juega
} { $card }{ $wild ->
    [yes] {" "}como { $move }
   *[no] {""}
}{ $side ->
    [left] {" "}a la izquierda
    [right] {" "}a la derecha
    [half] , media vuelta
   *[none] {""}
}
log-stepped = { $side ->
    [half] { $you ->
        [yes] das
       *[no] da
    } media vuelta
    [left] { $you ->
        [yes] das
       *[no] da
    } un paso a la izquierda
   *[right] { $you ->
        [yes] das
       *[no] da
    } un paso a la derecha
} con una carta boca abajo
log-turned = { $you ->
    [yes] giras
   *[no] gira
} { $side ->
    [half] media vuelta
    [left] a la izquierda
   *[right] a la derecha
} con una carta boca abajo
log-fell = { $you ->
    [yes] caes
   *[no] cae
} { $n ->
    [one] una casilla
   *[other] { $n } casillas
}
log-over-edge = { $you ->
    [yes] pasas
   *[no] pasa
} por el borde
log-took = { $you ->
    [yes] tomas
   *[no] toma
} { $marks }{ $pairs ->
    [0] {""}
    [one] {" "}(pareja)
   *[other] {" "}({ $pairs } parejas)
}
log-threw = { $you ->
    [yes] expulsas a { $victim }
   *[no] { $victim ->
        [you] te expulsa
       *[other] expulsa a { $victim }
    }
} de { $space }
log-stole = { $you ->
    [yes] quitas
   *[no] quita
} { $marks }
log-stole-nothing = { $you ->
    [yes] no encuentras
   *[no] no encuentra
} nada que quitar
log-again = { $you ->
    [yes] usas
   *[no] usa
} [replay 1] para actuar otra vez
log-restored = { $you ->
    [yes] recoges
   *[no] recoge
} { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
log-goal = { $you ->
    [yes] { $seat } llegas
   *[no] { $seat } llega
} a { $points } puntos: esta es la última ronda.
log-over = { $why }: { $points }.
log-score = { $who } { $points }
log-since-hand = { $n ->
    [one] Tienes otra vez una carta en la mano.
   *[other] Tienes otra vez { $n } cartas en la mano.
}
log-since-stars = { $n ->
    [one] Hay una estrella menos
   *[other] Hay { $n } estrellas menos
}, { $left ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $left }
}.
log-since-door = Ahora está abierta la puerta { $door }.
mark-star = { $which ->
    [blue] una estrella azul
    [yellow] una estrella amarilla
    [pink] una estrella rosa
    [green] una estrella verde
    [orange] una estrella naranja
   *[white] una estrella blanca
}
mark-replay = { $n ->
    [one] una ficha de bis
   *[other] { $n } fichas de bis
}

# Why it was won; `$you` is yes if the winner reads it
why-tokens = Empate a { $points }; { $you ->
    [yes] ganas
   *[no] gana { $winner }
} con menos fichas de bis, { $tokens } frente a { $more }.

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-last = Esto termina la partida, y quedarías por detrás.
slip-last-better = Hay una jugada mejor: mira dónde acaba.
slip-fifth = Gastarías un turno en recoger tus cartas.
slip-fifth-better = Juega mejor la última carta y vuelven las cinco gratis.
slip-take-back = Aún tienes { $cards } cartas. Recoger ahora te cuesta un turno.
slip-take-back-better = Sigue jugando: la quinta carta las devuelve todas gratis.
slip-danger = { $rival } podría chocar contigo en { $space } y quitarte una estrella o una ficha.
slip-danger-better = Así ganas lo mismo y quedas fuera de su alcance.
slip-exposed = { $rival } podría chocar contigo en { $space }.
slip-exposed-better = Ahí quedas fuera de su alcance.
slip-points = Hay un camino que vale { $points } puntos más.
slip-points-better = Mira por dónde pasa.
slip-more = Hay un camino que vale { $points ->
    [one] un punto
   *[other] { $points } puntos
} más.
slip-more-better = Mira por dónde pasa.
slip-wild = Así pones boca abajo tu Comodín, que podría hacer más después.
slip-wild-better = Para el mismo paso basta { $card }.
slip-end = Una acción más daría { $points } puntos, y la ficha cuesta uno.
slip-end-better = Gasta la ficha: es la última ronda.

# The box, in the illustrated rules.
book-stars = Hay { $count } en la bolsa.
book-tile = Loseta { $tile }
book-tile-text = Un lado de una loseta, de seis por seis casillas, con { $doors ->
    [one] una puerta
   *[other] { $doors } puertas
}. Puede estar girada.

# The board at the terminal
draw-round = Ronda { $n }
draw-last-round = última ronda
draw-stars-left = { $n ->
    [one] queda una estrella
   *[other] quedan { $n } estrellas
}
draw-ends-at = acaba con { $n }
draw-goal = meta: { $n } pts.
draw-open-door = puerta abierta { $n }, luego { $next }
draw-open-door-stays = la puerta { $n } sigue abierta
draw-no-door-open = aún sin puerta abierta
draw-tokens-left = fichas de bis: { $n }
draw-points = { $n } pts.
draw-no-stars = sin estrellas
draw-pairs = { $n ->
    [one] una pareja
   *[other] { $n } parejas
}
draw-tokens = bis: { $n }
draw-laid = en la mesa: { $cards }
draw-face-down = boca abajo: { $cards }
draw-hand = mano: { $cards }
draw-unknown = boca abajo: { $n }
draw-hits = expulsa a { $name }
draw-sheet-colours = colores
draw-sheet-stars = estrellas
draw-sheet-pairs = parejas
draw-sheet-tokens = bises

# What a box holds
box-section-tile = Losetas
box-section-stars = Estrellas en la bolsa
box-section-replay = Fichas de bis
box-section-players = Según el número de jugadores
box-section-cards = Qué hacen las cartas
box-field-a = Lado A
box-field-b = Lado B
box-field-map = Dibujo
box-field-blue = Azules
box-field-yellow = Amarillas
box-field-pink = Rosas
box-field-green = Verdes
box-field-orange = Naranjas
box-field-white = Blancas
box-field-tokens = Fichas
box-field-count = Jugadores
box-field-columns = Columnas de losetas
box-field-rows = Filas de losetas
box-field-end_stars = Estrellas al final
box-field-expert_points = Puntos para expertos
box-field-long = Salto largo
box-field-high = Salto alto
box-field-rotate = Giro
box-field-drop = Trampilla
box-field-wild = Comodín
box-field-side = Hacia el lado
box-field-up = Hacia arriba
box-field-turns = Giros
box-value-turns-left = A la izquierda
box-value-turns-right = A la derecha
box-value-turns-half = Media vuelta

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
reason-tokens-good = da una ficha de bis
reason-tokens-bad = gasta una ficha de bis
reason-tokens-rival = { $rival } tiene una ficha de bis menos
reason-pairs-good = empieza una pareja cuya otra estrella sigue en el tablero
reason-pairs-bad = será más difícil completar una pareja
reason-pairs-rival = { $rival } lo tiene más difícil para completar una pareja
reason-cards-good = deja más cartas en la mano
reason-cards-bad = deja menos cartas en la mano
reason-cards-rival = { $rival } tiene menos cartas en la mano
reason-next-good = prepara una buena jugada siguiente
reason-next-bad = deja poco que ganar en la siguiente jugada
reason-next-rival = { $rival } tiene después menos que ganar
reason-danger-good = se aparta del camino de los rivales
reason-danger-bad = un rival puede expulsar el peón
reason-danger-rival = { $rival } corre peligro de expulsión
reason-board-good = pone el peón en el tablero
reason-board-bad = saca el peón del tablero
reason-board-rival = { $rival } queda fuera del tablero
