# Lo que dicen las órdenes. Las palabras que se escriben (help, undo, --resume) son las mismas en todos los idiomas.

## Ayuda

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-options-stand = OPCIONES
help-command-stand = ORDEN …
help-default = (por defecto: { $value })
help-skyhall = Cuatro juegos de mesa sobre el cielo: para jugarlos, estudiarlos y diseñarlos.
help-games = Lista de juegos con sus asientos, opciones y ediciones.
help-play = Juega en la terminal, contra bots o entre varias personas con un solo teclado.
help-learn = Aprende un juego en la terminal: lecciones con tareas en el tablero real y después una primera partida con entrenador. Lo que resuelves se guarda.
help-simulate = Los bots juegan muchas partidas y se cuentan los resultados.
help-arena = Encuentros entre bots: cada pareja con los mismos repartos y desde cada asiento; proporciones, intervalos y Elo.
help-evaluate = Mide una política: los mismos repartos desde cada asiento contra niveles fijos; proporción de victorias con intervalos.
help-dataset = Varios niveles juegan y las partidas se guardan para aprender de ellas: una tabla Parquet y un registro .sky de cada una.
help-lab = Un nivel juega muchas partidas y un informe dice qué revelan de la caja: un solo archivo HTML, con gráficos.
help-train = Aprende de partidas entre bots cuánto valen las posiciones: los pesos de `judgement=learned`.
help-replay = Recorre una partida registrada paso a paso; primero se comprueba su posición final.
help-review = Vuelve a mirar una partida terminada: precisión, suerte y destreza, los momentos que la decidieron y qué era mejor.
help-bench = Mide esta versión: partidas y decisiones al azar por segundo, y lo que tarda en copiarse una posición.
help-serve = Abre el salón: mesas para personas y bots en la red. Cada opción tiene también su variable (SKYHALL_…).
help-backup = Copia el archivo SQLite del salón, entero y comprobado, con el salón abierto.
help-restore = Pone una copia en el lugar del archivo SQLite del salón. El salón debe estar cerrado; lo que había se conserva.
help-verify = Comprueba un registro: la semilla con su huella publicada, cada palabra con las reglas, y el resultado.
help-version = Muestra la versión y si el motor está compilado.
help-edition = Cajas de componentes.
help-edition-check = Comprueba un archivo de componentes: los errores nombran la entrada y los avisos dicen qué conviene mirar.
help-puzzles = Problemas: búscalos, compruébalos, cuéntalos y resuélvelos.
help-puzzles-mine = Busca problemas en partidas de bots: una opción claramente mejor que las demás, cada una forzada y explorada.
help-puzzles-prove = Rehace los problemas de un juego desde sus posiciones, con la prueba de `mine`; los que no están claros se omiten.
help-puzzles-check = Vuelve a comprobar los problemas de un juego: las palabras son legales y la solución sigue siendo claramente mejor.
help-puzzles-list = Cuenta los problemas de un juego por tema y dificultad, y cuántos encuentra cada nivel de bots.
help-puzzles-play = Resuelve problemas en la terminal: el tablero, la pregunta y adónde lleva una mala elección.
help-translate = El salón en otros idiomas.
help-translate-check = Compara los catálogos con los ingleses: qué falta, sobra o está mal, y qué cambió en inglés. El código de salida es 1 si hay algo.
help-translate-accept = Anota que las entradas traducen el inglés de hoy, para que `check` avise cuando cambie.

## Lo que está en lugar de un valor

meta-ADDRESS = DIRECCIÓN
meta-FILE = ARCHIVO
meta-GAME = JUEGO
meta-KEY = CLAVE
meta-LANGUAGE = IDIOMA
meta-LESSON = LECCIÓN
meta-MODULE = MÓDULO
meta-N = N
meta-NAME = NOMBRE
meta-NUMBERS = NÚMEROS
meta-PATH = RUTA
meta-POLICY = POLÍTICA
meta-PUZZLE = PROBLEMA
meta-TARGET = DESTINO
meta-TEXT = TEXTO
meta-VALUE = VALOR
meta-WORD = PALABRA

