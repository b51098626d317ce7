import { defineTexts } from '#texts'

/** Texts of the mails to visitors who wait for a product. */
export const stockAlertMailTexts = defineTexts({
  en: {
    'stock-alert-confirm.subject': 'Please confirm: email when {product} is back',
    'stock-alert-confirm.heading': 'Please confirm your request',
    'stock-alert-confirm.intro':
      'You asked {shop} for an email when {product} is back in stock. Please confirm that this address is yours.',
    'stock-alert-confirm.button': 'Confirm request',
    'stock-alert-confirm.note':
      'If you did not ask for this, ignore this email: without a confirmation you get no further one. If you got several of these emails, use the newest.',
    'stock-alert.subject': '{product} is back in stock',
    'stock-alert.heading': 'Back in stock',
    'stock-alert.intro': '{product} is available again at {shop}. You asked us to tell you.',
    'stock-alert.button': 'View product',
    'stock-alert.note': 'Stock is not reserved for you. You get this email once.',
    price: 'Price',
    end: 'Delete my request',
  },
  de: {
    'stock-alert-confirm.subject': 'Bitte bestätigen: E-Mail, sobald {product} wieder da ist',
    'stock-alert-confirm.heading': 'Bitte bestätigen Sie Ihre Anfrage',
    'stock-alert-confirm.intro':
      'Sie möchten von {shop} eine E-Mail erhalten, sobald {product} wieder vorrätig ist. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.',
    'stock-alert-confirm.button': 'Anfrage bestätigen',
    'stock-alert-confirm.note':
      'Falls Sie nicht darum gebeten haben, ignorieren Sie diese E-Mail: Ohne Bestätigung erhalten Sie keine weitere. Falls Sie mehrere dieser E-Mails erhalten haben, verwenden Sie die neueste.',
    'stock-alert.subject': '{product} ist wieder vorrätig',
    'stock-alert.heading': 'Wieder vorrätig',
    'stock-alert.intro':
      '{product} ist bei {shop} wieder erhältlich. Sie haben uns gebeten, Ihnen Bescheid zu geben.',
    'stock-alert.button': 'Produkt ansehen',
    'stock-alert.note': 'Für Sie ist nichts reserviert. Sie erhalten diese E-Mail einmal.',
    price: 'Preis',
    end: 'Meine Anfrage löschen',
  },
  fr: {
    'stock-alert-confirm.subject': 'À confirmer : un e-mail dès le retour de {product}',
    'stock-alert-confirm.heading': 'Veuillez confirmer votre demande',
    'stock-alert-confirm.intro':
      'Vous avez demandé à {shop} un e-mail dès que {product} sera de nouveau en stock. Veuillez confirmer que cette adresse est la vôtre.',
    'stock-alert-confirm.button': 'Confirmer la demande',
    'stock-alert-confirm.note':
      'Si vous n’avez rien demandé, ignorez cet e-mail : sans confirmation, vous n’en recevrez pas d’autre. Si vous en avez reçu plusieurs, utilisez le plus récent.',
    'stock-alert.subject': '{product} est de nouveau en stock',
    'stock-alert.heading': 'De nouveau en stock',
    'stock-alert.intro':
      '{product} est de nouveau disponible chez {shop}. Vous nous avez demandé de vous prévenir.',
    'stock-alert.button': 'Voir le produit',
    'stock-alert.note': 'Rien ne vous est réservé. Vous recevez cet e-mail une seule fois.',
    price: 'Prix',
    end: 'Supprimer ma demande',
  },
  ar: {
    'stock-alert-confirm.subject': 'يرجى التأكيد: رسالة عند توفر {product}',
    'stock-alert-confirm.heading': 'يرجى تأكيد طلبك',
    'stock-alert-confirm.intro':
      'طلبت من {shop} رسالة عند توفر {product} من جديد. يرجى تأكيد أن هذا العنوان لك.',
    'stock-alert-confirm.button': 'تأكيد الطلب',
    'stock-alert-confirm.note':
      'إن لم تطلب ذلك فتجاهل هذه الرسالة: لن تصلك رسالة أخرى دون تأكيد. وإن وصلتك عدة رسائل فاستخدم أحدثها.',
    'stock-alert.subject': '{product} متوفر من جديد',
    'stock-alert.heading': 'متوفر من جديد',
    'stock-alert.intro': '{product} متوفر من جديد لدى {shop}. طلبت منا إخبارك بذلك.',
    'stock-alert.button': 'عرض المنتج',
    'stock-alert.note': 'لا يُحجز لك شيء. تصلك هذه الرسالة مرة واحدة.',
    price: 'السعر',
    end: 'حذف طلبي',
  },
})
