import { defineTexts, type KeyOf, type Message } from '#texts'

/** Labels and messages about gift cards and store credit. */
export const giftCardTexts = defineTexts({
  en: {
    giftCard: 'Gift card',
    storeCredit: 'Store credit',
    'giftCard.label':
      '{isCredit, select, no {Gift card} other {Store credit}} ending in {lastFour}',
    'giftCard.balance': 'Balance: {balance}',
    'giftCard.remove':
      'Remove {isCredit, select, no {gift card} other {store credit}} ending in {lastFour}',
    'giftCard.applied': 'Gift card added. It pays when you place the order.',
    'giftCard.removed': 'Gift card removed.',
    'giftCard.alreadyApplied': 'This gift card has already been added.',
    'giftCard.tooMany': 'You cannot pay an order with more than {max} gift cards.',
    'giftCard.disabled': 'This gift card has been disabled. Please contact us.',
    'giftCard.expired': 'This gift card has expired.',
    'giftCard.used': 'This gift card has no balance left.',
    'giftCard.currency': 'This gift card has another currency than your order.',
    'giftCard.needsEmail':
      'This store credit pays once you have entered its email address at checkout.',
    'giftCard.otherEmail': 'This store credit belongs to another email address.',
    'giftCard.notForCards': 'Gift cards cannot pay for new gift cards.',
    'giftCard.changed':
      'The balance of a gift card has changed. Please check the amount to pay and place the order again.',
    nothingDue: 'Nothing is left to pay.',
  },
  de: {
    giftCard: 'Geschenkkarte',
    storeCredit: 'Guthaben',
    'giftCard.label':
      '{isCredit, select, no {Geschenkkarte} other {Guthaben}} mit der Endung {lastFour}',
    'giftCard.balance': 'Guthaben: {balance}',
    'giftCard.remove':
      '{isCredit, select, no {Geschenkkarte} other {Guthaben}} mit der Endung {lastFour} entfernen',
    'giftCard.applied': 'Geschenkkarte hinzugefügt. Sie wird beim Bestellen belastet.',
    'giftCard.removed': 'Geschenkkarte entfernt.',
    'giftCard.alreadyApplied': 'Diese Geschenkkarte wurde schon hinzugefügt.',
    'giftCard.tooMany': 'Eine Bestellung lässt sich mit höchstens {max} Geschenkkarten bezahlen.',
    'giftCard.disabled':
      'Diese Geschenkkarte wurde gesperrt. Bitte nehmen Sie Kontakt mit uns auf.',
    'giftCard.expired': 'Diese Geschenkkarte ist abgelaufen.',
    'giftCard.used': 'Diese Geschenkkarte ist aufgebraucht.',
    'giftCard.currency': 'Diese Geschenkkarte hat eine andere Währung als Ihre Bestellung.',
    'giftCard.needsEmail':
      'Dieses Guthaben wird verwendet, sobald Sie an der Kasse seine E-Mail-Adresse eingegeben haben.',
    'giftCard.otherEmail': 'Dieses Guthaben gehört zu einer anderen E-Mail-Adresse.',
    'giftCard.notForCards': 'Mit Geschenkkarten lassen sich keine neuen Geschenkkarten bezahlen.',
    'giftCard.changed':
      'Das Guthaben einer Geschenkkarte hat sich geändert. Bitte prüfen Sie den Zahlbetrag, und bestellen Sie noch einmal.',
    nothingDue: 'Es ist nichts mehr zu zahlen.',
  },
  fr: {
    giftCard: 'Carte cadeau',
    storeCredit: 'Avoir',
    'giftCard.label':
      '{isCredit, select, no {Carte cadeau} other {Avoir}} se terminant par {lastFour}',
    'giftCard.balance': 'Solde : {balance}',
    'giftCard.remove':
      'Retirer {isCredit, select, no {la carte cadeau} other {l’avoir}} se terminant par {lastFour}',
    'giftCard.applied': 'Carte cadeau ajoutée. Elle sera débitée lors de la commande.',
    'giftCard.removed': 'Carte cadeau retirée.',
    'giftCard.alreadyApplied': 'Cette carte cadeau a déjà été ajoutée.',
    'giftCard.tooMany': 'Une commande ne peut pas être payée avec plus de {max} cartes cadeaux.',
    'giftCard.disabled': 'Cette carte cadeau a été bloquée. Veuillez nous contacter.',
    'giftCard.expired': 'Cette carte cadeau a expiré.',
    'giftCard.used': 'Le solde de cette carte cadeau est épuisé.',
    'giftCard.currency': 'Cette carte cadeau est dans une autre devise que votre commande.',
    'giftCard.needsEmail':
      'Cet avoir sera utilisé dès que vous aurez saisi son adresse e-mail lors de la commande.',
    'giftCard.otherEmail': 'Cet avoir appartient à une autre adresse e-mail.',
    'giftCard.notForCards': 'Une carte cadeau ne peut pas servir à acheter une autre carte cadeau.',
    'giftCard.changed':
      'Le solde d’une carte cadeau a changé. Veuillez vérifier le montant à payer et commander à nouveau.',
    nothingDue: 'Il ne reste rien à payer.',
  },
  ar: {
    giftCard: 'بطاقة هدية',
    storeCredit: 'رصيد المتجر',
    'giftCard.label': '{isCredit, select, no {بطاقة هدية} other {رصيد المتجر}} تنتهي بـ {lastFour}',
    'giftCard.balance': 'الرصيد: {balance}',
    'giftCard.remove':
      'إزالة {isCredit, select, no {بطاقة الهدية} other {رصيد المتجر}} المنتهية بـ {lastFour}',
    'giftCard.applied': 'أُضيفت بطاقة الهدية، وسيُخصم منها عند إتمام الطلب.',
    'giftCard.removed': 'أُزيلت بطاقة الهدية.',
    'giftCard.alreadyApplied': 'سبق أن أضفت بطاقة الهدية هذه.',
    'giftCard.tooMany': 'لا يمكن دفع الطلب بأكثر من {max} بطاقات هدايا.',
    'giftCard.disabled': 'أُوقفت بطاقة الهدية هذه. يرجى التواصل معنا.',
    'giftCard.expired': 'انتهت صلاحية بطاقة الهدية هذه.',
    'giftCard.used': 'لم يبق رصيد في بطاقة الهدية هذه.',
    'giftCard.currency': 'عملة بطاقة الهدية تختلف عن عملة طلبك.',
    'giftCard.needsEmail': 'يُستخدم رصيد المتجر هذا بمجرد إدخال بريده الإلكتروني عند إتمام الشراء.',
    'giftCard.otherEmail': 'رصيد المتجر هذا مرتبط ببريد إلكتروني آخر.',
    'giftCard.notForCards': 'لا يمكن شراء بطاقات هدايا جديدة ببطاقات الهدايا.',
    'giftCard.changed': 'تغيّر رصيد إحدى بطاقات الهدايا. يرجى مراجعة المبلغ المطلوب ثم إعادة الطلب.',
    nothingDue: 'لا يوجد مبلغ مطلوب.',
  },
})

export type GiftCardMessage = Message<KeyOf<typeof giftCardTexts>>
