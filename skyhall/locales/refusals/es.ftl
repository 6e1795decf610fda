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
hall-no-push = Este salón no usa el servicio de avisos de este navegador.
