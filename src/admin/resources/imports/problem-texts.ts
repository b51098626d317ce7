import type { ImportProblem } from '#shop/schema'

/** German texts of problems. `{value}` is the cell. */
const GERMAN: Record<ImportProblem['code'], string> = {
  'not-csv':
    'Das ist keine CSV-Datei. Wählen Sie in Excel oder Numbers „Speichern unter“ oder „Exportieren“ und das Format „CSV UTF-8“.',
  malformed:
    'Die Zeile ist nicht lesbar. Suchen Sie nach einem Anführungszeichen, das nicht geschlossen wird.',
  header: 'Nötige Spalten fehlen. Ordnen Sie unten die Spalten der Datei zu.',
  columns: 'Die Zeile hat nicht so viele Spalten wie die Kopfzeile.',
  missing: 'Eine nötige Angabe fehlt.',
  'invalid-type': '„{value}“ ist kein bekannter Typ.',
  'invalid-value': '„{value}“ ist hier nicht möglich.',
  'invalid-price': '„{value}“ ist kein Preis.',
  'invalid-date': '„{value}“ ist kein Datum wie 2026-03-31.',
  'ambiguous-date':
    '„{value}“ lässt sich mit dem Tag oder dem Monat zuerst lesen. Wählen Sie die Reihenfolge.',
  duplicate: 'Eine frühere Zeile hat denselben Eintrag.',
  taken: 'Dieser Eintrag gehört schon zu etwas anderem.',
  'unknown-parent': 'Das übergeordnete Produkt fehlt in der Datei und im Shop.',
  'unknown-product': 'Das Produkt „{value}“ fehlt; der Verweis darauf wird weggelassen.',
  picture: 'Ein Bild war nicht erreichbar und wurde durch einen Platzhalter ersetzt.',
  exists: '„{value}“ gibt es schon.',
  unknown: '„{value}“ gibt es im Shop nicht.',
  contradiction: 'Die Angaben widersprechen sich.',
}

/** The text of a problem. Only English texts name the expected value. */
export function problemText(problem: ImportProblem, locale: string): string {
  if (locale !== 'de') return problem.message
  const quoted = /“([^”]*)”/.exec(problem.message)?.[1] ?? ''
  return GERMAN[problem.code].replace('{value}', problem.value ?? quoted)
}
