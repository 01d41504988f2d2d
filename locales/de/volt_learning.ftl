# $target (number)
goal = Hol SP-Marker und zerstöre Roboter: { $target } SP gewinnen sofort. Alle Programme laufen Einheit für Einheit, niedrige Zahlen zuerst.

## chapters

chapters-dice = Lektion 1: Würfel und Einheiten
chapters-modules = Lektion 2: Module und KillBots

## lesson

lesson-points-title = Siegpunkte
lesson-points-text = Rot ist dein Roboter. Die Sterne sind SP-Marker: Wer am Ende der Runde auf einem steht, bekommt 1 Siegpunkt (SP). Auch ein zerstörter Roboter bringt 1 SP.
lesson-move-title = Blaue Würfel bewegen
lesson-move-text = Die Zahl eines Würfels wählst du selbst. Leg eine blaue 3 in Einheit 1 nach Norden: Dein Roboter fährt drei Felder weit zum Marker. Drück dann auf Fertig.
lesson-move-done = Ein SP! Marker nehmen Roboter am Ende der Runde, nicht unterwegs.
lesson-move-missed = Du musst auf dem Stern halten: eine blaue 3 nach Norden.
lesson-units-title = Eine Einheit nach der anderen
lesson-units-text = Du hast drei Einheiten für je einen Würfel. Fahr mit Einheit 1 nach Osten (3) und mit Einheit 2 nach Norden (2), um Grube und Wand herum.
lesson-units-done = Erst läuft Einheit 1 aller Roboter, dann Einheit 2, dann Einheit 3. Einheiten dürfen leer bleiben.
lesson-units-missed = Erst eine blaue 3 nach Osten in Einheit 1, dann eine blaue 2 nach Norden in Einheit 2.
lesson-fire-title = Rote Würfel schießen
lesson-fire-text = Ein roter Würfel schießt in eine der acht Richtungen, so weit der Weg frei ist. Blau hat zwei Schadensmarker: Schieß nach Nordosten.
lesson-fire-done = Der dritte Schadensmarker zerstört einen Roboter: 1 SP für dich. Gruben halten Schüsse nicht auf.
lesson-fire-missed = Leg einen roten Würfel nach Nordosten, die Zahl ist egal.
lesson-order-title = Niedrige Zahlen zuerst
lesson-order-text = In jeder Einheit laufen niedrige Zahlen zuerst. Blau wird mit einer blauen 3 nach Norden fahren. Triff vorher: mit einem roten Würfel nach Osten und niedriger Zahl.
lesson-order-done = Die 2 kommt vor der 3. Bei gleicher Zahl kommt Blau vor Rot, dann die niedrigere Startnummer.
lesson-order-missed = Blau war schneller. Nimm für den roten Würfel 1 oder 2.
lesson-push-title = Schieben
lesson-push-text = Ein fahrender Roboter schiebt andere vor sich her. Wände halten ihn auf, und eine Grube zerstört, was hineinfällt. Schieb Blau in die Grube, aber fahr nicht hinterher.
lesson-push-done = In die Grube geschoben: 1 SP für dich.
lesson-push-missed = Eine blaue 2 nach Osten schiebt Blau gerade weit genug.
lesson-return-title = Zurückkommen
lesson-return-text = Dein Roboter wurde zerstört. Jetzt kommt er ohne Schaden zurück, auf ein Startfeld deiner Seite. Wähl eins.
lesson-return-done = Verloren ist nur der Rest jener Runde. Alles andere behältst du, auch deine SP.
lesson-equip-title = Module ausrüsten
lesson-equip-text = Rüste deine zwei Module aus und nutze dann die Steuerdüse: Mit ihr fahren blaue Würfel von 1 bis 3 auch schräg. Hol den Marker mit einer blauen 2 nach Nordosten.
lesson-equip-done = Schräg kommst du an Gruben vorbei. Jede Seite der Roboterkarte fasst zwei Module, und hinter ein gelbes passt nichts mehr.
lesson-module-title = Ein Modul nutzen
lesson-module-text = Der Kraftstrahl passt zu roten Würfeln von 2 bis 5. Leg eine rote 4 nach Osten. Wenn sie läuft, nutze statt des Schusses den Kraftstrahl.
lesson-module-done = Aus der Ferne in die Grube geschoben! Du wirst gefragt, wenn ein Modul passt. Dauerbefehle antworten im Voraus.
lesson-module-missed = Eine rote 4 nach Osten, und dann der Kraftstrahl.
lesson-workshop-title = In der Werkstatt
lesson-workshop-text = In einer Werkstatt reparierst du deinen Roboter oder ziehst ein Modul. Fahr mit einer blauen 3 nach Norden dorthin und repariere.
lesson-workshop-done = Der Schaden ist weg. Ohne Schaden hättest du dort ein Modul ziehen können.
lesson-workshop-missed = Fahr mit Einheit 1 drei Felder nach Norden und wähl die Reparatur.
lesson-killbot-title = Ein KillBot
lesson-killbot-text = KillBots werden von den Regeln gesteuert: In jeder Einheit ziehen sie einen Würfel und jagen Marker und Roboter, die sie sehen. Dieser wird eine blaue 3 ziehen. Schieß mit einer roten 1 nach Osten.
lesson-killbot-done = Ein KillBot weniger. Alle KillBots einer Partie sind Freunde und gewinnen mit 7 SP zusammen.
lesson-killbot-missed = Er war schneller. Nur eine 1 oder 2 kommt vor seiner blauen 3.
lesson-end-title = Das war’s
lesson-end-text = In einer Liga gewinnen 5 SP. Alle beginnen mit zwei Modulen und bekommen weitere für zerstörte Roboter und in Werkstätten. Den Rest sagen die Regeln, mit Stellungen zum Ansehen.