## Argumentos y opciones

arg-accounts = Si se pueden tener cuentas.
arg-all-languages = Sin él, todos los idiomas que hay.
arg-arena-bots = Quién juega, separado por comas: bots o niveles, como greedy,adept.
arg-arena-out = Dónde se guardan los resultados según llegan (líneas JSON).
arg-backup = Una copia de seguridad.
arg-batch = La política recibe varias filas y devuelve una acción por fila.
arg-bot-tables = Mesas sin personas que juegan a la vez por cliente; 0: sin límite.
arg-bots-by-chance = Bots o niveles, separados por comas; a cada asiento le toca uno al azar.
arg-bots-by-seat = Bots por asiento, separados por comas, o uno para todos.
arg-catalogues = Solo los catálogos de esta carpeta (por defecto: el salón y todos los juegos).
arg-clock = Milisegundos por decisión; 0: sin reloj, y el encuentro se puede repetir con exactitud.
arg-confirm = Pregunta antes de que juegue un bot, mientras aún puedes deshacer.
arg-connections = Conexiones abiertas por cliente; 0: sin límite.
arg-database = postgresql://… o la ruta de un archivo SQLite.
arg-dataset-out = La carpeta (por defecto: dataset-JUEGO aquí).
arg-deep = Comprueba más a fondo; tarda más.
arg-edition = Nombre de una edición o ruta de un archivo .toml.
arg-effort = Con cuánto empeño mirar: 0.2 es rápido, 5 tarda cinco veces más.
arg-finished = El registro .sky de una partida terminada.
arg-first-game = Una partida entera contra un bot amable, con entrenador.
arg-for-game = Para qué juego es; si no se dice, se adivina.
arg-game = Como los nombra `skyhall games`.
arg-games = Cuántas partidas.
arg-games-each = Partidas contra cada uno.
arg-games-pairing = Partidas por pareja.
arg-hall-file = El archivo SQLite del salón, como en `skyhall serve`.
arg-help = Muestra esta ayuda y termina.
arg-host = Dónde escuchar; 0.0.0.0 para la red local.
arg-install-completion = Hace que el intérprete complete las órdenes de skyhall.
arg-journal = Guarda en este archivo cada partida al terminar (líneas JSON).
arg-json = Muestra el resultado en JSON.
arg-keep = Cuántas conservar en una carpeta; 0 las conserva todas.
arg-keys = Entradas; sin ellas, todas las traducidas.
arg-lab-bots = El nivel o bot que juega en todos los asientos.
arg-lab-editions = Una edición por nombre o ruta; da varias para compararlas.
arg-lab-games = Cuántas partidas de cada edición.
arg-lab-out = El archivo del informe (HTML); CSV y JSON van al lado.
arg-lab-sweep = Compara valores de un número: 'card Mint.effect 1.n=3,4,5'.
arg-language = En qué idioma hablar: en, es, pl … (por defecto, el del sistema). Puede ir en cualquier sitio.
arg-language-file = Como se llaman sus archivos: pl para pl.ftl.
arg-lesson = Su número o nombre; sin él, la lista.
arg-lesson-box = Una caja que trae lecciones propias, por nombre o ruta.
arg-log-level = debug, info, warning o error.
arg-open = Abre el salón en un navegador.
arg-opponents = Los rivales, separados por comas: bots o niveles.
arg-option = Una opción del juego; se puede repetir.
arg-players = Quién se sienta dónde, separado por comas: personas o bots (de first-steps a master), como Ada,adept.
arg-policy = Una función de observación y máscara, de tu módulo.
arg-port = El puerto; 0 toma cualquiera libre.
arg-proved-out = El archivo de los problemas, que se escribe según se hacen.
arg-proxies = Intermediarios en cuyo X-Forwarded-For se confía.
arg-public-url = La dirección por la que se llega al salón.
arg-puzzle = Su número; sin él, el de hoy.
arg-puzzle-file = Un archivo de `mine` en lugar de los problemas del juego.
arg-puzzle-games = Cuántas partidas de bots examinar.
arg-puzzle-glance = Cuánto se explora cada opción al principio.
arg-puzzle-iterations = Cuánto se explora cada opción, en cada búsqueda, antes de que cuente.
arg-puzzle-only = Solo estos, como 3,17; sin ello, todos.
arg-puzzle-out = El archivo de los problemas; sus partidas se guardan al lado.
arg-puzzle-play = Cuánto piensa el bot que juega y propone.
arg-puzzle-searches = Cuántas búsquedas de cada opción; se dice cuánto difieren.
arg-puzzle-theme = Solo problemas de este tema de puzzles.toml; sin ello, todos.
arg-qr = Muestra un código QR de la dirección.
arg-rate = Peticiones por segundo de un cliente; 0: sin límite.
arg-ray = Juega en este clúster de Ray.
arg-record = Un registro .sky.
arg-redis = redis://…, para varios nodos con una base de datos.
arg-resume = Continúa lo que tiene el archivo; nada se juega dos veces.
arg-resume-game = Continúa una partida guardada.
arg-rp-id = El dominio al que van ligadas las llaves de acceso.
arg-save = Dónde guardar el registro (por defecto: un archivo nuevo aquí).
arg-seats = Número de asientos.
arg-seats-policy = Número de asientos; la política ocupa uno.
arg-seats-you = Número de asientos, si no hay --players: tú y aprendices.
arg-seconds = Cuánto tiempo medir cada juego, en segundos.
arg-seed = Cualquier texto; la misma semilla da el mismo reparto.
arg-seed-check = Cualquier texto: otras búsquedas que las que los encontraron.
arg-seed-games = Cualquier texto; la misma semilla juega las mismas partidas.
arg-seed-hash = La huella que publicó la mesa al empezar.
arg-seed-lines = Cualquier texto; la misma semilla hace las mismas líneas.
arg-serve-ray = Dirección de un clúster de Ray donde corren los bots, o local.
arg-serve-workers = Procesos en los que corren los bots.
arg-short = Solo cuenta; no muestra las entradas.
arg-show-completion = Muestra lo que necesita el intérprete para completar las órdenes de skyhall.
arg-sockets = Sockets abiertos por cliente; 0: sin límite.
arg-step = Muestra la posición tras esas palabras y termina.
arg-tables = Mesas nuevas por cliente; 0: sin límite.
arg-target = Un archivo que escribir o una carpeta que los reúne.
arg-toml = Un archivo .toml.
arg-train-bots = Quién juega, por turnos, separado por comas; el juego propone algunos.
arg-train-folder = Dónde se guardan las partidas jugadas.
arg-train-games = Partidas con el mínimo de asientos; la mitad con uno más, un tercio con dos más …
arg-train-out = Adónde van los pesos.
arg-train-positions = Posiciones que se miran en cada partida.
arg-version = Muestra la versión y termina.
arg-workers = Procesos; 0 es uno por núcleo.

