import { defineTexts, type KeyOf, type Message, mergeTexts } from '#texts'
import { fieldTexts } from './field-texts.ts'

/**
 * Reasons for refusing an order (behaviour §14). Keys are reasons; `{label}` is the field's label
 * in the error summary. `beside.…` is shown next to the field and tells what to do.
 */
const errorTexts = defineTexts({
  en: {
    vatIdMalformed: '“{number}” is not a valid VAT ID. Check its digits or leave the field empty.',
    vatIdElsewhere: 'The VAT ID “{number}” belongs to another country than your address.',
    vatIdRejected: 'The VAT ID “{number}” is not registered. Check it or leave the field empty.',
    vatIdWithoutCompany: 'Enter the name of the company that the VAT ID belongs to.',
    'beside.vatIdMalformed': 'Check this VAT ID, such as DE136695976',
    'beside.vatIdElsewhere': 'Enter the VAT ID of your country',
    'beside.vatIdRejected': 'This VAT ID is not registered',
    'beside.vatIdWithoutCompany': 'Enter the company name',
    'vat.verified': 'VAT ID verified.',
    'vat.formal': 'The VAT ID has the right format.',
    'vat.unavailable':
      'The VAT ID could not be verified, because the EU register is not available.',
    'vat.malformed': 'This VAT ID is not valid.',
    'vat.rejected': 'This VAT ID is not registered.',
    'vat.elsewhere': 'This VAT ID belongs to another country.',
    billingLabel: 'Billing {label}',
    shippingLabel: 'Shipping {label}',
    required: '{label} is a required field.',
    invalidPostcode: '{label} is not a valid postcode / ZIP.',
    invalidPhone: '{label} is not a valid phone number.',
    invalidEmail: '{label} is not a valid email address.',
    invalidDate: '{label} is not a valid date.',
    invalidNumber: '{label} is not a valid number.',
    invalidCountry: '{label} is not valid.',
    invalidState: '{label} is not valid. Please enter one of the following: {states}',
    tooLong: '{label} is too long: at most {max} characters.',
    notSoldTo: 'Unfortunately we do not sell to {country}.',
    notShippedTo:
      'Unfortunately we do not ship to {country}. Please enter an alternative shipping address.',
    noShippingMethod:
      'No shipping method has been selected. Please double check your address, or contact us if you need any help.',
    noPaymentMethod: 'Invalid payment method.',
    onlyOnDelivery:
      'This payment method is only for orders that are shipped or picked up. Please select another one.',
    termsNotAccepted: 'Please read and accept the terms and conditions to proceed with your order.',
    totalChanged:
      'The total of your order is now {total}. Please check it and place the order again.',
    checkoutExpired:
      'Sorry, your session has expired. Your entries are kept for when you add products again.',
    notPlaced: 'We were unable to process your order, please try again.',
    tooOften:
      'Too many requests came from your address. Nothing was ordered: please try again in {seconds, plural, one {# second} other {# seconds}}.',
    'beside.invalidPostcode': 'Check this postcode: it does not fit the country',
    'beside.invalidPhone': 'Enter a phone number, such as +44 20 7946 0018',
    'beside.invalidEmail': 'Enter an email address, such as name@example.com',
    'beside.invalidDate': 'Enter a date, such as 2026-12-24',
    'beside.invalidNumber': 'Enter a number, such as 12 or 2.5',
    'beside.invalidCountry': 'Choose a country from the list',
    'beside.invalidState': 'Choose one from the list',
    'beside.tooLong': 'At most {max} characters',
    'beside.notSoldTo': 'We do not sell there',
    'beside.notShippedTo': 'We do not ship there',
    'beside.noShippingMethod': 'Select another shipping method',
    'beside.noPaymentMethod': 'Select a payment method',
    'beside.onlyOnDelivery': 'Select another payment method',
    'beside.termsNotAccepted': 'Accept the terms to place your order',
  },
  de: {
    vatIdMalformed:
      '„{number}“ ist keine gültige USt-IdNr. Bitte prüfen Sie die Nummer oder lassen Sie das Feld leer.',
    vatIdElsewhere: 'Die USt-IdNr. „{number}“ gehört zu einem anderen Land als Ihre Adresse.',
    vatIdRejected:
      'Die USt-IdNr. „{number}“ ist nicht registriert. Bitte prüfen Sie sie oder lassen Sie das Feld leer.',
    vatIdWithoutCompany: 'Bitte geben Sie den Namen der Firma an, zu der die USt-IdNr. gehört.',
    'beside.vatIdMalformed': 'Bitte prüfen Sie die USt-IdNr., etwa DE136695976',
    'beside.vatIdElsewhere': 'Bitte geben Sie die USt-IdNr. Ihres Landes ein',
    'beside.vatIdRejected': 'Diese USt-IdNr. ist nicht registriert',
    'beside.vatIdWithoutCompany': 'Bitte geben Sie die Firma ein',
    'vat.verified': 'USt-IdNr. bestätigt.',
    'vat.formal': 'Die USt-IdNr. hat das richtige Format.',
    'vat.unavailable':
      'Die USt-IdNr. konnte nicht bestätigt werden, weil das Register der EU nicht erreichbar ist.',
    'vat.malformed': 'Diese USt-IdNr. ist ungültig.',
    'vat.rejected': 'Diese USt-IdNr. ist nicht registriert.',
    'vat.elsewhere': 'Diese USt-IdNr. gehört zu einem anderen Land.',
    billingLabel: '{label} (Rechnungsadresse)',
    shippingLabel: '{label} (Lieferadresse)',
    required: '{label} ist ein Pflichtfeld.',
    invalidPostcode: '{label} ist keine gültige Postleitzahl.',
    invalidPhone: '{label} ist keine gültige Telefonnummer.',
    invalidEmail: '{label} ist keine gültige E-Mail-Adresse.',
    invalidDate: '{label} ist kein gültiges Datum.',
    invalidNumber: '{label} ist keine gültige Zahl.',
    invalidCountry: '{label} ist ungültig.',
    invalidState: '{label} ist ungültig. Bitte geben Sie einen dieser Werte ein: {states}',
    tooLong: '{label} ist zu lang: höchstens {max} Zeichen.',
    notSoldTo: 'Leider verkaufen wir nicht nach {country}.',
    notShippedTo:
      'Leider liefern wir nicht nach {country}. Bitte geben Sie eine andere Lieferadresse ein.',
    noShippingMethod:
      'Es wurde keine Versandart ausgewählt. Bitte prüfen Sie Ihre Adresse, oder kontaktieren Sie uns, wenn Sie Hilfe brauchen.',
    noPaymentMethod: 'Ungültige Zahlungsart.',
    onlyOnDelivery:
      'Diese Zahlungsart gibt es nur für Bestellungen, die versandt oder abgeholt werden. Bitte wählen Sie eine andere.',
    termsNotAccepted:
      'Bitte lesen und akzeptieren Sie die Allgemeinen Geschäftsbedingungen, um mit der Bestellung fortzufahren.',
    totalChanged:
      'Die Gesamtsumme Ihrer Bestellung beträgt jetzt {total}. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
    checkoutExpired:
      'Ihre Sitzung ist leider abgelaufen. Ihre Eingaben bleiben erhalten, bis Sie wieder Produkte hinzufügen.',
    notPlaced:
      'Ihre Bestellung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
    tooOften:
      'Von Ihrer Adresse kamen zu viele Anfragen. Es wurde nichts bestellt: Bitte versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    'beside.invalidPostcode': 'Bitte prüfen Sie die Postleitzahl: Sie passt nicht zum Land',
    'beside.invalidPhone': 'Bitte geben Sie eine Telefonnummer ein, etwa +49 30 1234567',
    'beside.invalidEmail': 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
    'beside.invalidDate': 'Bitte geben Sie ein Datum ein, etwa 2026-12-24',
    'beside.invalidNumber': 'Bitte geben Sie eine Zahl ein, etwa 12 oder 2.5',
    'beside.invalidCountry': 'Bitte wählen Sie ein Land aus der Liste',
    'beside.invalidState': 'Bitte wählen Sie einen Wert aus der Liste',
    'beside.tooLong': 'Höchstens {max} Zeichen',
    'beside.notSoldTo': 'Dorthin verkaufen wir nicht',
    'beside.notShippedTo': 'Dorthin liefern wir nicht',
    'beside.noShippingMethod': 'Bitte wählen Sie eine andere Versandart',
    'beside.noPaymentMethod': 'Bitte wählen Sie eine Zahlungsart',
    'beside.onlyOnDelivery': 'Bitte wählen Sie eine andere Zahlungsart',
    'beside.termsNotAccepted': 'Bitte stimmen Sie den Bedingungen zu, um zu bestellen',
  },
  fr: {
    vatIdMalformed:
      '« {number} » n’est pas un numéro de TVA valide. Vérifiez-le ou laissez le champ vide.',
    vatIdElsewhere: 'Le numéro de TVA « {number} » appartient à un autre pays que votre adresse.',
    vatIdRejected:
      'Le numéro de TVA « {number} » n’est pas enregistré. Vérifiez-le ou laissez le champ vide.',
    vatIdWithoutCompany: 'Saisissez le nom de l’entreprise à laquelle appartient le numéro de TVA.',
    'beside.vatIdMalformed': 'Vérifiez ce numéro de TVA, par exemple DE136695976',
    'beside.vatIdElsewhere': 'Saisissez le numéro de TVA de votre pays',
    'beside.vatIdRejected': 'Ce numéro de TVA n’est pas enregistré',
    'beside.vatIdWithoutCompany': 'Saisissez le nom de l’entreprise',
    'vat.verified': 'Numéro de TVA vérifié.',
    'vat.formal': 'Le numéro de TVA a le bon format.',
    'vat.unavailable':
      'Le numéro de TVA n’a pas pu être vérifié, car le registre de l’UE n’est pas disponible.',
    'vat.malformed': 'Ce numéro de TVA n’est pas valide.',
    'vat.rejected': 'Ce numéro de TVA n’est pas enregistré.',
    'vat.elsewhere': 'Ce numéro de TVA appartient à un autre pays.',
    billingLabel: '{label} (facturation)',
    shippingLabel: '{label} (livraison)',
    required: '{label} est un champ obligatoire.',
    invalidPostcode: '{label} n’est pas un code postal valide.',
    invalidPhone: '{label} n’est pas un numéro de téléphone valide.',
    invalidEmail: '{label} n’est pas une adresse e-mail valide.',
    invalidDate: '{label} n’est pas une date valide.',
    invalidNumber: '{label} n’est pas un nombre valide.',
    invalidCountry: '{label} n’est pas valide.',
    invalidState:
      '{label} n’est pas valide. Veuillez saisir l’une des valeurs suivantes : {states}',
    tooLong: '{label} est trop long : {max} caractères au maximum.',
    notSoldTo: 'Malheureusement, nous ne vendons pas vers ce pays : {country}.',
    notShippedTo:
      'Malheureusement, nous ne livrons pas dans ce pays : {country}. Veuillez saisir une autre adresse de livraison.',
    noShippingMethod:
      'Aucun mode de livraison n’a été sélectionné. Veuillez vérifier votre adresse ou nous contacter si vous avez besoin d’aide.',
    noPaymentMethod: 'Mode de paiement non valide.',
    onlyOnDelivery:
      'Ce mode de paiement est réservé aux commandes expédiées ou retirées. Veuillez en choisir un autre.',
    termsNotAccepted:
      'Veuillez lire et accepter les conditions générales pour passer votre commande.',
    totalChanged:
      'Le total de votre commande est maintenant de {total}. Veuillez le vérifier et commander à nouveau.',
    checkoutExpired:
      'Votre session a expiré. Vos saisies sont conservées jusqu’à ce que vous ajoutiez de nouveau des produits.',
    notPlaced: 'Nous n’avons pas pu traiter votre commande, veuillez réessayer.',
    tooOften:
      'Trop de demandes sont venues de votre adresse. Rien n’a été commandé : veuillez réessayer dans {seconds, plural, one {# seconde} other {# secondes}}.',
    'beside.invalidPostcode': 'Vérifiez ce code postal : il ne correspond pas au pays',
    'beside.invalidPhone': 'Saisissez un numéro de téléphone, par exemple +33 1 23 45 67 89',
    'beside.invalidEmail': 'Saisissez une adresse e-mail, par exemple nom@example.com',
    'beside.invalidDate': 'Saisissez une date, par exemple 2026-12-24',
    'beside.invalidNumber': 'Saisissez un nombre, par exemple 12 ou 2.5',
    'beside.invalidCountry': 'Choisissez un pays dans la liste',
    'beside.invalidState': 'Choisissez une valeur dans la liste',
    'beside.tooLong': '{max} caractères au maximum',
    'beside.notSoldTo': 'Nous ne vendons pas vers ce pays',
    'beside.notShippedTo': 'Nous ne livrons pas dans ce pays',
    'beside.noShippingMethod': 'Choisissez un autre mode de livraison',
    'beside.noPaymentMethod': 'Choisissez un mode de paiement',
    'beside.onlyOnDelivery': 'Choisissez un autre mode de paiement',
    'beside.termsNotAccepted': 'Acceptez les conditions pour passer votre commande',
  },
  ar: {
    vatIdMalformed: '«{number}» ليس رقم ضريبة قيمة مضافة صالحًا. تحقق منه أو اترك الحقل فارغًا.',
    vatIdElsewhere: 'رقم ضريبة القيمة المضافة «{number}» يخص بلدًا غير بلد عنوانك.',
    vatIdRejected: 'رقم ضريبة القيمة المضافة «{number}» غير مسجل. تحقق منه أو اترك الحقل فارغًا.',
    vatIdWithoutCompany: 'أدخل اسم الشركة التي يعود إليها رقم ضريبة القيمة المضافة.',
    'beside.vatIdMalformed': 'تحقق من الرقم، مثل DE136695976',
    'beside.vatIdElsewhere': 'أدخل رقم ضريبة القيمة المضافة الخاص ببلدك',
    'beside.vatIdRejected': 'هذا الرقم غير مسجل',
    'beside.vatIdWithoutCompany': 'أدخل اسم الشركة',
    'vat.verified': 'تم التحقق من رقم ضريبة القيمة المضافة.',
    'vat.formal': 'صيغة رقم ضريبة القيمة المضافة صحيحة.',
    'vat.unavailable': 'تعذر التحقق من رقم ضريبة القيمة المضافة لأن سجل الاتحاد الأوروبي غير متاح.',
    'vat.malformed': 'رقم ضريبة القيمة المضافة غير صالح.',
    'vat.rejected': 'رقم ضريبة القيمة المضافة غير مسجل.',
    'vat.elsewhere': 'رقم ضريبة القيمة المضافة يخص بلدًا آخر.',
    billingLabel: '{label} (الفاتورة)',
    shippingLabel: '{label} (الشحن)',
    required: '{label} حقل مطلوب.',
    invalidPostcode: '{label}: الرمز البريدي غير صالح.',
    invalidPhone: '{label}: رقم الهاتف غير صالح.',
    invalidEmail: '{label}: عنوان البريد الإلكتروني غير صالح.',
    invalidDate: '{label}: التاريخ غير صالح.',
    invalidNumber: '{label}: الرقم غير صالح.',
    invalidCountry: '{label}: القيمة غير صالحة.',
    invalidState: '{label}: القيمة غير صالحة. يرجى إدخال إحدى القيم التالية: {states}',
    tooLong:
      '{label}: النص طويل جدًا، {max, plural, few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
    notSoldTo: 'للأسف لا نبيع إلى {country}.',
    notShippedTo: 'للأسف لا نشحن إلى {country}. يرجى إدخال عنوان شحن آخر.',
    noShippingMethod:
      'لم يتم اختيار طريقة شحن. يرجى التحقق من عنوانك، أو التواصل معنا إذا احتجت إلى مساعدة.',
    noPaymentMethod: 'طريقة الدفع غير صالحة.',
    onlyOnDelivery: 'طريقة الدفع هذه للطلبات التي تُشحن أو تُستلم فقط. يرجى اختيار طريقة أخرى.',
    termsNotAccepted: 'يرجى قراءة الشروط والأحكام والموافقة عليها لمتابعة طلبك.',
    totalChanged: 'أصبح إجمالي طلبك الآن {total}. يرجى مراجعته ثم تأكيد الطلب مرة أخرى.',
    checkoutExpired: 'عذرًا، انتهت جلستك. ستبقى بياناتك محفوظة حتى تضيف منتجات من جديد.',
    notPlaced: 'تعذّرت معالجة طلبك، يرجى المحاولة مرة أخرى.',
    tooOften:
      'وردت طلبات كثيرة جدًا من عنوانك. لم يُطلب أي شيء: يرجى المحاولة مرة أخرى بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    'beside.invalidPostcode': 'تحقق من الرمز البريدي: لا يناسب البلد',
    'beside.invalidPhone': 'أدخل رقم هاتف، مثل \u2066+971 4 123 4567\u2069',
    'beside.invalidEmail': 'أدخل عنوان بريد إلكتروني، مثل \u2066name@example.com\u2069',
    'beside.invalidDate': 'أدخل تاريخًا، مثل \u20662026-12-24\u2069',
    'beside.invalidNumber': 'أدخل رقمًا، مثل 12 أو 2.5',
    'beside.invalidCountry': 'اختر بلدًا من القائمة',
    'beside.invalidState': 'اختر قيمة من القائمة',
    'beside.tooLong': '{max, plural, few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر',
    'beside.notSoldTo': 'لا نبيع إلى هناك',
    'beside.notShippedTo': 'لا نشحن إلى هناك',
    'beside.noShippingMethod': 'اختر طريقة شحن أخرى',
    'beside.noPaymentMethod': 'اختر طريقة دفع',
    'beside.onlyOnDelivery': 'اختر طريقة دفع أخرى',
    'beside.termsNotAccepted': 'وافق على الشروط لإتمام طلبك',
  },
})

export const checkoutTexts = mergeTexts(fieldTexts, errorTexts)

export type CheckoutText = KeyOf<typeof checkoutTexts>
export type CheckoutMessage = Message<CheckoutText>
