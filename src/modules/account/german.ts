export const german: Record<string, string> = {
  'Customer account': 'Kundenkonto',
  'Where customers sign in, and see their orders, downloads, addresses and details.':
    'Hier melden sich Kunden an und sehen ihre Bestellungen, Downloads, Adressen und Daten.',
  'Text above the sign-in form': 'Text über dem Anmeldeformular',
  'Text in the overview': 'Text in der Übersicht',
  'Sign-in form': 'Anmeldeformular',
  'Signed in, with orders': 'Angemeldet, mit Bestellungen',
  'Address book': 'Adressbuch',
  'Reviews by the customer': 'Bewertungen des Kunden',
  'Link of a mail': 'Link aus einer E-Mail',
}
