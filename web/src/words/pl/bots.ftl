bot-greedy = Zachłanny
bot-level-1 = Uczeń
bot-level-2 = Subiekt
bot-level-3 = Kupiec
bot-level-4 = Kapitan
bot-level-5 = Mistrz
bot-random = Losowy
bot-search = Myślący
bot-trained = Wyuczony
bot-trained-other_box = Jego sieć uczyła się gry z innym pudełkiem albo według innych zasad. Mimo to gra według sieci: z każdym wypróbowanym takim pudełkiem była lepsza niż Zachłanny.
bot-trained-other_rows = Jego sieć nie umie odczytać tego pudełka, bo są w nim inne rzeczy niż te, z którymi się uczyła: ruchy wybiera Zachłanny.
beats = Z botem { $below } wygrywa { $won } z { $of ->
    [one] { $of } partii
    [few] { $of } partii
    [many] { $of } partii
   *[other] { $of } partii
} dla dwóch.
