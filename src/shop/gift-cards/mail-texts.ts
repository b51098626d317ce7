import { defineTexts } from '#texts'

/** Texts of the mail with a gift card. */
export const giftCardMailTexts = defineTexts({
  en: {
    subject:
      '{isCredit, select, no {{isSent, select, yes {A gift card from {sender}} other {Your gift card from {shop}}}} other {Your store credit at {shop}}}',
    heading: '{isCredit, select, no {A gift card for {amount}} other {Store credit of {amount}}}',
    hello: '{named, select, yes {Hello {name},} other {Hello,}}',
    intro:
      '{isCredit, select, no {{isSent, select, yes {{sender} sends you a gift card for {shop}.} other {here is your gift card for {shop}.}}} other {you have store credit at {shop}.}}',
    code: 'Code',
    validUntil: 'Valid until {date}.',
    use: 'Enter the code in the cart or at checkout. What you do not use stays on the card.',
    useCredit:
      'Enter the code in the cart or at checkout, and order with the email address {email}. What you do not use stays available.',
    shop: 'Visit the shop',
  },
  de: {
    subject:
      '{isCredit, select, no {{isSent, select, yes {Eine Geschenkkarte von {sender}} other {Ihre Geschenkkarte von {shop}}}} other {Ihr Guthaben bei {shop}}}',
    heading:
      '{isCredit, select, no {Eine Geschenkkarte über {amount}} other {Guthaben von {amount}}}',
    hello: '{named, select, yes {Guten Tag {name},} other {Guten Tag,}}',
    intro:
      '{isCredit, select, no {{isSent, select, yes {{sender} schenkt Ihnen eine Geschenkkarte für {shop}.} other {hier ist Ihre Geschenkkarte für {shop}.}}} other {Sie haben ein Guthaben bei {shop}.}}',
    code: 'Code',
    validUntil: 'Gültig bis {date}.',
    use: 'Geben Sie den Code im Warenkorb oder an der Kasse ein. Was Sie nicht ausgeben, bleibt auf der Karte.',
    useCredit:
      'Geben Sie den Code im Warenkorb oder an der Kasse ein, und bestellen Sie mit der E-Mail-Adresse {email}. Was Sie nicht ausgeben, bleibt erhalten.',
    shop: 'Zum Shop',
  },
  fr: {
    subject:
      '{isCredit, select, no {{isSent, select, yes {Une carte cadeau de {sender}} other {Votre carte cadeau {shop}}}} other {Votre avoir chez {shop}}}',
    heading: '{isCredit, select, no {Une carte cadeau de {amount}} other {Un avoir de {amount}}}',
    hello: '{named, select, yes {Bonjour {name},} other {Bonjour,}}',
    intro:
      '{isCredit, select, no {{isSent, select, yes {{sender} vous offre une carte cadeau pour {shop}.} other {voici votre carte cadeau pour {shop}.}}} other {vous disposez d’un avoir chez {shop}.}}',
    code: 'Code',
    validUntil: 'Valable jusqu’au {date}.',
    use: 'Saisissez le code dans le panier ou lors de la commande. Le solde reste sur la carte.',
    useCredit:
      'Saisissez le code dans le panier ou lors de la commande, et commandez avec l’adresse {email}. Le solde reste disponible.',
    shop: 'Visiter la boutique',
  },
  ar: {
    subject:
      '{isCredit, select, no {{isSent, select, yes {بطاقة هدية من {sender}} other {بطاقة هديتك من {shop}}}} other {رصيدك في {shop}}}',
    heading: '{isCredit, select, no {بطاقة هدية بقيمة {amount}} other {رصيد بقيمة {amount}}}',
    hello: '{named, select, yes {مرحبًا {name}،} other {مرحبًا،}}',
    intro:
      '{isCredit, select, no {{isSent, select, yes {أهداك {sender} بطاقة هدية لمتجر {shop}.} other {هذه بطاقة هديتك لمتجر {shop}.}}} other {لديك رصيد في متجر {shop}.}}',
    code: 'الرمز',
    validUntil: 'صالحة حتى {date}.',
    use: 'أدخل الرمز في السلة أو عند إتمام الشراء. يبقى ما لا تستخدمه على البطاقة.',
    useCredit:
      'أدخل الرمز في السلة أو عند إتمام الشراء، واطلب بالبريد الإلكتروني {email}. يبقى ما لا تستخدمه متاحًا.',
    shop: 'زيارة المتجر',
  },
})
