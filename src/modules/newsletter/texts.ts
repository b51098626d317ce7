import { defineTexts, mergeTexts } from '#texts'
import { answerTexts, waitTexts } from '#ui/client'

const own = defineTexts({
  en: {
    email: 'Email address',
    first_name: 'First name',
    last_name: 'Last name',
    subscribe: 'Subscribe',
    subscribing: 'Subscribing…',
    consent: 'You can unsubscribe at any time with a link in every email.',
    measuring:
      'You may count whether I open these emails and which links I follow. Optional; I can take this back at any time.',
    'success.unmailed':
      'Your sign-up is noted, but this site cannot send emails yet. Please try again later or contact us.',
    'success.confirm':
      'Almost done: please confirm with the link in the email that we have just sent you.',
    success: 'Thank you for signing up.',
    'error.tampered': 'Configuration Error: Invalid data.',
    'error.invalid-email': 'Please input a valid email address.',
    'error.no-list': 'Configuration Error: No list has been selected for this form.',
    'error.refused': 'Subscription Error: {text}',
    'not-human': 'You must be a human to submit this form.',
    expired:
      'This form was open for too long. What you entered is still here: please press the button again.',
    suspicious:
      'A hidden field was filled in, perhaps by your browser. Please solve the sum and press the button again.',
    mismatch: 'Configuration Error: Invalid data.',
    confirm:
      'One more step: please press the button again, so that we know a person wants to sign up.',
    required: 'Please fill in this field.',
    agree: 'Please check this box to sign up.',
    tooLong: 'At most {limit, plural, one {# character} other {# characters}}',
    pleaseChoose: 'Please choose',
    sum: 'What is {a} + {b}?',
    leaveEmpty: 'Leave this field empty',
  },
  de: {
    email: 'E-Mail-Adresse',
    first_name: 'Vorname',
    last_name: 'Nachname',
    subscribe: 'Abonnieren',
    subscribing: 'Wird angemeldet …',
    consent: 'Sie können sich jederzeit über einen Link in jeder E-Mail abmelden.',
    measuring:
      'Sie dürfen zählen, ob ich diese E-Mails öffne und welchen Links ich folge. Freiwillig; ich kann dies jederzeit widerrufen.',
    'success.unmailed':
      'Ihre Anmeldung ist notiert, aber diese Website kann noch keine E-Mails senden. Bitte versuchen Sie es später noch einmal, oder schreiben Sie uns.',
    'success.confirm':
      'Fast geschafft: Bitte bestätigen Sie mit dem Link in der E-Mail, die wir Ihnen gerade gesendet haben.',
    success: 'Vielen Dank für Ihre Anmeldung.',
    'error.tampered': 'Konfigurationsfehler: Ungültige Daten.',
    'error.invalid-email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'error.no-list': 'Konfigurationsfehler: Für dieses Formular ist keine Liste ausgewählt.',
    'error.refused': 'Fehler bei der Anmeldung: {text}',
    'not-human': 'Nur Menschen können dieses Formular absenden.',
    expired:
      'Das Formular war zu lange geöffnet. Ihre Eingaben sind noch da: Bitte klicken Sie noch einmal.',
    suspicious:
      'Ein unsichtbares Feld wurde ausgefüllt, vielleicht von Ihrem Browser. Bitte lösen Sie die Aufgabe und klicken Sie noch einmal.',
    mismatch: 'Konfigurationsfehler: Ungültige Daten.',
    confirm:
      'Noch ein Schritt: Bitte klicken Sie noch einmal, damit wir wissen, dass sich ein Mensch anmelden möchte.',
    required: 'Bitte füllen Sie dieses Feld aus.',
    agree: 'Bitte setzen Sie dieses Häkchen, um sich anzumelden.',
    tooLong: 'Höchstens {limit} Zeichen',
    pleaseChoose: 'Bitte auswählen',
    sum: 'Wie viel ist {a} + {b}?',
    leaveEmpty: 'Dieses Feld leer lassen',
  },
  fr: {
    email: 'Adresse e-mail',
    first_name: 'Prénom',
    last_name: 'Nom',
    subscribe: 'S’abonner',
    subscribing: 'Inscription en cours…',
    consent: 'Vous pouvez vous désinscrire à tout moment grâce au lien dans chaque e-mail.',
    measuring:
      'Vous pouvez compter si j’ouvre ces e-mails et quels liens je suis. Facultatif ; je peux y revenir à tout moment.',
    'success.unmailed':
      'Votre inscription est notée, mais ce site ne peut pas encore envoyer d’e-mails. Veuillez réessayer plus tard ou nous contacter.',
    'success.confirm':
      'Presque terminé : veuillez confirmer avec le lien dans l’e-mail que nous venons de vous envoyer.',
    success: 'Merci pour votre inscription.',
    'error.tampered': 'Erreur de configuration : données non valides.',
    'error.invalid-email': 'Veuillez saisir une adresse e-mail valide.',
    'error.no-list':
      'Erreur de configuration : aucune liste n’a été sélectionnée pour ce formulaire.',
    'error.refused': 'Erreur d’inscription : {text}',
    'not-human': 'Vous devez être une personne pour envoyer ce formulaire.',
    expired:
      'Le formulaire est resté ouvert trop longtemps. Votre saisie est conservée : veuillez appuyer à nouveau.',
    suspicious:
      'Un champ caché a été rempli, peut-être par votre navigateur. Veuillez résoudre le calcul et appuyer à nouveau.',
    mismatch: 'Erreur de configuration : données non valides.',
    confirm:
      'Encore une étape : appuyez à nouveau sur le bouton, afin que nous sachions qu’une personne souhaite s’inscrire.',
    required: 'Veuillez remplir ce champ.',
    agree: 'Veuillez cocher cette case pour vous inscrire.',
    tooLong: 'Au plus {limit, plural, one {# caractère} other {# caractères}}',
    pleaseChoose: 'Veuillez choisir',
    sum: 'Combien font {a} + {b} ?',
    leaveEmpty: 'Laissez ce champ vide',
  },
  ar: {
    email: 'البريد الإلكتروني',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    subscribe: 'اشترك',
    subscribing: 'جارٍ الاشتراك…',
    consent: 'يمكنك إلغاء الاشتراك في أي وقت عبر رابط في كل رسالة.',
    measuring:
      'يمكنكم إحصاء ما إذا كنت أفتح هذه الرسائل وأي الروابط أتبع. اختياري، ويمكنني التراجع عنه في أي وقت.',
    'success.unmailed':
      'سُجّل اشتراكك، لكن هذا الموقع لا يستطيع إرسال البريد الإلكتروني بعد. يرجى المحاولة لاحقًا أو التواصل معنا.',
    'success.confirm':
      'أوشكت على الانتهاء: يرجى التأكيد عبر الرابط في الرسالة التي أرسلناها إليك للتو.',
    success: 'شكرًا لاشتراكك.',
    'error.tampered': 'خطأ في الإعداد: بيانات غير صالحة.',
    'error.invalid-email': 'يرجى إدخال بريد إلكتروني صالح.',
    'error.no-list': 'خطأ في الإعداد: لم تُحدَّد قائمة لهذا النموذج.',
    'error.refused': 'خطأ في الاشتراك: {text}',
    'not-human': 'يجب أن تكون إنسانًا لإرسال هذا النموذج.',
    expired: 'بقي النموذج مفتوحًا مدة طويلة. ما كتبته ما زال هنا: يرجى ضغط الزر مرة أخرى.',
    suspicious: 'تم ملء حقل مخفي، ربما بواسطة متصفحك. يرجى حل المسألة ثم ضغط الزر مرة أخرى.',
    mismatch: 'خطأ في الإعداد: بيانات غير صالحة.',
    confirm: 'خطوة أخيرة: اضغط الزر مرة أخرى لنتأكد من أن إنسانًا يرغب في الاشتراك.',
    required: 'يرجى ملء هذا الحقل.',
    agree: 'يرجى تحديد هذا المربع للاشتراك.',
    tooLong:
      '{limit, plural, one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر',
    pleaseChoose: 'يرجى الاختيار',
    sum: 'كم يساوي {a} + {b}؟',
    leaveEmpty: 'اترك هذا الحقل فارغًا',
  },
})

export const texts = mergeTexts(answerTexts, waitTexts, own)
