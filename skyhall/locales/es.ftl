# What the hall's server says when it says no. The key is `hall-` and the code of the answer.
hall-bad-request = Esa no es una petición que este salón entienda.
hall-no-token = Para esto hace falta el secreto de un asiento.
hall-wrong-token = Este secreto no abre ningún asiento de esta mesa.
hall-not-host = Eso solo puede hacerlo quien creó la mesa.
hall-not-found = { $what ->
    [page] No existe esa página.
    [catalogue] No existe ese catálogo.
    [edition] No existe esa edición.
    [game] No existe ese juego.
    [deck] No existe ese mazo.
    [lesson] No existe esa lección.
    [puzzle] No existe ese problema.
    [passkey] No existe esa llave de acceso.
    [session] No existe esa sesión.
    [person] No existe esa persona.
    [lab] No existe ese estudio.
    [group] No existe ese grupo.
    [tournament] No existe ese torneo.
    [box] No existe esa caja.
   *[table] No existe esa mesa.
}
hall-stale = La mesa ha avanzado: viste la versión { $version }, ahora está en la { $now }.
hall-illegal = «{ $word }» no es una jugada posible ahora.
hall-not-your-turn = No es tu turno.
hall-not-playing = En esta mesa no hay ninguna partida en marcha.
hall-already-started = La partida ya ha empezado.
hall-not-over = Eso solo se puede hacer cuando termine la partida.
hall-bad-name = { $why ->
    [long] Un nombre tiene como máximo { $most } caracteres.
    [hidden] Un nombre ocupa una línea y no lleva caracteres invisibles.
    [marks] Una letra del nombre lleva como máximo dos tildes.
    [operator] Este nombre se parece al de quienes gestionan el salón. Elige otro.
    [bot] Este nombre se parece al de un bot. Elige otro.
   *[empty] Un nombre tiene al menos un carácter.
}
hall-you-blocked = En esta mesa hay alguien a quien has bloqueado.
hall-not-welcome = No puedes sentarte en esta mesa.
hall-used-link = Este enlace se ha sustituido o es demasiado antiguo. Pide uno nuevo.
hall-own-link = Este es tu propio enlace. Envíaselo a otra persona.
hall-not-friends = Solo puedes invitar a tus amistades y a personas de tus grupos.
hall-not-organiser = Solo puede hacerlo quien organiza el torneo.
hall-already-in = Ya participas en este torneo.
hall-not-in = No participas en este torneo.
hall-tournament-full = Todas las plazas de este torneo están ocupadas.
hall-too-few = Un torneo necesita al menos { $least } participantes para empezar.
hall-seat-taken = Este asiento está ocupado.
hall-no-open-seat = No quedan asientos libres.
hall-nothing-to-undo = No hay nada que puedas deshacer: se ha mostrado algo o ya ha jugado otra persona.
hall-nothing-to-take-back = Aún no has hecho ninguna jugada.
hall-no-undo-here = En esta mesa no se deshace: toda jugada vale.
hall-undo-by-agreement = En esta mesa los demás tienen que aceptar antes de deshacer una jugada. Pídeselo primero.
hall-revealed = Eso no se puede deshacer: desde entonces se ha mostrado algo. Solo se puede en una mesa de práctica.
hall-take-back-pending = Ya hay una petición de deshacer una jugada.
hall-no-take-back = Nadie espera que aceptes deshacer una jugada.
hall-not-abandoned = Esa persona no lleva bastante tiempo fuera.
hall-not-replaced = Ningún bot juega en este asiento.
hall-resigned = Te has rendido en esta partida.
hall-replaced = Un bot juega por ti; recupera primero tu asiento.
hall-used-id = Este identificador ya se ha usado para otra cosa: elige otro.
hall-unplayable = Esta mesa se jugó con la versión { $rules } de las reglas; este salón juega con la { $hall }.
hall-no-helps = En esta mesa se juega sin ayudas.
hall-no-coach = En esta mesa no hay entrenador.
hall-used-pass = Este enlace ya se ha usado o es demasiado antiguo. Crea uno nuevo en el menú de tu mesa.
hall-used-ring = Este llavero ya se ha usado o es demasiado antiguo. Crea uno nuevo en el dispositivo donde están tus mesas.
hall-no-accounts = Este salón no tiene cuentas. Basta con un apodo.
hall-no-passkeys = Los navegadores solo crean llaves de acceso por HTTPS y para una dirección con nombre. Pregunta a quien lleva el salón.
hall-needs-account = Las partidas con Elo necesitan un nombre que conserves. Entra o crea una cuenta: basta con una llave de acceso.
hall-private = { $name } solo muestra esto a sus amistades.
hall-signed-out = Aquí se ha cerrado tu sesión. Vuelve a entrar para seguir.
hall-wrong-origin = Esta petición venía de otra página, así que no se ha llevado a cabo.
hall-wrong-code = Este código de recuperación no funciona: ya se ha usado o tiene una errata.
hall-bad-passkey = Esta llave de acceso no abre ninguna cuenta aquí.
hall-old-challenge = Ha tardado demasiado o se ha enviado dos veces. Inténtalo de nuevo.
hall-prove-again = Muestra tu llave de acceso otra vez: esto no se puede deshacer.
hall-name-taken = Alguien ya se llama { $name }. Elige otro nombre.
hall-last-passkey = Es tu última llave de acceso. Añade antes otra.
hall-already-seated = Ya tienes un asiento en esta mesa.
hall-no-hint = Ahora no hay ninguna pista que dar.
hall-busy = La mesa está muy ocupada ahora; inténtalo otra vez.
hall-too-slow = Ha tardado demasiado en llegar.
hall-too-large = Es demasiado grande.
hall-banned = No puedes entrar en este salón. Quien lo gestiona sabe por qué y hasta cuándo.
hall-no-partner = Aquí no juegas en pareja, así que no hay con quien hablar aparte.
hall-no-talk = En esta mesa no hay chat: se creó así.
hall-nobody-to-report = No hay otra persona en ese asiento.
hall-report-what = Di en pocas palabras qué ha pasado.
hall-too-many = Es demasiado de una vez; espera un momento.
hall-lab-state = Ahora no se puede hacer eso con el estudio.
hall-lab-busy = { $most ->
    [one] Ya tienes un estudio en marcha o en espera; aquí ese es el límite. Espera a que acabe o detenlo.
   *[other] Ya tienes { $most } estudios en marcha o en espera; aquí ese es el límite. Espera a que acabe uno o detenlo.
}
hall-lab-large = Serían { $games } partidas; este salón juega como máximo { $most } por estudio. Pide menos partidas o menos valores.
hall-not-your-box = Esta caja está en la estantería de otra persona.
hall-draft-changed = Mientras tanto, esta caja se ha cambiado en otro sitio.
hall-shelf-full = Tu estantería está llena: este salón te guarda { $most ->
    [one] una caja
   *[other] { $most } cajas
}. Retira alguna, o guárdala antes como archivo.
hall-versions-full = Este salón guarda { $most ->
    [one] una versión
   *[other] { $most } versiones
} de una caja. Elimina antes alguna antigua.
hall-box-large = Esta caja es demasiado grande para la estantería: este salón guarda como mucho { $most } mil caracteres por caja.
hall-full = El salón está lleno ahora; inténtalo dentro de un momento.
hall-storage = El salón no puede guardar nada en este momento: { $why ->
    [full] su disco está lleno
    [locked] otro programa ha bloqueado sus registros
    [readonly] sus registros solo se pueden leer
    [disk] su disco da errores
    [damaged] algunos de sus registros están dañados
    [away] no se puede llegar a su base de datos
   *[slow] su base de datos no responde
}. No se pierde nada de lo confirmado. Inténtalo dentro de un momento.
hall-shutting-down = El salón cierra un momento; vuelve enseguida.
hall-internal = Algo ha fallado en el salón. El error ha quedado anotado.
# The page: what the hall and the frame of every table say. Games have their own catalogues.

## The hall
page-title = Tras cada puerta, otro cielo.
page-line = Juega contra personas o bots. Sin cuenta, sin esperas.
nav-hall = Salón
nav-watch = Mirar
language = Idioma
theme = Tema
theme-light = Claro
theme-day = Automático
theme-dark = Oscuro
play-now = Jugar ya
play-now-game = Jugar ya: { $game }
play-now-any = contra bots, cualquier juego
create-table = Crear una mesa
create-short = Crear
join = Unirse
join-placeholder = Pega un enlace o un código
join-code = Enlace o código de una mesa
learn = Aprender
learn-first = ¿Primera vez? Aprende un juego
learn-first-line = lecciones cortas en el tablero real
watch = Mirar
seats-from-to = { $from } a { $to }
seats-just = { $from }
tables-open = { $count ->
    [one] Una mesa
   *[other] { $count } mesas
}
door-consequence = Juegas contra { $bots ->
    [one] un bot
   *[other] { $bots } bots
}; la mesa se prepara enseguida.
door-idle = No hay nadie en la mesa
door-live = Hay una partida en juego
door-about = Sobre { $game }
door-watch = Mirar { $game }: { $names }
my-tables = Mis mesas
my-tables-wait = { $count ->
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}
my-tables-none = Aún no tienes mesas. Abre una puerta.
my-turn = Tu turno
my-other-turn = Juega { $name }
my-over = Terminada
my-won = Has ganado
my-bot = Bot { $level }
my-won-by = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
my-lobby = A la espera de jugadores
verb-continue = Seguir
verb-look = Mirar
verb-replay = Repetición
verb-open = Abrir
fair = Cada reparto se puede comprobar: la huella de su semilla se muestra al principio; la semilla misma, al final.
watch-title = Mesas para mirar
watch-none = Ahora nadie juega en público. Crea una mesa y ponla en la lista: otros la encontrarán aquí.
watch-none-found = Ahora no hay ninguna mesa así.
watch-games = Qué juego
watch-all = Todos los juegos
watch-search = Buscar por nombre
watch-range = { $from }–{ $to } de { $total }
watch-back = Página anterior
watch-next = Página siguiente
watch-status-lobby = a la espera de jugadores
watch-status-playing = en juego
watch-status-over = terminada
watch-status-record = un registro
loading = Un momento.
page-gone = El salón no responde. La página sigue intentándolo.
not-here = No hay nada detrás de esta puerta.
to-the-hall = Al salón
close = Cerrar
cancel = Cancelar
your-name = Tu nombre
guest = Visitante

