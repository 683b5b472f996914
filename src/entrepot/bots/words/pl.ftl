# What the bots are called, and how each plays.

bot-greedy = Zachłanny
bot-greedy-about = Bierze to, co od razu wygląda najlepiej, według prostych reguł.
bot-level-1 = Uczeń
bot-level-1-about = Wie, co zwykle jest dobre, i ma nawyki: co lubi robić, robi nawet wtedy, gdy coś innego jest lepsze.
bot-level-2 = Subiekt
bot-level-2-about = Bierze to, co od razu wygląda najlepiej, według prostych reguł, i nigdy nie patrzy naprzód.
bot-level-3 = Kupiec
bot-level-3-about = Zanim zagra, próbuje w myślach kilku najlepszych ruchów, parę tur naprzód.
bot-level-4 = Kapitan
bot-level-4-about = Gra bez namysłu: zna setki tysięcy partii, które rozegrał sam ze sobą.
bot-level-5 = Mistrz
bot-level-5-about = Ma doświadczenie Kapitana i z jego pomocą przemyśla każdy wybór.
bot-random = Losowy
bot-random-about = Gra dowolny dozwolony ruch, każdy z tą samą szansą.
bot-search = Myślący
bot-search-about = Zanim zagra, próbuje ruchów w myślach; prowadzi go sieć, jeśli jakaś jest.
bot-trained = Wyuczony
bot-trained-about = Gra, jak radzi sieć, która nauczyła się gry sama, grając przeciw sobie.
bot-trained-other_box = Jego sieć uczyła się gry z innym pudełkiem albo według innych zasad. Mimo to gra według sieci: z każdym wypróbowanym takim pudełkiem była lepsza niż Zachłanny.
bot-trained-other_rows = Jego sieć nie umie odczytać tego pudełka, bo są w nim inne rzeczy niż te, z którymi się uczyła: ruchy wybiera Zachłanny.
beats = Z botem { $below } wygrywa { $won } z { $of ->
    [one] { $of } partii
    [few] { $of } partii
    [many] { $of } partii
   *[other] { $of } partii
} dla dwóch.