## Lo que está mal en una orden

usage-no-command = No existe la orden «{ $name }».{ $count ->
    [0] {""}
   *[other] {" "}¿Querías decir { $near }?
}
usage-no-option = No existe la opción { $name }
usage-no-value = { $name }: falta un valor
usage-missing = Falta: { $name }
usage-value = Valor no válido de «{ $name }»: { $kind ->
    [int] debe ser un número entero
    [float] debe ser un número
   *[other] debe ser otro
}{ $low ->
    [none] {""}
   *[other] , como mínimo { $low }
}{ $high ->
    [none] {""}
   *[other] , como máximo { $high }
}
usage-extra = Sobran argumentos: { $words }
usage-command = Falta una orden
cli-no-language = --language «{ $language }»{ $near }: debe ser uno de { $known }
cli-option-form = opción «{ $text }»: se esperaba NOMBRE=VALOR
cli-players-and-seats = --players nombra a { $players ->
    [one] una persona o bot
   *[other] { $players } personas o bots
} y --seats dice { $seats }: da solo uno de los dos
cli-players-empty = --players «{ $players }»: debe haber un nombre antes y después de cada coma
cli-bot-meant = No hay ningún bot «{ $name }». ¿Querías decir { $bot }? (Enter: sí, n: es una persona)
cli-no-bot = --players: «{ $name }» no es un bot (¿quizá «{ $bot }»?)
cli-which-game = { $file }: podría ser de { $games }: di de cuál con --game
cli-unread = No se puede leer { $file }: { $why }
cli-unwritten = { $file }: no se puede escribir: { $why }
cli-out-exists = { $file } ya existe: da otro --out
os-ENOENT = no existe ese archivo o carpeta
os-EACCES = permiso denegado
os-EPERM = permiso denegado
os-EISDIR = es una carpeta
os-ENOTDIR = una parte de la ruta no es una carpeta
os-EEXIST = ya existe
os-ENOSPC = no queda sitio en el disco
os-EROFS = no se puede escribir ahí
os-EADDRINUSE = la dirección está ocupada
os-EADDRNOTAVAIL = este equipo no tiene esa dirección

