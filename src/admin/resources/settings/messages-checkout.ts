/** Texts of the tab "Checkout". */
export const checkout = {
  en: {
    checkoutTab: {
      orderNote: 'Offer order note',
      orderNoteHelp: 'Buyers can write a note in the cart and at checkout.',
      giftNote: 'Offer gift note',
      giftNoteHelp:
        'Buyers can mark an order as a gift and add a message, which is printed on the packing slip.',
      reminders: 'Emails about abandoned carts',
      remindersHelp:
        'Only buyers who tick a checkbox at checkout get them. The email contains a link that restores the cart on any device.',
      reminderHours: 'Wait (hours)',
      reminderHoursHelp: 'Counted from the last change of the cart.',
      reminderSecondHours: 'Second email after (hours)',
      reminderSecondHoursHelp: 'Counted from the first email. Leave empty to send only one.',
      reminderCoupon: 'Coupon code',
      reminderCouponHelp:
        'An existing coupon that the email offers and its link applies. Leave empty for none.',
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
      orderNote: 'Anmerkung zur Bestellung anbieten',
      orderNoteHelp: 'Kunden können im Warenkorb und an der Kasse eine Anmerkung schreiben.',
      giftNote: 'Grußtext für Geschenke anbieten',
      giftNoteHelp:
        'Kunden können eine Bestellung als Geschenk kennzeichnen und einen Grußtext angeben, der auf den Lieferschein gedruckt wird.',
      reminders: 'E-Mails zu abgebrochenen Warenkörben',
      remindersHelp:
        'Nur Kunden, die an der Kasse ein Kästchen ankreuzen, erhalten sie. Die E-Mail enthält einen Link, der den Warenkorb auf jedem Gerät wiederherstellt.',
      reminderHours: 'Wartezeit (Stunden)',
      reminderHoursHelp: 'Gerechnet ab der letzten Änderung des Warenkorbs.',
      reminderSecondHours: 'Zweite E-Mail nach (Stunden)',
      reminderSecondHoursHelp:
        'Gerechnet ab der ersten E-Mail. Leer lassen, um nur eine zu senden.',
      reminderCoupon: 'Gutscheincode',
      reminderCouponHelp:
        'Ein vorhandener Gutschein, den die E-Mail anbietet und ihr Link einlöst. Leer lassen für keinen.',
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
