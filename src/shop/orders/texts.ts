import { defineTexts } from '#texts'

/** Rows under an order's lines: on pages, in mails and on paper. */
export const orderTexts = defineTexts({
  en: {
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    paymentMethod: 'Payment method',
    total: 'Total',
    includesTax: '(includes {taxes})',
  },
  de: {
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    paymentMethod: 'Zahlungsart',
    total: 'Gesamtsumme',
    includesTax: '(enthält {taxes})',
  },
  fr: {
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    paymentMethod: 'Mode de paiement',
    total: 'Total',
    includesTax: '(dont {taxes})',
  },
  ar: {
    subtotal: 'المجموع الفرعي',
    shipping: 'الشحن',
    paymentMethod: 'طريقة الدفع',
    total: 'الإجمالي',
    includesTax: '(يشمل {taxes})',
  },
})