## Columnas

col-accuracy = precisión
col-against = contra
col-all = total
col-bot = bot
col-by-hand = a mano
col-clone = copia µs
col-decisions-s = decisiones/s
col-editions = ediciones
col-game = juego
col-games = partidas
col-games-s = partidas/s
col-interval = intervalo del 95 %
col-lead = ventaja media
col-log-loss = pérdida log.
col-longest = máximo ms
col-luck = suerte
col-mean = puntos de media
col-ms = ms por decisión
col-off-by = error
col-options = opciones
col-own = errores propios
col-place = puesto
col-player = jugador
col-points = puntos
col-positions = posiciones
col-rating = Elo
col-rescaled = reescalado
col-result = resultado
col-rivals = errores rivales
col-seat = asiento
col-seats = asientos
col-start = inicio
col-test = prueba
col-theme = tema
col-took = proporción
col-wins = victorias

## Lo que se puede escribir en una mesa, en una lección y ante un problema

do-number = elige por número
do-either = elige por número o con la palabra en gris
do-word = elige con la palabra en gris (cualquiera que sea legal)
do-ahead = responde también a la pregunta siguiente; se olvida si otro asiento hace algo
do-undo = deshace tu última elección, mientras no se muestre nada ni decida otro asiento
do-why = lo que parece posible y no lo es, y la regla
do-hint = lo que haría un jugador fuerte, con su probabilidad de ganar
do-log = todo lo que ha pasado hasta ahora
do-board = la mesa otra vez; con todo lo que está plegado
do-legend = qué significan los signos
do-kind = lo que lleva impreso; about { $NAME }: de cualquier clase
do-about = lo que lleva impreso algo de la caja
do-save = guarda el registro ahora
do-quit = termina; la partida se guarda y se puede continuar (Ctrl-C hace lo mismo)
do-lesson-hint = una pista; pide más y al final verás la solución
do-lesson-again = empieza esta tarea de nuevo
do-lesson-board = la mesa y la tarea otra vez; con todo lo que está plegado
do-lesson-list = vuelve a las lecciones
do-lesson-quit = termina; lo que has resuelto se guarda (Ctrl-C hace lo mismo)
do-puzzle-hint = una pista; pide otra si la necesitas
do-puzzle-again = empieza este problema de nuevo
do-puzzle-solution = la solución
do-puzzle-next = el problema siguiente
do-puzzle-board = la mesa y la pregunta otra vez; con todo lo que está plegado
do-puzzle-quit = termina (Ctrl-C hace lo mismo)

## En una mesa

