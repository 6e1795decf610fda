# The studio: shelf, cards, versions, positions.

cancel = Cancelar

# The studio

studio-first = Toma una caja y cámbiala.
studio-boxes = { $count ->
    [one] Hay una caja en tu estantería.
   *[other] Hay { $count } cajas en tu estantería.
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
studio-to-shelf = A la estantería
studio-name = Nombre de la caja
studio-tabs = Partes del taller
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
decks-from-box = Montar mazos con ella
measure-sweep = ¿Y si…?
measure-title = Laboratorio
measure-parts = Laboratorio e impresión
paper-tab = Imprimir
