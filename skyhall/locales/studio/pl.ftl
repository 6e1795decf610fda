# The studio: shelf, cards, versions, positions.

cancel = Anuluj

# The studio

studio-first = Weź pudełko i zmień je.
studio-boxes = { $count ->
    [one] Na twojej półce stoi jedno pudełko.
    [few] Na twojej półce stoją { $count } pudełka.
    [many] Na twojej półce stoi { $count } pudełek.
   *[other] Na twojej półce stoi { $count } pudełka.
}
studio-lead = Każda karta, kafelek i bohater wygląda tak jak przy stole. Zmieniaj, co chcesz: nic nie ginie, a to, co nie pasuje, jest wskazane na miejscu.
studio-mine = Moje pudełka
studio-new-from = Nowe pudełko na podstawie
studio-new-name = { $game } po mojemu
studio-copy-name = { $name }, kopia
studio-unnamed = Jeszcze bez nazwy
studio-of = { $game }, na podstawie pudełka „{ $base }”
studio-on = na podstawie pudełka „{ $base }”
studio-away = Odłóż na dobre
studio-away-yes = Tak, odłóż na dobre
studio-not-here = W tej przeglądarce nie ma takiego pudełka.
studio-to-shelf = Na półkę
studio-name = Nazwa pudełka
studio-tabs = Części pracowni
studio-tab-cards = Karty
studio-tab-lab = Laboratorium
studio-tab-print = Druk
studio-tab-position = Pozycja
studio-position-lead = Opisz dowolną pozycję w formacie TOML albo JSON. Zostanie rozłożona na prawdziwej planszy z tym pudełkiem w obecnym stanie, a dalej grasz za wszystkie miejsca po kolei.
studio-position-text = Pozycja w TOML albo JSON
studio-position-keys = Pomiń to, co nieistotne: przyjmie zwykłą wartość. Jeśli coś jest niemożliwe, pokażemy co i czego oczekiwano.
studio-position-example = Zacznij od przykładu
studio-position-open = Otwórz pozycję
studio-position-playing = Pozycja z pudełkiem „{ $box }”
studio-position-back = Wróć do tekstu
studio-position-note = Grasz za wszystkich, zawsze za to miejsce, które ma zdecydować. Nic z tego nie zostaje zapisane.
studio-position-over = Koniec partii.
studio-seat = Miejsce { $number }
studio-menu = Więcej o tym pudełku
studio-kept = Szkic zapisany
studio-keeping = Zapisane tutaj, w drodze do sali
studio-offline = Brak połączenia. Zapisane tutaj, wyślemy później.
studio-here-only = Zapisane tylko w tej przeglądarce. { $why }
studio-where-both = zapisane w sali
studio-where-here = tylko w tej przeglądarce
studio-where-hall = z innego urządzenia
studio-versions-count = { $count ->
    [one] jedna wersja
    [few] { $count } wersje
   *[other] { $count } wersji
}
studio-is-shared = udostępnione
studio-versions = Wersje
studio-version = Wersja { $number }
studio-draft = Szkic
studio-draft-sent = taki jak na warsztacie
studio-draft-waiting = w drodze do sali
studio-draft-offline = zapisany tutaj, wyślemy później
studio-draft-refused = zapisany tylko w tej przeglądarce
studio-draft-conflict = zmieniony na innym urządzeniu
studio-the-base = podstawa
studio-restore = Zacznij od tej wersji
studio-restored = Wersja { $number } jest na warsztacie. „Cofnij” przywróci to, co było.
studio-version-away = Usuń
studio-version-away-yes = Tak, usuń
studio-version-gone = Wersja { $number } usunięta.
studio-save = Zapisz wersję
studio-save-version = Zapisz wersję { $number }
studio-version-name = Co w niej nowego? (można zostawić puste)
studio-version-saved = Wersja { $number } zapisana.
studio-version-theirs = Tak jak było na innym urządzeniu
studio-share = Udostępnij to pudełko
studio-share-short = Udostępnij
studio-share-what = Kto ma link, może przeczytać pudełko takie, jakie jest w danej chwili, i zrobić na jego podstawie własne. Twojego nie zmieni.
studio-unshare = Przestań udostępniać
studio-shared = Ktoś pokazuje ci to pudełko. Możesz je przeczytać i zmieniać własną kopię.
studio-make-mine = Zrób własne na jego podstawie
studio-clash = To pudełko zmieniono na innym urządzeniu.
studio-clash-what = Zachowamy obie wersje, dopóki nie wybierzesz.
studio-keep-mine = Zostaw moje (tamto stanie się wersją)
studio-take-theirs = Weź tamto („Cofnij” przywróci moje)
studio-keep-both = Zachowaj oba jako dwa pudełka
studio-see-both = { $count ->
    [one] Pokaż wartość, która się różni
    [few] Pokaż { $count } wartości, które się różnią
   *[other] Pokaż { $count } wartości, które się różnią
}
studio-value = Wartość
studio-there = Tam
studio-here = Tutaj
studio-no-room = Ta przeglądarka nie ma miejsca na zapisanie pudełka.
studio-export = Zapisz jako plik (TOML)
studio-text = Pokaż tekst
studio-only-good = Tekst ma tylko pudełko bez błędów.
studio-duplicate = Zrób kopię
studio-kinds = Rodzaje elementów
studio-filters = Co jest pokazane
studio-search = Nazwa lub efekt
studio-all = Wszystkie
studio-changed = Zmienione: { $count }
studio-wrong = Z błędem: { $count }
studio-none = W pudełku nie ma nic takiego.
studio-none-changed = Nic tego rodzaju nie różni się od podstawy.
studio-show-all = Pokaż wszystko
studio-numbers = Liczby
studio-count = { $count }
studio-others = Pozostałe
studio-changes = { $count ->
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
studio-is-changed = Zmienione
studio-problems = { $count ->
    [one] Jeden błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
studio-new = nowe
studio-gone = usunięte
studio-other = { $field }: zmiana
studio-difference = Inne niż w pudełku „{ $base }”
studio-no-difference = Nic jeszcze nie różni się od pudełka „{ $base }”. Zmień dowolną kartę.
studio-rest = Cała reszta jest jak w podstawie.
studio-before = Poprzedni element
studio-after = Następny element
studio-drawn-as-base = Do czasu usunięcia błędu rysunek jest jak w pudełku „{ $base }”.
studio-copy-entry = Powiel
studio-remove-entry = Wyjmij z pudełka
studio-add-entry = Dodaj
studio-new-entry = Nowy
studio-less = { $field }: o jeden mniej
studio-more = { $field }: o jeden więcej
studio-nth = { $field } { $n }
studio-part = część { $n }
studio-take-away = Usuń: { $what }
studio-add-one = Dodaj: { $field }
studio-add-part = Dodaj część
studio-parts = { $count ->
    [one] Jedna część, w tej kolejności
    [few] { $count } części, w tej kolejności
    [many] { $count } części, w tej kolejności
   *[other] { $count } części, w tej kolejności
}
studio-parts-of = W tej kolejności, { $count } z najwyżej { $most }
studio-part-moved = Część { $part } jest teraz na miejscu { $place } z { $count }.
studio-up = Część { $n } wyżej
studio-down = Część { $n } niżej
studio-forms = Jak zapisuje się efekty
studio-nothing-to-set = Tu nie ma nic do ustawienia.
studio-set-to = Ustaw { $value }
studio-back-to = Przywróć { $value }, jak w pudełku „{ $base }”
studio-not-ready = Jeszcze nie gotowe.
studio-whole-box = pudełko
studio-looking = Sprawdzanie…
studio-fits = Pasuje.
studio-differs = { $count ->
    [0] Nic nie różni się od pudełka „{ $base }”.
    [one] Jedna rzecz różni się od pudełka „{ $base }”.
    [few] { $count } rzeczy różnią się od pudełka „{ $base }”.
    [many] { $count } rzeczy różni się od pudełka „{ $base }”.
   *[other] { $count } rzeczy różni się od pudełka „{ $base }”.
}
studio-unusual = Nie można w to grać ze zwykłymi opcjami. Pasują te: { $options }.
studio-unplayable = Nie znaleziono opcji, z którymi można grać tym pudełkiem: { $why }
studio-warnings = { $count ->
    [one] Jedna rzecz do sprawdzenia
    [few] { $count } rzeczy do sprawdzenia
    [many] { $count } rzeczy do sprawdzenia
   *[other] { $count } rzeczy do sprawdzenia
}
studio-undo = Cofnij
studio-try = Wypróbuj przy stole
studio-wrong-missing = Brakuje: { $field }.
studio-wrong-number = { $field }: { $value }. Ma to być liczba całkowita od { $low } do { $high }.
studio-wrong-flag = { $field }: { $value }. Ma być true albo false.
studio-wrong-text = { $field }: pusto. Ma to być tekst.
studio-wrong-choice = { $field }: { $value }. Ma to być jedno z: { $values }.
studio-wrong-numbers = { $field }: { $value }. Każda ma być liczbą całkowitą od { $low } do { $high }.
studio-wrong-list = { $field }: { $value }. Ma to być lista.
studio-wrong-table = { $field }: { $value }. Ma to być tabela.
studio-wrong-shape = { $field }: { $value } nie jest zapisane tak jak pozostałe.
studio-wrong-count = { $most ->
    [-1] { $field }: jest { $count }, ma być co najmniej { $least }.
   *[other] { $field }: jest { $count }, ma być od { $least } do { $most }.
}
box-section-edition = Samo pudełko
box-section-name = Nazwa pudełka

# Files in the studio

studio-bring = Wczytaj plik
studio-bring-note = Pudełko dowolnej z gier, w formacie TOML.
studio-sheets = Arkusze
studio-sheet-of = Która lista
studio-sheet-save = Zapisz listę jako CSV
studio-sheet-bring = Wczytaj listę z pliku CSV
studio-sheet-taken = { $count ->
    [one] Wczytano jeden wpis. „Cofnij” przywraca poprzednie.
    [few] Wczytano { $count } wpisy. „Cofnij” przywraca poprzednie.
    [many] Wczytano { $count } wpisów. „Cofnij” przywraca poprzednie.
   *[other] Wczytano { $count } wpisu. „Cofnij” przywraca poprzednie.
}
decks-from-box = Układaj z niego talie
measure-sweep = Co by było, gdyby…
measure-title = Laboratorium
measure-parts = Laboratorium i druk
paper-tab = Druk
