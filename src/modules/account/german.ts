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
  Orders: 'Bestellungen',
  'Saved payment methods': 'Gespeicherte Zahlungsarten',
  'Account details': 'Kontodaten',
  'The part “Overview” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Übersicht“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Orders” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Bestellungen“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Saved payment methods” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Gespeicherte Zahlungsarten“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'The part “Account details” is missing. It is always needed, so it is shown at the end.':
    'Der Teil „Kontodaten“ fehlt. Er wird immer gebraucht und steht deshalb am Ende.',
  'Also the text in the menu of the account. Leave empty for the standard one.':
    'Auch der Text im Menü des Kontos. Leer lassen für die übliche.',
  'In the order of the menu. Other modules are shown in the overview, above or below it. Parts that customers always need are added at the end if they are missing.':
    'In der Reihenfolge des Menüs. Andere Module stehen in der Übersicht, darüber oder darunter. Teile, die Kunden immer brauchen, stehen am Ende, wenn sie fehlen.',
  'Parts in another order, with a note': 'Teile in anderer Reihenfolge, mit einem Hinweis',
}
