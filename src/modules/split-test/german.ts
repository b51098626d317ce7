export const german: Record<string, string> = {
  'Split test': 'Split-Test',
  'Two to six versions of the same place, each shown to some of the visitors.':
    'Zwei bis sechs Varianten derselben Stelle; jede sieht ein Teil der Besucher.',
  'Test name': 'Name des Tests',
  Key: 'Schlüssel',
  Subjects: 'Varianten',
  'Traffic weight. Equal weights split visitors evenly; 3 and 1 give 75 % and 25 %. 0 excludes the variant.':
    'Ihr Anteil an den Besuchern: Bei 1 und 1 sieht jede die Hälfte, bei 3 und 1 sehen die erste drei von vieren. 0 zeigt sie niemandem.',
  Goal: 'Ziel',
  Click: 'Klick',
  'Form sent': 'Formular gesendet',
  'Newsletter sign-up': 'Newsletter-Anmeldung',
  'Comment posted': 'Kommentar geschrieben',
  'Sign-in with a login form': 'Anmeldung mit einem Anmeldeformular',
  'Added to cart': 'In den Warenkorb gelegt',
  'Checkout begun': 'Kasse begonnen',
  'Order placed': 'Bestellung aufgegeben',
  'Visit to a page with the tracking goal': 'Besuch einer Seite mit dem Tracking-Ziel',
  'Goal module': 'Zielmodul',
  'The module that is clicked or sent. In the other subjects, the same module counts. Leave it empty for the tested modules themselves, or for any form.':
    'Das Modul, das geklickt oder gesendet wird. In den anderen Varianten zählt dasselbe Modul. Leer lassen für die getesteten Module selbst oder jedes Formular.',
  'Select the module whose clicks count as the goal, or choose another goal: nothing in this test can be clicked.':
    'In diesem Test lässt sich nichts anklicken. Wählen Sie das Modul, dessen Klicks zählen, oder ein anderes Ziel.',
  'The goal module has no clear counterpart in “{value}”. Add the one that counts there.':
    'In „{value}“ ist nicht klar, welches Modul dem Zielmodul entspricht. Fügen Sie das hinzu, das dort zählt.',
  'There is no module like the goal module in “{value}”. Its visitors cannot reach the goal.':
    'In „{value}“ gibt es kein Modul wie das Zielmodul. Besucher dieser Variante können das Ziel nicht erreichen.',
  'Bounce limit (seconds)': 'Absprunggrenze (Sekunden)',
  'Visitors who leave earlier have bounced.': 'Wer die Seite früher verlässt, ist abgesprungen.',
  'Remember visitors': 'Besucher wiedererkennen',
  'For 365 days, visitors see the same subject whenever they come. For one visit, the next visit may show another subject. Visitors who are asked for consent and do not agree are not remembered: only sums are counted of them.':
    '365 Tage lang sehen Besucher bei jedem Besuch dieselbe Variante. Bei einem Besuch kann der nächste eine andere Variante zeigen. Wer um Einwilligung gebeten wird und nicht einwilligt, wird nicht wiedererkannt: Von ihnen werden nur Summen gezählt.',
  'For 365 days (with consent, if asked)': '365 Tage (wo gefragt, mit Einwilligung)',
  'For one visit (asks nothing)': 'Für einen Besuch (fragt nicht)',
  'Smallest effect (%)': 'Kleinster Effekt (%)',
  'The smallest improvement that is worth finding. Smaller effects need many more visitors.':
    'Die kleinste Verbesserung, die zählt. Kleinere Effekte brauchen viel mehr Besucher.',
  'Minimum duration (days)': 'Mindestdauer (Tage)',
  'There is no verdict before. Whole weeks are best, as weekdays differ.':
    'Vorher gibt es kein Ergebnis. Ganze Wochen sind am besten, weil sich Wochentage unterscheiden.',
  Visitors: 'Besucher',
  'Returning visitors took part in a test on an earlier day. Only a test that remembers visitors for 365 days knows them.':
    'Wiederkehrende Besucher haben an einem früheren Tag an einem Test teilgenommen. Nur ein Test, der Besucher 365 Tage lang wiedererkennt, kennt sie.',
  New: 'Neue',
  Returning: 'Wiederkehrende',
  Campaigns: 'Kampagnen',
  'Values of utm_campaign in the URL, separated by commas. Leave it empty for all visitors.':
    'Werte von utm_campaign in der URL, durch Kommas getrennt. Leer lassen für alle Besucher.',
  'Language codes of the browser, separated by commas: de, fr. Leave it empty for all visitors.':
    'Sprachcodes des Browsers, durch Kommas getrennt: de, fr. Leer lassen für alle Besucher.',
  'Two headlines': 'Zwei Überschriften',
  'Three buttons, one of them rarely': 'Drei Buttons, einer davon selten',
}
