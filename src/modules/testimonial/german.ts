export const german: Record<string, string> = {
  Testimonial: 'Kundenstimme',
  'What customers say, with name and company: one quote, cards or a slider.':
    'Was Kunden sagen, mit Name und Firma: ein Zitat, Karten oder ein Slider.',
  'In stars, up to 5. 0 shows none.': 'In Sternen, bis 5. 0 zeigt keine.',
  'More quotes': 'Weitere Zitate',
  'Applies to several quotes.': 'Bei mehreren Zitaten.',
  'Time per quote': 'Zeit je Zitat',
  'Slider only.': 'Des Sliders.',
  'Cards with stars': 'Karten mit Sternen',
  'One after the other': 'Eines nach dem anderen',
  Author: 'Name',
  'Job title': 'Position',
  'Company link': 'Link der Firma',
  Portrait: 'Porträt',
  'Quotation mark': 'Anführungszeichen',
  'Quote with author': 'Zitat mit Name',
  'With portrait, job title and company': 'Mit Porträt, Position und Firma',
  'Without quotation mark': 'Ohne Anführungszeichen',
  'They listened, kept every date and were always easy to reach. We would choose them again.':
    'Man hat uns zugehört, jeden Termin gehalten und war immer erreichbar. Wir würden uns wieder so entscheiden.',
  'Maria Lindner': 'Maria Lindner',
  'Customer since 2019': 'Kundin seit 2019',
}
