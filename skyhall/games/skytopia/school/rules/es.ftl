# The words of the illustrated rules of Skytopia; what they are shown with is in ../rules.toml.

case-ST-1-1 = Ronda 1
case-ST-1-1-text = El indicador señala el 1. El valor 6 está a un paso; el 2, a cinco pasos.
case-ST-1-2 = Ronda 2
case-ST-1-2-text = La esfera avanza uno: el 6 está en el indicador y cada gólem está un paso más cerca.
miss-ST-1-1 = ¿Cambia alguna vez un gólem de valor por sí solo?
miss-ST-1-1-answer = No. La esfera gira; los gólems conservan su valor.

case-ST-3-1 = Con paciencia
case-ST-3-1-text = Termina en cinco rondas: este gólem no cuesta nada.
case-ST-3-2 = Con prisa
case-ST-3-2-text = Termina en dos rondas: eso cuesta 6 monedas.
case-ST-3-3 = Ahora
case-ST-3-3-text = El valor del indicador no tiene precio: no se puede elegir.
miss-ST-3-1 = ¿Hay que pagar algo más por la carta?
miss-ST-3-1-answer = No. El precio del valor es todo.

case-ST-4-1 = Tres gólems, tres valores
case-ST-4-1-text = Cada uno muestra un valor propio. El primero que termina se queda con la carta.
case-ST-4-2 = Ocupado
case-ST-4-2-text = Aquí ya hay un 4: otro gólem tiene que mostrar otro valor.

case-ST-5-1 = Nunca en el indicador
case-ST-5-1-text = Sea cual sea la ronda, el valor del indicador está cerrado: para enviar y para girar.

case-ST-8-1 = El mercado
case-ST-8-1-text = Cuatro colores y tantas filas como jugadores. Los mazos están arriba.
case-ST-8-2 = Tres gremios
case-ST-8-2-text = Uno de cada clase. Al final pagan a todos, así que cuenta con ellos desde el principio.

case-ST-11-1 = Tu ciudad
case-ST-11-1-text = Cuatro cimientos. Cuentan como cartas y se activan como cartas.
case-ST-11-2 = Tu banco
case-ST-11-2-text = Cinco gólems, cinco monedas, ningún punto todavía y una habilidad para toda la partida.

case-ST-13-1 = Un gólem ya trabaja
case-ST-13-1-text = Muestra un 5 en la fila 1 del color de tu loseta. No ha costado ni activado nada.

case-ST-14-1 = La esfera avanza
case-ST-14-1-text = Cuando todos han jugado su turno, el siguiente valor llega al indicador y el marcador inicial pasa a la derecha.

turn-ST-16-1 = Mira
turn-ST-16-1-text = Tu gólem del Campanario muestra el valor del indicador. El de Bruno va dos rondas por detrás.
turn-ST-16-2 = Termina
turn-ST-16-2-text = El Campanario es tuyo, y el gólem de Bruno vuelve a casa con 3 monedas. Tu torre azul se activa de abajo arriba: 1, 3, luego 2 y una moneda.
turn-ST-16-3 = Elige
turn-ST-16-3-text = Debes enviar un gólem. El Puente de peaje en cuatro rondas cuesta 1 moneda.
turn-ST-16-4 = Envía
turn-ST-16-4-text = Pagas, y la carta se activa al momento: 2 monedas y un punto.
turn-ST-16-5 = Se repone
turn-ST-16-5-text = El hueco recibe la siguiente carta de su color. Tu turno ha terminado.
miss-ST-16-1 = ¿Puedo enviar primero y terminar después?
miss-ST-16-1-answer = No. El orden es siempre el mismo.
miss-ST-16-2 = ¿Puedo no enviar?
miss-ST-16-2-answer = No. Si no tienes gólems en casa, primero retiras uno.

case-ST-17-1 = Tuya
case-ST-17-1-text = La carta va a la cima de tu torre de su color.
miss-ST-17-1 = ¿Se rellena el hueco al momento?
miss-ST-17-1-answer = No, solo al final del turno.

