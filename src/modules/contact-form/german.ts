export const german: Record<string, string> = {
  'Contact form': 'Kontaktformular',
  'A form whose submissions are stored and emailed.':
    'Ein Formular, dessen Einsendungen gespeichert und per E-Mail gesendet werden.',
  'Half width': 'Halbe Breite',
  Autocomplete: 'Autovervollständigung',
  Off: 'Aus',
  'Leave empty for “Send” in the language of the site.':
    'Leer lassen für „Senden“ in der Sprache der Website.',
  'Send to': 'Senden an',
  'Separate several addresses by commas. Leave empty to use the email address of the site.':
    'Mehrere Adressen durch Kommas trennen. Leer lassen für die E-Mail-Adresse der Website.',
  'Recipient rules': 'Empfängerregeln',
  'Add rule': 'Regel hinzufügen',
  'When an answer matches, the email goes to the recipients of the rule instead.':
    'Passt eine Antwort, geht die E-Mail stattdessen an die Empfänger der Regel.',
  'One of the field’s options.': 'Eine der Optionen des Felds.',
  'Email subject': 'Betreff der E-Mail',
  'Email text': 'Text der E-Mail',
  'Use %%field_id%% to insert an answer. Leave empty for a list of all answers.':
    'Mit %%field_id%% fügen Sie eine Antwort ein. Leer lassen für eine Liste aller Antworten.',
  'Confirmation email': 'Bestätigungs-E-Mail',
  'Sent to the first email field of the form, at most three times an hour to the same address.':
    'Geht an das erste E-Mail-Feld des Formulars, höchstens dreimal pro Stunde an dieselbe Adresse.',
  'Confirmation subject': 'Betreff der Bestätigung',
  'Use %%field_id%% to insert the answer of a field with options. Leave empty for the default.':
    'Mit %%field_id%% fügen Sie die Antwort eines Felds mit Optionen ein. Leer lassen für den Standard.',
  'Confirmation text': 'Text der Bestätigung',
  'Use %%field_id%% to insert an answer. Leave empty for the default.':
    'Mit %%field_id%% fügen Sie eine Antwort ein. Leer lassen für den Standard.',
  'Include the answers in the confirmation': 'Angaben in der Bestätigung wiederholen',
  'Webhook URL': 'Webhook-URL',
  'Each submission is sent here as signed JSON. The signing secret is under Settings › Forms.':
    'Jede Nachricht wird als signiertes JSON hierhin gesendet. Der Signaturschlüssel steht unter Einstellungen › Formulare.',
  'Not a valid email address: {value}': 'Keine gültige E-Mail-Adresse: {value}',
  'Recipient rule without an email address: {value}': 'Empfängerregel ohne E-Mail-Adresse: {value}',
  'Recipient rule for a field that does not exist: {value}':
    'Empfängerregel für ein Feld, das es nicht gibt: {value}',
  'Recipient rule for an option that does not exist: {value}':
    'Empfängerregel für eine Option, die es nicht gibt: {value}',
  'The confirmation email needs an email field.':
    'Die Bestätigungs-E-Mail braucht ein E-Mail-Feld.',
  'The confirmation email is only sent with spam protection or CAPTCHA.':
    'Die Bestätigungs-E-Mail wird nur mit Spamschutz oder CAPTCHA gesendet.',
  'The webhook URL must start with https://: {value}':
    'Die Webhook-URL muss mit https:// beginnen: {value}',
  'Redirect after submit': 'Weiterleitung nach dem Absenden',
  'CAPTCHA (math question)': 'CAPTCHA (Rechenaufgabe)',
  'A small sum, besides the invisible protection.':
    'Eine kleine Rechenaufgabe zusätzlich zum unsichtbaren Schutz.',
  'Name, email, message': 'Name, E-Mail, Nachricht',
  'Inquiry with conditional logic and CAPTCHA': 'Anfrage mit bedingter Logik und CAPTCHA',
  Range: 'Schieberegler',
  Rating: 'Bewertung',
  'File upload': 'Datei-Upload',
  Consent: 'Einwilligung',
  'Hidden field': 'Verstecktes Feld',
  Calculation: 'Berechnung',
  'Text between fields': 'Text zwischen Feldern',
  Step: 'Schritt',
  'For calculations': 'Für Berechnungen',
  'Help text': 'Hilfetext',
  Formula: 'Formel',
  'Fields in braces, + - * /, and if, min, max, round, days: {people} * 45 + if({lunch} = "Yes", 12, 0)':
    'Felder in geschweiften Klammern, + - * / und if, min, max, round, days: {personen} * 45 + if({essen} = "Ja", 12, 0)',
  'Before the number': 'Vor der Zahl',
  'After the number': 'Nach der Zahl',
  'Decimal places': 'Nachkommastellen',
  Stars: 'Sterne',
  'File types': 'Dateitypen',
  'Images, PDF and documents': 'Bilder, PDF und Dokumente',
  'Also audio and video': 'Auch Audio und Video',
  'Max files': 'Höchstzahl der Dateien',
  'Max size of a file': 'Höchstgröße einer Datei',
  'Value from': 'Wert aus',
  'URL parameter': 'URL-Parameter',
  'Page URL': 'URL der Seite',
  'Text or name': 'Text oder Name',
  'The text itself, or the name of the URL parameter or cookie.':
    'Der Text selbst oder der Name des URL-Parameters oder Cookies.',
  Date: 'Datum',
  Time: 'Uhrzeit',
  Min: 'Min.',
  Max: 'Max.',
  'A number; a date such as 2026-03-01, or days from today such as 0 or +14; a time such as 09:00.':
    'Eine Zahl; ein Datum wie 2026-03-01 oder Tage ab heute wie 0 oder +14; eine Uhrzeit wie 09:00.',
  Increment: 'Schrittweite',
  'Leave empty for any number.': 'Leer lassen für jede Zahl.',
  'Save and continue later': 'Speichern und später weitermachen',
  'Visitors can have a link emailed that brings back what they entered. It is kept for 30 days.':
    'Besucher können sich einen Link senden lassen, der ihre Eingaben zurückbringt. Sie werden 30 Tage aufbewahrt.',
  'Booking in steps with a price': 'Buchung in Schritten mit Preis',
  'Enquiry with pictures, a rating and a budget': 'Anfrage mit Bildern, Bewertung und Budget',
  'This limit cannot be read, and is ignored: {value}':
    'Diese Grenze ist nicht lesbar und gilt nicht: {value}',
  'The formula cannot be read: {value}': 'Die Formel ist nicht lesbar: {value}',
  'A form must not read this cookie of the site itself. The page cannot be saved with it: {value}':
    'Ein Formular darf dieses Cookie der Website selbst nicht lesen. Die Seite kann damit nicht gespeichert werden: {value}',
  'The formula names a field that does not exist: {value}':
    'Die Formel nennt ein Feld, das es nicht gibt: {value}',
}