## puzzles

# $vp (number)
puzzles-vp = Hol in dieser Runde { $vp } SP. Die anderen Roboter haben keine Würfel.

## rules

rules-goal-title = Das Ziel
rules-goal-text = Zwei bis vier Roboter kämpfen in einer Arena. Wer am Ende der Runde auf einem SP-Marker steht, nimmt ihn: 1 SP. Auch ein zerstörter Roboter bringt 1 SP. 5 SP gewinnen sofort, im Training 3. Nach Runde 30 gewinnen die meisten SP, bei Gleichstand die seltener zerstörten Roboter.
rules-arena-title = Die Arena
rules-arena-text = Wände halten Roboter und Schüsse auf, Energiewände auch. Eine Blitzschranke kostet beim Durchfahren 1 Schaden, ein Blitzfeld am Ende der Runde 1 Schaden. Eine Grube zerstört, was hineinfällt. Türen haben keine Wirkung.
rules-program-title = Programme
rules-program-text = Alle programmieren gleichzeitig und geheim. Du hast zwei blaue und zwei rote Würfel und nutzt bis zu drei davon, höchstens einen je Einheit. Zahl und Taste jedes Würfels wählst du selbst. Blaue Würfel kommen auf die vier geraden Tasten, rote auf alle acht.
rules-order-title = Die Reihenfolge
rules-order-text = Erst läuft Einheit 1 aller Roboter, dann Einheit 2, dann Einheit 3. In einer Einheit kommt die niedrigste Zahl zuerst, dann Blau vor Rot, dann die niedrigere Startnummer. Jede Runde gibt es neue Startnummern.
rules-moves-title = Fahren und schieben
rules-moves-text = Ein blauer Würfel bewegt den Roboter so viele Felder weit, wie er zeigt. Alle Roboter in einer Reihe davor werden geschoben. Geht das nicht, bleibt er stehen. Einen Roboter in eine Grube zu schieben bringt 1 SP.
rules-shots-title = Schüsse und Minen
rules-shots-text = Ein roter Würfel schießt bis zum ersten Roboter oder zur ersten Mine. Ein Roboter nimmt 1 Schaden; der dritte Schadensmarker zerstört ihn. Eine Mine explodiert: 1 Schaden für alle auf ihrem Feld und ringsum, soweit keine Wand dazwischen ist. Wer auf das Feld einer Mine fährt, löst sie aus.
rules-ending-title = Das Ende einer Runde
rules-ending-text = Zuerst schlagen die Blitze in alle Blitzfelder. Dann nutzt jeder Roboter, nach Startnummern, sein Feld: Er nimmt einen SP-Marker, oder in einer Werkstatt wird repariert oder ein Modul gezogen. Im Training wird dort nur repariert.
rules-return-title = Zurückkommen
rules-return-text = Ein zerstörter Roboter verliert seine Würfel und allen Schaden, und seine Minen verschwinden. In der nächsten Runde kommt er auf ein Startfeld seiner Seite. Ein Roboter oder eine Mine dort rückt ein Feld in Pfeilrichtung weiter, ohne Schaden.
rules-modules-title = Module
rules-modules-text = In einer Liga ziehst du Module von drei Stapeln: zwei zu Beginn, eins für jeden zerstörten Roboter, weitere in Werkstätten. Am Anfang einer Runde rüstest du aus: Jede Seite der Roboterkarte fasst zwei Module, und hinter ein gelbes passt nichts mehr. Alle sehen, was ausgerüstet ist, aber nicht, was du sonst noch hast.
rules-using-title = Module nutzen
rules-using-text = Die Karte sagt, welche Würfel passen. Läuft so ein Würfel, wirst du gefragt, ob du das Modul nutzt. „Statt“ ersetzt die Bewegung oder den Schuss, darum geht nur eins davon. Ein Dauerbefehl antwortet im Voraus: immer, nie oder fragen.
rules-killbots-title = KillBots
rules-killbots-text = KillBots spielen nach Regeln, die von uns sind. In jeder Einheit ziehen sie einen Würfel und eine Zahl. Mit einem blauen drehen sie sich zum nächsten SP-Marker, den sie in den vier geraden Richtungen sehen, oder sonst zum nächsten Gegner, und fahren hin, um Gruben und Wände herum. Mit einem roten schießen sie auf den nächsten Gegner in einer der acht Richtungen. Zusammen brauchen sie 7 SP.
rules-championship-title = Meisterschaft
rules-championship-text = Vier Partien in den Arenen A bis D. Wer eine Arena gewinnt, verteidigt sie und bekommt ihr Champion-Modul: Jetpack in B, Wasserwerfer in C, Wandkontrolle in D. Dann folgt eine Titelpartie in der Arena, die zuletzt an die Seite mit den meisten Arenen ging. Gewinnt sie eine andere Seite, bekommt diese die Arena und die Champion-Module.
rules-house-title = Hausregeln
rules-house-text = Was die Module tun, und die meisten Antworten unten, stammen aus den Regeln einer Online-Version des Spiels. Die Arenen, die Zahlen auf den Karten, das Vorgehen der KillBots und der Ablauf der Meisterschaft sind von uns. Antworten, die von uns sind, tragen den Zusatz Hausregel.

