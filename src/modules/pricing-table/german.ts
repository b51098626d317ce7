export const german: Record<string, string> = {
  'Pricing table': 'Preistabelle',
  'Plans with prices and features, billed monthly or yearly.':
    'Tarife mit Preisen und Leistungen, monatlich oder jährlich abgerechnet.',
  Plans: 'Tarife',
  Included: 'Enthalten',
  Price: 'Preis',
  'Below the price': 'Unter dem Preis',
  'Such as “per month”.': 'Zum Beispiel „pro Monat“.',
  'Price with yearly billing': 'Preis bei jährlicher Abrechnung',
  'Shows visitors a switch between monthly and yearly.':
    'Zeigt Besuchern einen Umschalter zwischen monatlich und jährlich.',
  'Below the yearly price': 'Unter dem Jahrespreis',
  Features: 'Leistungen',
  Badge: 'Plakette',
  'Note on yearly billing': 'Hinweis zur jährlichen Abrechnung',
  'Beside the switch, such as “Two months free”.':
    'Neben dem Umschalter, zum Beispiel „Zwei Monate gratis“.',
  'Billing period shown first': 'Zuerst gezeigter Zeitraum',
  Monthly: 'Monatlich',
  Yearly: 'Jährlich',
  'Three cards, one featured, monthly or yearly':
    'Drei Karten, eine hervorgehoben, monatlich oder jährlich',
  'Comparison of all features': 'Vergleich aller Leistungen',
  'Two plans between lines, one price each': 'Zwei Tarife zwischen Linien, je ein Preis',
  'per month': 'pro Monat',
  'For a first project.': 'Für ein erstes Projekt.',
  'For regular work.': 'Für regelmäßige Aufträge.',
  'For all that matters.': 'Für alles, was wichtig ist.',
  'Reply within one day': 'Antwort innerhalb eines Tages',
}
