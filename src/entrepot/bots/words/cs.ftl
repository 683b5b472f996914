# Jak se boti jmenují a jak který hraje.

bot-greedy = Hladový
bot-greedy-about = Bere, co na první pohled vypadá nejlépe, podle jednoduchých pravidel.
bot-level-1 = Učeň
bot-level-1-about = Ví, co bývá dobré, a má své zvyky: co dělá rád, dělá i tehdy, když je něco jiného lepší.
bot-level-2 = Písař
bot-level-2-about = Bere, co na první pohled vypadá nejlépe, podle jednoduchých pravidel, a nikdy nehledí dopředu.
bot-level-3 = Obchodník
bot-level-3-about = Než zahraje, vyzkouší si několik nejlepších kroků v hlavě, pár tahů dopředu.
bot-level-4 = Kapitán
bot-level-4-about = Hraje bez rozmýšlení, ze zkušenosti statisíců partií proti sobě samému.
bot-level-5 = Mistr
bot-level-5-about = Má Kapitánovu zkušenost a s ní promýšlí dopředu každou volbu.
bot-random = Náhodný
bot-random-about = Hraje libovolný dovolený krok, každý se stejnou pravděpodobností.
bot-search = Přemýšlivý
bot-search-about = Než zahraje, zkouší si kroky v hlavě; vede ho síť, pokud nějaká je.
bot-trained = Vycvičený
bot-trained-about = Hraje podle rad sítě, která se hru naučila hraním sama se sebou.
bot-trained-other_box = Jeho síť se hru naučila s jinou krabicí nebo jinými pravidly. Hraje podle ní přesto; se všemi takto zkoušenými krabicemi byla lepší než Hladový.
bot-trained-other_rows = Jeho síť neumí tuto krabici číst, jsou v ní jiné věci než v té, se kterou se učila: kroky vybírá Hladový.
beats = S botem { $below } vyhrává { $won } z { $of ->
    [one] { $of } partie
    [few] { $of } partií
   *[other] { $of } partií
} pro dva.