## boards

boards-points = Rot steht am Ende der Runde auf Marker 1 und nimmt ihn. Marker 2 bleibt.
boards-fields = Die Schranke kostet 1 Schaden, das Blitzfeld noch einen.
boards-order = Beide haben eine 2. Blaue Würfel laufen vor roten: Blau fährt in die Schusslinie und wird getroffen.
boards-units = Einheit 1 fährt nach Osten, Einheit 2 nach Norden, Einheit 3 schießt nach Westen.
boards-push = Rot schiebt zwei Roboter nacheinander in die Grube: 2 SP.
boards-fire = Ein Schuss geht über die Grube und trifft den ersten Roboter.
boards-walls = Die Wand beendet die erste Bewegung. Durch die Schranke geht es für 1 Schaden.
boards-mine = Der Schuss endet an der Mine, und ihre Explosion trifft den Roboter daneben.
boards-workshop = Rot hat zwei Schadensmarker und repariert in der Werkstatt.
boards-restart = Rot kommt auf b1 zurück.
boards-equip = Rot rüstet die Steuerdüse aus und fährt schräg.
boards-use = Rot nutzt den Kraftstrahl statt eines Schusses.
boards-killbot = Der KillBot sieht den Marker, dreht sich und holt ihn.

## questions

questions-moving-title = Fragen 1: Fahren und schieben
questions-moving-text = Zu jeder Antwort gibt es eine kleine Stellung zum Ansehen.
questions-equipping-title = Fragen 2: Ausrüsten
questions-equipping-text = Wie Module zusammengesetzt werden.
questions-blue-title = Fragen 3: Blaue Module
questions-blue-text = Mobilität, Rückstoß, Steuerdüse, Teleport und Teleskoparm.
questions-red-title = Fragen 4: Rote Module
questions-red-text = Kreuzfeuer, Granaten, Minen, Fernsteuerung, Sägeblatt, Kraftstrahl und Schwenkkopf.
questions-yellow-title = Fragen 5: Gelbe Module
questions-yellow-text = Anker, Schild und Bombe.
questions-champion-title = Fragen 6: Champion-Module
questions-champion-text = Jetpack, Wasserwerfer und Wandkontrolle.
questions-killbots-title = Fragen 7: KillBots
questions-killbots-text = Was KillBots sehen und tun, und wer punktet.

