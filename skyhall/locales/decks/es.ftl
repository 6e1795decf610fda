# The deck builder.

# Montar mazos
decks-title = Mazos
decks-back = Al juego
decks-name = Nombre del mazo
decks-unnamed = Mi mazo { $number }
decks-new = Un mazo nuevo: se guarda desde el primer clic.
decks-kept = Guardado en este navegador
decks-no-room = A este navegador no le queda sitio: llévate el mazo como texto.
decks-by-link = Llegó con un enlace
decks-keep = Guardar este mazo
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
