import { defineTexts } from '#texts'

/** What the cart says of products and quantities (behaviour §14), by the reasons that the domain answers. */
export const cartTexts = defineTexts({
  en: {
    added:
      '{count, plural, one {{names} has been added to your cart.} other {{names} have been added to your cart.}}',
    viewCart: 'View cart',
    removed: '“{name}” removed.',
    undo: 'Undo?',
    restored: '“{name}” is back in your cart.',
    updated: 'Cart updated.',
    gone: 'An item which is no longer available was removed from your cart.',
    unavailable:
      'There are some issues with the items in your cart. Please go back to the cart page and resolve these issues before checking out.',
    removedProduct: 'Removed product',
    lineUnavailable: 'Sorry, “{name}” is no longer available. Please remove it to continue.',
    choose: 'Please choose a product to add to your cart…',
    chooseOptions: 'Please choose {options} for “{name}”.',
    noCombination:
      'Sorry, no “{name}” matches your selection. Please choose a different combination.',
    unknownProduct: 'Sorry, this product cannot be purchased.',
    outOfStock: 'You cannot add “{name}” to the cart because the product is out of stock.',
    notEnough:
      'You cannot add that amount of “{name}” to the cart because there is not enough stock ({left} remaining).',
    notEnoughWithCart:
      'You cannot add that amount to the cart — we have {left} in stock and you already have {inCart} in your cart.',
    onlyOne: 'You can only have 1 “{name}” in your cart.',
    noAnother: 'You cannot add another “{name}” to your cart.',
    badQuantity: 'Please enter a whole number from 0 to {max} as the quantity of “{name}”.',
    badQuantityToAdd: 'Please enter a whole number from 1 to {max} as the quantity.',
    nothingToUndo: 'Nothing to undo.',
    tooMany: 'Your cart is full. Please remove something before you add more.',
    tooManyAtOnce: 'You can add {max} products at once. Please add them in several steps.',
    tooManyCarts: 'Too many carts were started from your address. Please try again in a minute.',
    lineOutOfStock: 'Sorry, “{name}” is not in stock. Please edit your cart and try again.',
    lineNotEnough:
      'Sorry, we do not have enough “{name}” in stock to fulfil your order ({left} available).',
    expired: 'Sorry, your session has expired.',
    unreachable: 'Something went wrong. Your cart was not changed. Please try again.',
  },
  de: {
    added:
      '{count, plural, one {{names} wurde Ihrem Warenkorb hinzugefügt.} other {{names} wurden Ihrem Warenkorb hinzugefügt.}}',
    viewCart: 'Warenkorb ansehen',
    removed: '„{name}“ entfernt.',
    undo: 'Rückgängig?',
    restored: '„{name}“ ist wieder in Ihrem Warenkorb.',
    updated: 'Warenkorb aktualisiert.',
    gone: 'Ein Artikel, der nicht mehr erhältlich ist, wurde aus Ihrem Warenkorb entfernt.',
    unavailable:
      'Mit den Artikeln in Ihrem Warenkorb gibt es Probleme. Bitte beheben Sie diese im Warenkorb, bevor Sie zur Kasse gehen.',
    removedProduct: 'Entferntes Produkt',
    lineUnavailable:
      '„{name}“ ist leider nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um fortzufahren.',
    choose: 'Bitte wählen Sie ein Produkt für Ihren Warenkorb …',
    chooseOptions: 'Bitte wählen Sie {options} für „{name}“.',
    noCombination:
      'Leider entspricht kein „{name}“ Ihrer Auswahl. Bitte wählen Sie eine andere Kombination.',
    unknownProduct: 'Dieses Produkt kann leider nicht gekauft werden.',
    outOfStock: '„{name}“ kann nicht hinzugefügt werden, weil das Produkt nicht vorrätig ist.',
    notEnough:
      'Diese Menge von „{name}“ kann nicht hinzugefügt werden, weil nicht genug vorrätig ist (noch {left}).',
    notEnoughWithCart:
      'Diese Menge kann nicht hinzugefügt werden – wir haben {left} auf Lager, und {inCart} sind bereits in Ihrem Warenkorb.',
    onlyOne: 'Sie können „{name}“ nur einmal im Warenkorb haben.',
    noAnother: 'Sie können kein weiteres „{name}“ hinzufügen.',
    badQuantity: 'Bitte geben Sie als Menge von „{name}“ eine ganze Zahl von 0 bis {max} ein.',
    badQuantityToAdd: 'Bitte geben Sie als Menge eine ganze Zahl von 1 bis {max} ein.',
    nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
    tooMany: 'Ihr Warenkorb ist voll. Bitte entfernen Sie etwas, bevor Sie mehr hinzufügen.',
    tooManyAtOnce:
      'Sie können {max} Produkte auf einmal hinzufügen. Bitte gehen Sie in mehreren Schritten vor.',
    tooManyCarts:
      'Von Ihrer Adresse wurden zu viele Warenkörbe begonnen. Bitte versuchen Sie es in einer Minute noch einmal.',
    lineOutOfStock:
      '„{name}“ ist leider nicht vorrätig. Bitte bearbeiten Sie Ihren Warenkorb und versuchen Sie es noch einmal.',
    lineNotEnough: 'Von „{name}“ ist leider nicht genug vorrätig ({left} verfügbar).',
    expired: 'Ihre Sitzung ist leider abgelaufen.',
    unreachable:
      'Es ist ein Fehler aufgetreten. Ihr Warenkorb wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    added:
      '{count, plural, one {{names} a été ajouté à votre panier.} other {{names} ont été ajoutés à votre panier.}}',
    viewCart: 'Voir le panier',
    removed: '« {name} » retiré.',
    undo: 'Annuler ?',
    restored: '« {name} » est de retour dans votre panier.',
    updated: 'Panier mis à jour.',
    gone: 'Un article qui n’est plus disponible a été retiré de votre panier.',
    unavailable:
      'Il y a des problèmes avec les articles de votre panier. Veuillez les résoudre sur la page du panier avant de commander.',
    removedProduct: 'Produit supprimé',
    lineUnavailable: '« {name} » n’est plus disponible. Veuillez le retirer pour continuer.',
    choose: 'Veuillez choisir un produit à ajouter à votre panier…',
    chooseOptions: 'Veuillez choisir {options} pour « {name} ».',
    noCombination:
      'Aucun « {name} » ne correspond à votre sélection. Veuillez choisir une autre combinaison.',
    unknownProduct: 'Ce produit ne peut pas être acheté.',
    outOfStock:
      'Vous ne pouvez pas ajouter « {name} » au panier car le produit est en rupture de stock.',
    notEnough:
      'Vous ne pouvez pas ajouter cette quantité de « {name} » car le stock est insuffisant (il en reste {left}).',
    notEnoughWithCart:
      'Vous ne pouvez pas ajouter cette quantité : nous en avons {left} en stock et vous en avez déjà {inCart} dans votre panier.',
    onlyOne: 'Vous ne pouvez avoir qu’un seul « {name} » dans votre panier.',
    noAnother: 'Vous ne pouvez pas ajouter un autre « {name} » à votre panier.',
    badQuantity: 'Veuillez saisir un nombre entier de 0 à {max} comme quantité de « {name} ».',
    badQuantityToAdd: 'Veuillez saisir un nombre entier de 1 à {max} comme quantité.',
    nothingToUndo: 'Rien à annuler.',
    tooMany: 'Votre panier est plein. Veuillez retirer un article avant d’en ajouter.',
    tooManyAtOnce:
      'Vous pouvez ajouter {max} produits à la fois. Veuillez les ajouter en plusieurs étapes.',
    tooManyCarts:
      'Trop de paniers ont été créés depuis votre adresse. Veuillez réessayer dans une minute.',
    lineOutOfStock: '« {name} » n’est pas en stock. Veuillez modifier votre panier et réessayer.',
    lineNotEnough:
      'Nous n’avons pas assez de « {name} » en stock pour votre commande ({left} disponibles).',
    expired: 'Votre session a expiré.',
    unreachable: 'Une erreur s’est produite. Votre panier n’a pas été modifié. Veuillez réessayer.',
  },
  ar: {
    added:
      '{count, plural, one {تمت إضافة {names} إلى سلة التسوق.} other {تمت إضافة {names} إلى سلة التسوق.}}',
    viewCart: 'عرض السلة',
    removed: 'تمت إزالة «{name}».',
    undo: 'تراجع؟',
    restored: 'عاد «{name}» إلى سلة التسوق.',
    updated: 'تم تحديث السلة.',
    gone: 'أُزيل من سلتك منتج لم يعد متوفرًا.',
    unavailable: 'هناك مشكلات في منتجات سلتك. يرجى العودة إلى صفحة السلة وحلها قبل إتمام الطلب.',
    removedProduct: 'منتج محذوف',
    lineUnavailable: 'عذرًا، لم يعد «{name}» متوفرًا. يرجى إزالته للمتابعة.',
    choose: 'يرجى اختيار منتج لإضافته إلى السلة…',
    chooseOptions: 'يرجى اختيار {options} لـ «{name}».',
    noCombination: 'عذرًا، لا يوجد «{name}» يطابق اختيارك. يرجى اختيار تركيبة أخرى.',
    unknownProduct: 'عذرًا، لا يمكن شراء هذا المنتج.',
    outOfStock: 'لا يمكن إضافة «{name}» إلى السلة لأن المنتج غير متوفر.',
    notEnough: 'لا يمكن إضافة هذه الكمية من «{name}» لعدم كفاية المخزون (المتبقي {left}).',
    notEnoughWithCart:
      'لا يمكن إضافة هذه الكمية — لدينا {left} في المخزون ولديك {inCart} في السلة بالفعل.',
    onlyOne: 'يمكنك إضافة «{name}» مرة واحدة فقط إلى السلة.',
    noAnother: 'لا يمكنك إضافة «{name}» مرة أخرى إلى السلة.',
    badQuantity: 'يرجى إدخال عدد صحيح من 0 إلى {max} لكمية «{name}».',
    badQuantityToAdd: 'يرجى إدخال عدد صحيح من 1 إلى {max} للكمية.',
    nothingToUndo: 'لا يوجد ما يمكن التراجع عنه.',
    tooMany: 'سلتك ممتلئة. يرجى إزالة شيء قبل إضافة المزيد.',
    tooManyAtOnce: 'يمكنك إضافة {max} منتجًا دفعة واحدة. يرجى إضافتها على عدة خطوات.',
    tooManyCarts: 'بدأ عنوانك سلالًا كثيرة جدًا. يرجى المحاولة بعد دقيقة.',
    lineOutOfStock: 'عذرًا، «{name}» غير متوفر. يرجى تعديل السلة والمحاولة مرة أخرى.',
    lineNotEnough: 'عذرًا، لا تكفي الكمية المتوفرة من «{name}» لطلبك (المتوفر {left}).',
    expired: 'عذرًا، انتهت جلستك.',
    unreachable: 'حدث خطأ ما. لم تتغير سلتك. يرجى المحاولة مرة أخرى.',
  },
})
