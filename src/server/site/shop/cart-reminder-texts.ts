import { defineTexts } from '#texts'

/** Pages that the links of mails about carts lead to. */
export const cartReminderPageTexts = defineTexts({
  en: {
    page: 'Your cart',
    'restore.title': 'Restore your cart',
    'restore.text':
      '{count, plural, one {Puts # item into the cart of this browser: {names}.} other {Puts # items into the cart of this browser: {names}.}} What is in it already stays.',
    'restore.button': 'Restore cart',
    'end.title': 'End reminders?',
    'end.text': 'You will get no more emails about what is in your cart.',
    'end.button': 'End reminders',
    'ended.title': 'Done',
    'ended.text': 'You will get no more emails about your cart.',
    'gone.title': 'This cart no longer exists',
    'gone.text': 'It has been ordered or emptied, or the link is too old.',
    shop: 'To the shop',
    home: 'To the home page',
  },
  de: {
    page: 'Ihr Warenkorb',
    'restore.title': 'Warenkorb wiederherstellen',
    'restore.text':
      '{count, plural, one {Legt # Artikel in den Warenkorb dieses Browsers: {names}.} other {Legt # Artikel in den Warenkorb dieses Browsers: {names}.}} Was schon darin liegt, bleibt.',
    'restore.button': 'Warenkorb wiederherstellen',
    'end.title': 'Erinnerungen beenden?',
    'end.text': 'Sie erhalten keine E-Mails mehr über Ihren Warenkorb.',
    'end.button': 'Erinnerungen beenden',
    'ended.title': 'Erledigt',
    'ended.text': 'Sie erhalten keine E-Mails mehr über Ihren Warenkorb.',
    'gone.title': 'Diesen Warenkorb gibt es nicht mehr',
    'gone.text': 'Er wurde bestellt oder geleert, oder der Link ist zu alt.',
    shop: 'Zum Shop',
    home: 'Zur Startseite',
  },
  fr: {
    page: 'Votre panier',
    'restore.title': 'Restaurer votre panier',
    'restore.text':
      '{count, plural, one {Ajoute # article au panier de ce navigateur : {names}.} other {Ajoute # articles au panier de ce navigateur : {names}.}} Ce qu’il contient déjà y reste.',
    'restore.button': 'Restaurer le panier',
    'end.title': 'Ne plus recevoir de rappels ?',
    'end.text': 'Vous ne recevrez plus d’e-mails au sujet de votre panier.',
    'end.button': 'Arrêter les rappels',
    'ended.title': 'C’est fait',
    'ended.text': 'Vous ne recevrez plus d’e-mails au sujet de votre panier.',
    'gone.title': 'Ce panier n’existe plus',
    'gone.text': 'Il a été commandé ou vidé, ou le lien est trop ancien.',
    shop: 'Vers la boutique',
    home: 'Vers la page d’accueil',
  },
  ar: {
    page: 'سلتك',
    'restore.title': 'استعادة سلتك',
    'restore.text':
      '{count, plural, one {يضيف منتجًا واحدًا إلى سلة هذا المتصفح: {names}.} two {يضيف منتجين إلى سلة هذا المتصفح: {names}.} few {يضيف # منتجات إلى سلة هذا المتصفح: {names}.} many {يضيف # منتجًا إلى سلة هذا المتصفح: {names}.} other {يضيف # منتج إلى سلة هذا المتصفح: {names}.}} ويبقى ما فيها.',
    'restore.button': 'استعادة السلة',
    'end.title': 'إيقاف التذكيرات؟',
    'end.text': 'لن تصلك رسائل أخرى عن سلتك.',
    'end.button': 'إيقاف التذكيرات',
    'ended.title': 'تم',
    'ended.text': 'لن تصلك رسائل أخرى عن سلتك.',
    'gone.title': 'لم تعد هذه السلة موجودة',
    'gone.text': 'إما أنها طُلبت أو أُفرغت، أو أن الرابط قديم.',
    shop: 'إلى المتجر',
    home: 'إلى الصفحة الرئيسية',
  },
})
