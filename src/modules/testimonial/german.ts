/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  Testimonial: 'Kundenstimme',
  'A quote from a customer, with name and company.': 'Ein Kundenzitat mit Name und Firma.',
  Author: 'Name',
  'Job title': 'Position',
  'Company link': 'Link der Firma',
  Portrait: 'Porträt',
  'Quotation mark': 'Anführungszeichen',
  'Quote with author': 'Zitat mit Name',
  'With portrait, job title and company': 'Mit Porträt, Position und Firma',
  'Without quotation mark': 'Ohne Anführungszeichen',
  'Write what a customer says about you.': 'Schreiben Sie, was ein Kunde über Sie sagt.',
  'Customer name': 'Name des Kunden',
}
