import { defineTexts, type KeyOf, type Message, mergeTexts } from '#texts'
import { couponTexts } from '../discounts/texts.ts'
import { giftCardTexts } from '../gift-cards/texts.ts'
import { accountCartTexts } from './account-texts.ts'
import { addTexts } from './add-texts.ts'

/** Messages about cart lines and changes (behaviour §14). */
const changeTexts = defineTexts({
  en: {
    deliveryOn:
      '{to, plural, =0 {Delivered the same day} one {Delivered in # working day} other {Delivered in # working days}}',
    deliveryDates: 'Delivered {dates}',
    deliveryBetween: 'Delivered in {from} to {to} working days',
    shippingLeft: '{amount} more for free shipping',
    shippingFree: 'Your order ships for free.',
    shippingUpdated: 'Shipping costs updated.',
    selectCountry: 'Choose a country.',
    badPostcode: 'Enter a valid postcode / ZIP, or leave it empty.',
    badState: 'Enter one of the states of this country, or leave it empty.',
    noShippingTo: 'Unfortunately we do not ship to {country}.',
    choiceGone:
      'The shipping method you chose is not available for this address. Please check the selected one.',
    removed: '“{name}” removed.',
    undo: 'Undo?',
    restored: '“{name}” is back in your cart.',
    updated: 'Cart updated.',
    empty: 'Your cart is currently empty.',
    returnToShop: 'Return to shop',
    free: 'Free',
    currencyChanged: 'Prices in your cart are now in {currency}.',
    gone: 'An item which is no longer available was removed from your cart.',
    unavailable:
      'There are some issues with the items in your cart. Please go back to the cart page and resolve these issues before checking out.',
    oncePerLine: '+{price} once',
    removedProduct: 'Removed product',
    lineUnavailable: 'Sorry, “{name}” is no longer available. Please remove it to continue.',
    badQuantity: 'Please enter a whole number from 0 to {max} as the quantity of “{name}”.',
    nothingToUndo: 'Nothing to undo.',
    tooMuch: 'This shop cannot take an order of such an amount online. Please contact us.',
    lineOutOfStock: 'Sorry, “{name}” is not in stock. Please edit your cart and try again.',
    lineNotEnough:
      'Sorry, we do not have enough “{name}” in stock to fulfil your order ({left} available).',
    expired: 'Sorry, your session has expired.',
    unreachable: 'Something went wrong. Your cart was not changed. Please try again.',
    productUnavailable: 'This product is no longer available. Please remove it to continue.',
  },
  de: {
    deliveryOn:
      '{to, plural, =0 {Lieferung am selben Tag} one {Lieferung in # Werktag} other {Lieferung in # Werktagen}}',
    deliveryDates: 'Lieferung {dates}',
    deliveryBetween: 'Lieferung in {from} bis {to} Werktagen',
    shippingLeft: 'Noch {amount} bis zum kostenlosen Versand',
    shippingFree: 'Ihre Bestellung wird kostenlos versandt.',
    shippingUpdated: 'Versandkosten aktualisiert.',
    selectCountry: 'Wählen Sie ein Land.',
    badPostcode: 'Geben Sie eine gültige Postleitzahl ein, oder lassen Sie das Feld leer.',
    badState: 'Geben Sie einen Bundesstaat dieses Landes ein, oder lassen Sie das Feld leer.',
    noShippingTo: 'Leider liefern wir nicht nach {country}.',
    choiceGone:
      'Die gewählte Versandart ist für diese Adresse nicht verfügbar. Bitte prüfen Sie die jetzt ausgewählte.',
    removed: '„{name}“ entfernt.',
    undo: 'Rückgängig?',
    restored: '„{name}“ ist wieder in Ihrem Warenkorb.',
    updated: 'Warenkorb aktualisiert.',
    empty: 'Ihr Warenkorb ist derzeit leer.',
    returnToShop: 'Zurück zum Shop',
    free: 'Kostenlos',
    currencyChanged: 'Die Preise in Ihrem Warenkorb sind jetzt in {currency}.',
    gone: 'Ein Artikel, der nicht mehr erhältlich ist, wurde aus Ihrem Warenkorb entfernt.',
    unavailable:
      'Mit den Artikeln in Ihrem Warenkorb gibt es Probleme. Bitte beheben Sie diese im Warenkorb, bevor Sie zur Kasse gehen.',
    oncePerLine: 'einmalig +{price}',
    removedProduct: 'Entferntes Produkt',
    lineUnavailable:
      '„{name}“ ist leider nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um fortzufahren.',
    badQuantity: 'Bitte geben Sie als Menge von „{name}“ eine ganze Zahl von 0 bis {max} ein.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    tooMuch:
      'Eine Bestellung in dieser Höhe ist online nicht möglich. Bitte nehmen Sie Kontakt mit uns auf.',
    lineOutOfStock:
      '„{name}“ ist leider nicht vorrätig. Bitte bearbeiten Sie Ihren Warenkorb und versuchen Sie es noch einmal.',
    lineNotEnough: 'Von „{name}“ ist leider nicht genug vorrätig ({left} verfügbar).',
    expired: 'Ihre Sitzung ist leider abgelaufen.',
    unreachable:
      'Es ist ein Fehler aufgetreten. Ihr Warenkorb wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
    productUnavailable:
      'Dieses Produkt ist nicht mehr erhältlich. Bitte entfernen Sie es, um fortzufahren.',
  },
  fr: {
    deliveryOn:
      '{to, plural, =0 {Livraison le jour même} one {Livraison sous # jour ouvré} other {Livraison sous # jours ouvrés}}',
    deliveryDates: 'Livraison {dates}',
    deliveryBetween: 'Livraison sous {from} à {to} jours ouvrés',
    shippingLeft: 'Plus que {amount} pour la livraison gratuite',
    shippingFree: 'Votre commande est livrée gratuitement.',
    shippingUpdated: 'Frais de livraison mis à jour.',
    selectCountry: 'Choisissez un pays.',
    badPostcode: 'Saisissez un code postal valide ou laissez le champ vide.',
    badState: 'Saisissez un État de ce pays ou laissez le champ vide.',
    noShippingTo: 'Malheureusement, nous ne livrons pas dans ce pays : {country}.',
    choiceGone:
      'Le mode de livraison choisi n’est pas disponible pour cette adresse. Veuillez vérifier celui qui est sélectionné.',
    removed: '« {name} » retiré.',
    undo: 'Annuler ?',
    restored: '« {name} » est de retour dans votre panier.',
    updated: 'Panier mis à jour.',
    empty: 'Votre panier est actuellement vide.',
    returnToShop: 'Retour à la boutique',
    free: 'Gratuit',
    currencyChanged: 'Les prix de votre panier sont maintenant en {currency}.',
    gone: 'Un article qui n’est plus disponible a été retiré de votre panier.',
    unavailable:
      'Il y a des problèmes avec les articles de votre panier. Veuillez les résoudre sur la page du panier avant de commander.',
    oncePerLine: '+{price} une fois',
    removedProduct: 'Produit supprimé',
    lineUnavailable: '« {name} » n’est plus disponible. Veuillez le retirer pour continuer.',
    badQuantity: 'Veuillez saisir un nombre entier de 0 à {max} comme quantité de « {name} ».',
    nothingToUndo: 'Rien à annuler.',
    tooMuch: 'Une commande de ce montant n’est pas possible en ligne. Veuillez nous contacter.',
    lineOutOfStock: '« {name} » n’est pas en stock. Veuillez modifier votre panier et réessayer.',
    lineNotEnough:
      'Nous n’avons pas assez de « {name} » en stock pour votre commande ({left} disponibles).',
    expired: 'Votre session a expiré.',
    unreachable: 'Une erreur s’est produite. Votre panier n’a pas été modifié. Veuillez réessayer.',
    productUnavailable: 'Ce produit n’est plus disponible. Veuillez le retirer pour continuer.',
  },
  ar: {
    deliveryOn:
      '{to, plural, =0 {التوصيل في اليوم نفسه} one {التوصيل خلال يوم عمل واحد} two {التوصيل خلال يومي عمل} few {التوصيل خلال # أيام عمل} other {التوصيل خلال # يوم عمل}}',
    deliveryDates: 'التوصيل {dates}',
    deliveryBetween: 'التوصيل خلال {from} إلى {to} أيام عمل',
    shippingLeft: 'بقي {amount} للشحن المجاني',
    shippingFree: 'يُشحن طلبك مجانًا.',
    shippingUpdated: 'تم تحديث تكاليف الشحن.',
    selectCountry: 'اختر بلدًا.',
    badPostcode: 'أدخل رمزًا بريديًا صالحًا أو اترك الحقل فارغًا.',
    badState: 'أدخل إحدى ولايات هذا البلد أو اترك الحقل فارغًا.',
    noShippingTo: 'للأسف لا نشحن إلى {country}.',
    choiceGone: 'طريقة الشحن التي اخترتها غير متاحة لهذا العنوان. يرجى مراجعة الطريقة المحددة.',
    removed: 'تمت إزالة «{name}».',
    undo: 'تراجع؟',
    restored: 'عاد «{name}» إلى سلة التسوق.',
    updated: 'تم تحديث السلة.',
    empty: 'سلة التسوق فارغة حاليًا.',
    returnToShop: 'العودة إلى المتجر',
    free: 'مجاني',
    currencyChanged: 'أسعار سلتك الآن بعملة {currency}.',
    gone: 'أُزيل من سلتك منتج لم يعد متوفرًا.',
    unavailable: 'هناك مشكلات في منتجات سلتك. يرجى العودة إلى صفحة السلة وحلها قبل إتمام الطلب.',
    oncePerLine: '+{price} مرة واحدة',
    removedProduct: 'منتج محذوف',
    lineUnavailable: 'عذرًا، لم يعد «{name}» متوفرًا. يرجى إزالته للمتابعة.',
    badQuantity: 'يرجى إدخال عدد صحيح من 0 إلى {max} لكمية «{name}».',
    nothingToUndo: 'لا يوجد ما يمكن التراجع عنه.',
    tooMuch: 'لا يمكن تقديم طلب بهذه القيمة عبر الإنترنت. يرجى التواصل معنا.',
    lineOutOfStock: 'عذرًا، «{name}» غير متوفر. يرجى تعديل السلة والمحاولة مرة أخرى.',
    lineNotEnough: 'عذرًا، لا تكفي الكمية المتوفرة من «{name}» لطلبك (المتوفر {left}).',
    expired: 'عذرًا، انتهت جلستك.',
    unreachable: 'حدث خطأ ما. لم تتغير سلتك. يرجى المحاولة مرة أخرى.',
    productUnavailable: 'لم يعد هذا المنتج متوفرًا. يرجى إزالته للمتابعة.',
  },
})

export const cartTexts = mergeTexts(
  addTexts,
  changeTexts,
  couponTexts,
  giftCardTexts,
  accountCartTexts,
)

export type CartMessage = Message<KeyOf<typeof cartTexts>>
