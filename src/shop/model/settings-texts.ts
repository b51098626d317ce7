import { defineTexts } from '#texts'

/** Default texts of payment and shipping methods and tax classes. */
export const settingsTexts = defineTexts({
  en: {
    shop: 'Shop',
    everywhere: 'Everywhere',
    freeShipping: 'Free shipping',
    vat: 'VAT',
    reducedRate: 'Reduced rate',
    zeroRate: 'Zero rate',
    cod: 'Cash on delivery',
    codDescription: 'Pay with cash upon delivery.',
    bacs: 'Direct bank transfer',
    bacsDescription:
      'Make your payment directly into our bank account. Please use your order number as the payment reference. Your order will be sent once the money has arrived.',
    bacsInstructions: 'Please transfer the amount with your order number as the reference.',
    cheque: 'Cheque',
    chequeDescription: 'Pay by cheque. Your order will be sent once the cheque has cleared.',
    chequeInstructions:
      'Please send a cheque for the total to our address, with your order number on the back.',
    stripe: 'Card and other methods',
    stripeDescription: 'Pay by card, wallet or another method.',
    paypalDescription: 'You approve the payment at PayPal.',
  },
  de: {
    shop: 'Shop',
    everywhere: 'Überall',
    freeShipping: 'Kostenloser Versand',
    vat: 'MwSt.',
    reducedRate: 'Ermäßigter Satz',
    zeroRate: 'Nullsatz',
    cod: 'Nachnahme',
    codDescription: 'Zahlen Sie bar bei der Lieferung.',
    bacs: 'Banküberweisung',
    bacsDescription:
      'Überweisen Sie direkt auf unser Bankkonto. Bitte geben Sie Ihre Bestellnummer als Verwendungszweck an. Ihre Bestellung wird versandt, sobald das Geld eingegangen ist.',
    bacsInstructions:
      'Bitte überweisen Sie den Betrag mit Ihrer Bestellnummer als Verwendungszweck.',
    cheque: 'Scheck',
    chequeDescription:
      'Zahlen Sie per Scheck. Ihre Bestellung wird versandt, sobald der Scheck eingelöst ist.',
    chequeInstructions:
      'Bitte senden Sie einen Scheck über den Gesamtbetrag an unsere Adresse und schreiben Sie Ihre Bestellnummer auf die Rückseite.',
    stripe: 'Karte und weitere Zahlungsarten',
    stripeDescription: 'Zahlen Sie mit Karte, Wallet oder einer anderen Zahlungsart.',
    paypalDescription: 'Sie bestätigen die Zahlung bei PayPal.',
  },
  fr: {
    shop: 'Boutique',
    everywhere: 'Partout',
    freeShipping: 'Livraison gratuite',
    vat: 'TVA',
    reducedRate: 'Taux réduit',
    zeroRate: 'Taux zéro',
    cod: 'Paiement à la livraison',
    codDescription: 'Payez en espèces à la livraison.',
    bacs: 'Virement bancaire',
    bacsDescription:
      'Effectuez le paiement directement sur notre compte bancaire. Veuillez indiquer votre numéro de commande comme référence. Votre commande sera expédiée dès réception du paiement.',
    bacsInstructions:
      'Veuillez virer le montant en indiquant votre numéro de commande comme référence.',
    cheque: 'Chèque',
    chequeDescription:
      'Payez par chèque. Votre commande sera expédiée dès l’encaissement du chèque.',
    chequeInstructions:
      'Veuillez envoyer un chèque du montant total à notre adresse, avec votre numéro de commande au dos.',
    stripe: 'Carte et autres moyens de paiement',
    stripeDescription: 'Payez par carte, portefeuille ou un autre moyen de paiement.',
    paypalDescription: 'Vous confirmez le paiement chez PayPal.',
  },
  ar: {
    shop: 'المتجر',
    everywhere: 'كل مكان',
    freeShipping: 'شحن مجاني',
    vat: 'ضريبة القيمة المضافة',
    reducedRate: 'معدل مخفض',
    zeroRate: 'معدل صفري',
    cod: 'الدفع عند الاستلام',
    codDescription: 'ادفع نقدًا عند الاستلام.',
    bacs: 'تحويل مصرفي مباشر',
    bacsDescription:
      'ادفع مباشرة إلى حسابنا المصرفي. يرجى استخدام رقم طلبك مرجعًا للدفع. سنرسل طلبك بعد وصول المبلغ.',
    bacsInstructions: 'يرجى تحويل المبلغ مع ذكر رقم طلبك مرجعًا.',
    cheque: 'شيك',
    chequeDescription: 'ادفع بشيك. سنرسل طلبك بعد صرف الشيك.',
    chequeInstructions: 'يرجى إرسال شيك بالمبلغ الإجمالي إلى عنواننا مع كتابة رقم طلبك على ظهره.',
    stripe: 'بطاقة وطرق أخرى',
    stripeDescription: 'ادفع بالبطاقة أو المحفظة أو بطريقة أخرى.',
    paypalDescription: 'ستؤكد الدفع لدى PayPal.',
  },
})