## A new table
create-game = Juego
create-players = Asientos
create-seat = Asiento { $number }
create-seat-me = yo
create-seat-open = una persona que se una
create-seat-bot = bot, { $level }
create-level = Bots
create-seats = Cuántos asientos
create-house = Juego limpio
house-helps = Ayudas
house-helps-why = Pistas, amenazas y lo que puedes hacer, con lo mejor primero
house-helps-choice-on = con ayudas para todos
house-helps-choice-off = sin ayudas para nadie
house-take-backs = Deshacer
house-take-backs-free = libre hasta que se muestre algo
house-take-backs-agreed = solo si los demás aceptan
house-take-backs-never = nunca
house-training-choice = Mesa de práctica: contra bots se puede deshacer incluso lo que ya se ha mostrado
house-stand-in-choice = El bot que juega por quien esté fuera
level-random = al azar
level-first-steps = primeros pasos
level-novice = principiante
level-apprentice = aprendiz
level-adept = competente
level-veteran = veterano
level-expert = experto
level-master = maestro
# Por qué una elección es buena; las partes son frases del catálogo del juego.
hint-chance = Probabilidad de ganar: { $percent } %.
reason-1 = Por qué: { $first }.
reason-2 = Por qué: { $first } y, además, { $second }.
reason-1-but = Por qué: { $first }, pero { $cost }.
reason-2-but = Por qué: { $first } y, además, { $second }, pero { $cost }.
reason-holds = Por qué: conserva lo que hay; nada mejor a la vista.
reason-holds-but = Por qué: { $cost }, pero todo lo demás sería peor.
reason-wins = Por qué: gana la partida.
create-options = Opciones
create-edition = Caja
edition-tuned = Ajustada (equilibrada)
edition-standard = Estándar
edition-short-tuned = Ajustada
edition-short-standard = Estándar
box-why-tuned = Equilibrada por nosotros: algunos valores no son los del reglamento.
box-why-standard = Todos los valores que da el reglamento, y los nuestros donde no da ninguno.
box-differs = Diferencias con { $base }: { $told }
box-own-text = Una caja propia de alguien: mira su archivo
box-own = una caja propia…
box-file = Su archivo (.toml)
box-text = O su texto
box-placeholder = Pega aquí el texto del archivo
box-pasted = texto pegado
box-check = Comprobar la caja
box-good = «{ $name }» está bien.
box-first = Comprueba primero tu caja y después crea la mesa.
create-listed = En la lista: cualquiera del salón puede encontrarla y unirse
create-clock = Tiempo por decisión
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
create-go = Crear la mesa
choice-yes = sí
choice-no = no
choice-written = lo escribo yo…
choice-write = Valor escrito
choice-expected = Se admite: { $expected }
choice-limits = de { $from } a { $to }

## Finding a game
seek-title = Encontrar partida
seek-look = Buscar partida
seek-none = Ahora nadie busca partida. Busca tú: si quieres, al cabo de un rato los bots ocupan los asientos libres.
seek-sit = Sentarse
seek-sit-label = { $missing ->
    [one] { $game } con { $names }, un asiento libre, { $clock }: sentarse
   *[other] { $game } con { $names }, { $missing } asientos libres, { $clock }: sentarse
}
seek-terms = { $seats } jugadores · { $clock }
seek-taken = Alguien se adelantó: el asiento junto a { $name } ya está ocupado.
seek-games = ¿A qué quieres jugar?
seek-no-game = Elige al menos un juego.
seek-any-seats = los que sean
seek-bots = Si no viene nadie
seek-bots-after = bots tras { $time }
seek-bots-never = seguir esperando
seek-go = Buscar jugadores
seek-waiting = Buscando jugadores
seek-begins = La partida empieza sola en cuanto se ocupen todos los asientos.
seek-bots-come = En { $time } los bots ({ $level }) ocupan los asientos libres.
seek-away = Es una partida de varios días: puedes cerrar la página, la mesa te espera en el salón.
seek-stop = Dejar de buscar
page-your-turn = Tu turno

## The lobby and joining
lobby-title = La mesa está preparada
lobby-invite = Envía este enlace o muestra el código.
lobby-copy = Copiar el enlace
lobby-copied = Enlace copiado
lobby-qr = El enlace como código para escanear
lobby-start = Empezar ya
lobby-start-why = Los asientos vacíos los ocupan bots (nivel: { $level }).
lobby-wait = La partida empieza cuando lo diga quien creó la mesa.
lobby-join-title = Únete a esta mesa de { $game }
lobby-take-seat = Ocupar un asiento
lobby-full = Todos los asientos están ocupados. Quédate aquí para mirar cuando empiece la partida.
learn-game = Aprender { $game }
learn-lessons = Lecciones
about-title = Sobre esta mesa
about-open = Sobre esta mesa
about-players = { $from ->
    [2] { $to ->
        [2] 2 jugadores
       *[other] De 2 a { $to } jugadores
    }
   *[other] De { $from } a { $to } jugadores
}
about-clock = Reloj
about-helps = Ayudas
about-helps-on = Sí: pistas, amenazas y lo que se puede hacer, con lo mejor primero.
about-helps-off = No, para nadie: sin pistas, sin amenazas, sin ordenar nada.
about-undo = Deshacer
about-undo-free = Libre hasta que se muestre algo; después, solo si los demás aceptan.
about-undo-agreed = Solo si los demás aceptan.
about-undo-never = Nunca: toda jugada vale.
about-undo-training = Siempre: esta es una mesa de práctica, donde se puede deshacer incluso lo que ya se ha mostrado.
about-stand-in = Si alguien está fuera
about-stand-in-who = Juega un bot ({ $level }) hasta que vuelva.
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
frame-strip = Puntos de todos los asientos
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
chat-apart = pareja
chat-to = Para quién
chat-to-all = Todos
chat-to-side = Tu pareja
chat-empty = Saluda.
chat-placeholder = Di algo
chat-send = Enviar
chat-off = En esta mesa no hay chat.
chat-muted = { $n ->
    [one] 1 mensaje oculto de alguien a quien silenciaste.
   *[other] { $n } mensajes ocultos de gente a la que silenciaste.
}
house-talk-choice = Se puede chatear en esta mesa
house-no-talk = sin chat
care-trouble = ¿Problemas con alguien?
care-mute = Silenciar a { $name }
care-unmute = Volver a leer a { $name }
care-report = Denunciar a { $name }…
care-report-title = Denunciar a { $name }
care-report-what = Quien gestiona este salón recibe tu aviso con los últimos mensajes de la mesa. Nadie de la mesa se entera.
care-reason = ¿Qué ha pasado?
care-reason-insult = Insultos o amenazas
care-reason-stalling = Pierde tiempo o abandona a propósito
care-reason-cheating = Trampas
care-reason-name = Un nombre ofensivo
care-reason-other = Otra cosa
care-words = Con tus palabras
care-send = Enviar el aviso
care-thanks = Gracias. Se revisará lo que hizo { $name }.
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
seat-take-over = Que juegue un bot por { $name }
seat-come-back = Recuperar mi asiento
tray = Lo que puedes hacer
dock = Deshacer, mesa y jugar
sheet-back = Volver
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
dock-replay = Repetición
watching-title = Estás mirando.
watching-what = Ves lo que todos pueden ver: el historial, las reglas y el chat; las manos y los secretos, no.
chat-unread = sin leer
device-open = Abrir en otro dispositivo
device-title = Mi asiento en otro dispositivo
device-what = Escanea allí el código o abre el enlace: vale una vez, durante diez minutos. Después puedes jugar desde los dos.
device-qr = Un código para escanear que abre tu asiento
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
menu-title = En la mesa
menu-confirm = Confirmar cada jugada antes de hacerla
menu-sound = Sonidos
menu-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
menu-resign = Rendirse
menu-resign-sure = ¿Seguro que te rindes?
menu-resign-partner = Un bot juega por ti junto a tu pareja. La partida solo termina cuando se rinde todo tu bando.
menu-leave = Salir; un bot juega por mí
menu-link = Copiar el enlace a esta mesa
menu-replay = Repetición desde el principio
menu-reading = Leer el tablero como texto
menu-seed = Prueba del reparto

## Replay and end
replay-title = Repetición
replay-step = Paso { $step } de { $total }
replay-slider = Paso
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-leap-back = { $what }: anterior
replay-leap-on = { $what }: siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-copy = Copiar un enlace a este paso
replay-from-here = Seguir jugando desde aquí
replay-leave = Salir de la repetición
replay-record = Descargar el registro
ending-title = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
ending-draw = Empate
ending-you = Ganas tú
ending-conceded = { $count ->
    [one] { $names } se rinde.
   *[other] { $names } se rinden.
}
ending-conceded-you = Te has rendido.
ending-place = Puesto
ending-line = Puntuación
ending-points = Puntos
ending-rematch = Revancha
ending-rematch-go = A la revancha
ending-replay = Ver la repetición
ending-share = Compartir
ending-shared = El enlace a la repetición está copiado.
ending-share-text = { $game }: { $title }
ending-board = Ver el tablero
ending-proof = Semilla { $seed }; su huella se mostró desde el principio.
choose-which = ¿Cuál?
board-plain = La mesa en números
words-plain = Lo que puedes hacer

## Review
review-title = Análisis
review-this = Analizar esta partida
review-leave = A la repetición
review-all = Resultado, suerte y momentos
review-round = Ronda { $n }
review-begun = El análisis está a punto de empezar.
review-looking = Analizando la decisión { $n } de { $total }
review-progress = Avance del análisis
review-failed = El análisis no se ha podido terminar. Aquí están las rondas de la 1 a la { $round }.
review-short = La partida es demasiado corta para juzgarla. Aquí están sus jugadas.
review-won = { $count ->
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
  }
review-won-points = { $count ->
    [one] Gana { $names }, { $points }.
   *[other] Victoria compartida: { $names }, { $points }.
  }
review-to = a
review-decided = Momento decisivo: { $round }.
review-graph = Probabilidad de ganar
review-graph-of = por decisión, para cada asiento
review-slider = Decisión
review-slider-at = Decisión { $n }, { $round }: { $shares }
review-share = { $name } { $percent } %
review-result = Resultado
review-accuracy = precisión
review-luck = Suerte y destreza
review-for = de { $name }
review-luck-line = { $way ->
    [gave] Empezó en { $start } %. La suerte dio { $deck }; todo lo demás fue juego. En puntos porcentuales:
    [cost] Empezó en { $start } %. La suerte costó { $deck }; todo lo demás fue juego. En puntos porcentuales:
   *[none] Empezó en { $start } %. La suerte fue pareja; todo lo demás fue juego. En puntos porcentuales:
  }
