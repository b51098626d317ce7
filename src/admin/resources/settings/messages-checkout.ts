/** Texts of the tab "Checkout". */
export const checkout = {
  en: {
    checkoutTab: {
      giftNote: 'Offer gift note',
      giftNoteHelp:
        'Buyers can mark an order as a gift and add a message, which is printed on the packing slip.',
      fields: 'Checkout fields',
      fieldsHelp:
        'Additional fields of the checkout. The answers are part of the order, its emails, the packing slip and the export.',
      label: 'Label',
      help: 'Help text',
      kind: 'Type',
      kinds: {
        text: 'Text',
        textarea: 'Textarea',
        select: 'Select',
        checkbox: 'Checkbox',
        date: 'Date',
        number: 'Number',
      },
      place: 'Position',
      places: {
        contact: 'After the contact details',
        delivery: 'After the shipping address',
        order: 'After the order notes',
      },
      required: 'Required',
      options: 'Options',
      optionsHelp: 'One per line.',
      translatedOptionsHelp: 'One per line, in the same order.',
      translations: 'Translations',
      translationsHelp:
        'Used when the site has this language. Empty texts are those of the field itself.',
    },
  },
  de: {
    checkoutTab: {
      giftNote: 'Grußtext für Geschenke anbieten',
      giftNoteHelp:
        'Kunden können eine Bestellung als Geschenk kennzeichnen und einen Grußtext angeben, der auf den Lieferschein gedruckt wird.',
      fields: 'Felder der Kasse',
      fieldsHelp:
        'Zusätzliche Felder der Kasse. Die Antworten stehen in der Bestellung, ihren E-Mails, auf dem Lieferschein und im Export.',
      label: 'Beschriftung',
      help: 'Hilfetext',
      kind: 'Typ',
      kinds: {
        text: 'Text',
        textarea: 'Mehrzeiliger Text',
        select: 'Auswahlliste',
        checkbox: 'Kontrollkästchen',
        date: 'Datum',
        number: 'Zahl',
      },
      place: 'Position',
      places: {
        contact: 'Nach den Kontaktdaten',
        delivery: 'Nach der Lieferadresse',
        order: 'Nach den Anmerkungen',
      },
      required: 'Pflichtfeld',
      options: 'Optionen',
      optionsHelp: 'Eine pro Zeile.',
      translatedOptionsHelp: 'Eine pro Zeile, in derselben Reihenfolge.',
      translations: 'Übersetzungen',
      translationsHelp:
        'Gelten, wenn die Website diese Sprache hat. Leere Texte sind die des Feldes selbst.',
    },
  },
}
