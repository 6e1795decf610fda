# What every page says, and the frame of every table at first sight. What is said in one room alone is in its folder.

## The hall
language = Idioma
theme = Tema
theme-light = Claro
theme-day = Automático
theme-dark = Oscuro
play-now = Jugar ya
learn = Aprender
watch = Mirar
loading = Un momento.
page-gone = El salón no responde. La página sigue intentándolo.
not-here = No hay nada detrás de esta puerta.
to-the-hall = Al salón
close = Cerrar
your-name = Tu nombre
guest = Visitante

## A new table
create-game = Juego
level-random = al azar
level-first-steps = primeros pasos
level-novice = principiante
level-apprentice = aprendiz
level-adept = competente
level-veteran = veterano
level-expert = experto
level-master = maestro
# Por qué una elección es buena; las partes son frases del catálogo del juego.
hint-chance = Probabilidad de ganar: { $percent } %.
reason-1 = Por qué: { $first }.
reason-2 = Por qué: { $first } y, además, { $second }.
reason-1-but = Por qué: { $first }, pero { $cost }.
reason-2-but = Por qué: { $first } y, además, { $second }, pero { $cost }.
reason-holds = Por qué: conserva lo que hay; nada mejor a la vista.
reason-holds-but = Por qué: { $cost }, pero todo lo demás sería peor.
reason-wins = Por qué: gana la partida.
create-edition = Caja
edition-tuned = Ajustada (equilibrada)
edition-standard = Estándar
edition-short-tuned = Ajustada
edition-short-standard = Estándar
box-why-tuned = Equilibrada por nosotros: algunos valores no son los del reglamento.
box-why-standard = Todos los valores que da el reglamento, y los nuestros donde no da ninguno.
box-differs = Diferencias con { $base }: { $told }
create-clock-none = sin reloj
create-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
create-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
create-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
choice-yes = sí
choice-no = no
page-your-turn = Tu turno

## The lobby and joining
lobby-copy = Copiar el enlace
lobby-copied = Enlace copiado
learn-game = Aprender { $game }
about-open = Sobre esta mesa
clock-days = { $days } d { $hours } h
clock-move = { $move } por decisión
clock-bank = { $bank } para toda la partida
clock-move-bank = { $move } por decisión y después { $bank } de margen
house-training = Mesa de práctica
house-helps-on = con ayudas
house-helps-off = sin ayudas
house-undo-free = deshacer libre
house-undo-agreed = deshacer si todos aceptan
house-undo-never = sin deshacer
house-stand-in = suplente { $level }

## The frame
frame-left = El estado de la partida
frame-right = Lo que se puede hacer
frame-panel = Asientos, historial, chat y reglas
tab-seats = Asientos
tab-table = Mesa
tab-log = Historial
tab-chat = Chat
tab-rules = Reglas
log-empty = Aún no ha pasado nada.
log-round = Ronda { $round }
log-turn = Turno { $turn }
last-round = La última ronda
step-undo = { $you ->
    [yes] Deshaces una decisión.
   *[no] { $seat } deshace una decisión.
}
step-accept_back = { $you ->
    [yes] Aceptas deshacer.
   *[no] { $seat } acepta deshacer.
}
step-decline_back = { $you ->
    [yes] No aceptas deshacer.
   *[no] { $seat } no acepta deshacer.
}
step-resign = { $you ->
    [yes] Te rindes.
   *[no] { $seat } se rinde.
}
step-leave = { $you ->
    [yes] Te vas; sigue un bot.
   *[no] { $seat } se va; sigue un bot.
}
step-takeover = { $you ->
    [yes] Un bot ocupa tu asiento.
   *[no] Un bot ocupa el asiento de { $seat }.
}
step-return = { $you ->
    [yes] Has vuelto.
   *[no] { $seat } vuelve.
}
step-timeout = { $you ->
    [yes] Se te acaba el tiempo; sigue un bot.
   *[no] A { $seat } se le acaba el tiempo; sigue un bot.
}
step-pause = El salón estuvo cerrado; los relojes se detuvieron.
house-no-talk = sin chat
rules-search = Buscar en las reglas
rules-none = Ninguna regla habla de eso.
rules-absent = Este juego no trae el texto de sus reglas. En la mesa siempre ves qué puedes hacer y por qué algo no se puede.
rule-open = Regla { $rule }
seat-you = tú
seat-open = libre
seat-bot = bot, { $level }
seat-partner = tu pareja
seat-held = fuera; juega un bot ({ $level })
seat-away = fuera
seat-back = deshecho
seat-next = después
seat-resigned = se rinde
seat-come-back = Recuperar mi asiento
tray = Lo que puedes hacer
dock = Deshacer, mesa y jugar
act-play = Jugar
act-choose = Elige jugada
act-wait = No es tu turno
act-undo = Deshacer
act-let-go = Soltar
act-ask-undo = Pedir
act-withdraw = Retirar
undo-never = En esta mesa no se deshace
undo-waits = Para deshacer falta que acepte: { $others }.
undo-waits-other = { $name } pide deshacer. Falta que acepte: { $others }.
undo-agreed = { $you ->
    [yes] Aceptas: la jugada se deshace.
   *[no] { $name } acepta: la jugada se deshace.
}
undo-declined = { $you ->
    [yes] No aceptas. La jugada vale.
   *[no] { $name } no acepta. La jugada vale.
}
undo-withdrawn = { $you ->
    [yes] Ya no pides deshacer. La jugada vale.
   *[no] { $name } ya no pide deshacer. La jugada vale.
}
act-hint = Pista
act-hint-thinking = Pienso
hint-title = Las mejores jugadas, con la probabilidad de ganar
take-back-asked = { $name } pide deshacer la última jugada. ¿Aceptas?
take-back-yes = Aceptar
take-back-no = Rechazar
stand-in-title = Un bot ({ $level }) juega por ti.
stand-in-why = Recupera tu asiento y la próxima decisión es tuya.
absent-wait = { $name } está fuera. Un bot puede jugar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
absent-now = { $name } está fuera.
absent-act = Que juegue un bot ({ $level })
watching-title = Estás mirando.
watching-what = Ves lo que todos pueden ver: el historial, las reglas y el chat; las manos y los secretos, no.
chat-unread = sin leer
clock = Tiempo restante: { $time }
menu = Menú
state-loading = Preparando la mesa.
state-lobby = A la espera de jugadores.
state-server-gone = El salón no responde. Tu mesa está a salvo; la página sigue intentándolo.
state-sending = Tu jugada está en camino.
state-playing = Mira lo que pasa.
state-waits = Esta mesa espera su turno: antes juegan otras mesas de bots.
state-bot = { $name } está pensando.
state-other = { $name } está eligiendo.
state-other-gone = { $name } está fuera. La mesa espera.
menu-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
menu-replay = Repetición desde el principio