cli-guest = Visitante
cli-you = Tú
cli-signs = Signos
cli-examples = Por ejemplo
cli-kinds = NOMBRE puede ser de estas clases: { $kinds }
cli-no-refusals = Todo lo que parece posible lo es.
cli-won = { $count ->
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
}
cli-ask-number = { $text }: escribe un número del 1 al { $most }, una palabra o help
cli-ask-no-answer = «{ $word }» no responde a esta pregunta: elige un número o escribe board para verla otra vez
cli-ask-again = Escribe { $number }, o lo mismo otra vez, para elegirlo.
cli-no-thing = { $kind ->
    [about] en esta caja no hay nada que se llame «{ $name }»; hay, por ejemplo: { $some }
   *[other] en esta caja no hay «{ $name }» ({ $kind }); hay, por ejemplo: { $some }
}
cli-thing-name = falta un nombre: { $some }
cli-play-begins = { $title }: { $names }. Escribe [bold]help[/] cuando quieras.
cli-play-saved = La partida está guardada en { $file }
cli-play-kept = Guardada: { $file }
cli-play-resume = Para continuar: { $command }
cli-play-only = { $name }: solo es posible { $word }.
cli-play-not-played = Sin jugar: { $words }.
cli-play-next = Sigue { $name }. Pulsa Enter para continuar o escribe [/]undo[dim]:
cli-play-wait = Eso tiene que esperar a tu turno: pulsa Enter o escribe undo.
cli-play-turn = { $name }, es tu turno
cli-play-look-away = Los demás, sin mirar. Después pulsa Enter.
cli-play-no-undo = No hay nada que deshacer: algo se ha mostrado o ya ha jugado otro asiento.
cli-play-other-game = { $file } es una partida de { $game }, no de { $wanted }
cli-play-other-seats = --players nombra a { $players ->
    [one] una persona o bot
   *[other] { $players } personas o bots
}, pero el registro tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}
cli-coach = Entrenador:
cli-coach-sure = ¿Seguro?
cli-coach-better = Mejor idea:
cli-coach-take = Escribe { $word } para seguirla, o tu elección otra vez para mantenerla.
cli-coach-says = { $what ->
    [slips] El entrenador: también los errores grandes.
    [new] El entrenador: solo lo nuevo.
   *[silent] El entrenador: en silencio.
}
cli-coach-begins = { $title }: una primera partida con entrenador. Escribe [bold]help[/] cuando quieras, o [bold]quiet[/] para oír menos.

## Lecciones y problemas