review-luck-own = Errores propios
review-luck-rivals = Errores rivales
review-luck-deck = Suerte
review-luck-result = Al final
review-moments = Momentos
review-moments-of = { $count } de { $choices } decisiones
review-only = Solo { $name }
review-no-slips = Sin errores. Mira las mejores jugadas.
review-as-table = Como tabla
review-choice = Decisión
review-verdict = Veredicto
review-moment = Este momento
review-moment-back = El momento anterior
review-moment-on = El momento siguiente
review-mark-best = Mejor jugada
review-mark-inaccuracy = Imprecisión
review-mark-mistake = Error
review-mark-blunder = Error grave
review-mark-none = Una decisión
review-played = Jugada { $percent } %
review-better = Mejor { $percent } %
review-sure = Las cifras pueden variar en { $error }.
review-unsure = Demasiado parejo para decidir: la diferencia puede variar en { $error }.
review-guess = { $count ->
    [one] Una suposición: cómo pudo seguir, una decisión.
   *[other] Una suposición: cómo pudo seguir, { $count } decisiones.
  }
review-go-on = Ver cómo sigue
review-back = Volver al momento
review-retry = Reintentar desde aquí
review-both = Los dos resultados
review-first-time = La primera vez
review-this-time = Esta vez
review-retried = Otra vez
# `$points` is none where the game counts none
review-placed = { $points ->
    [none] puesto { $place }
   *[other] { $points }, puesto { $place }
}
review-controls = Recorrer la partida
review-back-one = Una decisión atrás
review-on-one = Una decisión adelante
review-next = Momento siguiente
review-shown = Lo que muestra el tablero
review-show-played = Jugada
review-show-better = Mejor
review-show-both = Ambas
review-share-link = Compartir

## Without a mouse, without sight
announcements = Lo que pasa en la mesa
reading = El tablero como texto
reading-open = Leer el tablero
reading-leave = Mostrar el tablero
reading-choices = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
reading-refused = Ahora no es posible
reading-chosen = Elegido: { $what }. Pulsa otra vez para jugar.
board-whole = Tablero entero
keys = Teclas
keys-groups = al siguiente grupo de opciones
keys-arrows = a la opción que está en esa dirección
keys-pages = por todo un grupo, también lo que no se puede elegir
keys-play = elegir y, otra vez, jugar
keys-let-go = soltar
keys-undo = deshacer
keys-read = el tablero como texto, y de vuelta
keys-list = esta lista
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
round-so-far = La ronda hasta ahora
round-begins = Juegan los demás.
round-next = Después: { $name }
round-next-you = Después juegas tú
round-then = , luego { $name }
recap-you = Tú
recap-same = { $points ->
    [one] sigue con un punto
   *[other] sigue con { $points } puntos
}
recap-again = Ver otra vez
recap-row = Ver otra vez este turno
recap-move = Mi jugada
state-again = { $name } deshace una jugada y decide otra vez.
log-you = tú
log-points = de { $before } a { $after } puntos
log-back = { $name } lo ha deshecho
log-back-you = Lo has deshecho

ending-best = En color: lo mejor de cada línea.
ending-best-how = En color: lo mejor de cada línea. Una línea subrayada dice cómo se cuenta.

## Why it was won; `$you` is yes if the winner reads it
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

## The school
school-missed = Con eso aún no basta. Mira lo que ha pasado y prueba otra vez.
school-refused = { $text }
school-stars = { $stars ->
    [one] Una estrella de 3
   *[other] { $stars } estrellas de 3
}
school-kept = Tu progreso se guarda en este dispositivo.
school-not-kept = Este navegador no nos guarda nada: tu progreso se pierde al cerrar la página.

# The map of a course
course-line = Lecciones cortas en el tablero real, de cero a tu primera partida.
course-absent = Este juego aún no trae lecciones. Sus reglas dicen todo lo que hay que saber.
course-start = Empezar
course-continue = Seguir
course-continue-at = { $lesson }, paso { $step } de { $steps }
course-of = de { $all } lecciones
course-count = { $done } de { $all } lecciones hechas
course-short = { $done } de { $all }
course-new = nuevo
course-rules-only = solo reglas
course-minutes = faltan unos { $minutes } min
course-all-done = todo hecho
course-lessons = Lecciones
course-lesson-minutes = { $minutes } min
course-more = Además de las lecciones
course-games = Cursos
course-start-with = { $lesson }, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
course-first-game = Primera partida con entrenador
course-first-game-text = Un bot amable, sin reloj, y un entrenador que dice lo que es nuevo y pregunta antes de un error grande.
course-first-game-best = Mejor después de «{ $chapter }», pero puedes empezar ya.
course-first-game-start = Empezar
course-tile-game = Primera partida
course-tile-game-more = con entrenador
course-tile-puzzle = Problemas
course-tile-puzzle-more = encuentra la jugada
course-tile-rules = Reglas
course-tile-rules-more = para consultar
course-play-gentle = contra un bot amable
course-play = Juega tu primera partida con entrenador
course-rules = Las reglas
course-rules-text = Todo por escrito, para consultar.
course-rules-open = Leer las reglas
course-unlocked = Nada está cerrado: abre cualquier lección cuando quieras.

## The map of a course
map-chapters = Capítulos
map-chapter = , capítulo { $number } de { $all }
map-done = , { $done } de { $all } hechas
map-of = { $done } de { $all }
map-lesson = Lección { $number },{" "}
map-in-progress = , en curso, paso { $step } de { $steps }
map-to-do = , sin hacer
map-step-minutes = paso { $step } de { $steps }, { $minutes } min
map-card-next = Lección siguiente, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
map-card-other = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
map-card-done = Hecha. Repítela para ganar más estrellas, { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}

## Progress that travels
along = Llévatelo
along-title = Llévate tu progreso
along-text = Abre este enlace en otro dispositivo o carga allí el archivo. No se envía nada al salón.
along-copy = Copiar el enlace
along-copied = El enlace está copiado.
along-copy-yourself = El navegador no nos deja copiar: marca el enlace y cópialo tú.
along-save = Guardar un archivo
along-link = Tu progreso como enlace
along-bring = Traer progreso
along-paste = Un enlace de otro dispositivo
along-file = Un archivo de otro dispositivo
along-found = Esto ha llegado:
along-course = { $game }: { $done } de { $all } lecciones hechas
along-unknown = { $game }: este salón no tiene ese curso; se guarda de todos modos
along-better-stays = Se suma a lo que has hecho aquí; de cada paso queda el mejor resultado.
along-take-in = Añadirlo aquí
along-taken = Hecho: ya está todo aquí.
along-no-file = Eso no es progreso de Skyhall. Se espera un enlace o un archivo creado con «Llévatelo».
along-no-course = { $game }: se esperan las estrellas de sus pasos y dónde se quedó.
along-no-stars = { $game }, paso { $step }: { $stars } estrellas. Se esperan 1, 2 o 3.
course-end-title = ¡Ya sabes jugar a { $game }!
course-end-text = Un bot amable y sin reloj. El entrenador dice lo que es nuevo y pregunta antes de un error grande; puedes silenciarlo cuando quieras.

# A lesson
lesson-of = Lección { $lesson } de { $lessons }
lesson-step = paso { $step } de { $steps }
lesson-leave = Salir de la lección
lesson-to-map = Volver al mapa
lesson-leave-title = ¿Salir de la lección?
lesson-leave-text = No se pierde nada: cuando vuelvas, sigues en este mismo paso.
lesson-stay = Quedarse
lesson-panel = La lección
lesson-speech = Lo que dice el entrenador
lesson-sentences = Frases
lesson-sentence-back = Frase anterior
lesson-sentence-next = Frase siguiente
lesson-acts = Jugar, pista, muéstrame
lesson-goal = Meta
lesson-hints = Pistas
lesson-hint = Pista
lesson-hint-first = Dame algo en que pensar
lesson-hint-more = Otra pista
lesson-hint-point = Señala qué jugar
lesson-hint-show = Muéstrame la jugada
lesson-longer = Así también vale.
lesson-shorter = Aquí está la más corta.
lesson-show-me = Muéstrame
lesson-again = Reintentar
lesson-your-turn = Ahora tú
lesson-continue = Seguir
lesson-finish = Terminar
lesson-skip = Saltar este paso
lesson-back-to = Volver a la lección
lesson-missed-title = Así no.
lesson-refused = Eso no se puede hacer aquí.
lesson-step-done = ¡Hecho!
lesson-done-title = ¡Hecho, y la lección también!
lesson-shown-title = Así se hace.
lesson-shown = { $moves }. Ahora hazlo tú.
lesson-failed-title = Falta algo.
lesson-failed = Este paso no se ha podido preparar. Sáltalo: tu progreso está a salvo.
lesson-stars-left = { $stars ->
    [3] A la primera, tres estrellas.
    [2] Si lo resuelves ahora, dos estrellas.
   *[other] Si lo resuelves por tu cuenta, una estrella.
}
lesson-stars-won = { $stars ->
    [3] Tres estrellas: resuelto a la primera.
    [2] Dos estrellas.
   *[other] Una estrella.
}
lesson-end-title = Hecha: { $lesson }
lesson-end-now = Lo que ya sabes
lesson-next = Lección siguiente: { $lesson }
recall-title = ¿Te acuerdas?
recall-right = Eso es. (Regla { $rule })
recall-wrong = No del todo. La respuesta es «{ $answer }» (Regla { $rule })
recall-skip = Saltar la pregunta

