# The words of the illustrated rules of Gravity Superstar; what they are shown with is in ../rules.toml.

case-GS-1-1 = Pies abajo
case-GS-1-1-text = La flecha bajo las botas es el abajo de este peón. Su izquierda es también la izquierda de la pantalla.
case-GS-1-2 = Pies arriba
case-GS-1-2-text = Tal como lo ves, este peón cuelga. Su izquierda es la derecha de la pantalla y cae hacia arriba.
case-GS-1-3 = Sin bordes
case-GS-1-3-text = Cae fuera por abajo y entra por arriba, en la misma columna. La A marca por dónde sale y por dónde vuelve.
miss-GS-1-1 = ¿De quién es la izquierda?
miss-GS-1-1-answer = Del peón, siempre. Gira el tablero en tu mente hasta que sus pies apunten hacia abajo.

case-GS-4-1 = Sostiene
case-GS-4-1-text = Una plataforma bajo los pies: aquí este peón está de pie.
case-GS-4-2 = Cierra el paso
case-GS-4-2-text = Una plataforma a la izquierda del peón: ningún paso ni salto la atraviesa.
miss-GS-4-1 = ¿Una plataforma funciona por un solo lado?
miss-GS-4-1-answer = No, por los dos. Solo Trampilla la atraviesa.

case-GS-7-1 = Dos losetas, dos puertas
case-GS-7-1-text = Cada loseta tiene una puerta. La iluminada está abierta: por ella entran los peones. La de línea discontinua es la siguiente.

case-GS-12-1 = Lleno de estrellas
case-GS-12-1-text = Todos los sitios de estrella y todas las casillas de bis empiezan con una estrella.
case-GS-12-2 = Tus cinco cartas
case-GS-12-2-text = Todos tienen las mismas. En este juego no se roban cartas.

case-GS-17-1 = Por la puerta abierta
case-GS-17-1-text = El peón entra solo, con los pies como diga la puerta. Después la Puerta Abierta pasa a la siguiente.

turn-GS-18-1 = Mira
turn-GS-18-1-text = Dos estrellas debajo de ti y dos cartas en la mano: Salto alto y Trampilla.
turn-GS-18-2 = Elige
turn-GS-18-2-text = Cualquier carta puede ser un movimiento simple: Salto alto boca abajo, uno a la derecha.
turn-GS-18-3 = Muévete
turn-GS-18-3-text = Ahora estás sobre las estrellas. Queda una carta.
turn-GS-18-4 = Bis
turn-GS-18-4-text = Una ficha paga una segunda acción. Trampilla te lleva a través de la plataforma.
turn-GS-18-5 = Toma
turn-GS-18-5-text = Las dos estrellas del camino son tuyas. Era tu quinta carta: todas vuelven a tu mano.
miss-GS-18-1 = ¿Tengo que enseñar la carta de un movimiento simple?
miss-GS-18-1-answer = No. Queda boca abajo y nadie sabe cuál era.
miss-GS-18-2 = ¿Puedo pagar dos fichas por tres acciones?
miss-GS-18-2-answer = No. Una ficha por turno como máximo.

case-GS-19-1 = Una más
case-GS-19-1-text = Una ficha vuelve a las existencias y actúas otra vez con las cartas que te quedan.

case-GS-20-1 = Todas de vuelta
case-GS-20-1-text = Tenías tres cartas ante ti; ahora tienes las cinco en la mano. Tu peón no se ha movido.

case-GS-21-1 = Uno a la izquierda
case-GS-21-1-text = Sirve cualquier carta, boca abajo. Después del paso caes.
case-GS-21-2 = Ya estás
case-GS-21-2-text = Lo que encuentras al caer también es tuyo.

case-GS-22-1 = Cinco movimientos especiales
case-GS-22-1-text = Boca arriba, una carta hace lo que dice su nombre. Después queda ante ti hasta que la recoges.

case-GS-23-1 = Dos a un lado
case-GS-23-1-text = Dos casillas, sin necesidad de suelo debajo. Después caes.

case-GS-24-1 = Una arriba, una a un lado
case-GS-24-1-text = Arriba es lo contrario de tus pies. Entre las casillas del camino no debe haber plataformas.

case-GS-25-1 = A través del suelo
case-GS-25-1-text = Hacia abajo por tu propia plataforma, hasta la siguiente.
miss-GS-25-1 = ¿Y si no hay otra plataforma en esa línea?
miss-GS-25-1-answer = Das una vuelta al tablero y caes sobre la misma, desde el otro lado del borde.

case-GS-26-1 = Media vuelta
case-GS-26-1-text = Ahora los pies apuntan hacia arriba, nada los sostiene y el peón cae hacia arriba.
case-GS-26-2 = Un cuarto de giro
case-GS-26-2-text = Ahora abajo está a un lado: cae a lo largo de la fila, por el borde y otra vez dentro.

case-GS-27-1 = Cualquiera de las cuatro
case-GS-27-1-text = Aquí es un Salto largo. Queda ante ti como la carta Comodín.

case-GS-28-1 = Sin paso
case-GS-28-1-text = A la izquierda hay una plataforma: por ahí no va ni un paso ni un salto.

case-GS-29-1 = La última
case-GS-29-1-text = Juegas tu quinta carta: vuelven las cinco enseguida, gratis.

case-GS-30-1 = Hasta el final
case-GS-30-1-text = Solo una plataforma bajo los pies detiene una caída. Se toman las estrellas del camino.

