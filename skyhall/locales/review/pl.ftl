# The review of a game.

review-title = Analiza
review-leave = Do powtórki
review-all = Wynik, szczęście i momenty
review-round = Runda { $n }
review-begun = Analiza zaraz się zacznie.
review-looking = Sprawdzam wybór { $n } z { $total }
review-progress = Postęp analizy
review-failed = Analizy nie udało się dokończyć. Są tu rundy od 1 do { $round }.
review-short = Partia jest za krótka, żeby ją ocenić. Jej ruchy są tutaj.
review-won = { $count ->
    [one] Wygrywa { $names }.
   *[many] Wspólna wygrana: { $names }.
  }
review-won-points = { $count ->
    [one] Wygrywa { $names }, { $points }.
   *[many] Wspólna wygrana: { $names }, { $points }.
  }
review-to = do
review-decided = Rozstrzygnięcie: { $round }.
review-graph = Szansa na wygraną
review-graph-of = po każdym wyborze, dla każdego miejsca
review-slider = Wybór
review-slider-at = Wybór { $n }, { $round }: { $shares }
review-share = { $name } { $percent }%
review-result = Wynik
review-accuracy = dokładność
review-luck = Szczęście i umiejętności
review-for = dla: { $name }
review-luck-line = { $way ->
    [gave] Na początku { $start }%. Szczęście dało { $deck }; cała reszta to gra. W punktach procentowych:
    [cost] Na początku { $start }%. Pech zabrał { $deck }; cała reszta to gra. W punktach procentowych:
   *[none] Na początku { $start }%. Szczęście wyszło na zero; cała reszta to gra. W punktach procentowych:
  }
review-luck-own = Własne potknięcia
review-luck-rivals = Potknięcia rywali
review-luck-deck = Szczęście
review-luck-result = Na koniec
review-moments = Momenty
review-moments-of = { $choices ->
    [one] { $count } z { $choices } wyboru
   *[many] { $count } z { $choices } wyborów
}
review-only = Tylko { $name }
review-no-slips = Żadnych potknięć. Zobacz za to najlepsze ruchy.
review-as-table = Jako tabela
review-choice = Wybór
review-verdict = Ocena
review-moment = Ten moment
review-moment-back = Poprzedni moment
review-moment-on = Następny moment
review-mark-best = Najlepszy ruch
review-mark-inaccuracy = Niedokładność
review-mark-mistake = Pomyłka
review-mark-blunder = Gruby błąd
review-mark-none = Wybór
review-played = Zagrane { $percent }%
review-better = Lepsze { $percent }%
review-sure = Dokładność tych szans: ± { $error } p.p.
review-unsure = Zbyt wyrównane, by rozstrzygać: dokładność tej różnicy to ± { $error } p.p.
review-guess = { $count ->
    [one] Domysł: tak mogło pójść dalej, { $count } wybór.
    [few] Domysł: tak mogło pójść dalej, { $count } wybory.
   *[many] Domysł: tak mogło pójść dalej, { $count } wyborów.
  }
review-go-on = Zobacz ciąg dalszy
review-back = Wróć do momentu
review-retry = Zagraj stąd jeszcze raz
review-controls = Przewijanie partii
review-back-one = Wybór wstecz
review-on-one = Wybór naprzód
review-next = Następny moment
review-shown = Co pokazuje plansza
review-show-played = Zagrane
review-show-better = Lepsze
review-show-both = Oba
review-share-link = Udostępnij