cli-help-any-time = { $title }: escribe [bold]help[/] cuando quieras.
cli-hint = Pista:
cli-solution = Solución:
cli-press-enter = Pulsa Enter para seguir.
cli-lessons-kept = Lo que has resuelto está guardado. Para continuar: { $command }
cli-lessons-ask = { $lesson ->
    [none] Ya las has hecho todas. Un número: esa lección. quit: terminar.
   *[other] Enter: { $lesson }. Un número: esa lección. quit: terminar.
}
cli-lessons-expected = Escribe un número del 1 al { $most }, list, help o quit.
cli-lessons-done = Lecciones hechas: { $done } de { $all }
cli-parts-done = partes hechas: { $done } de { $all }
cli-minutes = { $n } min
cli-lesson = Lección { $number }: { $title }
cli-part = Parte { $place } de { $all }
cli-lesson-done = [bold green]{ $title }: hecha.[/] Ahora sabes:
cli-lesson-after = { $lesson ->
    [none] Ya las has hecho todas. Enter: las lecciones; también again, list, quit.
   *[other] Enter: { $lesson }; también again, list, quit.
}
cli-lesson-anew = La posición vuelve a su inicio. Prueba otra vez o escribe hint.
cli-lesson-solution = escribe { $words }
cli-task = Tarea:
cli-nothing-to-solve = Aquí no hay nada que resolver.
cli-recall = ¿Te acuerdas?
cli-recall-expected = Escribe un número del 1 al { $most }.
cli-recall-right = Correcto.
cli-recall-wrong = No del todo. La respuesta: { $answer } ({ $rule })
cli-progress-broken = { $file } no es lo que se guardó ({ $why }); ahora se llama { $aside } y tu progreso empieza de nuevo
cli-progress-unwritten = No se puede escribir { $file }: { $why }; tu progreso no se guarda
cli-puzzle = Problema { $number }
cli-puzzle-ask = Problema:
cli-puzzle-steps = Pasos encontrados: { $found } de { $all }
cli-puzzle-after = Enter o next: el problema siguiente. again: otra vez. quit: terminar.
cli-puzzle-right = Correcto. Sigue.
cli-puzzle-solved = Resuelto.
cli-puzzle-anew = La posición vuelve a su inicio. Prueba otra vez o escribe hint o give up.
cli-puzzle-wins = { $choice }: gana { $wins } de 100
cli-puzzle-found-by = { $count ->
    [0] Ningún nivel de bots lo encuentra. Enter: el problema siguiente.
   *[other] Niveles de bots que lo encuentran: { $levels }. Enter: el problema siguiente.
}
cli-puzzle-no-hint = No hay más pistas; give up muestra la solución.
cli-puzzles-exist = { $file } ya existe: da otro --out, o --resume para seguir con él y con { $games }
cli-puzzles-mined = Partidas: { $games }, posiciones: { $positions }, propuestas: { $proposed }, probadas: { $proved }. Los problemas están en { $file }
cli-puzzles-proved = { $file }: { $count ->
    [one] un problema.
   *[other] { $count } problemas.
} { $unclear ->
    [0] Todos están claros.
   *[other] No están claros y se omiten: { $numbers }.
}
cli-puzzles-clear = { $file }: { $count ->
    [one] un problema, claro
   *[other] { $count } problemas, todos claros
}
cli-puzzles-unclear = { $file }: ya no { $count ->
    [one] está claro el problema
   *[other] están claros los problemas
} { $numbers }: quítalos o busca más tiempo
cli-puzzles-found = Cuántos encuentran: { $found }. Total: { $all }.

## Registros y análisis

cli-replay-step = --step { $step }: el registro solo tiene { $total ->
    [one] una palabra
   *[other] { $total } palabras
}
cli-replay-checked = { $file }: { $game }, { $names }, { $words ->
    [one] una palabra
   *[other] { $words } palabras
}, todo comprobado
cli-replay-start = preparación
cli-replay-ask = Enter siguiente · b atrás · un número · q terminar:
cli-review-progress = análisis
cli-review-short = La partida es demasiado corta para juzgarla.
cli-review-no-slips = { $moments ->
    [0] Sin errores.
   *[other] Sin errores. Mira mejor las buenas jugadas.
}
cli-review-moments = Momentos: { $count } de { $all } decisiones, con la probabilidad de ganar
cli-review-won = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
} ({ $points }).
cli-review-decided = Momento decisivo: { $round }.
cli-review-sum = Inicio, errores y suerte son puntos de probabilidad; juntos dan el resultado.
cli-review-better = mejor: { $choice }
cli-review-then = y luego quizá: { $choices }
cli-verify-seed = { $file }: la semilla no corresponde a la huella { $hash }: no es la del comienzo de la mesa
cli-verify-valid = { $file }: válido: { $said }
cli-verify-words = { $count ->
    [one] una palabra legal
   *[other] { $count } palabras legales
}
cli-verify-hash = { $known ->
    [published] huella de la semilla { $hash }; es la publicada
    [recorded] huella de la semilla { $hash }; es la del registro
   *[unknown] huella de la semilla { $hash }; compárala con la publicada
}
cli-verify-result = el resultado { $result } es correcto
cli-verify-digest = { $known ->
    [yes] la firma { $digest } es correcta
   *[no] firma { $digest }
}

## Muchas partidas

