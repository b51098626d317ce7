export const german: Record<string, string> = {
  Newsletter: 'Newsletter',
  'Visitors sign up to a list and confirm by email.':
    'Besucher melden sich bei einer Liste an und bestätigen per E-Mail.',
  'Mailchimp and Brevo know it by this name.': 'Mailchimp und Brevo kennen es unter diesem Namen.',
  'No list is chosen. Visitors are added to the first list of the site.':
    'Es ist keine Liste gewählt. Besucher kommen auf die erste Liste der Website.',
  'Without a choice, the first list of the site.': 'Ohne Auswahl die erste Liste der Website.',
  'Ask for first name': 'Nach dem Vornamen fragen',
  'Ask for last name': 'Nach dem Nachnamen fragen',
  'Custom fields': 'Eigene Felder',
  'Leave empty for “Subscribe” in the language of the site.':
    'Leer lassen für „Abonnieren“ in der Sprache der Website.',
  'Consent text': 'Text der Zustimmung',
  'What visitors agree to; stored as proof. Leave empty for the text in the site’s language.':
    'Wozu Besucher zustimmen; dient als Nachweis. Leer lassen für den Text in der Sprache der Website.',
  'Checkbox for the consent text': 'Kontrollkästchen für den Text der Zustimmung',
  'Visitors must check it before they sign up.': 'Besucher müssen es vor der Anmeldung setzen.',
  'Ask whether opens and clicks may be counted':
    'Fragen, ob Öffnungen und Klicks gezählt werden dürfen',
  'An optional checkbox. Newsletters count them only of those who checked it.':
    'Ein freiwilliges Kontrollkästchen. Newsletter zählen sie nur bei denen, die es gesetzt haben.',
  'Redirect after sign-up': 'Weiterleitung nach der Anmeldung',
  'Add to the redirect URL': 'An die Ziel-URL anhängen',
  'As parameters, for the page that follows.': 'Als Parameter, für die folgende Seite.',
  Parameter: 'Parameter',
  'First name': 'Vorname',
  'Last name': 'Nachname',
  'IP address': 'IP-Adresse',
  'Form ID': 'Formular-ID',
  'Store IP address': 'IP-Adresse speichern',
  'As part of the proof of consent.': 'Als Teil des Nachweises der Zustimmung.',
  'Feed service': 'Feed-Dienst',
  'The https address where a feed service takes sign-ups. The form then opens its window.':
    'Die https-Adresse, unter der ein Feed-Dienst Anmeldungen annimmt. Das Formular öffnet dann dessen Fenster.',
  'Name and email': 'Name und E-Mail',
  'With custom fields': 'Mit eigenen Feldern',
  'News once a month': 'Einmal im Monat Neues',
  'New offers, dates and a look behind the scenes.':
    'Neue Angebote, Termine und ein Blick hinter die Kulissen.',
}
