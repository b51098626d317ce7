import type { LegalTexts } from './legal-text.ts'

const OPERATOR = '[Name des Unternehmens], [Straße und Hausnummer], [Postleitzahl und Ort], [Land]'

export const german: LegalTexts = {
  privacy: {
    title: 'Datenschutzerklärung',
    lead: 'Was diese Website über Sie weiß, wozu und wie lange.',
    parts: [
      {
        heading: 'Wer verantwortlich ist',
        paragraphs: [OPERATOR, 'E-Mail: [E-Mail-Adresse]. Telefon: [Telefonnummer].'],
      },
      {
        heading: 'Wenn Sie die Website besuchen',
        paragraphs: [
          'Seiten, Bilder und Schriften kommen von unserem eigenen Server. Von anderen wird nichts geladen, was nicht weiter unten steht.',
          'Unser Hoster [Name des Hosters] darf Ihre IP-Adresse und die Zeit eines Abrufs [Anzahl] Tage lang speichern, um Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO).',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Legen Sie etwas in den Warenkorb, setzen wir ein Cookie, damit es auf der nächsten Seite noch darin ist. Wählen Sie bei einem Kommentar „Angaben merken“, bleibt Ihr Name in Ihrem Browser gespeichert.',
          '[Nennen Sie hier, was Sie sonst einsetzen: Statistik, Videos, Karten. Streichen Sie den Satz, wenn es nichts gibt.]',
        ],
      },
      {
        heading: 'Wenn Sie uns schreiben',
        paragraphs: [
          'Was Sie über ein Formular senden, erreicht uns per E-Mail und bleibt bis [Anzahl] Monate nach Abschluss Ihres Anliegens auf unserem Server (Art. 6 Abs. 1 lit. b und f DSGVO).',
        ],
      },
      {
        heading: 'Wenn Sie bestellen',
        paragraphs: [
          'Für eine Bestellung brauchen wir Ihren Namen, Ihre Anschrift, Ihre E-Mail-Adresse und was Sie bestellt haben (Art. 6 Abs. 1 lit. b DSGVO). [Name des Zahlungsdienstes] erhält, was für die Zahlung nötig ist, [Name des Versandunternehmens] Ihre Anschrift für die Lieferung.',
          'Rechnungen müssen wir nach dem Steuerrecht [Anzahl] Jahre aufbewahren.',
        ],
      },
      {
        heading: 'Wenn Sie kommentieren',
        paragraphs: [
          'Ihr Name und Ihr Text werden veröffentlicht. Ihre E-Mail-Adresse nicht; mit ihr sagen wir Ihnen, wenn jemand antwortet, sofern Sie das wünschen. Jede dieser E-Mails hat einen Link, der das beendet.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie dürfen erfahren, was wir über Sie wissen, es berichtigen oder löschen lassen, seine Verwendung einschränken, es als Datei erhalten und der Verwendung widersprechen. Eine Einwilligung können Sie jederzeit widerrufen. Schreiben Sie an [E-Mail-Adresse].',
          'Sie dürfen sich auch bei der Aufsichtsbehörde beschweren: [Name und Anschrift der Behörde].',
        ],
      },
      { heading: 'Stand', paragraphs: ['Diese Erklärung ist vom [Datum].'] },
    ],
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Was gilt, wenn Sie bei uns bestellen.',
    parts: [
      { heading: 'Bei wem Sie kaufen', paragraphs: [OPERATOR] },
      {
        heading: 'Wie ein Vertrag zustande kommt',
        paragraphs: [
          'Was Sie im Shop sehen, ist eine Einladung zu bestellen. Ihre Bestellung ist ein Angebot; wir nehmen es an durch [eine Auftragsbestätigung / den Versand der Ware]. Den Vertrag erhalten Sie per E-Mail.',
          'Der Vertrag kann geschlossen werden auf: [Sprachen].',
        ],
      },
      {
        heading: 'Preise und Lieferung',
        paragraphs: [
          'Die Preise enthalten [die / keine] Umsatzsteuer; der Versand wird an der Kasse hinzugerechnet, bevor Sie bestellen. Wir liefern nach [Länder] innerhalb von [Anzahl] Tagen.',
        ],
      },
      { heading: 'Zahlung', paragraphs: ['Sie können zahlen mit [Zahlungsarten].'] },
      {
        heading: 'Wenn etwas nicht stimmt',
        paragraphs: [
          'Es gelten die gesetzlichen Rechte bei Mängeln. Schreiben Sie an [E-Mail-Adresse], was nicht stimmt; ein Bild hilft.',
        ],
      },
      {
        heading: 'Eigentum',
        paragraphs: ['Die Ware bleibt unser Eigentum, bis sie bezahlt ist.'],
      },
      {
        heading: 'Recht',
        paragraphs: [
          'Es gilt das Recht von [Land]. Kaufen Sie als Verbraucher, bleibt Ihnen der Schutz des Rechts Ihres Wohnorts.',
          '[Sagen Sie, ob Sie an Streitbeilegung vor einer Verbraucherschlichtungsstelle teilnehmen.]',
        ],
      },
    ],
  },
  'legal-notice': {
    title: 'Impressum',
    parts: [
      {
        heading: 'Anbieter',
        paragraphs: [OPERATOR, 'Vertreten durch: [Name der vertretenden Person]'],
      },
      { heading: 'Kontakt', paragraphs: ['Telefon: [Telefonnummer]', 'E-Mail: [E-Mail-Adresse]'] },
      {
        heading: 'Register',
        paragraphs: [
          '[Name des Registers und Nummer]',
          'Umsatzsteuer-Identifikationsnummer: [USt-IdNr.]',
        ],
      },
      {
        heading: 'Verantwortlich für den Inhalt',
        paragraphs: ['[Name und Anschrift, wer für journalistische Texte verantwortlich ist]'],
      },
    ],
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    lead: 'Wir möchten, dass alle diese Website benutzen können.',
    parts: [
      {
        heading: 'Wie weit wir sind',
        paragraphs: [
          'Diese Website soll den Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA entsprechen. Geprüft wurde sie am [Datum] von [wer geprüft hat, und wie].',
        ],
      },
      {
        heading: 'Was noch nicht geht',
        paragraphs: [
          '[Nennen Sie jede bekannte Hürde, warum es sie gibt und wann sie verschwindet.]',
        ],
      },
      {
        heading: 'Sagen Sie es uns',
        paragraphs: [
          'Hindert Sie etwas daran, diese Website zu benutzen, schreiben Sie an [E-Mail-Adresse] oder rufen Sie [Telefonnummer] an. Wir antworten innerhalb von [Anzahl] Tagen.',
        ],
      },
      {
        heading: 'Wenn wir nicht helfen',
        paragraphs: ['Sie können sich wenden an: [Name und Anschrift der Durchsetzungsstelle].'],
      },
    ],
  },
  withdrawal: {
    title: 'Widerrufsrecht',
    lead: 'Verbraucher dürfen einen Kauf innerhalb von 14 Tagen ohne Begründung widerrufen.',
    parts: [
      {
        heading: 'Die Frist',
        paragraphs: [
          'Sie endet 14 Tage nach dem Tag, an dem Sie oder eine von Ihnen genannte Person, die nicht der Beförderer ist, die Ware erhalten haben; bei mehreren Teilen den letzten.',
        ],
      },
      {
        heading: 'Wie Sie widerrufen',
        paragraphs: [
          `Sagen Sie es uns eindeutig, per Brief oder E-Mail: ${OPERATOR}, [E-Mail-Adresse]. Es genügt, wenn Sie es vor Ende der Frist absenden. Sie dürfen das Formular unten benutzen, müssen es aber nicht.`,
        ],
      },
      {
        heading: 'Was dann geschieht',
        paragraphs: [
          'Wir zahlen alles zurück, was wir erhalten haben, auch die Kosten unserer günstigsten Standardlieferung, binnen 14 Tagen nach Ihrer Nachricht und auf dem Weg, auf dem Sie bezahlt haben. Wir dürfen warten, bis die Ware zurück ist oder Sie gezeigt haben, dass sie unterwegs ist.',
          'Senden Sie die Ware binnen 14 Tagen nach Ihrer Nachricht an: [Anschrift für Rücksendungen]. Die Kosten der Rücksendung tragen [Sie / wir]. Für einen Wertverlust haften Sie nur, wenn Sie mit der Ware mehr getan haben, als nötig war, um zu sehen, was sie ist und wie sie funktioniert.',
        ],
      },
      {
        heading: 'Wann es kein Widerrufsrecht gibt',
        paragraphs: [
          'Keines gibt es für Ware, die nach Ihren Wünschen gefertigt wurde, für schnell verderbliche Ware und für versiegelte Ware, die nach dem Öffnen aus Gründen der Hygiene nicht zurückgegeben werden kann. [Streichen Sie, was Sie nicht betrifft.]',
        ],
      },
      {
        heading: 'Formular',
        paragraphs: [
          'An [Name des Unternehmens], [E-Mail-Adresse]: Ich widerrufe den Vertrag über diese Ware: … Bestellt am … / erhalten am … Name … Anschrift … Datum …',
        ],
      },
    ],
  },
}