## answers

# $answer (string)
house = { $answer } (Hausregel)
answers-1a-title = 1a. Darf man schräg am Ende einer Wand vorbei fahren, schießen, teleportieren oder fernsteuern, oder durch einen Winkel?
answers-1a-text = Am Ende vorbei ja: Der Schuss nach Nordosten trifft. Durch einen Winkel nein: Der nach Südwesten geht nirgendwohin.
answers-1aControl-title = 1a. Und mit Wandkontrolle?
answers-1aControl-text = Mit Wandkontrolle fährt ein Roboter selbst durch den Winkel.
answers-1b-title = 1b. Darf ein Roboter auf ein Startfeld, auf dem ein anderer oder eine Mine ist?
answers-1b-text = Ja. Was dort ist, rückt ein Feld in Pfeilrichtung weiter, ohne Schaden, aber nie in eine Grube. Module wirken nicht: Der Anker hilft Blau nichts.
answers-1c-title = 1c. Können zwei gleichzeitig die nötigen SP erreichen?
answers-1c-text = Nein. Alles hat eine Reihenfolge, und das Spiel endet sofort. Rot hat die niedrigere Startnummer und nimmt den fünften SP zuerst.
answers-1d-title = 1d. Ein Roboter wird durch eine Blitzschranke geschoben und zerstört. Bringt das dem Schiebenden SP?
answers-1d-text = Ja, 1 SP.
answers-1e-title = 1e. Was, wenn ein SP-Marker für ein Feld gezogen wird, auf dem ein Roboter steht?
answers-1e-text = Er kommt unter den Roboter. Der nimmt ihn, wenn er am Ende der Runde noch dort steht.
answers-1f-title = 1f. Eine Schranke oder ein Blitzableiter zerstört den fahrenden Roboter. Wird der vor ihm geschoben?
answers-1f-text = Nein: Die Schranke zerstört Rot zuerst, und Blau bleibt stehen.
answers-1fRecoil-title = 1f. Und wenn Rückstoß oder Kraftstrahl schiebt?
answers-1fRecoil-text = Das wird ausgeführt: Der Blitzableiter von Blau zerstört Rot, und Blau wird trotzdem geschoben.
answers-1g-title = 1g. Ein Anker gleich hinter einer Schranke hält den Fahrenden auf. Nimmt der Schaden?
answers-1g-text = Nein. Kein Roboter hat die Schranke durchquert.
answers-2a-title = 2a. Darf man Module beliebig ausrüsten, solange sie passen?
answers-2a-text = Nein. Hinter ein gelbes Modul passt nichts, darum muss der Rückstoß vor den Anker. Der Schild kommt auf die andere Seite.
answers-3a-title = 3a. Ändert Mobilität die Reihenfolge der Würfel?
answers-3a-text = Nein. Der Würfel von Rot bleibt rot: Die blaue 3 läuft zuerst, obwohl Rot die niedrigere Startnummer hat. So wird Blau geschoben.
answers-3b-title = 3b. Schiebt Rückstoß, wenn der Roboter sich nicht bewegen konnte?
answers-3b-text = Ja. Die Wand hält Rot auf, und Blau wird weggeschoben.
answers-3c-title = 3c. Kommt man schräg sicher an einer Grube vorbei?
answers-3c-text = Ja.
answers-3d-title = 3d. Wann kommt ein blauer Würfel auf eine schräge Taste?
answers-3d-text = Beim Programmieren, wenn die Steuerdüse ausgerüstet ist und der Würfel passt. Später geht das nur durch Fernsteuerung.
answers-3e-title = 3e. Der Würfel liegt auf einer schrägen Taste. Darf man jetzt auf die Steuerdüse verzichten?
answers-3e-text = Nein. Blau schiebt Rot zur Seite, und Rot muss schräg in die Grube fahren. Es ist die eigene Bewegung, also gibt es keine SP.
answers-3f-title = 3f. Geht Teleport durch eine Energiewand?
answers-3f-text = Nein. Er braucht eine freie Schusslinie, und der Würfel ist verbraucht.
answers-3g-title = 3g. Ein Roboter wird am Ende der Runde zerstört. Nimmt er vorher seinen SP-Marker?
answers-3g-text = Nein. Zuerst löst der Blitz die Mine aus, die Rot zerstört. Erst danach werden Marker genommen, nach Startnummern; Schaden durch das eigene Feld kommt vor dessen Marker.
answers-3h-title = 3h. Darf der Teleskoparm ein Feld nutzen, das weder SP-Feld noch Werkstatt ist?
answers-3h-text = Ja, auch um Schaden zu nehmen. Rot löst die eigene Mine aus; die zerstört Rot, und dann zerstört die Bombe von Rot den Roboter von Blau.
answers-4a-title = 4a. Kreuzfeuer trifft eine Mine. Kommt sein eigener Schaden zuerst?
answers-4a-text = Ja. Alle Linien treffen zuerst: Der Schuss zerstört Blau, und Rot punktet. Erst dann explodiert die Mine und trifft Rot.
answers-4b-title = 4b. Bringen durch Granaten zerstörte Roboter SP?
answers-4b-text = Ja. Der eigene Roboter aber nie.
answers-4c-title = 4c. Was geschieht mit einer Mine, die Rückstoß oder Kraftstrahl schiebt?
answers-4c-text = Sie explodiert, wo sie liegt. Danach wird weiter geschoben, auch wenn der Auslösende zerstört ist: Gelb rückt noch weg.
answers-4d-title = 4d. Eine Wirkung löst zwei Minen aus. Welche explodiert zuerst?
answers-4d-text = Es geht nach den Startnummern ihrer Besitzer. Die von Blau ist die erste: Sie zerstört Rot, und Blau punktet.
answers-4e-title = 4e. Was ist mit einer Mine auf einem Blitzfeld?
answers-4e-text = Am Ende der Runde trifft der Blitz alles auf den Feldern, also explodiert die Mine.
answers-4f-title = 4f. Schützt eine Mine in der Schusslinie den Roboter dahinter?
answers-4f-text = Ja. Die Linie endet an der Mine, und sie wird getroffen. Das gilt auch für Teleport und Fernsteuerung.
answers-4g-title = 4g. Darf Fernsteuerung einen Würfel in eine andere Einheit legen?
answers-4g-text = Nein, sie ändert nur die Taste, hier von Norden auf Osten. Hat das Ziel eine RAM-Erweiterung, geht auch eine andere Einheit.
answers-4h-title = 4h. Geht mit RAM-Erweiterung auch eine Einheit, die schon vorbei ist?
answers-4h-text = Nein, nur diese oder eine spätere. Hier kommt der Würfel von Blau aus Einheit 3 in Einheit 2 und nach Osten.
answers-4i-title = 4i. Erlaubt die Steuerdüse des Ziels schräge Tasten?
answers-4i-text = Ja, wenn der Würfel zur Steuerdüse von Blau passt.
answers-4j-title = 4j. Wer bekommt SP, die das Ziel mit dem bewegten Würfel holt?
answers-4j-text = Das Ziel. Blau nimmt den Marker.
answers-4jPit-title = 4j. Und wenn sich das Ziel selbst zerstört?
answers-4jPit-text = Dann punktest du, wenn sonst keiner punktet: Blau fährt in die Grube, 1 SP für Rot.
answers-4k-title = 4k. Das Ziel fährt auf eine Mine. Wer punktet?
answers-4k-text = Wem die Mine gehört: hier Gelb.
answers-4kOwn-title = 4k. Und wenn es die eigene Mine ist?
answers-4kOwn-text = Dann punktest du.
answers-4l-title = 4l. Trifft das Sägeblatt einen Roboter, der sich nicht schieben lässt?
answers-4l-text = Ja. Die Wand hält Blau fest, und Blau nimmt 1 Schaden.
answers-5a-title = 5a. Eine Bewegung und dann Rückstoß schieben einen Roboter. Gilt die Antwort für seinen Anker beide Male?
answers-5a-text = Nein, gefragt wird bei jedem Schieben neu. Blau lässt sich von der Bewegung schieben und hält gegen den Rückstoß.
answers-5b-title = 5b. Darf ein Schild mit Schadensmarker die Seite wechseln?
answers-5b-text = Ja, der Schaden geht mit. Abnehmen darf man ihn aber nicht.
answers-5c-title = 5c. Explodiert eine Bombe, wenn die Zerstörung ihres Trägers das Spiel beendet?
answers-5c-text = Nein. Der fünfte SP beendet das Spiel vorher.
answers-5d-title = 5d. Was kommt zuerst: die Bombe, oder werden die Minen ihres Besitzers entfernt?
answers-5d-text = Zuerst verschwinden die Minen, darum explodieren sie nicht.
answers-6a-title = 6a. Was tut ein Sprung mit Steuerdüse und Jetpack an einem Winkel?
answers-6a-text = Er endet auf dem letzten Feld davor. Blau steht dort und kann nicht weg, wird also zerquetscht: 1 SP.
answers-6b-title = 6b. Jetpack und Rückstoß: Was schiebt zuerst?
answers-6b-text = Das Jetpack. Dann schiebt der Rückstoß alle, die noch neben dem Roboter stehen.
answers-6c-title = 6c. Kann ein Roboter über einen springen und dann den nächsten schieben?
answers-6c-text = Nein, es ist ein einziger Sprung, über Roboter, Minen, Gruben und Schranken.
answers-6d-title = 6d. Der Wasserwerfer hat erst eine Mine, dann einen Roboter in der Linie. Was geschieht?
answers-6d-text = Die Mine explodiert, der Strahl geht weiter und schiebt den Roboter.
answers-6e-title = 6e. Und bei mehreren Robotern und einer Mine?
answers-6e-text = Höchstens ein Roboter wird geschoben. Die Mine zerstört Blau, darum erreicht der Strahl Gelb.
answers-6f-title = 6f. Schiebt man mit Wandkontrolle andere durch Wände?
answers-6f-text = Nein. Rot selbst kommt durch die erste Wand, aber Blau bleibt an der nächsten stehen.
answers-7a-title = 7a. Fernsteuerung dreht einen KillBot, und er zerstört sich. Wer punktet?
answers-7a-text = Wer ihn gedreht hat: 1 SP für Rot. Das gilt nur für den nächsten Würfel des KillBots.
answers-7b-title = 7b. Ein KillBot zerstört einen anderen. Bringt das SP?
answers-7b-text = Nein. Sie sind Freunde.
answers-7c-title = 7c. Sieht ein KillBot einen SP-Marker unter einem anderen KillBot?
answers-7c-text = Nein, und auch nicht, was dahinter ist. Darum fährt dieser nach Norden.
answers-7d-title = 7d. Wer gibt und bekommt Champion-Module, wenn KillBots eine Titelpartie verlieren oder gewinnen?
answers-7d-text = Nur der KillBot, der die Arena verteidigt, gibt seine Module ab. Gewinnen KillBots, bekommt sie der mit den meisten SP, bei Gleichstand der mit der niedrigeren Startnummer.
answers-7e-title = 7e. Was tun KillBots mit Jetpack vor einer Grube?
answers-7e-text = Sie springen darüber, wenn das Zielfeld sicher ist.
answers-7eWalls-title = 7e. Und mit Wandkontrolle vor einer Wand?
answers-7eWalls-text = Mit Wandkontrolle fahren sie hindurch.
answers-7f-title = 7f. Sieht ein KillBot über Minen hinweg?
answers-7f-text = Nein. Er sieht den Marker hinter der Mine nicht und holt den anderen.
