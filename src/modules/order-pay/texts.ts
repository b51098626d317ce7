import { orderTexts } from '#shop/client'
import { defineTexts, mergeTexts } from '#texts'

const own = defineTexts({
  en: {
    orderAt: 'Order {number} at {shop}',
    open: 'Order {number} is waiting for your payment.',
    'state.paid': 'Thank you. Order {number} is paid.',
    'state.processing':
      'Thank you. Your payment for order {number} is being processed. We will email you when it arrives.',
    'state.cancelled': 'Order {number} was cancelled and can no longer be paid.',
    'state.expired':
      'Order {number} was not paid in time, so it was cancelled. Please order again.',
    'state.refunded': 'Order {number} was refunded. There is nothing to pay.',
    'state.closed': 'Order {number} cannot be paid online.',
    unknown: 'This payment link is not valid. Please use the complete link from our email.',
    view: 'View your order',
    shop: 'Return to shop',
    product: 'Product',
    method: 'Payment method',
    none: 'No payment methods are available. Please contact us.',
    test: 'Test mode: no money is charged.',
    terms: 'I have read and agree to the terms and conditions.',
    readTerms: 'read them',
    pay: 'Pay {amount}',
    continue: 'Continue to payment',
    order: 'Confirm payment method',
    cardForm: 'Payment details',
    loading: 'Loading the payment form…',
    other: 'Choose another payment method',
    declined: 'The last payment was declined. Please try again, or use another payment method.',
    'problem.unknown-order': 'This payment link is not valid.',
    'problem.not-payable': 'This order can no longer be paid. Reload the page to see its status.',
    'problem.already-paid': 'This order is already paid.',
    'problem.payment-processing':
      'Your payment is being processed. Please do not pay a second time.',
    'problem.not-enough-stock':
      'Some items of this order are no longer in stock, so it cannot be paid. Please contact us.',
    'problem.unknown-method': 'Please select a payment method.',
    'problem.amount-not-accepted':
      'This payment method does not accept the amount. Please select another one.',
    'problem.provider-unreachable':
      'The payment provider did not answer. Nothing was charged. Please try again in a moment.',
    'problem.provider-keys':
      'This payment method does not work at the moment. Please select another one, or contact us.',
    'problem.provider-refused':
      'The payment provider did not accept the payment. Please try again, or select another method.',
    'problem.terms': 'Please read and accept the terms and conditions to proceed.',
    'problem.too-often': 'Too many attempts. Please wait a minute and try again.',
    'problem.form': 'The payment form could not be loaded. Please try again.',
    'problem.declined': 'The payment did not succeed. Please try again.',
  },
  de: {
    orderAt: 'Bestellung {number} bei {shop}',
    open: 'Die Bestellung {number} wartet auf Ihre Zahlung.',
    'state.paid': 'Vielen Dank. Die Bestellung {number} ist bezahlt.',
    'state.processing':
      'Vielen Dank. Ihre Zahlung für die Bestellung {number} wird bearbeitet. Wir schreiben Ihnen, sobald sie eingegangen ist.',
    'state.cancelled':
      'Die Bestellung {number} wurde storniert und kann nicht mehr bezahlt werden.',
    'state.expired':
      'Die Bestellung {number} wurde nicht rechtzeitig bezahlt und deshalb storniert. Bitte bestellen Sie noch einmal.',
    'state.refunded': 'Die Bestellung {number} wurde erstattet. Es ist nichts zu zahlen.',
    'state.closed': 'Die Bestellung {number} kann nicht online bezahlt werden.',
    unknown:
      'Dieser Zahlungslink ist ungültig. Bitte verwenden Sie den vollständigen Link aus unserer E-Mail.',
    view: 'Bestellung ansehen',
    shop: 'Zurück zum Shop',
    product: 'Produkt',
    method: 'Zahlungsart',
    none: 'Es sind keine Zahlungsarten verfügbar. Bitte wenden Sie sich an uns.',
    test: 'Testmodus: Es wird kein Geld abgebucht.',
    terms: 'Ich habe die AGB gelesen und stimme ihnen zu.',
    readTerms: 'AGB lesen',
    pay: '{amount} bezahlen',
    continue: 'Weiter zur Zahlung',
    order: 'Zahlungsart bestätigen',
    cardForm: 'Zahlungsdaten',
    loading: 'Das Zahlungsformular wird geladen …',
    other: 'Andere Zahlungsart wählen',
    declined:
      'Die letzte Zahlung wurde abgelehnt. Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
    'problem.unknown-order': 'Dieser Zahlungslink ist ungültig.',
    'problem.not-payable':
      'Diese Bestellung kann nicht mehr bezahlt werden. Laden Sie die Seite neu, um ihren Status zu sehen.',
    'problem.already-paid': 'Diese Bestellung ist bereits bezahlt.',
    'problem.payment-processing':
      'Ihre Zahlung wird bearbeitet. Bitte bezahlen Sie nicht noch einmal.',
    'problem.not-enough-stock':
      'Einige Artikel dieser Bestellung sind nicht mehr vorrätig, deshalb kann sie nicht bezahlt werden. Bitte wenden Sie sich an uns.',
    'problem.unknown-method': 'Bitte wählen Sie eine Zahlungsart.',
    'problem.amount-not-accepted':
      'Diese Zahlungsart nimmt den Betrag nicht an. Bitte wählen Sie eine andere.',
    'problem.provider-unreachable':
      'Der Zahlungsanbieter hat nicht geantwortet. Es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.',
    'problem.provider-keys':
      'Diese Zahlungsart funktioniert gerade nicht. Bitte wählen Sie eine andere, oder wenden Sie sich an uns.',
    'problem.provider-refused':
      'Der Zahlungsanbieter hat die Zahlung nicht angenommen. Bitte versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
    'problem.terms': 'Bitte lesen und akzeptieren Sie die AGB, um fortzufahren.',
    'problem.too-often': 'Zu viele Versuche. Bitte warten Sie eine Minute.',
    'problem.form':
      'Das Zahlungsformular konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    'problem.declined': 'Die Zahlung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    orderAt: 'Commande {number} chez {shop}',
    open: 'La commande {number} attend votre paiement.',
    'state.paid': 'Merci. La commande {number} est payée.',
    'state.processing':
      'Merci. Votre paiement pour la commande {number} est en cours de traitement. Nous vous écrirons dès sa réception.',
    'state.cancelled': 'La commande {number} a été annulée et ne peut plus être payée.',
    'state.expired':
      'La commande {number} n’a pas été payée à temps et a été annulée. Veuillez commander à nouveau.',
    'state.refunded': 'La commande {number} a été remboursée. Il n’y a rien à payer.',
    'state.closed': 'La commande {number} ne peut pas être payée en ligne.',
    unknown:
      'Ce lien de paiement n’est pas valide. Veuillez utiliser le lien complet de notre e-mail.',
    view: 'Voir votre commande',
    shop: 'Retour à la boutique',
    product: 'Produit',
    method: 'Mode de paiement',
    none: 'Aucun mode de paiement n’est disponible. Veuillez nous contacter.',
    test: 'Mode test : rien n’est débité.',
    terms: 'J’ai lu et j’accepte les conditions générales.',
    readTerms: 'les lire',
    pay: 'Payer {amount}',
    continue: 'Continuer vers le paiement',
    order: 'Confirmer le mode de paiement',
    cardForm: 'Données de paiement',
    loading: 'Chargement du formulaire de paiement…',
    other: 'Choisir un autre mode de paiement',
    declined:
      'Le dernier paiement a été refusé. Veuillez réessayer ou choisir un autre mode de paiement.',
    'problem.unknown-order': 'Ce lien de paiement n’est pas valide.',
    'problem.not-payable':
      'Cette commande ne peut plus être payée. Rechargez la page pour voir son état.',
    'problem.already-paid': 'Cette commande est déjà payée.',
    'problem.payment-processing':
      'Votre paiement est en cours de traitement. Veuillez ne pas payer une seconde fois.',
    'problem.not-enough-stock':
      'Certains articles de cette commande ne sont plus en stock ; elle ne peut pas être payée. Veuillez nous contacter.',
    'problem.unknown-method': 'Veuillez choisir un mode de paiement.',
    'problem.amount-not-accepted':
      'Ce mode de paiement n’accepte pas ce montant. Veuillez en choisir un autre.',
    'problem.provider-unreachable':
      'Le prestataire de paiement n’a pas répondu. Rien n’a été débité. Veuillez réessayer dans un instant.',
    'problem.provider-keys':
      'Ce mode de paiement ne fonctionne pas actuellement. Veuillez en choisir un autre ou nous contacter.',
    'problem.provider-refused':
      'Le prestataire de paiement n’a pas accepté le paiement. Veuillez réessayer ou choisir un autre mode.',
    'problem.terms': 'Veuillez lire et accepter les conditions générales pour continuer.',
    'problem.too-often': 'Trop de tentatives. Veuillez patienter une minute.',
    'problem.form': 'Le formulaire de paiement n’a pas pu être chargé. Veuillez réessayer.',
    'problem.declined': 'Le paiement a échoué. Veuillez réessayer.',
  },
  ar: {
    orderAt: 'الطلب رقم {number} من {shop}',
    open: 'الطلب رقم {number} بانتظار دفعتك.',
    'state.paid': 'شكرًا لك. تم دفع الطلب رقم {number}.',
    'state.processing': 'شكرًا لك. تجري معالجة دفعة الطلب رقم {number}. سنراسلك عند وصولها.',
    'state.cancelled': 'أُلغي الطلب رقم {number} ولم يعد بالإمكان دفعه.',
    'state.expired': 'لم يُدفع الطلب رقم {number} في الوقت المحدد فأُلغي. يرجى الطلب من جديد.',
    'state.refunded': 'تم رد مبلغ الطلب رقم {number}. لا يوجد ما يُدفع.',
    'state.closed': 'لا يمكن دفع الطلب رقم {number} عبر الإنترنت.',
    unknown: 'رابط الدفع هذا غير صالح. يرجى استخدام الرابط الكامل من رسالتنا.',
    view: 'عرض طلبك',
    shop: 'العودة إلى المتجر',
    product: 'المنتج',
    method: 'طريقة الدفع',
    none: 'لا توجد طرق دفع متاحة. يرجى الاتصال بنا.',
    test: 'وضع الاختبار: لا يُخصم أي مبلغ.',
    terms: 'قرأت الشروط والأحكام وأوافق عليها.',
    readTerms: 'قراءتها',
    pay: 'ادفع {amount}',
    continue: 'المتابعة إلى الدفع',
    order: 'تأكيد طريقة الدفع',
    cardForm: 'بيانات الدفع',
    loading: 'جارٍ تحميل نموذج الدفع…',
    other: 'اختيار طريقة دفع أخرى',
    declined: 'رُفضت الدفعة الأخيرة. يرجى المحاولة مرة أخرى أو استخدام طريقة دفع أخرى.',
    'problem.unknown-order': 'رابط الدفع هذا غير صالح.',
    'problem.not-payable': 'لم يعد بالإمكان دفع هذا الطلب. أعد تحميل الصفحة لمعرفة حالته.',
    'problem.already-paid': 'هذا الطلب مدفوع بالفعل.',
    'problem.payment-processing': 'تجري معالجة دفعتك. يرجى عدم الدفع مرة ثانية.',
    'problem.not-enough-stock':
      'بعض منتجات هذا الطلب لم تعد متوفرة، لذلك لا يمكن دفعه. يرجى الاتصال بنا.',
    'problem.unknown-method': 'يرجى اختيار طريقة دفع.',
    'problem.amount-not-accepted': 'طريقة الدفع هذه لا تقبل هذا المبلغ. يرجى اختيار طريقة أخرى.',
    'problem.provider-unreachable':
      'لم يستجب مزود الدفع ولم يُخصم أي مبلغ. يرجى المحاولة مرة أخرى بعد قليل.',
    'problem.provider-keys':
      'طريقة الدفع هذه لا تعمل حاليًا. يرجى اختيار طريقة أخرى أو الاتصال بنا.',
    'problem.provider-refused':
      'لم يقبل مزود الدفع هذه الدفعة. يرجى المحاولة مرة أخرى أو اختيار طريقة أخرى.',
    'problem.terms': 'يرجى قراءة الشروط والأحكام وقبولها للمتابعة.',
    'problem.too-often': 'محاولات كثيرة. يرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
    'problem.form': 'تعذّر تحميل نموذج الدفع. يرجى المحاولة مرة أخرى.',
    'problem.declined': 'لم تنجح عملية الدفع. يرجى المحاولة مرة أخرى.',
  },
})

export const texts = mergeTexts(orderTexts, own)
