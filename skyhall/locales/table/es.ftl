# A table, once it is there: lobby, menu, chat, recap, end, the board in words, replay.

create-level = Bots
box-own-text = Una caja propia de alguien: mira su archivo

## Finding a game
seek-waiting = Buscando jugadores
seek-begins = La partida empieza sola en cuanto se ocupen todos los asientos.
seek-bots-come = En { $time } los bots ({ $level }) ocupan los asientos libres.
seek-away = Es una partida de varios días: puedes cerrar la página, la mesa te espera en el salón.
seek-stop = Dejar de buscar

## The lobby and joining
lobby-title = La mesa está preparada
lobby-invite = Envía este enlace o muestra el código.
lobby-qr = El enlace como código para escanear
lobby-start = Empezar ya
lobby-start-why = Los asientos vacíos los ocupan bots (nivel: { $level }).
lobby-wait = La partida empieza cuando lo diga quien creó la mesa.
lobby-join-title = Únete a esta mesa de { $game }
lobby-take-seat = Ocupar un asiento
lobby-full = Todos los asientos están ocupados. Quédate aquí para mirar cuando empiece la partida.
about-title = Sobre esta mesa
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

## The frame
frame-strip = Puntos de todos los asientos
chat-apart = pareja
chat-to = Para quién
chat-to-all = Todos
chat-to-side = Tu pareja
chat-empty = Saluda.
chat-placeholder = Di algo
chat-send = Enviar
chat-off = En esta mesa no hay chat.
chat-muted = { $n ->
    [one] Un mensaje oculto de alguien a quien silenciaste.
   *[other] { $n } mensajes ocultos de gente a la que silenciaste.
}
care-trouble = ¿Problemas con alguien?
care-mute = Silenciar a { $name }
care-unmute = Volver a leer a { $name }
care-report = Denunciar a { $name }…
care-report-title = Denunciar a { $name }
care-report-what = Quien gestiona este salón recibe tu denuncia con los últimos mensajes de la mesa. Nadie de la mesa se entera.
care-reason = ¿Qué ha pasado?
care-reason-insult = Insultos o amenazas
care-reason-stalling = Pierde tiempo o abandona a propósito
care-reason-cheating = Trampas
care-reason-name = Un nombre ofensivo
care-reason-other = Otra cosa
care-words = Con tus palabras
care-send = Enviar la denuncia
care-thanks = Gracias. Se revisará lo que hizo { $name }.
seat-take-over = Que juegue un bot por { $name }
sheet-back = Volver
dock-replay = Repetición
device-open = Abrir en otro dispositivo
device-title = Mi asiento en otro dispositivo
device-what = Escanea allí el código o abre el enlace: vale una vez, durante diez minutos. Después puedes jugar desde los dos.
device-qr = Un código para escanear que abre tu asiento
menu-title = En la mesa
menu-confirm = Confirmar cada jugada antes de hacerla
menu-sound = Sonidos
menu-resign = Rendirse
menu-resign-sure = ¿Seguro que te rindes?
menu-resign-partner = Un bot juega por ti junto a tu pareja. La partida solo termina cuando se rinde todo tu bando.
menu-leave = Salir; un bot juega por mí
menu-link = Copiar el enlace a esta mesa
menu-reading = Leer el tablero como texto
menu-seed = Prueba del reparto

## Replay and end
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
ending-you = Ganas tú
ending-place = Puesto
ending-points = Puntos
ending-rematch = Revancha
ending-rematch-go = A la revancha
ending-share = Compartir
ending-shared = El enlace a la repetición está copiado.
ending-share-text = { $game }: { $title }
ending-board = Ver el tablero
ending-proof = Semilla { $seed }; su huella se mostró desde el principio.

## Review
review-both = Los dos resultados
review-first-time = La primera vez
review-this-time = Esta vez
review-retried = Otra vez
# `$points` is none where the game counts none
review-placed = { $points ->
    [none] puesto { $place }
   *[other] { $points }, puesto { $place }
}

## Without a mouse, without sight
reading = El tablero como texto
reading-leave = Mostrar el tablero
reading-choices = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
reading-refused = Ahora no es posible
keys-groups = al siguiente grupo de opciones
keys-arrows = a la opción que está en esa dirección
keys-pages = por todo un grupo, también lo que no se puede elegir
keys-play = elegir y, otra vez, jugar
keys-let-go = soltar
keys-undo = deshacer
keys-read = el tablero como texto, y de vuelta
keys-list = esta lista

## Following the others
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
ending-best = En color: lo mejor de cada línea.
ending-best-how = En color: lo mejor de cada línea. Abre una línea subrayada para ver cómo se cuenta.

# A profile: ratings, results, replays, records; the leaderboard; rated games.

rated-here = Esta partida cuenta para tu Elo. Sin ayudas y sin deshacer; abandonar cuenta como derrota.
block-done = Ya no te encontrarás con { $name }.
invite-friends = Amistades que invitar
invite-friend-label = Invitar a { $name }
invite-friend = Invitar
invite-asked = Invitación enviada
ending-same = Mesa nueva con la misma gente
about-tournament = Torneo
about-tournament-to = Al torneo