## Replay and end
replay-title = Repetición
ending-title = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
ending-draw = Empate
ending-conceded = { $count ->
    [one] { $names } se rinde.
   *[other] { $names } se rinden.
}
ending-conceded-you = Te has rendido.
ending-line = Puntuación
ending-replay = Ver la repetición
choose-which = ¿Cuál?
board-plain = La mesa en números
words-plain = Lo que puedes hacer
review-this = Analizar esta partida

## Without a mouse, without sight
announcements = Lo que pasa en la mesa
reading-open = Leer el tablero
reading-chosen = Elegido: { $what }. Pulsa otra vez para jugar.
board-whole = Tablero entero
keys = Teclas
seat-points = { $points ->
    [one] punto
   *[other] puntos
}

## Following the others
bar-others = { $moved } de { $others } rivales
act-skip = Saltar
act-skip-mine = Saltar a mi turno
key-space = Espacio
speed-off = No
recap-title = Desde tu última jugada
state-again = { $name } deshace una jugada y decide otra vez.
log-you = tú
log-points = de { $before } a { $after } puntos
log-back = { $name } lo ha deshecho
log-back-you = Lo has deshecho
why-points = { $you ->
    [yes] Ganas
   *[no] Gana { $winner }
} con { $points ->
    [one] un punto
   *[other] { $points } puntos
}, por delante de { $rival ->
    [you] ti
   *[other] { $rival }
}, con { $rival_points }.
why-shared = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} por cabeza. Victoria compartida: { $winners }.
lesson-panel = La lección

# The coach of a first game.

coach = Entrenador
tab-coach = Entrenador
coach-take-back = Deshacer
coach-anyway = Jugar de todos modos
coach-log = Historial y reglas
coach-back = Volver al entrenador

# The illustrated rules.

rules-icons = Iconos
rules-print = Imprimir
rules-full = Reglas ilustradas
rules-no-reminder = Este juego no trae recordatorio.
rules-again = Empezar otra vez

# The studio

yes = sí
no = no
box-field-name = Nombre
box-field-id = Identificador
box-field-colour = Color
box-field-colours = Colores
box-field-cost = Coste
box-field-price = Precio
box-field-source = De dónde viene
box-field-do = Qué hace
box-field-n = Cuántos
box-field-effects = Efectos
somebody = Alguien

# A profile: ratings, results, replays, records; the leaderboard; rated games.

rated-rated = Con Elo
care-block = Bloquear a { $name }…
block = Bloquear
block-no = No
block-sure = No volverás a leer a esa persona, no podrá sentarse en tus mesas y ninguna búsqueda te juntará con ella. No se le avisa. Puedes deshacerlo en «Compañía».

# Torneos

ending-called-clock = La ronda terminó: gana quien pensó menos tiempo.
ending-called-organiser = Quien organiza el torneo decidió esta partida.
step-call = La partida queda decidida: la ronda terminó o así lo resolvió quien organiza el torneo.
decks-build-first = Monta tus mazos antes de sentarte
