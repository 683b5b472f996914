error-not_signed_in = Serwer cię nie zna. Najpierw otwórz stronę główną.
error-many_guests = Z twojego adresu przyszło przed chwilą wielu gości. Poczekaj minutę i spróbuj ponownie.
error-many_codes = Zbyt wiele prób kodu. Poczekaj minutę i spróbuj ponownie.
error-no_person = Żaden gość nie ma tego kodu. Sprawdź go albo poproś o nowy na drugim urządzeniu.
error-blank_name = Imię musi mieć co najmniej jedną literę.
error-blank_chat = Wiadomość musi mieć co najmniej jedną literę.
error-name_first = Najpierw podaj imię, aby inni wiedzieli, kto siada do stołu.
error-many_changes = Bardzo dużo zmian naraz. Poczekaj minutę i spróbuj ponownie.
error-much_chat = Piszesz bardzo szybko. Poczekaj kilka sekund i wyślij ponownie.
error-muted = Nie możesz tu pisać: tak zdecydował gospodarz tego stołu albo operator tego serwera.
error-banned = Operator tego serwera zdecydował, że nie możesz tu wejść.
error-barred = Gospodarz tego stołu cię wyprosił.
error-too_fast = Zbyt wiele próśb naraz. Poczekaj kilka sekund i spróbuj ponownie.
error-many_new_tables = Bardzo dużo nowych stołów naraz. Poczekaj minutę i spróbuj ponownie.
error-many_tables = Masz wiele trwających partii. Najpierw dokończ albo usuń kilka z nich.
error-full_house = Na serwerze toczy się tyle partii, ile może on obsłużyć. Zaczęte partie toczą się dalej; nowy stół otwórz nieco później.
error-one_seat_each = Pod swoim imieniem możesz zająć tylko jedno miejsce. Innym osobom przy tym urządzeniu nadaj własne imiona.
error-no_table = Tego stołu nie ma albo został usunięty.
error-no_such_code = Żaden stół nie ma tego kodu. Sprawdź trzy słowa.
error-not_in_list = Tego stołu nie ma na twojej liście.
error-only_host = Może to zrobić tylko osoba, która otworzyła ten stół.
error-operator_decided = Tak zdecydował operator tego serwera. Tylko on może to cofnąć.
error-table_closed = Ten stół został zamknięty, nikt nie może już przy nim grać.
error-not_begun = Gra jeszcze się nie zaczęła: stół czeka na graczy.
error-not_over = Gra jeszcze się nie skończyła.
error-over = Koniec gry.
error-shown_when_over = Zobaczysz to po zakończeniu gry.
error-review_when_over = Partię można analizować po jej zakończeniu: wcześniej byłaby to pomoc w grze.
error-one_review = Jedna analiza naraz: twoja jeszcze trwa. Poproś o następną, gdy się skończy.
error-many_reviews = Wiele analiz już czeka. Spróbuj ponownie za kilka minut.
error-what_if_when_over = Grać dalej od tego miejsca można po zakończeniu gry: wcześniej widać by było to, co zakryte.
error-only_players_again = Następną partię mogą stąd zacząć tylko ci, którzy grali.
error-other_rules = Ten stół rozpoczęto według starszej wersji zasad, według której gra potoczyłaby się inaczej. Jest zamknięty i nikomu się nie liczy.
error-no_film = Tę partię rozegrano według starszej wersji zasad i nie zachowało się nic, z czego można by ją pokazać.
error-only_film = Tę partię rozegrano według starszej wersji zasad. Można ją tylko oglądać.
error-damaged = Tej partii nie da się odczytać do końca: jej zapis jest uszkodzony. Widać tyle, ile da się odczytać; nie można jej kontynuować.
error-storage_failed = Serwer nie może teraz niczego zapisać, więc to się nie liczy. Sam spróbuje ponownie; poczekaj chwilę.
error-storage_gone = Gier tego serwera nie ma już tam, gdzie były, więc niczego nie można zapisać. Osoba, która prowadzi serwer, musi przywrócić bazę danych i uruchomić go ponownie.
error-other_box = Przy tym stole gra się z innym pudełkiem gry { $title } (pudełko { $box }). Aby kontynuować, uruchom serwer z --box i plikiem tego pudełka.
error-no_moment = Ruchy w tej partii do tej pory: { $moves ->
    [one] { $moves }
    [few] { $moves }
    [many] { $moves }
   *[other] { $moves }
}.
error-no_such_seat = Przy tym stole nie ma takiego miejsca.
error-not_your_seat = To nie jest twoje miejsce.
error-seat_taken = To miejsce jest zajęte.
error-own_seats_only = Do końca gry możesz patrzeć tylko ze swoich miejsc.
error-only_players = Mogą to zrobić tylko grający przy tym stole.
error-sits_already = Masz już miejsce przy tym stole.
error-no_bot_there = Na tym miejscu nie gra bot.
error-bot_plays_it = Na tym miejscu już gra bot.
error-bot_plays_yours = Na tym miejscu gra za ciebie bot. Najpierw wróć na miejsce.
error-you_conceded = Partia jest przez ciebie poddana i na tym miejscu gra bot.
error-time_used_up = Twój czas na tę partię się skończył, więc gra za ciebie bot.
error-conceded_already = Partia jest już przez ciebie poddana.
error-nobody_there = Tego miejsca nie zajmuje nikt inny.
error-not_asked_now = { $name } nie musi teraz o niczym decydować.
error-nudged_already = { $name } ma świeże przypomnienie. Możesz przypomnieć znowu za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
error-is_here = { $name } jest przy stole.
error-no_help = Ten stół otwarto bez pomocy, więc nie ma podpowiedzi.
error-no_question = Nie musisz teraz o niczym decydować, więc nie ma podpowiedzi.
error-no_hints_here = Nikt tu nie umie ocenić ruchów gry { $title }, więc nie ma podpowiedzi.
error-one_hint = Twoja podpowiedź jest już w drodze.
error-many_hints = Bardzo dużo podpowiedzi naraz. Poczekaj minutę i spróbuj ponownie.
error-many_reasons = Bardzo dużo pytań o powód naraz. Poczekaj kilka sekund i spróbuj ponownie.
error-no_hint_found = Nie udało się znaleźć podpowiedzi na czas. Spróbuj ponownie.
error-late = Gra potoczyła się już dalej, więc twój ruch się nie liczy.
error-overtaken = Ktoś inny zdążył pierwszy, więc twój ruch się nie liczy.
error-not_your_turn = To nie jest tura miejsca { $seat }. Teraz decyduje miejsce { $waiting }.
seat = miejsce { $seat }
error-not_possible = Ruch „{ $move }” nie jest teraz możliwy dla miejsca { $seat }.
error-nothing_played = Jeszcze nic nie zagrano.
error-moved_since = Ktoś inny już zagrał, więc nic nie da się cofnąć.
error-move_stays = Ostatni ruch zakończył turę albo coś odkrył, więc zostaje.
error-no_seat = Przy tym stole nie ma miejsca { $seat }; miejsca są od 0 do { $last }.
error-no_index = Nie ma chwili { $index }: ruchy w tej partii do tej pory: { $moves ->
    [one] { $moves }
    [few] { $moves }
    [many] { $moves }
   *[other] { $moves }
}.
error-no_move = Nie ma ruchu „{ $move }”.
error-no_move_near = Nie ma ruchu „{ $move }”. Czy chodzi o „{ $near }”?
error-no_move_number = Nie ma ruchu numer { $number }; ruchy mają numery od 0 do { $last }.
error-no_verb = Nie ma ruchu „{ $verb }”; są: { $verbs }.
error-other_arguments = Ruch „{ $verb }” przyjmuje { $takes }, a nie { $given }.
error-foreign_move = „{ $move }” nie jest ruchem tej gry.
error-not_a_move = Ruch to Move, jego tekst albo numer, a nie { $type }.
error-unknown_game = Nie ma gry „{ $game }”; są: { $games }.
error-unknown_game_near = Nie ma gry „{ $game }”; są: { $games }. Czy chodzi o „{ $near }”?
error-wrong_seats = { $title } ma od { $least } do { $most } miejsc, a nie { $seats }.
error-database_in_use = Inny serwer używa już pliku { $file }. Najpierw go zatrzymaj albo daj temu własną bazę danych; kilka procesów może dzielić PostgreSQL.
error-wrong_people = Przy stole z { $seats } miejscami nie { $people ->
    [one] zmieści się { $people } osoba
    [few] zmieszczą się { $people } osoby
    [many] zmieści się { $people } osób
   *[other] zmieści się { $people } osób
}.
error-wrong_seed = Ziarno to liczba całkowita od 0 do { $largest }, a nie { $seed }.
error-no_options = { $title } nie ma opcji „{ $option }”; nie ma żadnych.
error-no_option = { $title } nie ma opcji „{ $option }”; są: { $options }.
error-no_language = Nie ma tekstów w języku „{ $language }”; są: { $languages }.
error-wrong_option = Opcja „{ $option }” gry { $title } przyjmuje jedną z wartości { $values }, a nie { $value }.
error-unknown_bot = Nie ma bota „{ $bot }”; są: { $bots }.
error-unknown_bot_near = Nie ma bota „{ $bot }”; są: { $bots }. Czy chodzi o „{ $near }”?
error-no_setting = Bot „{ $bot }” nie ma ustawienia „{ $setting }”.
error-other_setting = Bot „{ $bot }” nie może mieć wartości { $value } w ustawieniu „{ $setting }”.
error-no_advice = { $title } nie ma prostych reguł gry, więc bot „greedy” nie umie w nią grać.
error-no_guide = { $title } nie ma sieci ani oszacowania punktów końcowych, więc bot „search” nie umie w nią grać.
error-no_time_to_think = Bot myśli przez liczbę sekund albo prób większą od zera.
error-wrong_processes = Bot myśli w liczbie procesów od 1 do { $most }, a nie { $processes }.
error-wrong_setting = W zapisie bota „{ $spec }” część „{ $part }” nie jest ani czasem jak 0.2s, ani ustawieniem jak nazwa=wartość.
error-bot_not_made = Bota „{ $spec }” nie można użyć: { $why }
error-bot_cheated = Bot „{ $bot }” wybrał niedozwolony ruch „{ $move }”.
error-no_program = Nie można uruchomić „{ $program }”: nie ma takiego pliku, jest to folder albo brakuje prawa wykonywania. Program z tego folderu zaczyna się od „./”.
error-bot_name_taken = Program „{ $command }” nazywa się „{ $name }”, tak jak inny bot. Nadaj mu inną nazwę.
error-no_introduction = Program „{ $command }” nie może usiąść przy stole: { $why }.
error-pairs_or_hero = Albo --pairs, albo --hero, nie oba: bohater i tak gra przeciw każdemu z pozostałych.
error-no_ladder = W pliku { $file } nie ma partii drabinki ({ $why }).
error-no_levels = { $file } nie jest plikiem poziomów: taki plik to obiekt JSON, a w nim obiekt dla każdej gry.
error-no_net_to_value = W { $folder } nie ma sieci dla gry { $game }, w pakiecie też nie: najpierw ją wytrenuj.
error-values_not_resumed = Treningu ocen nie można kontynuować: zaczyna się od nowa.
error-no_other_bot = Jeden bot nie ma z kim grać. Podaj jeszcze jednego.
error-bot_twice = Bot „{ $bot }” jest podany dwa razy. Na drabince każdy bot stoi raz.
error-no_bots = Arena potrzebuje co najmniej jednego bota.
error-no_games = Arena rozgrywa co najmniej jedną partię, a nie { $games }.
error-not_for_seats = W żadną z tych gier nie można grać, gdy przy stole { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
    [many] jest { $seats } miejsc
   *[other] jest { $seats } miejsc
}.
error-no_rules_page = Nie ma tu strony z zasadami gry „{ $game }”.
error-rule_twice = Na stronie zasad są dwie zasady o numerze { $number }.
error-no_lessons = { $title } nie ma lekcji.
error-no_lesson = { $title } nie ma lekcji „{ $lesson }”; są: { $lessons }.
error-no_step = Lekcja kończy się na kroku { $last }, więc nie ma kroku { $step }.
error-lesson_file = Nie można odczytać lekcji { $file }: { $why }.
error-lesson_move = Lekcja { $lesson } gry { $game } nie może zagrać „{ $line }”: { $why }.
error-no_box = Nie ma pliku pudełka { $file }.
error-many_boxes = Tu zapisuje się najwyżej tyle twoich pudełek: { $count }. Wyeksportuj to pudełko do pliku.
error-save_line = To nie jest zapisana partia: w nagłówku jest wiersz „{ $line }”.
error-save_missing = To nie jest zapisana partia albo brakuje jej początku: nie ma wiersza „{ $key } …”.
error-save_format = Tę partię zapisano w formacie { $format }; ta wersja czyta format { $ours }.
error-save_rules = Tę partię zapisano według wersji { $rules } zasad gry { $title }; tutaj jest wersja { $ours }, w której gra może przebiegać inaczej.
error-save_box = Tę partię zapisano z innym pudełkiem gry { $title } ({ $box }, a nie { $ours }). Aby ją kontynuować, podaj plik tamtego pudełka (--box PLIK).
error-save_option = Tego zapisu nie można rozegrać: nie ma wiersza „option { $option } …”.
error-save_unplayable = Tego zapisu nie można rozegrać: { $why }
error-save_after_end = Po końcu tego zapisu coś jeszcze jest: „{ $line }”.
error-save_cut = Ten zapis urywa się po ruchu { $moves }: brakuje ostatniego wiersza.
error-save_count = Ten zapis powinien mieć { $expected ->
    [one] { $expected } ruch
    [few] { $expected } ruchy
    [many] { $expected } ruchów
   *[other] { $expected } ruchów
}, a { $found ->
    [one] znaleziono { $found }
    [few] znaleziono { $found }
    [many] znaleziono { $found }
   *[other] znaleziono { $found }
}.
error-save_move = Nie można odczytać ruchu { $number } tego zapisu: „{ $line }”.
error-save_illegal = Ruch { $number } tego zapisu jest niedozwolony: { $why }
error-save_number = Wiersz „{ $key }” tego zapisu zawiera „{ $text }”, a nie liczbę całkowitą.
error-save_value = Opcja „{ $option }” tego zapisu zawiera „{ $text }”, a to nie jest wartość.
error-fault = Coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
error-nothing_here = Pod tym adresem nic nie ma.
error-not_that_way = Tego adresu nie można użyć w ten sposób.
error-too_large = To żądanie jest za duże.
error-too_deep = Nie można odczytać żądania: jest zbyt głęboko zagnieżdżone.
error-not_json = Nie można odczytać żądania: to nie jest oczekiwany tu JSON.
error-speak_json = Treść żądania musi być w formacie JSON (content-type: application/json).
error-unreadable = Nie można odczytać żądania: { $why }.
error-something_missing = Nie można odczytać żądania: czegoś w nim brakuje albo coś jest nie tak.
error-unreadable_message = Nie można odczytać wiadomości: { $why }
error-other_site = To żądanie pochodzi z innej strony, więc nic się nie zmieniło.
error-only_at_server = Można to zrobić tylko na komputerze, na którym działa serwer.
error-no_network = Ten serwer nie jest dostępny z sieci. Uruchom go z --friends.
error-network_failed = Nie udało się wpuścić sieci ({ $why }). Uruchom serwer z --friends.
error-port_taken = Nie można użyć portu { $port } ({ $why }). Wybierz inny przez --port.
error-no_data_folder = Nie można utworzyć folderu bazy danych ({ $why }): { $path }
error-wrong_database = Nie można użyć tego adresu bazy danych. Podaj taki jak sqlite:///games.sqlite albo postgresql://host/name.
error-file_exists = { $file } już istnieje. Wybierz inną nazwę albo najpierw przenieś ten plik.
error-no_backup = Nie można zapisać kopii { $file }: { $why }.
error-bad_backup = { $file } nie jest pełną kopią: { $why }.
error-not_empty = W tej bazie danych są już gry. Kopię można odtworzyć tylko w pustej bazie.
error-no_database_file = Nie ma bazy danych { $file }. Podaj ją przez --database.
error-database_failed = Nie można użyć bazy danych: { $why }.
error-newer_database = Ta baza danych pochodzi z nowszego wydania Entrepot. Użyj tamtego wydania albo odtwórz wcześniejszą kopię.
error-empty_database = W tej bazie danych nie ma jeszcze nic z Entrepot.
error-ban_whom = Podaj osobę albo adres przez --address.
error-no_such_table_id = Nie ma stołu { $table }.
error-no_such_person_id = Nie ma osoby { $person }.
error-no_such_sanction = Nie ma sankcji { $sanction }.
error-not_a_network = „{ $text }” nie jest ani adresem, ani siecią.
error-no_settings_file = Nie można odczytać pliku ustawień { $file }: { $why }.
error-unknown_setting = Nie ma ustawienia „{ $name }” ({ $source }). Czy chodzi o „{ $near }”?
error-not_a_pair = „{ $text }” nie jest ustawieniem. Napisz nazwę i wartość, na przykład open_tables=20.
error-bad_setting = Ustawienie { $name } nie może mieć wartości „{ $value }” ({ $source }). Powinno to być: { $wanted }.
setting-text = tekst
setting-yes_no = true albo false
setting-rate = ile w ilu sekundach, na przykład 20/60
setting-list = lista; w tekście jej części oddzielają średniki
setting-one_of = jedno z: { $values }
setting-whole = liczba całkowita
setting-whole-least = liczba całkowita nie mniejsza niż { $least }
setting-whole-least-most = liczba całkowita od { $least } do { $most }
setting-number = liczba
setting-number-least = liczba nie mniejsza niż { $least }
error-no_encoding = { $title } nie ma zapisu w liczbach, więc nic nie może się jej nauczyć. Wybierz inną grę.
error-wrong_answers = Stoły: { $tables }, ale odpowiedzi: { $answers }. Podaj jedną odpowiedź dla każdego stołu.
error-not_open = Ruch numer { $move } nie jest możliwy przy stole { $table }. Wybierz jeden z dozwolonych przez maskę.
error-nobody_asked = Przy każdym stole ktoś musi decydować. Zostaw uczącemu się co najmniej jedno miejsce.
error-net_other_rows = Ta sieć nie może tu grać w { $title }: zna wiersze o długości { $has ->
    [one] { $has }
    [few] { $has }
    [many] { $has }
   *[other] { $has }
}, a te mają { $width }.
error-net_other_moves = Ta sieć nie może grać w { $title }: { $has ->
    [0] ocenia tylko pozycje i nie wybiera ruchów
    [one] zna { $has } ruch, a w grze ruchów jest { $moves }
    [few] zna { $has } ruchy, a w grze ruchów jest { $moves }
    [many] zna { $has } ruchów, a w grze ruchów jest { $moves }
   *[other] zna { $has } ruchu, a w grze ruchów jest { $moves }
}.
error-no_net = W pakiecie nie ma sieci dla gry { $title }. Podaj jakąś przez --net.
error-not_a_net = Plik { $file } nie jest siecią.
error-not_a_card = Plik { $file } nie jest kartą sieci.
error-card_of_another_net = Karta { $card } nie należy do sieci { $net }: sumy kontrolne się różnią.
error-ray_not_reached = Pod adresem { $address } nie ma klastra Ray ({ $why }).
error-ray_other_version = Jedna z maszyn klastra Ray ma inną wersję Entrepot. Zainstaluj tę samą na wszystkich.
error-ray_too_small = Klaster Ray ma { $processors ->
    [one] { $processors } procesor
    [few] { $processors } procesory
    [many] { $processors } procesorów
   *[other] { $processors } procesorów
}, a potrzeba { $workers ->
    [one] { $workers } procesu
    [few] { $workers } procesów
    [many] { $workers } procesów
   *[other] { $workers } procesów
}. Poproś o mniej.
error-no_tables = Musi być co najmniej jeden stół, a nie { $tables }.
error-no_deals = Musi być co najmniej jedno rozdanie, a nie { $deals }.
error-nothing_given = Podaj co najmniej jedną liczbę miejsc i jeden wybór dla każdej opcji.
error-others_missing = Przy { $seats ->
    [one] { $seats } miejscu
    [few] { $seats } miejscach
    [many] { $seats } miejscach
   *[other] { $seats } miejscach
} potrzeba { $needed ->
    [one] { $needed } innego gracza
    [few] { $needed } innych graczy
    [many] { $needed } innych graczy
   *[other] { $needed } innych graczy
}, a nie { $others }.
error-learner_seat = Uczący się nie może usiąść na miejscu { $seat }; miejsca mają numery od 0 do { $last }.
error-no_such_player = „{ $player }” nie może tu grać w { $title }; są: { $players }.
error-which_game = Która gra? Są: { $games }.
error-ambiguous = „{ $typed }” może oznaczać kilka ruchów: { $moves }.
error-no_such_number = Nie ma tu ruchu { $number }; ruchy mają numery od 1 do { $last }.
error-not_understood = Nie wiadomo, co znaczy „{ $typed }”. Wpisz numer z listy albo „help”.
error-not_understood_near = Nie wiadomo, co znaczy „{ $typed }”. Czy chodzi o jedno z tych: { $near }?
error-no_rule = Nie ma zasady „{ $rule }”; numery zasad wyglądają jak { $like }.
error-no_rules_pages = Żadna gra nie ma tu strony z zasadami.
error-no_sources = Testy są częścią źródeł projektu, które nie są tu zainstalowane.
error-option_form = Podaj opcję jako nazwa=wartość, a nie „{ $text }”.
error-bots_and_seats = Podano { $bots ->
    [one] { $bots } bota
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } botów
}, a wolnych dla nich miejsc jest: { $seats ->
    [one] { $seats }
    [few] { $seats }
    [many] { $seats }
   *[other] { $seats }
}.
error-bot_cannot_play = Bot „{ $bot }” nie umie grać w { $title }. Umieją: { $bots }.
error-not_with_resume = { $option } nie można użyć z --resume: zapisana partia ma własne.
error-no_file = Nie ma pliku { $file }.
error-file_unreadable = Nie można odczytać pliku { $file }: { $why }.
error-no_marks = Plik { $file } musi mieć wiersze { $start } i { $end }, każdy raz i w tej kolejności.
error-save_not_text = { $file } nie jest zapisaną partią: to nie jest plik tekstowy.
error-save_of_other = { $file } to partia gry { $title }, a nie { $game }.
error-save_over = Partia w pliku { $file } jest zakończona. Obejrzyj ją przez `entrepot replay`.
error-save_is_folder = { $file } to folder. Podaj plik, w którym zapisać partię.
error-save_is_other = W pliku { $file } jest coś innego niż ta partia, więc został nietknięty. Wybierz inną nazwę.
error-no_save_folder = Nie ma folderu { $folder }, w którym można by zapisać partię.
error-save_unwritable = Nie można zapisać pliku { $file }: { $why }.
error-save_failed = Nie można zapisać partii w pliku { $file }: { $why }.
nothing = nic
