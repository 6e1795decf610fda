# People: oneself, profiles, friends, groups, the leaderboard.

hall-no-accounts = Este salón no tiene cuentas. Basta con un apodo.
hall-no-passkeys = Los navegadores solo crean llaves de acceso por HTTPS y para una dirección con nombre. Pregunta a quien lleva el salón.

# Oneself: an account, its passkeys and codes, and the key ring.

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
ring-boxes = Las cajas de tu taller van incluidas: los dos dispositivos tendrán la misma estantería.
ring-make = Crear un enlace y un código para escanear
ring-once = Ábrelo en el otro dispositivo en diez minutos. Sirve una sola vez. Quien lo abra tendrá tus asientos.
ring-qr = Código QR del enlace
ring-here = { $count ->
    [0] El llavero estaba vacío.
    [one] Ahora hay una mesa en este navegador.
   *[other] Ahora hay { $count } mesas en este navegador.
}

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
graph-hint = Sombreado: el margen de duda. Punteado: el nivel de nuestros bots.
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
graph-change = Cambio
graph-place = Puesto
graph-place-of = { $place } de { $seats }
graph-as-table = Mostrar como tabla
graph-as-picture = Mostrar como gráfico
results-title = Resultados
results-among = Contra quién
results-all = Todos
results-people = Personas
results-bots = Bots
results-share = { $won } % ganadas, lo justo es { $fair }
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
leaders-line = Quienes han jugado al menos diez partidas con Elo, y nuestros bots en la misma escala. 400 puntos de ventaja equivalen a diez contra uno.
leaders-who = Nombre
leaders-games = Partidas
leaders-often = { $share } % de las partidas con Elo contra { $name }
leaders-short = { $share } % de las partidas con Elo acabaron muy pronto
leaders-none = Nadie ha jugado aún diez partidas con Elo.
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
unblock = Volver a jugar con { $name }
blocked-title = Personas bloqueadas
blocked-what = No te encuentras con estas personas: ni en una mesa ni en el chat.
friends-need = Para tener amistades necesitas un nombre que conserves.
friend-link = Enviar mi enlace
friend-link-text = Añádeme a tus amistades en Skyhall
friend-link-copied = El enlace está copiado.
friend-link-what = Quien lo siga antes de una semana y acepte estará entre tus amistades. Un enlace nuevo lo sustituye.
friend-offer = { $name } quiere añadirte a sus amistades
friend-offer-what = Las amistades ven las mesas de cada cual, se invitan y pueden ver los perfiles que se muestran a amistades.
friend-accept = Sí, aceptar
friend-made = { $name } ya está entre tus amistades.
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
replays-called = La decidió quien organiza o el reloj