# Puzzles
puzzles-of = { $game }: problemas
puzzles-line = Posiciones de partidas reales en las que una decisión es claramente la mejor. Encuéntrala.
puzzles-count = { $done } de { $all } resueltos
puzzles-none-left = Los has resuelto todos.
puzzles-none-left-theme = Has resuelto todos los de este tema.
puzzle-number = Problema { $number }
puzzle-origin = De una partida entre bots, comprobado con una búsqueda larga
puzzle-difficulty-name = Dificultad
puzzle-difficulty = Dificultad { $difficulty } de 5
puzzle-hard-1 = fácil
puzzle-hard-2 = no muy difícil
puzzle-hard-3 = con miga
puzzle-hard-4 = difícil
puzzle-hard-5 = muy difícil
puzzle-theme = Tema
puzzle-themes = Temas
puzzle-all-themes = Todos los temas
puzzle-theme-hidden = se muestra cuando lo resuelvas
puzzle-levels = Bots que la encuentran
puzzle-levels-none = ninguno de los niveles
puzzle-steps = { $steps } decisiones seguidas.
puzzle-line-name = Tu línea
puzzle-found = { $found } de { $all } encontradas
puzzle-step-open = Tu decisión
puzzle-acts = Jugar, deshacer, pista, rendirse
puzzle-undo = Deshacer
puzzle-give-up = Rendirse
puzzle-give-up-title = ¿Ver la solución?
puzzle-give-up-text = Tu racha acaba aquí. Aún puedes recorrer la solución.
puzzle-show = Mostrar la solución
puzzle-go-on = Seguir intentando
puzzle-next = Otro problema
puzzle-first = Empezar a resolver
puzzle-leave = Salir del problema
puzzle-to-list = Todos los problemas
puzzle-back-to = Volver al problema
puzzle-missed-title = No es eso.
puzzle-missed = { $share ->
    [0] Así no ganas casi nunca; con la jugada buena serían { $best } partidas de cada 100.
    [one] Así ganas más o menos una partida de cada 100; con la jugada buena serían { $best }.
   *[other] Así ganas unas { $share } partidas de cada 100; con la jugada buena serían { $best }.
}
puzzle-follow-you = Sigues tú: { $moves }.
puzzle-follow-rival = { $name } responde: { $moves }.
puzzle-solved-title = ¡Resuelto!
puzzle-solved = { $share ->
    [100] Desde aquí la victoria es tuya.
   *[other] Desde aquí ganas unas { $share } partidas de cada 100.
}
puzzle-shown-title = Esta es la solución.
puzzle-failed = Este problema no se ha podido preparar. Sáltalo: no cuenta.
puzzle-why = Por qué fallan las otras opciones
puzzle-more-of-theme = Más problemas de este tema
puzzle-wins = { $share } %
puzzle-move = «{ $move }»
puzzle-then = Después: { $moves }
puzzle-hint-among = Es una de estas: { $choices }.
puzzle-hint-costs = Una pista cuesta el punto, no la racha.
puzzle-streak-name = Cómo fueron tus últimos problemas
puzzle-streak = { $streak ->
    [0] Aún sin racha
    [one] Uno seguido
   *[other] { $streak } seguidos
}
puzzle-best = récord { $best }
puzzle-rating = Elo
puzzle-latest = Los últimos, el más reciente al final
puzzle-went-solved = resuelto
puzzle-went-hinted = resuelto con una pista
puzzle-went-failed = fallado
puzzle-went-new = sin intentar
puzzle-day = Problema del día
puzzle-day-solve = Resolverlo
puzzle-day-again = Verlo otra vez
puzzle-day-solved = Ya has resuelto el de hoy. Mañana hay otro.
puzzle-day-failed = El problema de hoy no ha llegado. Prueba otro.
puzzle-days = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
}
puzzle-all = Todos los problemas: { $all }
puzzle-others = Los otros problemas

# The coach of a first game.
coach = Entrenador
tab-coach = Entrenador
coach-first-game = Primera partida
coach-turn = Primera partida, turno { $turn }
coach-quieter = Hablar menos
coach-voice = Cuánto dice el entrenador
coach-voice-all = También errores grandes
coach-voice-new = Solo lo nuevo
coach-voice-silent = Silencio
coach-is-silent = En silencio. Vuelvo con «Hablar menos».
coach-watching = Estoy mirando. Pregúntame con «Pista».
coach-thinking = Déjame pensar
coach-blind = Ahora no veo muy lejos. La partida sigue.
coach-new = Nuevo para ti
coach-got-it = Entendido
coach-rule = Regla { $rule }
coach-sure = ¿Seguro?
coach-yours = Tu jugada: { $word }
coach-drawn-yours = La tuya
coach-better = Mejor idea
coach-take = Jugar esta
coach-keep = Mantener la mía
coach-take-back = Deshacer
coach-anyway = Jugar de todos modos
coach-learnt =
    { $count ->
        [one] Una cosa aprendida
       *[other] { $count } cosas aprendidas
    }
coach-learnt-title =
    { $count ->
        [one] Una cosa que has aprendido
       *[other] { $count } cosas que has aprendido
    }
coach-next = Para probar después:
coach-review = Analizar esta partida
coach-take-backs = En una primera partida se deshace libremente.
coach-log = Historial y reglas
coach-back = Volver al entrenador

# The illustrated rules.
rules-seat-0 = Ada
rules-seat-1 = Bruno
rules-seat-2 = Cleo
rules-seat-3 = Dario
rules-seat-4 = Edda
rules-seat-5 = Falk
rules-contents = Índice
rules-parts = Partes de las reglas
rules-beside = Iconos y la caja
rules-setup = Preparación
rules-icons = Iconos
rules-box = La caja
rules-box-short = Caja
rules-reminder = Recordatorio
rules-worked = Un turno de ejemplo
rules-worked-note = cada imagen es una posición real: pulsa una para probarla
rules-step = { $step } de { $steps }
rules-step-back = El paso anterior
rules-step-on = El paso siguiente
rules-missed = Suele olvidarse
rules-turn-pages = Otras páginas
rules-to-page = Abrir su página
rules-to-course = A las lecciones
rules-find = Busca regla, icono o carta
rules-find-short = Buscar
rules-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
rules-nothing = No hay nada llamado «{ $query }».
rules-meant = ¿Querías decir { $name }?
rules-print = Imprimir
rules-play = Aprender jugando
rules-full = Reglas ilustradas
rules-all = Todos: { $count }
rules-larger = Más grande
rules-on-pages = En estas páginas
rules-on-things = En { $count ->
    [one] un componente de la caja
   *[other] { $count } componentes de la caja
}
rules-things = { $count ->
    [one] un componente
   *[other] { $count } componentes
}
rules-shelves = Qué hay dentro
rules-filter = Mostrar solo los que tienen
rules-turned = Otro lado
rules-box-search = Buscar en la caja
rules-shown = { $count } de { $all }
rules-box-none = No hay nada así en la caja.
rules-box-all = Mostrar todo
rules-box-empty = Este juego no enumera aquí su caja.
rules-no-icons = Este juego no enumera aquí sus iconos.
rules-no-setup = Este juego describe su preparación solo en las reglas.
rules-no-reminder = Este juego no trae recordatorio.
rules-no-picture = Esta imagen no se ha podido dibujar.
rules-box-differs = Caja «{ $box }»: { $count ->
    [one] una diferencia
   *[other] { $count } diferencias
} con la estándar
rules-box-same = Caja «{ $box }»
rules-players = Número de jugadores
rules-seats = { $count } jugadores
rules-try = Probar
rules-trying = Pruébalo
rules-try-note = Juega lo que quieras: no se guarda ni se juzga nada.
rules-tried = Tu turno ha terminado. Empieza otra vez o vuelve a las reglas.
rules-again = Empezar otra vez
rules-back = Volver a las reglas

