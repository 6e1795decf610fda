# The deck builder.

decks-title = Talie
decks-back = Do gry
decks-name = Nazwa talii
decks-unnamed = Moja talia { $number }
decks-new = Nowa talia: zapisuje się od pierwszego kliknięcia.
decks-kept = Zapisana w tej przeglądarce
decks-no-room = Ta przeglądarka nie ma już miejsca: zabierz talię jako tekst.
decks-by-link = Przyszła z linkiem
decks-keep = Zachowaj tę talię
decks-mine = Moje talie
decks-none = W tej przeglądarce nie masz jeszcze żadnych talii.
decks-begin = Pusta talia
decks-samples = Zacznij od talii z pudełka
decks-copy = Kopiuj
decks-copy-of = Kopiuj: { $name }
decks-throw-of = Wyrzuć: { $name }
decks-throw-yes = Tak, wyrzuć
decks-box-usual = Zwykłe pudełko
decks-own-box = Talie do własnego pudełka: otwórz je w pracowni i wybierz „Układaj z niego talie”.
decks-heroes = Bohaterowie
decks-state-none = poza talią
decks-state-wrong = do poprawy
decks-state-premade = gotowy zestaw
decks-state-legal = ułożony
decks-pool = Karty do wyboru
decks-show = Które karty widać
decks-for = Dla: { $hero }
decks-all = Wszystkie karty
decks-faction = Każda frakcja
decks-hero = Każdy bohater
decks-cost = Każdy koszt
decks-cost-of = Koszt { $cost }
decks-rune = Każda runa
decks-search = Szukaj w nazwach i tekstach
decks-none-found = Nie ma takiej karty.
decks-show-again = Pokaż znowu pozostałe
decks-card-told = { $name }: { $kind ->
    [action] akcja
   *[other] reakcja
}, koszt { $cost }, { $runes ->
    [none] bez run
   *[other] { $runes }
}, modyfikator { $modifier }. { $text }
decks-copies = Kopie: { $card }
decks-copies-of = { $card }: { $n ->
    [0] brak
    [one] jedna kopia
    [few] { $n } kopie
   *[other] { $n } kopii
}
decks-to = Dla: { $hero }
decks-ultimate = Karta ostateczna ({ $hero }): zawsze jedna kopia
decks-always = zawsze
decks-whole = Talia
decks-whole-of = Cała talia, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $heroes ->
    [one] jeden bohater
    [few] { $heroes } bohaterowie
   *[other] { $heroes } bohaterów
}
decks-set-of = Zestaw: { $hero }
decks-empty-set = { $hero } nie należy do tej talii. Wybierz jedną kartę trzy razy i dwie karty po dwa razy; przy stole gotowy zestaw jest o jedno kliknięcie.
decks-from-premade = Zacznij od gotowego zestawu
decks-leave = Usuń tego bohatera z talii
decks-drop = Usuń: { $card }
decks-sums = Modyfikatory: { $modifiers }, najwyżej { $most }
decks-problems = { $count ->
    [one] Jedna rzecz do poprawy
    [few] { $count } rzeczy do poprawy
   *[other] { $count } rzeczy do poprawy
}
decks-legal = Wszystko jest zgodne z zasadami.
decks-curve = Karty według kosztu
decks-curve-of = Koszt { $cost }: { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}
decks-runes = Runy
decks-reactions = { $reactions ->
    [one] Jedna reakcja
    [few] { $reactions } reakcje
   *[other] { $reactions } reakcji
} · razem { $cost } many
decks-text = Jako tekst
decks-text-what = Jeden wiersz na bohatera: jedna karta trzy razy, dwie po dwa razy. Terminal czyta i pisze to samo (skyhall deck).
decks-line = Wiersz { $line }: { $text }
decks-unread = Wiersze nie do odczytania: { $lines }. Najpierw popraw je tutaj; nic nie przepadnie.
decks-take-text = Użyj tego tekstu
decks-copy-text = Kopiuj tekst
decks-save-text = Zapisz jako plik
decks-from-file = Z pliku
