import { defineTexts } from '#texts'

/** Texts of the mail about a cart that was not ordered. */
export const cartReminderMailTexts = defineTexts({
  en: {
    subject: 'Your cart at {shop}',
    heading: 'You left something in your cart',
    intro: 'These items are still in your cart at {shop}. Prices and stock are those of now.',
    quantity: '{count} × {price}',
    total: 'Subtotal',
    coupon: 'With the code {code}, which the link adds, you pay less.',
    button: 'Restore cart',
    note: 'You get this email because you agreed to it at checkout.',
    end: 'No more reminders',
  },
  de: {
    subject: 'Ihr Warenkorb bei {shop}',
    heading: 'Sie haben etwas im Warenkorb gelassen',
    intro:
      'Diese Artikel liegen noch in Ihrem Warenkorb bei {shop}. Preise und Bestand sind die von jetzt.',
    quantity: '{count} × {price}',
    total: 'Zwischensumme',
    coupon: 'Mit dem Code {code}, den der Link einlöst, zahlen Sie weniger.',
    button: 'Warenkorb wiederherstellen',
    note: 'Sie erhalten diese E-Mail, weil Sie an der Kasse zugestimmt haben.',
    end: 'Keine Erinnerungen mehr',
  },
  fr: {
    subject: 'Votre panier chez {shop}',
    heading: 'Votre panier vous attend',
    intro:
      'Ces articles sont toujours dans votre panier chez {shop}. Les prix et le stock sont ceux du moment.',
    quantity: '{count} × {price}',
    total: 'Sous-total',
    coupon: 'Avec le code {code}, que le lien ajoute, vous payez moins.',
    button: 'Restaurer le panier',
    note: 'Vous recevez cet e-mail parce que vous l’avez accepté lors de la commande.',
    end: 'Ne plus recevoir de rappels',
  },
  ar: {
    subject: 'سلتك لدى {shop}',
    heading: 'تركت شيئًا في سلتك',
    intro: 'ما زالت هذه المنتجات في سلتك لدى {shop}. الأسعار والمخزون كما هي الآن.',
    quantity: '{count} × {price}',
    total: 'المجموع الفرعي',
    coupon: 'مع الرمز {code} الذي يضيفه الرابط تدفع أقل.',
    button: 'استعادة السلة',
    note: 'تصلك هذه الرسالة لأنك وافقت عليها عند إتمام الطلب.',
    end: 'لا مزيد من التذكيرات',
  },
})
