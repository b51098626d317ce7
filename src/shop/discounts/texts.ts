import { defineTexts, type KeyOf, type Message } from '#texts'

/** Labels and messages about coupons (behaviour §14). */
export const couponTexts = defineTexts({
  en: {
    couponCode: 'Coupon or gift card code',
    applyCoupon: 'Apply code',
    haveCoupon: 'Have a coupon or gift card?',
    enterCoupon: 'Click here to enter your code',
    couponLabel: 'Coupon: {code}',
    automaticDiscount: 'Discount',
    removeCoupon: 'Remove',
    removeCouponNamed: 'Remove coupon {code}',
    couponApplied: 'Coupon code applied successfully.',
    couponRemoved: 'Coupon has been removed.',
    returnToCart: 'Return to cart',
    couponFreeShipping: 'Free shipping',
    'coupon.empty': 'Please enter a coupon code.',
    'coupon.unknown': 'The code “{code}” does not exist. Please check the spelling.',
    'coupon.invalid': 'Coupon “{code}” cannot be applied because it is not valid.',
    'coupon.alreadyApplied': 'Coupon code “{code}” has already been applied.',
    'coupon.individualUse':
      'Coupon “{code}” has been applied and cannot be used together with other coupons.',
    'coupon.usageLimit':
      'The usage limit of coupon “{code}” has been reached. If you used it in an order that was not completed, please try again later.',
    'coupon.perCustomer':
      'You have already used coupon “{code}” as often as allowed. If an order was not completed, please try again later.',
    'coupon.expired': 'Coupon “{code}” has expired.',
    'coupon.notYet': 'Coupon “{code}” is not valid yet.',
    'coupon.minimum': 'The minimum spend for coupon “{code}” is {amount}.',
    'coupon.maximum': 'The maximum spend for coupon “{code}” is {amount}.',
    'coupon.notApplicable': 'Coupon “{code}” is not applicable to the products in your cart.',
    'coupon.products': 'Coupon “{code}” is not applicable to these products: {names}.',
    'coupon.categories':
      'Coupon “{code}” is not applicable to the categories of these products: {names}.',
    'coupon.saleItems': 'Coupon “{code}” is not valid for sale items.',
    'coupon.needsEmail':
      'Coupon “{code}” needs a valid email address. Please enter yours at checkout, then apply the coupon.',
    'coupon.otherEmail': 'Coupon “{code}” is not valid for this email address.',
    'coupon.firstOrder': 'Coupon “{code}” is only valid for your first order.',
    'coupon.conditions':
      'The items in your cart do not meet the conditions of coupon “{code}” yet. Please check the products and quantities.',
    'coupon.tooMany': 'You cannot apply more than {max} coupons to an order.',
    'coupon.tooOften': 'Too many coupon codes were tried. Please wait a minute, then try again.',
  },
  de: {
    couponCode: 'Gutschein- oder Geschenkkartencode',
    applyCoupon: 'Code anwenden',
    haveCoupon: 'Haben Sie einen Gutschein oder eine Geschenkkarte?',
    enterCoupon: 'Hier klicken, um den Code einzugeben',
    couponLabel: 'Gutschein: {code}',
    automaticDiscount: 'Rabatt',
    removeCoupon: 'Entfernen',
    removeCouponNamed: 'Gutschein {code} entfernen',
    couponApplied: 'Der Gutscheincode wurde angewendet.',
    couponRemoved: 'Der Gutschein wurde entfernt.',
    returnToCart: 'Zurück zum Warenkorb',
    couponFreeShipping: 'Kostenloser Versand',
    'coupon.empty': 'Bitte geben Sie einen Gutscheincode ein.',
    'coupon.unknown': 'Den Code „{code}“ gibt es nicht. Bitte prüfen Sie die Schreibweise.',
    'coupon.invalid': 'Der Gutschein „{code}“ kann nicht angewendet werden, weil er ungültig ist.',
    'coupon.alreadyApplied': 'Der Gutscheincode „{code}“ wird bereits angewendet.',
    'coupon.individualUse':
      'Der Gutschein „{code}“ wird bereits angewendet und lässt sich nicht mit anderen kombinieren.',
    'coupon.usageLimit':
      'Der Gutschein „{code}“ wurde bereits so oft wie möglich eingelöst. Falls Sie ihn in einer nicht abgeschlossenen Bestellung verwendet haben, versuchen Sie es bitte später noch einmal.',
    'coupon.perCustomer':
      'Sie haben den Gutschein „{code}“ bereits so oft wie erlaubt eingelöst. Falls eine Bestellung nicht abgeschlossen wurde, versuchen Sie es bitte später noch einmal.',
    'coupon.expired': 'Der Gutschein „{code}“ ist abgelaufen.',
    'coupon.notYet': 'Der Gutschein „{code}“ ist noch nicht gültig.',
    'coupon.minimum': 'Der Mindestbestellwert für den Gutschein „{code}“ beträgt {amount}.',
    'coupon.maximum': 'Der Höchstbestellwert für den Gutschein „{code}“ beträgt {amount}.',
    'coupon.notApplicable':
      'Der Gutschein „{code}“ gilt nicht für die Produkte in Ihrem Warenkorb.',
    'coupon.products': 'Der Gutschein „{code}“ gilt nicht für diese Produkte: {names}.',
    'coupon.categories':
      'Der Gutschein „{code}“ gilt nicht für die Kategorien dieser Produkte: {names}.',
    'coupon.saleItems': 'Der Gutschein „{code}“ gilt nicht für reduzierte Produkte.',
    'coupon.needsEmail':
      'Der Gutschein „{code}“ erfordert eine gültige E-Mail-Adresse. Bitte geben Sie Ihre an der Kasse ein und wenden Sie den Gutschein dann an.',
    'coupon.otherEmail': 'Der Gutschein „{code}“ gilt nicht für diese E-Mail-Adresse.',
    'coupon.firstOrder': 'Der Gutschein „{code}“ gilt nur für Ihre erste Bestellung.',
    'coupon.conditions':
      'Ihr Warenkorb erfüllt die Bedingungen des Gutscheins „{code}“ noch nicht. Bitte prüfen Sie Produkte und Mengen.',
    'coupon.tooMany': 'Pro Bestellung sind höchstens {max} Gutscheine möglich.',
    'coupon.tooOften':
      'Es wurden zu viele Gutscheincodes versucht. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  fr: {
    couponCode: 'Code promo ou carte cadeau',
    applyCoupon: 'Appliquer le code',
    haveCoupon: 'Vous avez un code promo ou une carte cadeau ?',
    enterCoupon: 'Cliquez ici pour le saisir',
    couponLabel: 'Code promo : {code}',
    automaticDiscount: 'Remise',
    removeCoupon: 'Retirer',
    removeCouponNamed: 'Retirer le code promo {code}',
    couponApplied: 'Le code promo a été appliqué.',
    couponRemoved: 'Le code promo a été retiré.',
    returnToCart: 'Retour au panier',
    couponFreeShipping: 'Livraison gratuite',
    'coupon.empty': 'Veuillez saisir un code promo.',
    'coupon.unknown': 'Le code « {code} » n’existe pas. Veuillez vérifier l’orthographe.',
    'coupon.invalid': 'Le code promo « {code} » n’est pas valable et ne peut pas être appliqué.',
    'coupon.alreadyApplied': 'Le code promo « {code} » est déjà appliqué.',
    'coupon.individualUse':
      'Le code promo « {code} » est appliqué et ne peut pas être cumulé avec d’autres codes.',
    'coupon.usageLimit':
      'Le code promo « {code} » a atteint sa limite d’utilisation. Si vous l’avez utilisé dans une commande non terminée, veuillez réessayer plus tard.',
    'coupon.perCustomer':
      'Vous avez déjà utilisé le code promo « {code} » autant de fois que permis. Si une commande n’a pas été terminée, veuillez réessayer plus tard.',
    'coupon.expired': 'Le code promo « {code} » a expiré.',
    'coupon.notYet': 'Le code promo « {code} » n’est pas encore valable.',
    'coupon.minimum': 'Le montant minimum pour le code promo « {code} » est de {amount}.',
    'coupon.maximum': 'Le montant maximum pour le code promo « {code} » est de {amount}.',
    'coupon.notApplicable':
      'Le code promo « {code} » ne s’applique pas aux produits de votre panier.',
    'coupon.products': 'Le code promo « {code} » ne s’applique pas à ces produits : {names}.',
    'coupon.categories':
      'Le code promo « {code} » ne s’applique pas aux catégories de ces produits : {names}.',
    'coupon.saleItems': 'Le code promo « {code} » ne s’applique pas aux articles en promotion.',
    'coupon.needsEmail':
      'Le code promo « {code} » nécessite une adresse e-mail valide. Veuillez saisir la vôtre au moment de commander, puis appliquer le code.',
    'coupon.otherEmail': 'Le code promo « {code} » n’est pas valable pour cette adresse e-mail.',
    'coupon.firstOrder': 'Le code promo « {code} » n’est valable que pour votre première commande.',
    'coupon.conditions':
      'Votre panier ne remplit pas encore les conditions du code promo « {code} ». Veuillez vérifier les produits et les quantités.',
    'coupon.tooMany': 'Une commande accepte au maximum {max} codes promo.',
    'coupon.tooOften': 'Trop de codes promo ont été essayés. Veuillez réessayer dans une minute.',
  },
  ar: {
    couponCode: 'رمز القسيمة أو بطاقة الهدية',
    applyCoupon: 'تطبيق الرمز',
    haveCoupon: 'هل لديك قسيمة أو بطاقة هدية؟',
    enterCoupon: 'انقر هنا لإدخال الرمز',
    couponLabel: 'القسيمة: {code}',
    automaticDiscount: 'خصم',
    removeCoupon: 'إزالة',
    removeCouponNamed: 'إزالة القسيمة {code}',
    couponApplied: 'تم تطبيق رمز القسيمة بنجاح.',
    couponRemoved: 'تمت إزالة القسيمة.',
    returnToCart: 'العودة إلى السلة',
    couponFreeShipping: 'شحن مجاني',
    'coupon.empty': 'يرجى إدخال رمز القسيمة.',
    'coupon.unknown': 'الرمز «{code}» غير موجود. يرجى التحقق من كتابته.',
    'coupon.invalid': 'لا يمكن تطبيق القسيمة «{code}» لأنها غير صالحة.',
    'coupon.alreadyApplied': 'رمز القسيمة «{code}» مطبق بالفعل.',
    'coupon.individualUse': 'القسيمة «{code}» مطبقة ولا يمكن استخدامها مع قسائم أخرى.',
    'coupon.usageLimit':
      'بلغت القسيمة «{code}» حد استخدامها. إذا استخدمتها في طلب لم يكتمل، فيرجى المحاولة لاحقًا.',
    'coupon.perCustomer':
      'لقد استخدمت القسيمة «{code}» بالعدد المسموح به. إذا لم يكتمل أحد طلباتك، فيرجى المحاولة لاحقًا.',
    'coupon.expired': 'انتهت صلاحية القسيمة «{code}».',
    'coupon.notYet': 'القسيمة «{code}» غير صالحة بعد.',
    'coupon.minimum': 'الحد الأدنى للإنفاق للقسيمة «{code}» هو {amount}.',
    'coupon.maximum': 'الحد الأقصى للإنفاق للقسيمة «{code}» هو {amount}.',
    'coupon.notApplicable': 'لا تنطبق القسيمة «{code}» على المنتجات في سلتك.',
    'coupon.products': 'لا تنطبق القسيمة «{code}» على هذه المنتجات: {names}.',
    'coupon.categories': 'لا تنطبق القسيمة «{code}» على فئات هذه المنتجات: {names}.',
    'coupon.saleItems': 'القسيمة «{code}» غير صالحة للمنتجات المخفضة.',
    'coupon.needsEmail':
      'تتطلب القسيمة «{code}» بريدًا إلكترونيًا صالحًا. يرجى إدخاله عند إتمام الطلب ثم تطبيق القسيمة.',
    'coupon.otherEmail': 'القسيمة «{code}» غير صالحة لهذا البريد الإلكتروني.',
    'coupon.firstOrder': 'القسيمة «{code}» صالحة لطلبك الأول فقط.',
    'coupon.conditions':
      'لا تستوفي منتجات سلتك شروط القسيمة «{code}» بعد. يرجى التحقق من المنتجات والكميات.',
    'coupon.tooMany': 'لا يمكن تطبيق أكثر من {max} قسائم على الطلب.',
    'coupon.tooOften': 'جُرّبت رموز قسائم كثيرة. يرجى المحاولة بعد دقيقة.',
  },
})

export type CouponMessage = Message<KeyOf<typeof couponTexts>>
