import { defineTexts } from '#texts'

/** Labels of totals and downloads on pages, in mails and in print. */
export const orderTexts = defineTexts({
  en: {
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    paymentMethod: 'Payment method',
    total: 'Total',
    includesTax: '(includes {taxes})',
    tax: 'Tax',
    'exempt.outside': 'No tax is charged for deliveries to {country}.',
    'exempt.reverse-charge': 'No tax is charged. The recipient accounts for VAT (reverse charge).',
    downloads: 'Downloads',
    downloadsWaiting: 'Available once we have received your payment.',
    downloadLeft: '{left, plural, one {# download left} other {# downloads left}}',
    downloadUntil: 'until {date}',
    downloadUsedUp: 'Downloaded as often as your order allows. Contact us if you still need it.',
    downloadExpired: 'Expired. Contact us if you still need it.',
    refunded: 'Refunded',
  },
  de: {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    paymentMethod: 'Zahlungsart',
    total: 'Gesamtsumme',
    includesTax: '(enthält {taxes})',
    tax: 'Steuer',
    'exempt.outside': 'Für Lieferungen nach {country} wird keine Steuer berechnet.',
    'exempt.reverse-charge':
      'Es wird keine Steuer berechnet. Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    downloads: 'Downloads',
    downloadsWaiting: 'Verfügbar, sobald Ihre Zahlung bei uns eingegangen ist.',
    downloadLeft: '{left, plural, one {noch # Download} other {noch # Downloads}}',
    downloadUntil: 'bis {date}',
    downloadUsedUp:
      'So oft heruntergeladen, wie es Ihre Bestellung erlaubt. Wenden Sie sich an uns, wenn Sie die Datei noch brauchen.',
    downloadExpired: 'Abgelaufen. Wenden Sie sich an uns, wenn Sie die Datei noch brauchen.',
    refunded: 'Erstattet',
  },
  fr: {
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    paymentMethod: 'Mode de paiement',
    total: 'Total',
    includesTax: '(dont {taxes})',
    tax: 'Taxes',
    'exempt.outside': 'Livraison sans taxe vers ce pays : {country}.',
    'exempt.reverse-charge': 'Sans TVA : autoliquidation par le preneur.',
    downloads: 'Téléchargements',
    downloadsWaiting: 'Disponible dès réception de votre paiement.',
    downloadLeft:
      '{left, plural, one {# téléchargement restant} other {# téléchargements restants}}',
    downloadUntil: 'jusqu’au {date}',
    downloadUsedUp:
      'Téléchargé autant de fois que votre commande le permet. Contactez-nous si vous en avez encore besoin.',
    downloadExpired: 'Expiré. Contactez-nous si vous en avez encore besoin.',
    refunded: 'Remboursé',
  },
  ar: {
    subtotal: 'المجموع الفرعي',
    shipping: 'الشحن',
    paymentMethod: 'طريقة الدفع',
    total: 'الإجمالي',
    includesTax: '(يشمل {taxes})',
    tax: 'الضريبة',
    'exempt.outside': 'لا تُحتسب ضريبة على الشحن إلى {country}.',
    'exempt.reverse-charge':
      'لا تُحتسب ضريبة. يتحمل المستلم ضريبة القيمة المضافة (الاحتساب العكسي).',
    downloads: 'التنزيلات',
    downloadsWaiting: 'متاح بمجرد استلام دفعتك.',
    downloadLeft:
      '{left, plural, zero {لم يتبق أي تنزيل} one {تنزيل واحد متبقٍ} two {تنزيلان متبقيان} few {# تنزيلات متبقية} many {# تنزيلًا متبقيًا} other {# تنزيل متبقٍ}}',
    downloadUntil: 'حتى {date}',
    downloadUsedUp: 'نُزّل بعدد المرات التي يسمح بها طلبك. تواصل معنا إذا كنت لا تزال بحاجة إليه.',
    downloadExpired: 'انتهت الصلاحية. تواصل معنا إذا كنت لا تزال بحاجة إليه.',
    refunded: 'المبلغ المسترد',
  },
})