cli-stopped-resume = Interrumpido; continúa con --resume.
cli-stopped-so-far = Interrumpido; estas son las partidas jugadas hasta ahora.
cli-games-of = partidas: { $played } de { $planned }
cli-arena-kept = { $played } de { $planned } partidas están en { $file }
cli-simulated = { $title }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
cli-simulated-speed = { $each } decisiones por partida · { $games } partidas/s · { $decisions } decisiones/s
cli-evaluated = { $policy } en { $game }, { $box }, reglas { $rules }{ $options }, { $seats } asientos (parte justa: { $fair } %), semilla «{ $seed }», skyhall { $version }
cli-lab-stopped = Interrumpido; el informe abarca las partidas jugadas hasta ahora.
cli-lab-nothing = Interrumpido antes de terminar una partida: no hay nada de qué informar.
cli-lab-kept = { $played } de { $planned } partidas; el informe está en { $file }
cli-lab-out = --out { $file }: debe ser un archivo en una carpeta que exista
cli-lab-out-html = --out { $file }: debe ser el nombre de un archivo HTML; las tablas se escriben al lado
cli-train-stopped = Interrumpido; las partidas están en { $folder }: continúa con --resume.
cli-train-kept = Los pesos están en { $file }
cli-train-playing = { $game }, { $seats } asientos, jugando
cli-train-looking = { $game }, { $seats } asientos, mirando
cli-train-missing = skyhall train necesita NumPy (falta { $name }): pip install 'skyhall[research]'

## El salón, cajas, idiomas

cli-version = { $build ->
    [pure] Python puro
   *[compiled] compilado
}
cli-serve-open = Skyhall está abierto en { $address }
cli-serve-missing = el servidor necesita más que la instalación básica (falta { $name }): pip install 'skyhall[server]'
cli-serve-failed = el servidor no pudo arrancar; el motivo está en los mensajes de arriba
cli-serve-port = no se puede escuchar en { $address }: { $why }
cli-backup-made = una copia de { $bytes } bytes: { $file }
cli-backup-back = { $file } está en su sitio
cli-backup-kept = lo que había antes: { $file }
cli-warning = aviso:
cli-edition-valid = una edición válida «{ $name }» de { $game }, contenido { $content }
cli-translate-nothing = aún no hay nada traducido: pon un <idioma>.ftl junto a un en.ftl
cli-translate-no-file = no hay ningún catálogo «{ $file }»
cli-translate-no-key = «{ $key }» no es una entrada que esté en inglés y en { $language }
cli-translate-accepted = { $count ->
    [one] Una entrada anotada.
   *[other] { $count } entradas anotadas.
}
cli-translate-changed = { $key }: el inglés ha cambiado desde que se tradujo
cli-translate-state = { $there } de { $all } entradas{ $unseen ->
    [0] {""}
   *[other] , { $unseen } sin anotar como vistas
}
cli-translate-todo = { $count ->
    [0] bien
   *[other] { $count } por hacer
}

