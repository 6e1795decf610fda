# The school: courses, lessons, puzzles, the coach of a first game.


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
course-tile-rules-more = con imágenes
course-play-gentle = contra un bot amable
course-play = Juega tu primera partida con entrenador
course-rules = Las reglas
course-rules-text = Cada caso en una imagen, todos los iconos y la caja entera.
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
recall-wrong = No del todo. La respuesta es «{ $answer }» (regla { $rule }).
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
puzzle-follow-you = Puede seguir así, suerte incluida: tú juegas { $moves }.
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
    [one] Racha de un día
   *[other] { $days } días seguidos
}
puzzle-all = Todos los problemas: { $all }
puzzle-others = Los otros problemas

# The coach of a first game.

coach-first-game = Primera partida
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
coach-next = Aún por descubrir:
coach-review = Analizar esta partida
coach-take-backs = En una primera partida se deshace libremente.
