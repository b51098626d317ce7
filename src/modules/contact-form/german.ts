/** What this module is called, and its options, in German: by the English of its definition. */
export const german: Record<string, string> = {
  'Contact form': 'Kontaktformular',
  'A form whose submissions are stored and emailed.':
    'Ein Formular, dessen Einsendungen gespeichert und per E-Mail gesendet werden.',
  'Half width': 'Halbe Breite',
  'Allowed characters': 'Erlaubte Zeichen',
  Any: 'Alle',
  Letters: 'Buchstaben',
  'Letters and numbers': 'Buchstaben und Ziffern',
  'Min length': 'Mindestlänge',
  Autocomplete: 'Autovervollständigung',
  Off: 'Aus',
  'Leave empty for “Send” in the language of the site.':
    'Leer lassen für „Senden“ in der Sprache der Website.',
  'Send to': 'Senden an',
  'Leave empty to use the email address of the site.':
    'Leer lassen für die E-Mail-Adresse der Website.',
  'Email subject': 'Betreff der E-Mail',
  'Email text': 'Text der E-Mail',
  'Use %%field_id%% to insert an answer. Leave empty for a list of all answers.':
    'Mit %%field_id%% fügen Sie eine Antwort ein. Leer lassen für eine Liste aller Antworten.',
  'Redirect after submit': 'Weiterleitung nach dem Absenden',
  'CAPTCHA (math question)': 'CAPTCHA (Rechenaufgabe)',
  'Name, email, message': 'Name, E-Mail, Nachricht',
  'Inquiry with conditional logic and CAPTCHA': 'Anfrage mit bedingter Logik und CAPTCHA',
}