case-GS-34-1 = Todo lo del camino
case-GS-34-1-text = Entras en cada casilla del camino, una tras otra. Solo te detienes donde acaba.
miss-GS-34-1 = ¿Debo detenerme en una estrella para tomarla?
miss-GS-34-1-answer = No. Basta con pasar.

case-GS-36-1 = ¡Choque!
case-GS-36-1-text = El otro peón está en tu camino: sale expulsado del tablero.
miss-GS-36-1 = ¿Pierde su turno la otra persona?
miss-GS-36-1-answer = No. Recoge todas sus cartas y entra por la puerta abierta.

case-GS-38-1 = Toma una cosa
case-GS-38-1-text = Una estrella del color que quieras o una ficha. Una segunda estrella azul hace pareja: 2 puntos.

case-GS-39-1 = Tuya
case-GS-39-1-text = Un punto, y uno más si hace pareja.

case-GS-40-1 = Descubierta
case-GS-40-1-text = Sin estrella y sin peón: quien entra recibe una ficha.
case-GS-40-2 = Tapada
case-GS-40-2-text = Tiene una estrella encima. Toma primero la estrella; quien entre después recibe una ficha.
miss-GS-40-1 = ¿Da una ficha solo una vez?
miss-GS-40-1-answer = No, cada vez que alguien entra, mientras queden existencias.

case-GS-42-1 = La puerta siguiente
case-GS-42-1-text = En cuanto alguien entra en la casilla de la puerta abierta, se abre la siguiente puerta libre.

case-GS-44-1 = Cuenta
case-GS-44-1-text = Seis estrellas, 6 puntos. Una pareja azul y una verde, 2. Una ficha, 1. En total, 9.
miss-GS-44-1 = ¿Quién gana un empate?
miss-GS-44-1-answer = Quien tenga menos fichas.

icon-blue = Estrella azul
icon-blue-text = 1 punto, pareja +1
icon-yellow = Estrella amarilla
icon-yellow-text = 1 punto, pareja +1
icon-pink = Estrella rosa
icon-pink-text = 1 punto, pareja +1
icon-green = Estrella verde
icon-green-text = 1 punto, pareja +1
icon-orange = Estrella naranja
icon-orange-text = 1 punto, pareja +1
icon-white = Estrella blanca
icon-white-text = 1 punto, pareja +1
icon-down = Abajo
icon-down-text = hacia donde cae este peón
icon-platform = Plataforma
icon-platform-text = sostiene y cierra el paso
icon-replay = Bis
icon-replay-text = una ficha para otra acción
icon-badge = Tapada
icon-badge-text = casilla de bis bajo una estrella
icon-socket = Sitio de estrella
icon-socket-text = su estrella ya no está
icon-door = Puerta
icon-door-text = una entrada, más tarde
icon-open = Puerta abierta
icon-open-text = por aquí entran los peones
icon-long = Salto largo
icon-long-text = dos a un lado
icon-high = Salto alto
icon-high-text = una arriba, una a un lado
icon-drop = Trampilla
icon-drop-text = a través de tu suelo
icon-rotate = Giro
icon-rotate-text = un cuarto o media vuelta
icon-wild = Comodín
icon-wild-text = cualquiera de las cuatro
icon-facedown = Boca abajo
icon-facedown-text = un movimiento simple
icon-card = Carta en la mano
icon-card-text = aún por jugar
icon-point = Puntos
icon-point-text = estrellas, parejas y fichas

shelf-cards = Cartas de acción
shelf-tiles = Losetas
shelf-stars = Estrellas

setup-1 = Con { $seats } jugadores, pon { $rows ->
    [1] { $columns } losetas en fila
   *[other] { $rows } filas de { $columns } losetas
}, por cualquier lado y giradas como quieras.
setup-2 = Numera las puertas dando una vuelta. El peón de la Puerta Abierta empieza en una de ellas, aquí en la puerta { $door }.
setup-3 = Saca estrellas de la bolsa y pon una en cada sitio de estrella y en cada casilla de bis: { $stars } en total.
setup-4 = Pon { $supply } fichas de bis en las existencias.
setup-5 = Cada persona toma un peón y las mismas cinco cartas. Todos los peones empiezan fuera del tablero y entran en su primer turno.

reminder-turn = Tu turno
reminder-turn-text =
    Entra por la puerta abierta <open> si estás fuera
    Una acción
    Una ficha <replay> paga otra más
reminder-actions = Acciones
reminder-actions-text =
    Cualquier carta boca abajo <facedown>: un paso a la izquierda o a la derecha
    <long> 2 a un lado · <high> 1 arriba, 1 a un lado · <drop> a través de tu suelo
    <rotate> un cuarto a la izquierda o a la derecha, o media vuelta · <wild> cualquiera de estas
    Recoger: vuelven todas las cartas
    Tu quinta carta devuelve las cinco gratis
reminder-always = Siempre
reminder-always-text =
    Después caes hacia tus pies <down>
    Toma lo que encuentres a tu paso
    Por el borde y otra vez dentro
    Ningún paso atraviesa una plataforma <platform>
reminder-meet = Por el camino
reminder-meet-text =
    Un rival en tu camino: fuera, y le quitas una estrella o una ficha
    Casilla de bis sin estrella ni peón: una ficha <replay>
reminder-points = Puntos
reminder-points-text =
    Estrella 1 · pareja de un color +1 · ficha 1
    Empate: menos fichas
reminder-end = El final
reminder-end-text =
    Tras una ronda con un máximo de 4 estrellas (2 jugadores), 8 (3 o 4) o 12 (5 o 6)
    Final experto: alguien llega a 18 (2, 4, 6 jugadores) o 24 (3, 5); se acaba la ronda