case-ST-18-1 = Llegas tarde, pero cobras
case-ST-18-1-text = Otra persona ha terminado antes. Tus dos gólems vuelven a casa con 3 monedas cada uno.
miss-ST-18-1 = ¿Y si en la carta que termino hay otro gólem mío?
miss-ST-18-1-answer = También vuelve a casa, pero sin nada.

case-ST-19-1 = Dos a la vez
case-ST-19-1-text = Las dos son azules y las dos terminan: tú dices cuál va primero a la torre. La de arriba se activa la última.

case-ST-21-1 = Dos torres
case-ST-21-1-text = Terminan una carta dorada y una morada: se activan las dos torres en el orden que quieras. Primero las monedas, después el cambio.

case-ST-22-1 = De abajo arriba
case-ST-22-1-text = El cimiento y luego piso a piso. Las torres altas dan más cada vez que reciben una carta.
miss-ST-22-1 = ¿Puedo saltarme un piso?
miss-ST-22-1-answer = Puedes omitir todo lo que pida una decisión. Las monedas y los puntos llegan solos.

case-ST-25-1 = Tres en casa
case-ST-25-1-text = Uno de ellos tiene que ir a trabajar este turno.
case-ST-25-2 = Nadie en casa
case-ST-25-2-text = Primero retira uno del mercado, sin cobrar, y después envíalo.
miss-ST-25-1 = ¿Puedo retirar un gólem solo porque quiero?
miss-ST-25-1-answer = Solo mientras no tengas ninguno en casa.

case-ST-26-1 = Una carta y un valor
case-ST-26-1-text = Paga el precio del valor, pon el gólem en la carta y activa la carta.
miss-ST-26-1 = ¿Puedo enviar dos gólems a la misma carta?
miss-ST-26-1-answer = Sí, con valores distintos.

case-ST-28-1 = Enseguida
case-ST-28-1-text = El Faro da 3 puntos en cuanto llega el gólem, y otra vez siempre que tu torre azul se active con él.

case-ST-31-1 = Una carta nueva
case-ST-31-1-text = La carta terminada se va; la siguiente de su color ocupa su sitio.

case-ST-33-1 = Una cadena
case-ST-33-1-text = Aguja del eco activa la cima de una de tus torres, aquí el Faro. Nada se activa dos veces en una cadena.

case-ST-36-1 = Un paso más cerca
case-ST-36-1-text = La Casa de la cuerda gira tu gólem del 4 al 5: termina una ronda antes.
case-ST-36-2 = No hasta el indicador
case-ST-36-2-text = Este gólem está a un paso. Girarlo lo pondría en el indicador.
case-ST-36-3 = Pasar por encima, sí
case-ST-36-3-text = Resorte maestro gira dos pasos: por encima del 5 rival y hasta el 6. Ahora vas en cabeza.
miss-ST-36-1 = ¿Puede una carta girar el gólem que se le acaba de enviar?
miss-ST-36-1-answer = No. Nunca mueve los gólems que están sobre ella.
miss-ST-36-2 = ¿Puedo girar menos pasos?
miss-ST-36-2-answer = No. Exactamente los que dice, o ninguno.

case-ST-37-1 = En la misma fila
case-ST-37-1-text = Desde el mercado, Salón de espejos activa una carta de otro color en su fila.

case-ST-38-1 = La cima
case-ST-38-1-text = La carta más alta de cualquiera de tus torres; si no tiene pisos, su cimiento.

case-ST-41-1 = Para el final
case-ST-41-1-text = Un Laboratorio nunca se activa. Cuenta 5 puntos al terminar la partida.

case-ST-42-1 = Un mazo se agota
case-ST-42-1-text = Se acaba esta ronda y se juega una más.

case-ST-43-1 = Cuenta
case-ST-43-1-text = Puntos del marcador, gremios, Laboratorios, monedas y gólems que siguen trabajando.

case-ST-44-1 = Pagan a todos
case-ST-44-1-text = Junto a cada gremio está lo que recibiría ahora cada jugador.

