import { defineTexts, type KeyOf, type Message } from '#texts'

/** Messages about adding to the cart (behaviour §14), by the reasons that `addToCart` returns. */
export const addTexts = defineTexts({
  en: {
    added:
      '{count, plural, one {“{names}” has been added to your cart.} other {{names} have been added to your cart.}}',
    viewCart: 'View cart',
    addToCart: 'Add to cart',
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
    addonMissing: 'Please fill in “{field}”.',
    addonTooLong: '“{field}” can have {max} characters.',
    addonNumber: 'Please enter a number for “{field}”.',
    addonTooSmall: '“{field}” must be at least {min}.',
    addonTooLarge: '“{field}” must be at most {max}.',
    addonDate: 'Please enter a valid date for “{field}”.',
    addonChoice: 'Please choose one of the values for “{field}”.',
    addonsChanged:
      'The choices for “{name}” have changed since you added it. Please remove it and add it again.',
    addonFile:
      'This file cannot be used. Please choose a JPEG, PNG or WebP image or a PDF of at most {max} MB.',
    addonFileNotStored:
      'This file cannot be stored at the moment. Please try again in a few minutes.',
    addonFileTooLarge: 'The file for “{field}” can have at most {max} MB.',
    minQuantity: 'You must order at least {min} of “{name}”.',
    maxQuantity: 'You can order at most {max} of “{name}”.',
    quantityStep: '“{name}” is sold in multiples of {step}.',
    badQuantityToAdd: 'Please enter a whole number from 1 to {max} as the quantity.',
    tooMany: 'Your cart is full. Please remove something before you add more.',
    tooMuch: 'This shop cannot take an order of such an amount online. Please contact us.',
    tooManyAtOnce: 'You can add {max} products at once. Please add them in several steps.',
    tooManyCarts: 'Too many carts were started from your address. Please try again in a minute.',
    notAdded: 'Something went wrong. Nothing was added. Please try again.',
  },
  de: {
    added:
      '{count, plural, one {„{names}“ wurde Ihrem Warenkorb hinzugefügt.} other {{names} wurden Ihrem Warenkorb hinzugefügt.}}',
    viewCart: 'Warenkorb ansehen',
    addToCart: 'In den Warenkorb',
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
    addonMissing: 'Bitte füllen Sie „{field}“ aus.',
    addonTooLong: '„{field}“ kann {max} Zeichen haben.',
    addonNumber: 'Bitte geben Sie bei „{field}“ eine Zahl ein.',
    addonTooSmall: '„{field}“ muss mindestens {min} sein.',
    addonTooLarge: '„{field}“ darf höchstens {max} sein.',
    addonDate: 'Bitte geben Sie bei „{field}“ ein gültiges Datum ein.',
    addonChoice: 'Bitte wählen Sie bei „{field}“ einen der Werte.',
    addonsChanged:
      'Die Auswahl für „{name}“ hat sich geändert, seit Sie es hinzugefügt haben. Bitte entfernen Sie es und fügen Sie es neu hinzu.',
    addonFile:
      'Diese Datei kann nicht verwendet werden. Bitte wählen Sie ein Bild (JPEG, PNG, WebP) oder ein PDF mit höchstens {max} MB.',
    addonFileNotStored:
      'Diese Datei kann gerade nicht gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    addonFileTooLarge: 'Die Datei für „{field}“ darf höchstens {max} MB haben.',
    minQuantity: 'Von „{name}“ müssen Sie mindestens {min} bestellen.',
    maxQuantity: 'Von „{name}“ können Sie höchstens {max} bestellen.',
    quantityStep: '„{name}“ wird nur in Vielfachen von {step} verkauft.',
    badQuantityToAdd: 'Bitte geben Sie als Menge eine ganze Zahl von 1 bis {max} ein.',
    tooMany: 'Ihr Warenkorb ist voll. Bitte entfernen Sie etwas, bevor Sie mehr hinzufügen.',
    tooMuch:
      'Eine Bestellung in dieser Höhe ist online nicht möglich. Bitte nehmen Sie Kontakt mit uns auf.',
    tooManyAtOnce:
      'Sie können {max} Produkte auf einmal hinzufügen. Bitte gehen Sie in mehreren Schritten vor.',
    tooManyCarts:
      'Von Ihrer Adresse wurden zu viele Warenkörbe begonnen. Bitte versuchen Sie es in einer Minute noch einmal.',
    notAdded:
      'Es ist ein Fehler aufgetreten. Nichts wurde hinzugefügt. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    added:
      '{count, plural, one {« {names} » a été ajouté à votre panier.} other {{names} ont été ajoutés à votre panier.}}',
    viewCart: 'Voir le panier',
    addToCart: 'Ajouter au panier',
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
    addonMissing: 'Veuillez remplir « {field} ».',
    addonTooLong: '« {field} » peut contenir {max} caractères.',
    addonNumber: 'Veuillez saisir un nombre pour « {field} ».',
    addonTooSmall: '« {field} » doit être au moins {min}.',
    addonTooLarge: '« {field} » doit être au plus {max}.',
    addonDate: 'Veuillez saisir une date valide pour « {field} ».',
    addonChoice: 'Veuillez choisir une des valeurs pour « {field} ».',
    addonsChanged:
      'Les choix pour « {name} » ont changé depuis votre ajout. Veuillez le retirer et l’ajouter de nouveau.',
    addonFile:
      'Ce fichier ne peut pas être utilisé. Veuillez choisir une image JPEG, PNG ou WebP ou un PDF de {max} Mo au plus.',
    addonFileNotStored:
      'Ce fichier ne peut pas être enregistré pour le moment. Veuillez réessayer dans quelques minutes.',
    addonFileTooLarge: 'Le fichier pour « {field} » peut avoir {max} Mo au plus.',
    minQuantity: 'Vous devez commander au moins {min} « {name} ».',
    maxQuantity: 'Vous pouvez commander au plus {max} « {name} ».',
    quantityStep: '« {name} » est vendu par multiples de {step}.',
    badQuantityToAdd: 'Veuillez saisir un nombre entier de 1 à {max} comme quantité.',
    tooMany: 'Votre panier est plein. Veuillez retirer un article avant d’en ajouter.',
    tooMuch: 'Une commande de ce montant n’est pas possible en ligne. Veuillez nous contacter.',
    tooManyAtOnce:
      'Vous pouvez ajouter {max} produits à la fois. Veuillez les ajouter en plusieurs étapes.',
    tooManyCarts:
      'Trop de paniers ont été créés depuis votre adresse. Veuillez réessayer dans une minute.',
    notAdded: 'Une erreur s’est produite. Rien n’a été ajouté. Veuillez réessayer.',
  },
  ar: {
    added:
      '{count, plural, one {تمت إضافة «{names}» إلى سلة التسوق.} other {تمت إضافة {names} إلى سلة التسوق.}}',
    viewCart: 'عرض السلة',
    addToCart: 'أضف إلى السلة',
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
    addonMissing: 'يرجى ملء «{field}».',
    addonTooLong: 'يمكن أن يحتوي «{field}» على {max} حرفًا.',
    addonNumber: 'يرجى إدخال رقم في «{field}».',
    addonTooSmall: 'يجب ألا يقل «{field}» عن {min}.',
    addonTooLarge: 'يجب ألا يزيد «{field}» على {max}.',
    addonDate: 'يرجى إدخال تاريخ صالح في «{field}».',
    addonChoice: 'يرجى اختيار إحدى القيم لـ «{field}».',
    addonsChanged: 'تغيرت خيارات «{name}» منذ أن أضفته. يرجى إزالته وإضافته من جديد.',
    addonFile:
      'لا يمكن استخدام هذا الملف. يرجى اختيار صورة JPEG أو PNG أو WebP أو ملف PDF بحجم {max} ميغابايت كحد أقصى.',
    addonFileNotStored: 'لا يمكن حفظ هذا الملف حاليًا. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
    addonFileTooLarge: 'يجب ألا يتجاوز ملف «{field}» {max} ميغابايت.',
    minQuantity: 'يجب طلب {min} على الأقل من «{name}».',
    maxQuantity: 'يمكنك طلب {max} كحد أقصى من «{name}».',
    quantityStep: 'يُباع «{name}» بمضاعفات {step} فقط.',
    badQuantityToAdd: 'يرجى إدخال عدد صحيح من 1 إلى {max} للكمية.',
    tooMany: 'سلتك ممتلئة. يرجى إزالة شيء قبل إضافة المزيد.',
    tooMuch: 'لا يمكن تقديم طلب بهذه القيمة عبر الإنترنت. يرجى التواصل معنا.',
    tooManyAtOnce: 'يمكنك إضافة {max} منتجًا دفعة واحدة. يرجى إضافتها على عدة خطوات.',
    tooManyCarts: 'بدأ عنوانك سلالًا كثيرة جدًا. يرجى المحاولة بعد دقيقة.',
    notAdded: 'حدث خطأ ما. لم يُضف أي شيء. يرجى المحاولة مرة أخرى.',
  },
})

export type AddMessage = Message<KeyOf<typeof addTexts>>