# The studio
nav-studio = Estudio
yes = sí
no = no
studio-first = Toma una caja y cámbiala.
studio-boxes = { $count ->
    [one] Hay una caja en tu estante.
   *[other] Hay { $count } cajas en tu estante.
}
studio-lead = Cada carta, loseta y héroe se dibuja como en la mesa. Cambia lo que quieras: nada se pierde, y lo que no encaja se indica en su sitio.
studio-mine = Mis cajas
studio-new-from = Una caja nueva a partir de
studio-new-name = Mi { $game }
studio-copy-name = { $name }, copia
studio-unnamed = Aún sin nombre
studio-of = { $game }, a partir de «{ $base }»
studio-on = a partir de «{ $base }»
studio-away = Retirarla
studio-away-yes = Sí, retirarla
studio-not-here = Este navegador no tiene esa caja.
studio-to-shelf = Al estante
studio-name = Nombre de la caja
studio-tabs = Partes del estudio
studio-tab-cards = Cartas
studio-tab-lab = Laboratorio
studio-tab-print = Imprimir
studio-tab-position = Posición
studio-position-lead = Escribe cualquier posición en TOML o JSON. Se coloca en el tablero de verdad con esta caja tal como está ahora, y desde ahí sigues jugando tú por todos los asientos, uno tras otro.
studio-position-text = Posición, en TOML o JSON
studio-position-keys = Omite lo que no importe: tomará su valor habitual. Lo que sea imposible se señala, junto con lo que se esperaba.
studio-position-example = Partir del ejemplo
studio-position-open = Abrir la posición
studio-position-playing = Una posición con «{ $box }»
studio-position-back = Volver al texto
studio-position-note = Juegas por todos los asientos, siempre por el que tiene que decidir. No se guarda nada.
studio-position-over = La partida ha terminado.
studio-seat = Asiento { $number }
studio-menu = Más sobre esta caja
studio-kept = Borrador guardado
studio-keeping = Guardado aquí, de camino al salón
studio-offline = Sin conexión. Guardado aquí; se enviará más tarde.
studio-here-only = Guardado solo en este navegador. { $why }
studio-where-both = guardada en el salón
studio-where-here = solo en este navegador
studio-where-hall = de otro dispositivo
studio-versions-count = { $count ->
    [one] una versión
   *[other] { $count } versiones
}
studio-is-shared = compartida
studio-versions = Versiones
studio-version = Versión { $number }
studio-draft = El borrador
studio-draft-sent = como está en el taller
studio-draft-waiting = de camino al salón
studio-draft-offline = guardado aquí; se enviará más tarde
studio-draft-refused = guardado solo en este navegador
studio-draft-conflict = cambiado en otro dispositivo
studio-the-base = la base
studio-restore = Volver a empezar desde esta
studio-restored = La versión { $number } está en el taller. «Deshacer» recupera lo que había.
studio-version-away = Eliminar
studio-version-away-yes = Sí, eliminarla
studio-version-gone = La versión { $number } se ha eliminado.
studio-save = Guardar una versión
studio-save-version = Guardar la versión { $number }
studio-version-name = ¿Qué hay de nuevo? (se puede dejar vacío)
studio-version-saved = Versión { $number } guardada.
studio-version-theirs = Como estaba en el otro dispositivo
studio-share = Compartir esta caja
studio-share-short = Compartir
studio-share-what = Quien tenga el enlace puede leer la caja tal como esté en ese momento y hacer una propia a partir de ella. La tuya no la puede cambiar.
studio-unshare = Dejar de compartirla
studio-shared = Alguien te enseña esta caja. Puedes leerla y hacer cambios en una copia tuya.
studio-make-mine = Hacer la mía a partir de ella
studio-clash = Esta caja se ha cambiado en otro dispositivo.
studio-clash-what = Se guardan las dos hasta que elijas.
studio-keep-mine = Conservar la mía (la otra pasa a ser una versión)
studio-take-theirs = Tomar la otra («Deshacer» recupera la mía)
studio-keep-both = Conservar las dos como dos cajas
studio-see-both = { $count ->
    [one] Ver el único valor que difiere
   *[other] Ver los { $count } valores que difieren
}
studio-value = Valor
studio-there = Allí
studio-here = Aquí
studio-no-room = Este navegador no tiene espacio para guardar la caja.
studio-export = Guardar como archivo (TOML)
studio-text = Mostrar el texto
studio-only-good = Solo una caja sin errores tiene texto.
studio-duplicate = Hacer una copia
studio-kinds = Tipos de componentes
studio-filters = Qué se muestra
studio-search = Nombre o efecto
studio-all = Todas
studio-changed = Cambiadas: { $count }
studio-wrong = Con error: { $count }
studio-none = No hay nada así en la caja.
studio-none-changed = Nada de este tipo difiere de la base.
studio-show-all = Mostrar todo
studio-numbers = Números
studio-count = { $count ->
    [one] una
   *[other] { $count }
}
studio-others = Las demás
studio-changes = { $count ->
    [one] un cambio
   *[other] { $count } cambios
}
studio-is-changed = Cambiada
studio-problems = { $count ->
    [one] Un error
   *[other] { $count } errores
}
studio-new = nuevo
studio-gone = quitado
studio-other = { $field }: cambio
studio-difference = Distinto de «{ $base }»
studio-no-difference = Nada difiere aún de «{ $base }». Cambia cualquier carta.
studio-rest = Todo lo demás es como en la base.
studio-before = La anterior
studio-after = La siguiente
studio-drawn-as-base = Dibujada como en «{ $base }» hasta que se resuelva el error.
studio-copy-entry = Otra como esta
studio-remove-entry = Sacar de la caja
studio-add-entry = Añadir
studio-new-entry = Nuevo
studio-less = { $field }: uno menos
studio-more = { $field }: uno más
studio-nth = { $field } { $n }
studio-part = parte { $n }
studio-take-away = Quitar: { $what }
studio-add-one = Añadir: { $field }
studio-add-part = Añadir una parte
studio-parts = { $count ->
    [one] Una parte, en este orden
   *[other] { $count } partes, en este orden
}
studio-parts-of = En este orden, { $count } de { $most } como máximo
studio-part-moved = La parte { $part } es ahora la { $place } de { $count }.
studio-up = Parte { $n } arriba
studio-down = Parte { $n } abajo
studio-forms = Cómo se escriben los efectos
studio-nothing-to-set = Aquí no hay nada que ajustar.
studio-set-to = Poner { $value }
studio-back-to = Volver a { $value }, como en «{ $base }»
studio-not-ready = Aún no está lista.
studio-whole-box = la caja
studio-looking = Revisando…
studio-fits = Encaja.
studio-differs = { $count ->
    [0] Nada difiere de «{ $base }».
    [one] Una cosa difiere de «{ $base }».
   *[other] { $count } cosas difieren de «{ $base }».
}
studio-unusual = No se puede jugar con las opciones habituales. Estas sirven: { $options }.
studio-unplayable = No se encontraron opciones con las que jugar esta caja: { $why }
studio-warnings = { $count ->
    [one] Una cosa que mirar
   *[other] { $count } cosas que mirar
}
studio-undo = Deshacer
studio-try = Probar en una mesa
studio-wrong-missing = Falta: { $field }.
studio-wrong-number = { $field }: { $value }. Debe ser un número entero de { $low } a { $high }.
studio-wrong-flag = { $field }: { $value }. Debe ser true o false.
studio-wrong-text = { $field }: vacío. Debe ser un texto.
studio-wrong-choice = { $field }: { $value }. Debe ser uno de estos: { $values }.
studio-wrong-numbers = { $field }: { $value }. Cada uno debe ser un número entero de { $low } a { $high }.
studio-wrong-list = { $field }: { $value }. Debe ser una lista.
studio-wrong-table = { $field }: { $value }. Debe ser una tabla.
studio-wrong-shape = { $field }: { $value } no está escrito como los demás.
studio-wrong-count = { $most ->
    [-1] { $field }: hay { $count } y debe haber al menos { $least }.
   *[other] { $field }: hay { $count } y debe haber de { $least } a { $most }.
}
box-section-edition = La caja misma
box-section-name = Nombre de la caja
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

## The lab in the page
measure-title = Laboratorio
measure-parts = Laboratorio e impresión
measure-question = La pregunta
measure-empty = Pregunta a miles de partidas.
measure-empty-line = Aún no se ha medido nada. Elige un número de la caja y pregunta «¿y si…?», o compara cajas. Los bots juegan los mismos repartos con cada una. Puedes irte: siguen jugando sin la página.
measure-not-good = { $count ->
    [one] Aún no se puede medir: la caja tiene un problema. Arréglalo en Cartas.
   *[other] Aún no se puede medir: la caja tiene { $count } problemas. Arréglalos en Cartas.
}
measure-gone = Este estudio ya no se conserva.
measure-ask = ¿Qué quieres saber?
measure-sweep = ¿Y si…?
measure-boxes = Comparar cajas
measure-number = Un número de la caja
measure-number-find = Mint, start_coins…
measure-number-is = Ahora es { $value }.
measure-number-none = La caja no tiene ese número. Elige uno de la lista.
measure-number-help = Escribe un nombre y elige de la lista.
measure-values = Valores que comparar
measure-values-help = De dos a ocho números enteros, con comas.
measure-beside = Junto a «{ $box }»
measure-level = En todos los asientos juega
measure-greedy = voraz
measure-seats = Asientos
measure-games = Partidas de cada uno
measure-count = { $count }
measure-deals = Repartos
measure-deals-same = los mismos para todos
measure-stops = Parar cuando esté claro
measure-stops-line = Un valor termina antes cuando todo su intervalo queda a un lado.
measure-yes = sí
measure-sure-to = Una proporción se sabrá con unos ± { $points } puntos, para lo que usa cada partida.
measure-begin = Jugar
measure-again = Preguntar otra cosa
measure-suggest-title = Valores para { $name }
measure-other-wrong = «{ $name }» no se puede jugar así. { $problem }
measure-runs = Estudios anteriores
measure-run = { $name }: { $values }
measure-status-waiting = en espera
measure-status-running = { $done } de { $total } partidas
measure-status-paused = En pausa tras { $done } partidas. No se pierde nada.
measure-status-stopped = Detenido tras { $done } partidas. Estas cifras valen.
measure-status-done = { $done } partidas, terminado
measure-status-failed = interrumpido tras { $done } partidas
measure-first = quien juega primero
measure-say-warming = Se están jugando las primeras partidas.
measure-say-waiting = Demasiado pronto para decir algo: el primer recuento llega tras { $games } partidas de cada uno.
measure-say-strong = { $running ->
    [yes] Por ahora: con { $values }, { $name } gana demasiado.
   *[no] Con { $values }, { $name } gana demasiado.
}
measure-say-weak = { $running ->
    [yes] Por ahora: con { $values }, { $name } gana demasiado poco.
   *[no] Con { $values }, { $name } gana demasiado poco.
}
measure-say-high = { $running ->
    [yes] Por ahora: con { $values }, { $name } quizá gana demasiado.
   *[no] Con { $values }, { $name } quizá gana demasiado.
}
measure-say-low = { $running ->
    [yes] Por ahora: con { $values }, { $name } quizá gana demasiado poco.
   *[no] Con { $values }, { $name } quizá gana demasiado poco.
}
measure-say-balanced = { $running ->
    [yes] Por ahora: con { $values }, { $name } está en equilibrio.
   *[no] Con { $values }, { $name } está en equilibrio.
}
measure-say-unsure = { $running ->
    [yes] Por ahora: aún no se sabe si { $name } está en equilibrio.
   *[no] Estas partidas no dicen si { $name } está en equilibrio.
}
measure-alike = { $one } y { $other } no se distinguen.
measure-outside = { $count ->
    [one] Otro componente está fuera de su franja: { $names }.
   *[other] Otros { $count } componentes están fuera de su franja: { $names }.
}
measure-inside = Ningún otro componente está claramente fuera de su franja.
measure-before = { $count ->
    [one] Hay un estudio antes del tuyo.
   *[other] Hay { $count } estudios antes del tuyo.
}
measure-soon = Empieza enseguida.
measure-failed = El estudio se interrumpió. Lo jugado se conserva.
measure-failed-games = Demasiadas partidas no se pudieron terminar, así que el estudio se detuvo. Las demás se conservan.
measure-time = Detenido tras { $done } partidas: este salón no da más tiempo a un estudio. Estas cifras valen.
measure-seconds = { $count ->
    [one] queda un segundo más o menos
   *[other] quedan unos { $count } segundos
}
measure-minutes = { $count ->
    [one] queda un minuto más o menos
   *[other] quedan unos { $count } minutos
}
measure-link = El enlace a este estudio
measure-away = El salón no responde. La página sigue intentándolo.
measure-pause = Pausa
measure-stop = Detener y guardar
measure-go-on = { $count ->
    [one] Jugar la partida que falta
   *[other] Jugar las otras { $count }
}
measure-copied = Enlace copiado
measure-share = Compartir
measure-report = Informe
measure-files = Las cifras para otros programas:
measure-remove = Olvidar este estudio
measure-honest = Quien mira a menudo encuentra diferencias que no existen. Solo hay veredictos en cuatro recuentos fijados de antemano, con límites que lo tienen en cuenta; entre ellos las cifras se mueven, los veredictos no.
measure-lanes = Las cajas
measure-base = la primera
measure-lane = { $games } de { $of } partidas
measure-lane-ended = seguro tras { $games } partidas
measure-few = { $count ->
    [0] aún sin usar
    [one] un uso: muy pocos
   *[other] { $count } usos: muy pocos
}
measure-sure = ¿Con qué seguridad lo sabemos?
measure-sure-of = ¿Con qué seguridad lo sabemos? Lo que gana { $name } partida a partida
measure-as-table = Ver como tabla
measure-as-chart = Ver como gráfico
measure-after = tras tantas partidas
measure-whisker = Con { $value }, { $name } gana el { $share }, entre { $span }: { $verdict }.
measure-shaded = Sombreado: intervalo del 95 %. Verde: el objetivo.
measure-moves = Lo que se mueve con ello
measure-moves-taken = { $name }, tomado cuando se ofrece
measure-moves-earned = Puntos que da { $name }
measure-moves-first = Gana quien juega primero
measure-moves-wins = { $name } gana
measure-moves-none = Una sola caja: nada que comparar.
measure-word-grows = crece
measure-word-falls = baja
measure-word-unsure = aún no es seguro
measure-word-same = sin cambio
measure-proposals = Valores sugeridos
measure-proposals-line = Se jugaron los mismos repartos con cada uno. Nada cambia si tú no lo dices.
measure-proposals-none = Ninguno de los valores probados lo trae con seguridad a su franja. Prueba otros números o más partidas.
measure-proposals-wait = Se prueban valores vecinos; los que seguro no valen terminan antes.
measure-put = Ponerlo en el borrador
measure-put-done = Está en el borrador
measure-of-games = { $games } partidas
measure-components = Componentes
measure-with = Con
measure-all = Todos ({ $count })
measure-fewer = Menos
measure-col-component = componente
measure-col-offered = ofrecido
measure-col-taken = tomado
measure-col-round = ronda
measure-col-points = puntos obtenidos
measure-col-wins = victorias de los asientos que lo usaron
measure-col-change = frente a la primera
measure-col-verdict = veredicto
measure-through = a través de otros
measure-suggest = Sugerir valores
measure-verdict-balanced = en equilibrio
measure-verdict-unsure = aún no es seguro
measure-verdict-watch = a vigilar
measure-verdict-strong = demasiado fuerte
measure-verdict-weak = demasiado débil
measure-verdict-few = muy pocos
measure-verdict-none = sin veredicto

