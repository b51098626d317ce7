import { addTexts, stockTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'
import { fieldTexts } from '#ui/client'
import { shownPriceTexts } from './product-texts.ts'

/** Text of a link to a product. */
export const viewTexts = defineTexts({
  en: {
    view: 'View',
  },
  de: {
    view: 'Ansehen',
  },
  fr: {
    view: 'Voir',
  },
  ar: {
    view: 'عرض',
  },
})

/** Texts of the members of a group and of the delivery, which only the server renders. */
export const stillBuyTexts = defineTexts({
  en: {
    productsOf: 'Products of {name}',
    quantityOf: 'Quantity of {name}',
    deliveryPromise: 'Order by {orderBy}, delivered {dates} in {country}',
  },
  de: {
    productsOf: 'Produkte in {name}',
    quantityOf: 'Menge von {name}',
    deliveryPromise: 'Bis {orderBy} bestellt, Lieferung {dates} nach {country}',
  },
  fr: {
    productsOf: 'Produits de {name}',
    quantityOf: 'Quantité de {name}',
    deliveryPromise: 'Commandez avant {orderBy}, livraison {dates} ({country})',
  },
  ar: {
    productsOf: 'منتجات {name}',
    quantityOf: 'كمية {name}',
    deliveryPromise: 'اطلب قبل {orderBy}، التوصيل {dates} إلى {country}',
  },
})

/** Texts of the form that adds a product to the cart. */
export const buyTexts = mergeTexts(
  fieldTexts,
  addTexts,
  stockTexts,
  shownPriceTexts,
  viewTexts,
  stillBuyTexts,
  defineTexts({
    en: {
      sizeGuide: 'Size guide',
      closeSizeGuide: 'Close size guide',
      buyProduct: 'Buy product',
      quantity: 'Quantity',
      less: 'One less',
      more: 'One more',
      chooseAddon: 'Choose an option',
      surcharge: '+{price}',
      surchargeOnce: '+{price} once',
      totalWithAddons: 'Total: {price}',
      parts: 'This set contains:',
      soldInSteps: 'Sold in multiples of {step}',
      atLeast: 'At least {min}',
      atMost: 'At most {max}',
      sku: 'SKU: {sku}',
      notAvailable: '(not available)',
      left: '{count, plural, one {Only # left} other {Only # left}}',
      noCombinationHere: 'This combination is not available.',
    },
    de: {
      sizeGuide: 'Größentabelle',
      closeSizeGuide: 'Größentabelle schließen',
      buyProduct: 'Produkt kaufen',
      quantity: 'Menge',
      less: 'Eins weniger',
      more: 'Eins mehr',
      chooseAddon: 'Bitte wählen',
      surcharge: '+{price}',
      surchargeOnce: 'einmalig +{price}',
      totalWithAddons: 'Gesamt: {price}',
      parts: 'Das Set enthält:',
      soldInSteps: 'Nur in Vielfachen von {step}',
      atLeast: 'Mindestens {min}',
      atMost: 'Höchstens {max}',
      sku: 'Artikelnummer: {sku}',
      notAvailable: '(nicht verfügbar)',
      left: '{count, plural, one {Nur noch # verfügbar} other {Nur noch # verfügbar}}',
      noCombinationHere: 'Diese Kombination ist nicht verfügbar.',
    },
    fr: {
      sizeGuide: 'Guide des tailles',
      closeSizeGuide: 'Fermer le guide des tailles',
      buyProduct: 'Acheter le produit',
      quantity: 'Quantité',
      less: 'Un de moins',
      more: 'Un de plus',
      chooseAddon: 'Choisir une option',
      surcharge: '+{price}',
      surchargeOnce: '+{price} une fois',
      totalWithAddons: 'Total : {price}',
      parts: 'Ce lot contient :',
      soldInSteps: 'Vendu par multiples de {step}',
      atLeast: 'Au moins {min}',
      atMost: 'Au plus {max}',
      sku: 'Référence : {sku}',
      notAvailable: '(non disponible)',
      left: '{count, plural, one {Plus que # disponible} other {Plus que # disponibles}}',
      noCombinationHere: 'Cette combinaison n’est pas disponible.',
    },
    ar: {
      sizeGuide: 'دليل المقاسات',
      closeSizeGuide: 'إغلاق دليل المقاسات',
      buyProduct: 'شراء المنتج',
      quantity: 'الكمية',
      less: 'إنقاص واحد',
      more: 'زيادة واحد',
      chooseAddon: 'اختر',
      surcharge: '+{price}',
      surchargeOnce: '+{price} مرة واحدة',
      totalWithAddons: 'الإجمالي: {price}',
      parts: 'تحتوي هذه المجموعة على:',
      soldInSteps: 'يُباع بمضاعفات {step}',
      atLeast: '{min} على الأقل',
      atMost: '{max} كحد أقصى',
      sku: 'رمز المنتج: {sku}',
      notAvailable: '(غير متوفر)',
      left: '{count, plural, one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}',
      noCombinationHere: 'هذه التركيبة غير متوفرة.',
    },
  }),
)

/** Texts of products that are bought together. */
export const togetherTexts = mergeTexts(
  addTexts,
  viewTexts,
  defineTexts({
    en: {
      together: 'Frequently bought together',
      thisItem: 'This item: {name}',
      togetherSum: 'Total: {price}',
      addCount: '{count, plural, =0 {Add to cart} one {Add # to cart} other {Add # to cart}}',
    },
    de: {
      together: 'Wird oft zusammen gekauft',
      thisItem: 'Dieser Artikel: {name}',
      togetherSum: 'Summe: {price}',
      addCount:
        '{count, plural, =0 {In den Warenkorb} one {# in den Warenkorb} other {# in den Warenkorb}}',
    },
    fr: {
      together: 'Souvent achetés ensemble',
      thisItem: 'Cet article : {name}',
      togetherSum: 'Total : {price}',
      addCount:
        '{count, plural, =0 {Ajouter au panier} one {Ajouter # au panier} other {Ajouter # au panier}}',
    },
    ar: {
      together: 'يُشترى معًا غالبًا',
      thisItem: 'هذا المنتج: {name}',
      togetherSum: 'المجموع: {price}',
      addCount:
        '{count, plural, =0 {أضف إلى السلة} one {أضف منتجًا واحدًا إلى السلة} two {أضف منتجين إلى السلة} few {أضف # منتجات إلى السلة} many {أضف # منتجًا إلى السلة} other {أضف # منتج إلى السلة}}',
    },
  }),
)