case-ST-46-1 = Encargo exprés
case-ST-46-1-text = Tu loseta está siempre a la vista. Esta da un punto por un envío que cueste exactamente 6.

icon-point = Puntos
icon-point-text = prestigio: gana quien más tenga
icon-coin = Monedas
icon-coin-text = pagan la prisa
icon-rotate = Girar
icon-rotate-text = un gólem, tantos pasos
icon-redirect = Trasladar
icon-redirect-text = un gólem a otra carta
icon-recall = Llamar a casa
icon-recall-text = a un gólem, y cobras
icon-add = Añadir
icon-add-text = una carta a tu torre
icon-top = Cima
icon-top-text = activa la carta más alta de una torre
icon-line = Fila
icon-line-text = activa una carta de la fila
icon-trade = Cambio
icon-trade-text = monedas por puntos
icon-laboratory = Laboratorio
icon-laboratory-text = 5 puntos al final
icon-golem = Gólem trabajando
icon-golem-text = muestra cuándo termina
icon-home = Gólem en casa
icon-home-text = se puede enviar
icon-blue = Azul
icon-blue-text = torres de puntos
icon-gold = Dorado
icon-gold-text = torres de monedas
icon-red = Rojo
icon-red-text = torres que giran gólems
icon-purple = Morado
icon-purple-text = torres que activan otras
icon-gryphon = Grifo
icon-gryphon-text = blasón de una carta
icon-lily = Lis
icon-lily-text = blasón de una carta
icon-key = Llave
icon-key-text = blasón de una carta
icon-moon = Luna
icon-moon-text = blasón de una carta

shelf-cards = Cartas
shelf-guildmasters = Gremios
shelf-tiles = Losetas de habilidad
shelf-foundations = Cimientos

setup-1 = Pon la esfera de modo que el indicador señale su primer valor.
setup-2 = { $seats ->
    [2] Devuelve a la caja las cartas marcadas 3+.
   *[other] Se usan todas las cartas.
} Haz un mazo de cada color y pon debajo { $lines } cartas de cada uno: el mercado tiene { $lines } filas.
setup-3 = Saca al azar un gremio de cada una de las tres clases.
setup-4 = Cada uno de los { $seats } jugadores recibe una ciudad con cuatro cimientos.
setup-5 = Cada persona toma cinco gólems, { $coins } monedas y una loseta de habilidad. Un gólem empieza en la fila 1 del color de esa loseta, con un 5.
setup-6 = Decide al azar quién tiene el marcador inicial. Esa persona empieza la ronda 1.

reminder-turn = Tu turno
reminder-turn-text =
    1 Termina lo que esté en el indicador; sus torres se activan de abajo arriba
    2 Envía un gólem <home>; su carta se activa al momento
    3 El mercado se repone
reminder-price = Precios
reminder-price-text =
    Terminar en 1, 2, 3, 4, 5 rondas: 10, 6, 3, 1, 0 <coin>
    Nadie en casa: primero retira uno, sin cobrar
reminder-card = En una carta
reminder-card-text =
    Todos los valores son distintos, y ninguno está en el indicador
    Quien termina primero se la queda; cada gólem rival vuelve a casa con 3 <coin>
    Las cartas añadidas no activan su torre
reminder-never = Nunca
reminder-never-text =
    Girar hasta el indicador o hasta un valor que ya esté allí <rotate>
    Mover gólems que estén en la carta que se activa <redirect>
    Activar una carta dos veces en una cadena <top> <line>
reminder-ending = El final
reminder-ending-text =
    Se agota un mazo: se acaba esta ronda y sigue una más
    Marcador inicial: a la derecha, en sentido contrario a los turnos
reminder-score = Puntuación
reminder-score-text =
    <point> del marcador + tres gremios (los cimientos cuentan)
    + 5 por cada <laboratory> + 1 por cada 5 <coin> + 1 por cada gólem trabajando <golem>
    Empate: menos cartas, después monedas sobrantes
