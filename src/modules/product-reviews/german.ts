export const german: Record<string, string> = {
  'Product reviews': 'Produktbewertungen',
  'Stars and texts of customers about a product, with a form.':
    'Sterne und Texte von Kunden zu einem Produkt, mit einem Formular.',
  'Reviews per page': 'Bewertungen pro Seite',
  'Bars with the number of stars': 'Balken mit der Zahl der Sterne',
  'Form for reviews': 'Formular für Bewertungen',
  'Many reviews, with an answer': 'Viele Bewertungen, mit einer Antwort',
  'No reviews yet': 'Noch keine Bewertungen',
  'A review that was refused': 'Eine abgelehnte Bewertung',
  'Only buyers can review': 'Nur Käufer können bewerten',
}