## Print and play
paper-tab = Imprimir
paper-title = Imprime y juega
paper-not-good = { $count ->
    [one] Aún no se puede imprimir: la caja tiene un problema. Arréglalo en Cartas.
   *[other] Aún no se puede imprimir: la caja tiene { $count } problemas. Arréglalos en Cartas.
}
paper-what = Qué imprimir
paper-boards = Tableros
paper-reference = Hojas de ayuda
paper-size = Papel
paper-a4 = A4
paper-letter = Carta
paper-backs = Dorsos
paper-backs-none = Ninguno
paper-backs-behind = Otra cara
paper-backs-fold = Para doblar
paper-backs-behind-line = Reflejados de izquierda a derecha: gira el papel por el borde largo.
paper-backs-fold-line = Cara y dorso uno al lado del otro, con una línea de puntos por donde doblar.
paper-cuts = Corte
paper-cuts-corners = Esquinas
paper-cuts-lines = Líneas
paper-cuts-none = Ninguna
paper-bleed = Color hasta el borde
paper-bleed-line = El fondo pasa 2 mm de los cortes exteriores.
paper-ink = Menos tinta
paper-ink-line = Fondo blanco y contornos: bueno en blanco y negro.
paper-words = Texto en las cartas
paper-words-line = Lo que hace cada una, en tu idioma.
paper-summary = { $sheets ->
    [one] Una hoja
   *[other] { $sheets } hojas
}, { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
}
paper-summary-backs = { $sheets ->
    [one] Una hoja con su dorso
   *[other] { $sheets } hojas con dorsos
}, { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
}
paper-print = Imprimir o guardar PDF
paper-print-line = Elige 100 % y sin márgenes en la ventana de impresión.
paper-sheet = Hoja { $number } de { $of }
paper-before = La hoja anterior
paper-after = La hoja siguiente
paper-head = { $box } ({ $game }) · { $kind } · hoja { $number } de { $of }
paper-rule = Esta línea mide 50 mm. Si no, imprime al 100 %.
paper-nothing = No hay nada elegido. Elige qué imprimir.
paper-options = Opciones
paper-checks = Antes de imprimir
paper-fits = Todos los textos caben en sus cartas.
paper-tight = { $count ->
    [one] Para que quepa, el texto de una carta va más pequeño: { $names }.
   *[other] Para que quepan, los textos de { $count } cartas van más pequeños: { $names }.
}
paper-grey = Legible en gris: cada color tiene su marca.
paper-copies = Copias como en la caja.

# Oneself: an account, its passkeys and codes, and the key ring.
me-title = Tú
me-hello = Hola, { $name }
me-line = Tu nombre, tus mesas y tu Elo son los mismos en todos los dispositivos.
me-line-guest = Para jugar basta con un apodo. Aquí puedes llevar tus mesas a otro dispositivo o conservar tu nombre para siempre.
account-title = Conservar mi nombre
account-why = Con una cuenta tienes tus mesas en todos los dispositivos, las partidas con Elo cuentan y tienes un perfil. Sin correo y sin contraseña.
account-make = Conservar este nombre
account-passkey = Tu navegador crea una llave de acceso: la abres con la huella, la cara o el PIN, igual que tu dispositivo.
account-have = ¿Ya tienes una cuenta?
account-enter = Entrar con una llave de acceso
account-lost = ¿No tienes a mano ninguna llave de acceso?
account-code = Código de recuperación
account-recover = Entrar con el código
passkey-closed = No se ha elegido ninguna llave de acceso. Nada ha cambiado.
account-you = Nombre y perfil
account-rename = Cambiar el nombre
account-renamed = Tu nuevo nombre se usa desde ahora.
account-kept = Guardado.
account-seen = Quién ve mi perfil
seen-by-everybody = todo el mundo
seen-by-friends = mis amistades
seen-by-nobody = nadie
account-leave = Cerrar sesión aquí
passkeys-title = Llaves de acceso
passkeys-why = Añade una en cada dispositivo que uses. Si pierdes un dispositivo, quita aquí su llave.
passkey-nameless = Llave de acceso
passkey-dates = creada el { $made }, usada por última vez el { $used }
passkey-remove = Quitar
passkey-remove-label = Quitar la llave de acceso «{ $name }»
passkey-add = Añadir una llave de acceso
passkey-added = La nueva llave de acceso abre tu cuenta desde ahora.
codes-title = Códigos de recuperación
codes-fresh = Tus nuevos códigos de recuperación
codes-why = Apúntalos o guárdalos donde nadie más mire. Cada uno abre tu cuenta una vez, si no tienes a mano ninguna llave de acceso. No se volverán a mostrar.
codes-save = Guardar en un archivo
codes-done = Ya los tengo
codes-left = { $count ->
    [one] Te queda un código de recuperación.
   *[other] Te quedan { $count } códigos de recuperación.
}
codes-new = Crear códigos nuevos
sessions-title = Dónde tienes la sesión abierta
session-nameless = Un navegador
session-here = este navegador
session-seen = usado por última vez el { $when }
session-end = Cerrar sesión
session-end-label = Cerrar la sesión de «{ $name }»
session-ended = Sesión cerrada allí. Lo que estaba abierto en ese navegador se ha cerrado.
sessions-end-others = Cerrar sesión en todos los demás
data-title = Tus datos
data-what = El archivo contiene todo lo que el salón sabe de ti, con el registro de cada una de tus partidas. Si eliminas tu cuenta, tus partidas se quedan, y las habrá jugado «alguien».
data-export = Descargar todo sobre mí
data-forget = Eliminar mi cuenta
data-forget-sure = Tu nombre, llaves de acceso, Elo, perfil y mensajes de chat se eliminan al momento y no se pueden recuperar. Las partidas en curso se dan por perdidas.
data-forget-yes = Eliminar todo
data-forget-no = Conservar mi cuenta
ring-title = Llavero
ring-what = { $count ->
    [one] Este navegador tiene la llave de una mesa. Llévala a otro dispositivo.
   *[other] Este navegador tiene las llaves de { $count } mesas. Llévalas todas a otro dispositivo.
}
ring-none = Este navegador aún no tiene ninguna mesa. En cuanto te sientes a una, podrás llevarla a otro dispositivo desde aquí.
ring-boxes = Las cajas de tu estudio van incluidas: los dos dispositivos tendrán la misma estantería.
ring-make = Crear un enlace y un código para escanear
ring-once = Ábrelo en el otro dispositivo en diez minutos. Sirve una sola vez. Quien lo abra tendrá tus asientos.
ring-qr = Código QR del enlace
ring-here = { $count ->
    [0] El llavero estaba vacío.
    [one] Ahora hay una mesa en este navegador.
   *[other] Ahora hay { $count } mesas en este navegador.
}
somebody = Alguien

