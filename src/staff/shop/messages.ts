/** Why the API refuses changes of orders, discounts and taxes. */
export const shopErrors = {
  en: {
    'invoice-exists': 'This order has a valid invoice already.',
    'invoice-seller-incomplete':
      'Enter name, address and tax number of the seller in the settings of invoices first.',
    'invoice-vat-id-missing':
      'Invoices with reverse charge need the VAT ID of the seller. Enter it in the settings of invoices.',
    'invoice-no-xml':
      'This invoice has no electronic form: its currency has three decimals, or the seller has no tax number.',
    'no-invoice': 'This order has no valid invoice.',
    'too-many-invoices': 'These are too many documents for one ZIP file. Choose fewer dates.',
    'bookings-period': 'Choose a period within one year, with the start before the end.',
    'gift-card-email': 'Enter the email address of the recipient.',
    'gift-card-expiry': 'The last valid day must be in the future.',
    'gift-card-balance': 'The card does not have that much left.',
    'refund-card-used': 'The gift card was already used, so it cannot be refunded.',
    'discount-amount': 'Enter an amount or percentage above zero.',
    'discount-dates': 'The end must be after the start.',
    'discount-spend': 'The maximum spend must not be below the minimum spend.',
    'discount-tiers': 'Enter at least one tier, each with a different quantity.',
    'discount-bundle': 'Choose at least one product for the bundle, each only once.',
    'withdrawal-order': 'No order has this number.',
    'same-customer': 'Choose another customer.',
    'unknown-group': 'This group no longer exists.',
    'not-allowed': 'This is not possible in the current status.',
    'not-enough-stock': 'Not enough stock left.',
    'has-shipments': 'Items of this order were shipped. Cancel the shipments first.',
    'payment-refunded': 'Money of this payment was refunded, so it cannot be voided.',
    'already-paid': 'This order is paid already.',
    'paid-too-much': 'The amount is larger than what is left to pay.',
    'not-paid': 'This order was not paid, so there is nothing to refund. Cancel it instead.',
    'refund-stale':
      'Another refund of this order was made in the meantime. Check what is left and try again.',
    'refund-empty': 'Choose items or enter an amount to refund.',
    'refund-unknown-line': 'An item of the refund is not part of this order, or is listed twice.',
    'refund-too-many': 'The quantity is larger than what is left of the item.',
    'refund-too-much': 'The amount is larger than what is left of the item.',
    'refund-over-paid': 'The refund is larger than what was paid and not yet refunded.',
    'provider-unreachable': 'The payment provider did not answer. Try again in a moment.',
    'provider-keys': 'The payment provider does not accept the keys, or there are none.',
    'provider-refused': 'The payment provider refused this.',
    'not-authorized': 'This payment is not authorized any more, or nothing is left to pay.',
    'report-period': 'Choose a period of at most ten years, with the start before the end.',
    'fulfil-empty': 'Choose at least one item to ship.',
    'fulfil-unknown-line': 'An item of the shipment cannot be shipped or is listed twice.',
    'fulfil-too-many': 'The quantity is larger than what is left to ship.',
    'bad-postcode':
      'A postcode is not valid. Enter codes, ranges like 12345...12350, or prefixes like 123*.',
    'not-overpaid': 'No more was paid than the total of this order.',
    'returned-too-much': 'The amount is larger than what was paid beyond the total.',
    'return-empty': 'Enter a quantity for at least one item.',
    'return-too-many': 'A quantity is larger than what was to be returned.',
    'order-stale':
      'This order was changed, paid or refunded in the meantime. Your input is still here: load the order again in another tab to compare.',
    'order-invalid': 'Please correct the marked fields.',
    'order-unchanged': 'Nothing was changed.',
    'order-not-editable': 'Only open orders that are not completely shipped can be edited.',
    'order-other-currency':
      'The currency of the shop or the way prices include tax has changed since this order, so it cannot be edited.',
    'order-line-unknown': 'A line is not part of this order, or is listed twice.',
    'order-below-shipped': 'The quantity of an item is smaller than what was shipped or refunded.',
    'order-below-refunded':
      'A line would be smaller than what was refunded of it, or would have other taxes.',
    'order-too-large': 'The sum of the order is too large.',
    'discount-used-up': 'A discount of this order has been used up in the meantime.',
  },
  de: {
    'invoice-exists': 'Diese Bestellung hat bereits eine gültige Rechnung.',
    'invoice-seller-incomplete':
      'Geben Sie zuerst Name, Anschrift und Steuernummer des Verkäufers in den Einstellungen der Rechnungen an.',
    'invoice-vat-id-missing':
      'Rechnungen mit Reverse Charge brauchen die USt-IdNr. des Verkäufers. Geben Sie sie in den Einstellungen der Rechnungen an.',
    'invoice-no-xml':
      'Diese Rechnung hat keine elektronische Form: Ihre Währung hat drei Nachkommastellen, oder der Verkäufer hat keine Steuernummer.',
    'no-invoice': 'Diese Bestellung hat keine gültige Rechnung.',
    'too-many-invoices':
      'Das sind zu viele Belege für eine ZIP-Datei. Wählen Sie einen kürzeren Zeitraum.',
    'bookings-period':
      'Wählen Sie einen Zeitraum innerhalb eines Jahres, mit dem Beginn vor dem Ende.',
    'gift-card-email': 'Geben Sie die E-Mail-Adresse des Empfängers ein.',
    'gift-card-expiry': 'Der letzte gültige Tag muss in der Zukunft liegen.',
    'gift-card-balance': 'So viel ist auf der Karte nicht mehr übrig.',
    'refund-card-used': 'Die Geschenkkarte wurde schon benutzt und lässt sich nicht erstatten.',
    'discount-amount': 'Geben Sie einen Betrag oder Prozentsatz über null ein.',
    'discount-dates': 'Das Ende muss nach dem Beginn liegen.',
    'discount-spend': 'Der Höchstbestellwert darf nicht unter dem Mindestbestellwert liegen.',
    'discount-tiers': 'Geben Sie mindestens eine Staffel ein, jede mit einer anderen Menge.',
    'discount-bundle': 'Wählen Sie mindestens ein Produkt für das Set, jedes nur einmal.',
    'withdrawal-order': 'Es gibt keine Bestellung mit dieser Nummer.',
    'same-customer': 'Wählen Sie einen anderen Kunden.',
    'unknown-group': 'Diese Gruppe gibt es nicht mehr.',
    'not-allowed': 'Im aktuellen Status ist das nicht möglich.',
    'not-enough-stock': 'Nicht genug Bestand.',
    'has-shipments':
      'Artikel dieser Bestellung wurden versandt. Stornieren Sie zuerst die Sendungen.',
    'payment-refunded':
      'Von dieser Zahlung wurde Geld erstattet, daher lässt sie sich nicht stornieren.',
    'already-paid': 'Diese Bestellung ist bereits bezahlt.',
    'paid-too-much': 'Der Betrag ist größer als der offene Betrag.',
    'not-paid':
      'Diese Bestellung wurde nicht bezahlt, daher gibt es nichts zu erstatten. Stornieren Sie sie stattdessen.',
    'refund-stale':
      'Zu dieser Bestellung wurde inzwischen eine andere Erstattung angelegt. Prüfen Sie den Rest und versuchen Sie es erneut.',
    'refund-empty': 'Wählen Sie Artikel aus oder geben Sie einen Betrag ein.',
    'refund-unknown-line':
      'Ein Artikel der Erstattung gehört nicht zu dieser Bestellung oder ist doppelt.',
    'refund-too-many': 'Die Menge ist größer als der Rest des Artikels.',
    'refund-too-much': 'Der Betrag ist größer als der Rest des Artikels.',
    'refund-over-paid':
      'Die Erstattung ist größer als der bezahlte und noch nicht erstattete Betrag.',
    'provider-unreachable':
      'Der Zahlungsanbieter hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
    'provider-keys':
      'Der Zahlungsanbieter nimmt die Schlüssel nicht an, oder es sind keine gespeichert.',
    'provider-refused': 'Der Zahlungsanbieter hat dies abgelehnt.',
    'not-authorized':
      'Diese Zahlung ist nicht mehr autorisiert, oder es ist nichts mehr zu zahlen.',
    'report-period':
      'Wählen Sie einen Zeitraum von höchstens zehn Jahren, mit dem Beginn vor dem Ende.',
    'fulfil-empty': 'Wählen Sie mindestens einen Artikel für den Versand aus.',
    'fulfil-unknown-line': 'Ein Artikel der Sendung kann nicht versandt werden oder ist doppelt.',
    'fulfil-too-many': 'Die Menge ist größer als das, was noch zu versenden ist.',
    'bad-postcode':
      'Eine Postleitzahl ist ungültig. Geben Sie einzelne an, Bereiche wie 12345...12350 oder Anfänge wie 123*.',
    'not-overpaid': 'Es wurde nicht mehr bezahlt als die Summe dieser Bestellung.',
    'returned-too-much': 'Der Betrag ist größer als das, was zu viel bezahlt wurde.',
    'return-empty': 'Geben Sie für mindestens einen Artikel eine Menge ein.',
    'return-too-many': 'Eine Menge ist größer als das, was zurückgegeben werden sollte.',
    'order-stale':
      'Diese Bestellung wurde inzwischen geändert, bezahlt oder erstattet. Ihre Eingaben sind noch da: Laden Sie die Bestellung zum Vergleich in einem anderen Tab.',
    'order-invalid': 'Bitte korrigieren Sie die markierten Felder.',
    'order-unchanged': 'Es wurde nichts geändert.',
    'order-not-editable':
      'Nur offene Bestellungen, die nicht vollständig versandt sind, lassen sich bearbeiten.',
    'order-other-currency':
      'Die Währung des Shops oder die Art, wie Preise Steuern enthalten, hat sich seit dieser Bestellung geändert. Sie lässt sich deshalb nicht bearbeiten.',
    'order-line-unknown':
      'Eine Zeile gehört nicht zu dieser Bestellung oder ist doppelt aufgeführt.',
    'order-below-shipped':
      'Die Menge eines Artikels ist kleiner als das, was versandt oder erstattet wurde.',
    'order-below-refunded':
      'Eine Zeile wäre kleiner als das, was davon erstattet wurde, oder hätte andere Steuern.',
    'order-too-large': 'Die Summe der Bestellung ist zu groß.',
    'discount-used-up': 'Ein Rabatt dieser Bestellung wurde inzwischen aufgebraucht.',
  },
}
