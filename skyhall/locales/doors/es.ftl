# The doors of the hall: its first page, a new table, finding a game, the header of every page but a table.

## The hall
page-title = Tras cada puerta, otro cielo.
page-line = Juega contra personas o bots. Sin cuenta, sin esperas.
nav-hall = Salón
nav-watch = Mirar
play-now-game = Jugar ya: { $game }
play-now-any = contra bots, cualquier juego
create-table = Crear una mesa
create-short = Crear
join = Unirse
join-placeholder = Pega enlace o código
join-code = Enlace o código de una mesa
learn-first = ¿Primera vez? Aprende un juego
learn-first-line = lecciones cortas en el tablero real
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

## A new table
create-players = Asientos
create-seat = Asiento { $number }
create-seat-me = yo
create-seat-open = una persona que se una
create-seat-bot = bot, { $level }
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
create-options = Opciones
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
create-go = Crear la mesa
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
house-talk-choice = Se puede chatear en esta mesa

## Progress that travels
along-no-file = Eso no es progreso de Skyhall. Se espera un enlace o un archivo creado con «Llévatelo».
along-no-course = { $game }: se esperan las estrellas de sus pasos y dónde se quedó.
along-no-stars = { $game }, paso { $step }: { $stars } estrellas. Se esperan 1, 2 o 3.
nav-studio = Taller
me-title = Tú

# A profile: ratings, results, replays, records; the leaderboard; rated games.

graph-rating = Elo
rated-friendly = Amistosa
rated-choice = Con Elo o amistosa
rated-needs = Las partidas con Elo necesitan un nombre que conserves y un reloj.
rated-keep = Conservar mi nombre
rated-level = Nivel
rated-any = cualquiera
rated-near = cercano al mío
rated-people = Las partidas con Elo son entre personas: deja un asiento para alguien que se una.
rated-box = Las partidas con Elo se juegan con una caja del juego, igual para todos.
rated-means = Cuenta para el Elo de quienes juegan. Sin ayudas y sin deshacer, con reloj; todos necesitan una cuenta y abandonar cuenta como derrota.
friends-title = Compañía
friends-yours = Tus amistades
friends-none = Envía tu enlace a alguien para jugar en la misma mesa.
friend-part = Quitar
friend-part-label = Quitar a { $name } de tus amistades
friend-here = está aquí
friend-away = no está
friend-plays = juega a { $game }
friend-waits = espera jugadores: { $game }
friend-watch-label = { verb-look }: { $name }
friend-join-label = { seek-sit }: { $name }
invited = { $name } te invita a { $game }
invited-no = No, gracias
create-same = Se invita a todos los que estaban en la última mesa.
create-group = Se invita a todo el grupo.

# Torneos

nav-tournaments = Torneos
tour-terms = { $game }, { $seats } asientos, { $clock }. { $format }.
tour-format-swiss = Sistema suizo
tour-format-robin = Todos contra todos
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
tour-play = Jugar
tour-look-in = Mirar
tour-somebody = Alguien
cup-asked = Tienes una invitación al torneo { $cup }.
cup-pair = { $cup }, ronda { $round }: tu mesa está abierta.
cup-soon = { $cup }: la ronda termina en { $span } y tu partida no ha acabado.
cup-look = Ver
cup-away = Quitar
decks-link = Mazos
learn-lessons = Lecciones
