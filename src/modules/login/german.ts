export const german: Record<string, string> = {
  Login: 'Anmeldung',
  'Where the team signs in and out. Shows who is signed in.':
    'Hier meldet sich das Team an und ab. Zeigt, wer angemeldet ist.',
  'Redirect after sign-in': 'Weiterleitung nach der Anmeldung',
  'A page of this site. Leave empty to stay on the page.':
    'Eine Seite dieser Website. Leer lassen, um auf der Seite zu bleiben.',
  'Show “Forgot your password?”': '„Passwort vergessen?“ anzeigen',
  'Show other ways to sign in': 'Andere Anmeldemöglichkeiten anzeigen',
  'A link to the sign-in page, which offers passkeys.':
    'Ein Link zur Anmeldeseite, die Passkeys anbietet.',
  'A card': 'Eine Karte',
  'In one line, as in a footer': 'In einer Zeile, etwa im Fuß',
  'Somebody is signed in': 'Jemand ist angemeldet',
}