# A profile: ratings, results, replays, records; the leaderboard; rated games.
profile-who = Quién es
profile-line = { $games ->
    [one] En el salón desde { $since }. Una partida, { $people ->
        [0] contra bots
       *[other] con personas
    }.
   *[other] En el salón desde { $since }. { $games } partidas, { $people } con personas.
}
profile-edit = Editar
profile-seen = Lo ve: { $who }
profile-share = Compartir
profile-open = Mi perfil
profile-ratings = Elo por juego
profile-month = { $change } este mes
profile-unrated = aún sin partidas con Elo
profile-rating = Elo
profile-first-dot = Tu primera partida con Elo dibuja el primer punto.
profile-no-rating = Aún no hay ninguna partida con Elo.
graph-hint = Sombreado: lo seguro que es. Punteado: dónde están nuestros bots.
graph-provisional = { $count ->
    [one] Falta una partida para que el Elo sea bastante seguro.
   *[other] Faltan { $count } partidas para que el Elo sea bastante seguro.
}
graph-finding = { $game }: de { $first } a { $rating }, con un margen de { $doubt }; por encima del bot { $level }.
graph-finding-low = { $game }: de { $first } a { $rating }, con un margen de { $doubt }; por debajo de todos los bots.
graph-keys = Elo partida a partida: las flechas van de una a otra, Enter abre la repetición
graph-point = { $sign ->
    [minus] { $day }: { $rating }, { $size } menos. Puesto { $place } de { $seats }.
   *[plus] { $day }: { $rating }, { $size } más. Puesto { $place } de { $seats }.
}
graph-day = Día
graph-rating = Elo
graph-change = Cambio
graph-place = Puesto
graph-place-of = { $place } de { $seats }
graph-as-table = Mostrar como tabla
graph-as-picture = Mostrar como gráfico
results-title = Resultados
results-among = Contra quién
results-all = Todo
results-people = Personas
results-bots = Bots
results-share = { $won } % ganadas, lo justo es { $fair }
results-told = { $game }: { $games } partidas, por puestos { $counts }. { $won } por ciento ganadas, lo justo es { $fair }.
results-legend = Desde la izquierda: primer puesto, segundo y siguientes. La raya que cruza es la parte justa según los asientos.
met-title = Tú y { $name }
met-line = { $games ->
    [one] Una partida:
   *[other] { $games } partidas:
} por delante tú en { $ahead } y { $name } en { $behind }{ $even ->
    [0] .
   *[other] ; con empate o en el mismo bando en { $even }.
}
met-replays = Repeticiones de { $game } con { $name }
results-none = Aún no hay partidas.
replays-title = Repeticiones
replays-search = Buscar repeticiones
replays-count = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
replays-any = cualquiera
replays-player = Con
replays-result = Resultado
replays-won = ganada
replays-lost = no ganada
replays-ending = Final
replays-since = Desde
replays-until = Hasta
replays-kept = Marcadas
replays-favourites = favoritas
replays-shared = compartidas
replays-favour = Favorita: { $names }
replays-share = Compartir
replays-is-shared = Compartida
replays-share-label = Compartir en el perfil la partida de { $names }
replays-open = Repetición de { $game }, { $names }, { $day }
replays-more = Mostrar más
replays-no-hit = No hay ninguna partida así.
replays-all = Mostrar todas las partidas
replays-none = Aquí estará la primera partida que termine.
replays-conceded = Se decidió por rendición
records-title = Récords
records-none = La primera partida los establece todos.
record-points = Más puntos
record-margin = Victoria más clara, en puntos
record-quick = Victoria más rápida, en jugadas
record-long = Partida más larga, en jugadas
record-where = { $game }, { $seats } asientos, { $day }
boxes-title = Cajas favoritas
boxes-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
leaders-title = Clasificación
leaders-line = Quienes han jugado al menos diez partidas con Elo, y nuestros bots en la misma escala. 400 puntos de ventaja son diez a uno.
leaders-who = Nombre
leaders-games = Partidas
leaders-often = { $share } % de las partidas con Elo contra { $name }
leaders-short = { $share } % de las partidas con Elo acabaron muy pronto
leaders-none = Nadie ha jugado aún diez partidas con Elo.
rated-friendly = Amistosa
rated-rated = Con Elo
rated-choice = Con Elo o amistosa
rated-needs = Las partidas con Elo necesitan un nombre que conserves y un reloj.
rated-keep = Conservar mi nombre
rated-level = Nivel
rated-any = cualquiera
rated-near = cercano al mío
rated-here = Esta partida cuenta para tu Elo. Sin ayudas y sin deshacer; abandonar cuenta como derrota.
rated-people = Las partidas con Elo son entre personas: deja un asiento para alguien que se una.
rated-box = Las partidas con Elo se juegan con una caja del juego, igual para todos.
rated-means = Cuenta para el Elo de quienes juegan. Sin ayudas y sin deshacer, con reloj; todos necesitan una cuenta y abandonar cuenta como derrota.
hall-no-push = Este salón no usa el servicio de avisos de este navegador.
push-turn = Tu turno en { $game }
push-turn-body = Los demás te esperan.
push-late = Queda poco tiempo en { $game }
push-late-body = Todavía es tu turno.
push-asked = Te invitan a { $game }
push-asked-body = Hay un asiento libre para ti.
push-cup = Te invitan al torneo { $cup }
push-cup-body = Se juega a { $game }.
push-pair = { $cup }: empieza la ronda { $round }
push-pair-body = Los emparejamientos están hechos y tu mesa está abierta.
push-round-body = Tu partida aún no ha terminado. Al acabar el plazo gana quien haya pensado menos tiempo.
push-round-hours = { $hours ->
    [one] { $cup }: la ronda acaba en { $hours } hora
   *[other] { $cup }: la ronda acaba en { $hours } horas
}
push-round-minutes = { $minutes ->
    [one] { $cup }: la ronda acaba en { $minutes } minuto
   *[other] { $cup }: la ronda acaba en { $minutes } minutos
}
push-several-body = Abre el salón para verlas.
notify-title = Cuando es tu turno
notify-on = Este navegador te avisa cuando es tu turno, cuando te invitan y antes de que se acabe el tiempo, también con la página cerrada.
notify-can = Este navegador puede avisarte cuando sea tu turno, también con la página cerrada.
notify-cannot = Este navegador no puede avisarte con la página cerrada.
notify-refused = Este navegador tiene prohibidos los avisos de esta página. Puedes cambiarlo en sus ajustes.
notify-start = Sí, avísame
notify-stop = Ya no en este navegador
notify-failed = El servicio de avisos del navegador no responde. Prueba más tarde.
notify-games = De estos juegos
notify-reminders = Recuérdamelo antes de que se acabe el tiempo en partidas con días por jugada
notify-quiet = Horas de silencio: los avisos esperan a que terminen
notify-quiet-from = Silencio desde
notify-quiet-until = Silencio hasta
push-several = { $count ->
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
care-block = Bloquear a { $name }…
block = Bloquear
block-no = No
block-sure = No volverás a leer a esa persona, no podrá sentarse en tus mesas y ninguna búsqueda te juntará con ella. No se le avisa. Puedes deshacerlo en «Compañía».
block-done = Ya no te encontrarás con { $name }.
unblock = Volver a jugar con { $name }
blocked-title = Personas bloqueadas
blocked-what = No te encuentras con estas personas: ni en una mesa ni en el chat.
friends-title = Compañía
friends-yours = Tus amistades
friends-none = Envía tu enlace a alguien para jugar en la misma mesa.
friends-need = Para tener amistades necesitas un nombre que conserves.
friend-link = Enviar mi enlace
friend-link-text = Añádeme a tus amistades en Skyhall
friend-link-copied = El enlace está copiado.
friend-link-what = Quien lo siga antes de una semana y acepte estará entre tus amistades. Un enlace nuevo lo sustituye.
friend-offer = { $name } quiere añadirte a sus amistades
friend-offer-what = Las amistades ven las mesas de cada cual, se invitan y pueden ver los perfiles que se muestran a amistades.
friend-accept = Sí, aceptar
friend-made = { $name } ya está entre tus amistades.
friend-part = Quitar
friend-part-label = Quitar a { $name } de tus amistades
friend-here = está aquí
friend-away = no está
friend-plays = juega a { $game }
friend-waits = espera jugadores: { $game }
friend-watch-label = { verb-look }: { $name }
friend-join-label = { seek-sit }: { $name }
groups-title = Grupos para una noche fija
groups-none = Un grupo tiene su gente, su noche y una mesa para todos con un clic.
group-new = Grupo nuevo
group-change = Cambiar
group-change-label = Cambiar { $name }
group-name = Nombre
group-game = Suele jugar a
group-game-any = varios juegos
group-day = Noche
group-day-none = sin noche fija
group-time = A las ({ $zone })
group-keep = Guardar
group-next = Próxima: { $when }.
group-table = Una mesa para todos
group-bring = Añadir una amistad
group-remove = Quitar a { $name }
group-leave = Salir
group-leave-label = Salir de { $name }
invited = { $name } te invita a { $game }
invited-no = No, gracias
invite-friends = Amistades que invitar
invite-friend-label = Invitar a { $name }
invite-friend = Invitar
invite-asked = Invitación enviada
create-same = Se invita a todos los que estaban en la última mesa.
create-group = Se invita a todo el grupo.
ending-same = Mesa nueva con la misma gente
# Files in the studio
studio-bring = Cargar un archivo
studio-bring-note = Una caja de cualquiera de los juegos, en TOML.
studio-sheets = Hojas de cálculo
studio-sheet-of = Qué lista
studio-sheet-save = Guardar la lista como CSV
studio-sheet-bring = Cargar la lista de un archivo CSV
studio-sheet-taken = { $count ->
    [one] Se cargó una entrada. «Deshacer» recupera las anteriores.
   *[other] Se cargaron { $count } entradas. «Deshacer» recupera las anteriores.
}

# Torneos

nav-tournaments = Torneos
ending-called-clock = La ronda terminó: gana quien pensó menos tiempo.
ending-called-organiser = Quien organiza el torneo decidió esta partida.
replays-called = La decidió quien organiza o el reloj
step-call = La partida queda decidida: la ronda terminó o así lo resolvió quien organiza el torneo.
tour-new = Organizar un torneo
tour-none = No hay ninguno previsto. Organiza uno: bastan cuatro personas.
tour-needs = Los torneos necesitan un nombre que conserves
tour-list-mine = Los tuyos
tour-list-open = Abiertos
tour-list-running = En juego
tour-list-over = Terminados
tour-list-done = Terminado.
tour-you-are-asked = Tienes una invitación.
tour-terms = { $game }, { $seats } asientos, { $clock }. { $format }.
tour-format-swiss = Sistema suizo
tour-format-robin = Todos contra todos
tour-rated = con Elo
tour-friendly = amistoso
tour-by-link = solo con enlace
tour-span-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}{ $hours ->
    [0] {""}
   *[other] {" "}y { $hours } h
}
tour-span-hours = { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
}
tour-span-minutes = { $minutes } min
tour-in = dentro de { $span }
tour-open = { $count } de { $most } plazas ocupadas.
tour-open-at = Comienzo: { $when }, con { $least } o más.
tour-open-by = Lo empieza quien lo organiza, mejor con { $least } o más.
tour-you-are-in = Ya participas. Te avisaremos cuando te toque.
tour-cancelled = Cancelado: vino poca gente o lo canceló quien lo organizaba. No cambia nada más.
tour-paused = En pausa por decisión de quien lo organiza. Las mesas siguen, pero mientras tanto no termina ninguna ronda.
tour-done = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten el primer puesto.
}
tour-running = Ronda { $round } de { $rounds }. Termina, a más tardar, { $until }.
tour-rest-bye = Descansas esta ronda y recibes el punto.
tour-rest-left = Tu rival se ha ido: recibes el punto.
tour-rest-apart = Esta ronda no tienes mesa: recibes medio punto.
tour-resting-bye = { $name } descansa y recibe el punto.
tour-resting-left = { $name }: su rival se ha ido, recibe el punto.
tour-resting-apart = { $name } no tiene mesa esta ronda, medio punto.
tour-rounds = rondas
tour-round = Ronda { $round }
tour-table = Mesa { $number }
tour-count-over = { $over } de { $all } terminadas
tour-points = { $count ->
    [one] 1 punto
   *[other] { $points } puntos
}
tour-first = empieza
tour-over = terminada
tour-called = decidida
tour-you-play = Te toca, quedan { $left }
tour-plays = juega { $name }, { $left }
tour-late = { $name } va con retraso: quedan { $left }
tour-round-ends = La ronda termina en { $span }.
tour-replay = Repetición
tour-watch = Mirar
tour-play = Jugar
tour-look-in = Mirar
tour-verb-label = { $verb }, mesa { $number }
tour-why = ¿Por qué estas parejas?
tour-why-swiss = Se enfrentan quienes tienen los mismos puntos, nadie repite rival mientras se pueda evitar, y quien más veces empezó juega ahora en segundo lugar.
tour-why-robin = Todos se enfrentan una vez a todos y empiezan tantas veces como juegan en segundo lugar.
tour-why-tables = Se enfrentan quienes tienen los mismos puntos; quienes ya se han encontrado, lo menos posible, y los asientos cambian de ronda en ronda.
tour-why-odd = En la mesa { $table } los puntos difieren: no quedaba nadie con los mismos.
tour-why-again = En la mesa { $table } se repite un encuentro: no había otra manera.
tour-standings = Clasificación
tour-standings-when = según las partidas terminadas
tour-players = Participantes
tour-player = participante
tour-place = puesto
tour-place-n = Puesto { $place }
tour-no-points = Sin puntos
tour-points-head = puntos
tour-rivals = rivales
tour-rivals-what = La suma de los puntos de todos los rivales, que decide en caso de empate
tour-up = puestos arriba
tour-down = puestos abajo
tour-you = tú
tour-left = se ha ido
tour-somebody = Alguien
tour-bye-letter = D
tour-square-won = Ronda { $round }: victoria contra { $names }
tour-square-lost = Ronda { $round }: derrota contra { $names }
tour-square-shared = Ronda { $round }: empate con { $names }
tour-square-runs = Ronda { $round }: juega contra { $names }
tour-square-bye = Ronda { $round }: sin mesa
tour-square-none = Ronda { $round }: sin sortear
tour-deals = Cada mesa tiene su propio reparto. La huella de su semilla se conoce desde el principio; la semilla se muestra al terminar la partida.
tour-deals-check = Comprobar
tour-seed = semilla
cup-asked = Tienes una invitación al torneo { $cup }.
cup-pair = { $cup }, ronda { $round }: tu mesa está abierta.
cup-soon = { $cup }: la ronda termina en { $span } y tu partida no ha acabado.
cup-look = Ver
cup-away = Quitar
tour-game-round = Ronda { $round }
tour-game-round-of = Ronda { $round } de { $of }
tour-tab-pairs = Parejas
tour-tab-standings = Clasificación
tour-tab-rules = Reglas
tour-rules = Reglas
tour-rule-box = { $game } con la caja «{ $box }»; sin ayudas ni deshacer.
tour-rule-swiss = En cada ronda se enfrentan quienes tienen los mismos puntos. Nadie queda eliminado.
tour-rule-robin = Todos se enfrentan a todos.
tour-rule-tables = En cada ronda se sientan juntos quienes tienen puntos parecidos. Nadie queda eliminado.
tour-rule-points = Una victoria es 1 punto, un empate ½ y un descanso 1 (descansa primero quien va en último lugar; nadie dos veces mientras otros no hayan descansado).
tour-rule-points-tables = El primer puesto de una mesa da { $win } puntos y cada puesto siguiente uno menos; quienes comparten puesto se reparten los puntos. Un descanso cuenta como victoria.
tour-rule-clock = A quien se le acaba el tiempo para una decisión lo sustituye un bot, y si no vuelve no recibe puntos. Una ronda dura como mucho { $span }; después gana quien pensó menos, y quien no está no recibe nada.
tour-rule-dates = La ronda siguiente empieza en su fecha, aunque todas las mesas hayan terminado antes.
tour-rule-soon = La ronda siguiente empieza en cuanto terminan todas las mesas.
tour-rule-leave = A quien se va no se le empareja más; sus partidas jugadas cuentan, y si es todos contra todos, los rivales que le quedaban reciben el punto. Quienes se han bloqueado no se encuentran: medio punto para cada cual.
tour-rule-ties = Con los mismos puntos: primero los puntos de todos los rivales, luego las partidas entre quienes empatan, luego las victorias desde un asiento que no sea el primero; si sigue el empate, se comparte el puesto.
tour-rule-rated = Las partidas cuentan para el Elo, salvo las que decida quien organiza.
tour-rule-friendly = Las partidas son amistosas.
tour-rule-organiser = Lo organiza { $name }.
tour-join = Participar
tour-start = Empezar ya
tour-pause = Pausar
tour-resume = Continuar
tour-invite = Invitar…
tour-invite-group = Grupo { $name }
tour-asked = { $count ->
    [0] No queda nadie por invitar.
    [one] Una persona invitada.
   *[other] { $count } personas invitadas.
}
tour-link = Compartir el enlace
tour-link-copied = Enlace copiado. Quien lo tenga puede participar.
tour-leave = Salir
tour-leave-sure = No se te emparejará más. Las partidas jugadas cuentan; la que estás jugando sigue.
tour-cancel = Cancelar torneo
tour-cancel-sure = El torneo no se celebrará.
tour-end = Terminar ya
tour-end-sure = No habrá más rondas. Las mesas que aún se juegan no cuentan.
tour-stay = No, seguir
tour-drop = Retirar
tour-drop-label = Retirar a { $name }
tour-drop-sure = No se le emparejará más. Las partidas jugadas cuentan.
tour-decide = Decidir
tour-decide-label = Decidir la mesa { $number }
tour-decide-title = Decidir la mesa { $number }
tour-decide-what = Para una mesa que no avanza. Su partida termina y no cuenta para el Elo.
tour-name = Nombre
tour-seats = Asientos por mesa
tour-form = Sistema
tour-form-swiss = Suizo
tour-form-robin = Todos contra todos
tour-how-many = Rondas
tour-length = Tiempo por ronda
tour-next = Ronda siguiente
tour-next-soon = en cuanto terminen todas las mesas
tour-next-dates = cuando llegue su momento
tour-least = Participantes, mínimo
tour-most = Participantes, máximo
tour-starts = Empieza el
tour-starts-none = Vacío: lo empiezas tú.
tour-listed = Mostrar en la lista; si no, solo podrá venir quien tenga el enlace
tour-strict = Todas las mesas se juegan sin ayudas ni deshacer. Quien participa necesita una cuenta.
tour-make = Crear torneo
about-tournament = Torneo
about-tournament-to = Al torneo

