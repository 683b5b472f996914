bot-greedy = Hladový
bot-level-1 = Učeň
bot-level-2 = Písař
bot-level-3 = Obchodník
bot-level-4 = Kapitán
bot-level-5 = Mistr
bot-random = Náhodný
bot-search = Přemýšlivý
bot-trained = Vycvičený
bot-trained-other_box = Jeho síť se hru naučila s jinou krabicí nebo jinými pravidly. Hraje podle ní přesto; se všemi takto zkoušenými krabicemi byla lepší než Hladový.
bot-trained-other_rows = Jeho síť neumí tuto krabici číst, jsou v ní jiné věci než v té, se kterou se učila: kroky vybírá Hladový.
beats = S botem { $below } vyhrává { $won } z { $of ->
    [one] { $of } partie
    [few] { $of } partií
   *[other] { $of } partií
} pro dva.