help-care = Cuidar de la gente: denuncias, vetos y lo que hicieron quienes gestionan el salón.
help-care-reports = Muestra las denuncias que esperan respuesta.
help-care-report = Muestra una denuncia con el chat de ese momento.
help-care-close = Anota que una denuncia está resuelta.
help-care-ban = Veta una cuenta o un cliente; los salones abiertos lo saben en segundos.
help-care-bans = Muestra los vetos en vigor.
help-care-lift = Levanta un veto.
help-care-audit = Muestra las denuncias y lo que se hizo con ellas, primero lo más reciente.
arg-care-number = Su número en la lista.
arg-care-by = Quién lo hace; queda en el registro.
arg-care-all = También las resueltas.
arg-care-name = El nombre de una cuenta.
arg-care-client = Una dirección en lugar de una cuenta.
arg-care-days = Durante cuántos días; 0: para siempre.
arg-care-why = Por qué, en pocas palabras.
arg-care-most = Cuántas líneas como mucho.
care-number = N.º
care-when = cuándo
care-game = juego
care-who = quién
care-reason = motivo
care-by = por
care-words = palabras
care-what = qué
care-since = desde
care-until = hasta
care-why = por qué
care-for-good = para siempre
care-reason-insult = insultos
care-reason-stalling = perder el tiempo a propósito
care-reason-cheating = trampas
care-reason-name = el nombre
care-reason-other = otra cosa
care-did-reported = denuncia
care-did-closed = resuelta
care-did-banned = veto
care-did-lifted = veto levantado
care-nameless = (cuenta eliminada)
care-no-reports = No hay denuncias pendientes.
care-no-bans = No hay ningún veto.
care-no-audit = Aún no hay nada anotado.
care-no-report = no existe la denuncia { $number }: skyhall care reports --all las muestra
care-not-open = la denuncia { $number } no está abierta: skyhall care reports muestra las que lo están
care-closed = denuncia { $number } resuelta
care-report = denuncia { $number }: de { $by } contra { $who }, { $reason }, { $at }
care-table = en { $game }, mesa { $table }
care-name-or-client = se espera el nombre de una cuenta o --client DIRECCIÓN, no ambos
care-banned = { $days ->
    [0] { $name }: veto para siempre
    [one] { $name }: veto de 1 día
   *[other] { $name }: veto de { $days } días
}
care-no-ban = no existe el veto { $number }: skyhall care bans los muestra
care-lifted = veto { $number } levantado
care-no-file = { $file }: no existe ese archivo: se espera la base de datos del salón
care-no-database = la base de datos no responde como espera esta versión: abre el salón una vez con ella ({ $why })
care-no-address = «{ $text }» no es una dirección: se espera algo como 203.0.113.7 o 2001:db8::1
care-nobody = nadie tiene una cuenta llamada «{ $name }»
# Boxes and spreadsheets
help-edition-reference = Muestra todo lo que puede contener una caja de un juego: claves, rangos y efectos con ejemplos.
help-edition-export = Escribe una lista de una caja como hoja de cálculo (CSV), una fila por entrada.
help-edition-import = Escribe la caja con las entradas de una hoja de cálculo en lugar de las suyas, comprobada.
meta-LIST = LISTA
meta-SHEET = HOJA
arg-list = Qué lista de entradas, por ejemplo card.
arg-laid-into = El archivo .toml en el que se pone la hoja.
arg-csv = Un archivo .csv.
arg-reference-language = El idioma de sus palabras.
help-deck = Mazos propios: de qué se montan, y cómo montarlos y comprobarlos.
help-deck-pool = De qué se montan los conjuntos: las cartas del héroe y de su facción, y los mazos que propone la caja.
help-deck-check = Comprueba un mazo: sumas, curva y todo lo que esté mal; código de salida 1 si algo lo está.
help-deck-build = Monta un mazo héroe a héroe, comprobado a cada paso, y guárdalo en un archivo.
arg-deck = Un mazo para las personas de la mesa, con la opción decks=chosen.
arg-deck-file = Un mazo: una línea por héroe.
arg-deck-out = El archivo en que se guarda el mazo.
arg-deck-heroes = Los héroes, separados por comas; todos si no se nombra ninguno.
cli-deck-none = { $game } con la edición { $edition } no tiene mazos que montar: hace falta una caja con cartas de facción
cli-deck-no-hero = no hay ningún héroe «{ $name }»{ $near }
cli-deck-long = { $file } tiene más de { $most } caracteres: se esperaba una línea por héroe
cli-deck-card = Carta
cli-deck-cost = Coste
cli-deck-modifier = Modif.
cli-deck-type = Tipo
cli-deck-text = Texto
cli-deck-kind = { $kind ->
    [action] acción
    [response] respuesta
   *[reaction] reacción
}
cli-deck-sums = modificadores { $modifiers } de { $most }, coste { $cost }, reacciones { $reactions }
cli-deck-curve = cartas por coste  { $curve }
cli-deck-premade = preparado: { $line }
cli-deck-legal = El mazo es válido.
cli-deck-ask = { $hero }: la carta que va tres veces y después las dos que van dos veces; Enter toma el conjunto preparado
cli-deck-three = Tres cartas, por número o por nombre: 5 1 2, o public-shame gank lifesteal.
cli-deck-kept = El mazo se ha guardado en { $file }.
cli-deck-use = Juega con él: { $command }