# Montar mazos
decks-title = Mazos
decks-back = Al juego
decks-name = Nombre del mazo
decks-unnamed = Mi mazo { $number }
decks-new = Un mazo nuevo: se guarda desde el primer clic.
decks-kept = Guardado en este navegador
decks-no-room = A este navegador no le queda sitio: llévate el mazo como texto.
decks-by-link = Llegó con un enlace; se guardará cuando cambies algo.
decks-mine = Mis mazos
decks-none = Todavía no tienes mazos en este navegador.
decks-begin = Un mazo vacío
decks-samples = Empezar con un mazo de la caja
decks-copy = Copiar
decks-copy-of = Copiar { $name }
decks-throw-of = Tirar { $name }
decks-throw-yes = Sí, tirarlo
decks-box-usual = La caja habitual
decks-own-box = Mazos para una caja tuya: ábrela en el taller y elige «Montar mazos con ella».
decks-from-box = Montar mazos con ella
decks-heroes = Héroes
decks-state-none = fuera del mazo
decks-state-wrong = por corregir
decks-state-premade = preparado
decks-state-legal = montado
decks-pool = Cartas que se pueden elegir
decks-show = Qué cartas se muestran
decks-for = Para { $hero }
decks-all = Todas las cartas
decks-faction = Cualquier facción
decks-hero = Cualquier héroe
decks-cost = Cualquier coste
decks-cost-of = Coste { $cost }
decks-rune = Cualquier runa
decks-search = Buscar en nombres y textos
decks-none-found = No hay ninguna carta así.
decks-show-again = Mostrar de nuevo las demás
decks-card-told = { $name }: { $kind ->
    [action] acción
   *[other] reacción
}, coste { $cost }, { $runes ->
    [none] sin runas
   *[other] { $runes }
}, modificador { $modifier }. { $text }
decks-copies = Copias de { $card }
decks-copies-of = { $card }: { $n ->
    [0] ninguna
    [one] una copia
   *[other] { $n } copias
}
decks-to = Para { $hero }
decks-ultimate = Carta definitiva de { $hero }: siempre una copia
decks-always = siempre
decks-whole = El mazo
decks-whole-of = Mazo entero: { $cards } cartas, { $heroes ->
    [one] un héroe
   *[other] { $heroes } héroes
}
decks-set-of = El conjunto de { $hero }
decks-empty-set = { $hero } no está en este mazo. Elige una carta tres veces y dos cartas dos veces; en la mesa, el conjunto preparado está a un clic.
decks-from-premade = Empezar con el conjunto preparado
decks-leave = Sacar a este héroe del mazo
decks-drop = Quitar { $card }
decks-sums = Modificadores: { $modifiers }, como mucho { $most }
decks-problems = { $count ->
    [one] Una cosa por corregir
   *[other] { $count } cosas por corregir
}
decks-legal = Todo cumple las reglas.
decks-curve = Cartas por coste
decks-curve-of = Coste { $cost }: { $n ->
    [one] una carta
   *[other] { $n } cartas
}
decks-runes = Runas
decks-reactions = { $reactions ->
    [one] Una reacción
   *[other] { $reactions } reacciones
} · { $cost } de maná en total
decks-text = Como texto
decks-text-what = Una línea por héroe: una carta tres veces y dos cartas dos veces. La terminal lee y escribe lo mismo (skyhall deck).
decks-line = Línea { $line }: { $text }
decks-unread = Líneas que no se pueden leer: { $lines }. Corrígelas aquí primero; no se pierde nada.
decks-take-text = Usar este texto
decks-copy-text = Copiar el texto
decks-save-text = Guardar como archivo
decks-from-file = Desde un archivo
decks-link = Mazos
decks-build-first = Monta tus mazos antes de sentarte
