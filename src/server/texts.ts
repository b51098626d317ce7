import { defineTexts, type KeyOf } from '#texts'

/** Texts for visitors: missing pages, refused requests, errors. */
export const serverTexts = defineTexts({
  en: {
    'places.label': 'Address suggestions',
    'places.found':
      '{count, plural, one {# suggestion} other {# suggestions}}, arrow keys to choose',
    home: 'To the home page',
    'search.page': 'Search',
    'shop.page': 'Shop',
    'cart.page': 'Cart',
    'checkout.page': 'Checkout',
    'order.page': 'Your order',
    'orderPay.page': 'Pay for order',
    'withdrawal.page': 'Withdraw from contract',
    'account.page': 'Your account',
    'wishlist.page': 'Wishlist',
    'notFound.page': 'Page not found',
    'notFound.title': 'There is nothing here',
    'notFound.text': 'The page may have moved, or the address has a typing mistake.',
    preview: 'This is a preview of a page that is being worked on. The link works until {until}.',
    'error.page': 'Something went wrong',
    'error.title': 'That did not work',
    'unsubscribe.page': 'Email notifications',
    'unsubscribe.title': 'End these emails?',
    'unsubscribe.text': 'You will no longer get an email when somebody replies to your comment.',
    'unsubscribe.button': 'End emails',
    'unsubscribed.title': 'Done',
    'unsubscribed.text': 'You will get no more emails about replies to this comment.',
    broken:
      'Something broke on our side. Nothing you sent was lost by trying again in a moment. If it stays, tell us this number: {reference}.',
    busy: 'The site is busy at the moment, and nothing was changed. Please try again.',
    'storage-unavailable':
      'This file cannot be loaded at the moment. Please try again in a few minutes.',
    malformed: 'These fields are not those of the form. Please reload the page and try again.',
    'not-understood': 'This request could not be understood. Please go back and try again.',
    'too-large': 'This is more than the site takes at once. Please send less.',
    'too-many-fields': 'A form has at most {max} fields.',
    'too-many-requests-for':
      'Too many requests came from your address. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    'too-many-searches':
      'Too many searches came from your address. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    'another-site':
      'This was sent from another site, so it was refused and nothing was changed. Open the page here and send it again.',
    'wrong-nonce':
      'The nonce of this call is wrong or missing, so nothing was changed. It is in the page: please reload the page and try again.',
    'nul-character': 'This holds a character (NUL) that no text may hold.',
    'two-hosts': 'Two hosts are named.',
    'nested-too-deep': 'This is nested more than {max} deep.',
  },
  de: {
    'places.label': 'Adressvorschläge',
    'places.found':
      '{count, plural, one {# Vorschlag} other {# Vorschläge}}, Auswahl mit den Pfeiltasten',
    home: 'Zur Startseite',
    'search.page': 'Suche',
    'shop.page': 'Shop',
    'cart.page': 'Warenkorb',
    'checkout.page': 'Kasse',
    'order.page': 'Ihre Bestellung',
    'orderPay.page': 'Bestellung bezahlen',
    'withdrawal.page': 'Vertrag widerrufen',
    'account.page': 'Ihr Konto',
    'wishlist.page': 'Merkzettel',
    'notFound.page': 'Seite nicht gefunden',
    'notFound.title': 'Hier ist nichts',
    'notFound.text':
      'Vielleicht wurde die Seite verschoben, oder die Adresse enthält einen Tippfehler.',
    preview:
      'Das ist die Vorschau einer Seite, an der noch gearbeitet wird. Der Link funktioniert bis {until}.',
    'error.page': 'Es ist ein Fehler aufgetreten',
    'error.title': 'Das hat nicht geklappt',
    'unsubscribe.page': 'E-Mail-Benachrichtigungen',
    'unsubscribe.title': 'Diese E-Mails beenden?',
    'unsubscribe.text':
      'Sie erhalten dann keine E-Mail mehr, wenn jemand auf Ihren Kommentar antwortet.',
    'unsubscribe.button': 'E-Mails beenden',
    'unsubscribed.title': 'Erledigt',
    'unsubscribed.text': 'Sie erhalten keine E-Mails mehr über Antworten auf diesen Kommentar.',
    broken:
      'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal; dabei geht nichts verloren. Wenn der Fehler bleibt, nennen Sie uns diese Nummer: {reference}.',
    busy: 'Die Website ist gerade ausgelastet, und es wurde nichts geändert. Bitte versuchen Sie es noch einmal.',
    'storage-unavailable':
      'Diese Datei kann gerade nicht geladen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    malformed:
      'Diese Felder gehören nicht zum Formular. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'not-understood':
      'Diese Anfrage konnte nicht verstanden werden. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
    'too-large': 'Das ist mehr, als die Website auf einmal annimmt. Bitte senden Sie weniger.',
    'too-many-fields': 'Ein Formular hat höchstens {max} Felder.',
    'too-many-requests-for':
      'Von Ihrer Adresse kamen zu viele Anfragen. Bitte versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    'too-many-searches':
      'Von Ihrer Adresse kamen zu viele Suchen. Bitte versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    'another-site':
      'Das wurde von einer anderen Website gesendet. Es wurde abgelehnt und nichts geändert. Bitte öffnen Sie die Seite hier und senden Sie es noch einmal.',
    'wrong-nonce':
      'Die Nonce dieses Aufrufs fehlt oder ist falsch, deshalb wurde nichts geändert. Sie steht in der Seite: Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'nul-character': 'Das enthält ein Zeichen (NUL), das kein Text enthalten darf.',
    'two-hosts': 'Es sind zwei Hosts angegeben.',
    'nested-too-deep': 'Das ist tiefer als {max} Ebenen verschachtelt.',
  },
  fr: {
    'places.label': 'Suggestions d’adresses',
    'places.found':
      '{count, plural, one {# suggestion} other {# suggestions}}, flèches du clavier pour choisir',
    home: 'Retour à l’accueil',
    'search.page': 'Recherche',
    'shop.page': 'Boutique',
    'cart.page': 'Panier',
    'checkout.page': 'Commande',
    'order.page': 'Votre commande',
    'orderPay.page': 'Payer la commande',
    'withdrawal.page': 'Se rétracter du contrat',
    'account.page': 'Votre compte',
    'wishlist.page': 'Liste d’envies',
    'notFound.page': 'Page introuvable',
    'notFound.title': 'Il n’y a rien ici',
    'notFound.text': 'La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    preview:
      'Ceci est l’aperçu d’une page en cours de rédaction. Le lien fonctionne jusqu’au {until}.',
    'error.page': 'Une erreur s’est produite',
    'error.title': 'Cela n’a pas fonctionné',
    'unsubscribe.page': 'Notifications par e-mail',
    'unsubscribe.title': 'Ne plus recevoir ces e-mails ?',
    'unsubscribe.text':
      'Vous ne recevrez plus d’e-mail quand quelqu’un répond à votre commentaire.',
    'unsubscribe.button': 'Ne plus recevoir',
    'unsubscribed.title': 'C’est fait',
    'unsubscribed.text': 'Vous ne recevrez plus d’e-mails sur les réponses à ce commentaire.',
    broken:
      'Une erreur s’est produite de notre côté. Vous pouvez réessayer dans un instant sans rien perdre. Si le problème persiste, communiquez-nous ce numéro : {reference}.',
    busy: 'Le site est occupé pour le moment, et rien n’a été modifié. Veuillez réessayer.',
    'storage-unavailable':
      'Ce fichier ne peut pas être chargé pour le moment. Veuillez réessayer dans quelques minutes.',
    malformed:
      'Ces champs ne sont pas ceux du formulaire. Veuillez actualiser la page et réessayer.',
    'not-understood':
      'Cette demande n’a pas pu être comprise. Veuillez revenir en arrière et réessayer.',
    'too-large': 'C’est plus que ce que le site accepte en une fois. Veuillez en envoyer moins.',
    'too-many-fields': 'Un formulaire a au plus {max} champs.',
    'too-many-requests-for':
      'Trop de demandes sont venues de votre adresse. Veuillez réessayer dans {seconds, plural, one {# seconde} other {# secondes}}.',
    'too-many-searches':
      'Trop de recherches sont venues de votre adresse. Veuillez réessayer dans {seconds, plural, one {# seconde} other {# secondes}}.',
    'another-site':
      'Cela a été envoyé depuis un autre site : c’est refusé, et rien n’a été modifié. Ouvrez la page ici et envoyez à nouveau.',
    'wrong-nonce':
      'Le nonce de cet appel est faux ou manquant : rien n’a été modifié. Il se trouve dans la page : veuillez l’actualiser et réessayer.',
    'nul-character': 'Ceci contient un caractère (NUL) qu’aucun texte ne peut contenir.',
    'two-hosts': 'Deux hôtes sont indiqués.',
    'nested-too-deep': 'Ceci est imbriqué sur plus de {max} niveaux.',
  },
  ar: {
    'places.label': 'اقتراحات العناوين',
    'places.found':
      '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}، اختر بمفاتيح الأسهم',
    home: 'إلى الصفحة الرئيسية',
    'search.page': 'بحث',
    'shop.page': 'المتجر',
    'cart.page': 'سلة التسوق',
    'checkout.page': 'إتمام الطلب',
    'order.page': 'طلبك',
    'orderPay.page': 'دفع الطلب',
    'withdrawal.page': 'الانسحاب من العقد',
    'account.page': 'حسابك',
    'wishlist.page': 'قائمة الرغبات',
    'notFound.page': 'الصفحة غير موجودة',
    'notFound.title': 'لا يوجد شيء هنا',
    'notFound.text': 'ربما نُقلت الصفحة، أو أن في العنوان خطأً مطبعيًا.',
    preview: 'هذه معاينة لصفحة قيد الإعداد. يعمل الرابط حتى {until}.',
    'error.page': 'حدث خطأ ما',
    'error.title': 'لم ينجح ذلك',
    'unsubscribe.page': 'إشعارات البريد',
    'unsubscribe.title': 'إيقاف هذه الرسائل؟',
    'unsubscribe.text': 'لن تصلك رسالة بعد الآن عندما يرد أحد على تعليقك.',
    'unsubscribe.button': 'إيقاف الرسائل',
    'unsubscribed.title': 'تم',
    'unsubscribed.text': 'لن تصلك رسائل أخرى عن الردود على هذا التعليق.',
    broken:
      'حدث خطأ من جانبنا. يمكنك المحاولة مرة أخرى بعد لحظات دون أن تفقد شيئًا. إذا استمر الخطأ فأخبرنا بهذا الرقم: {reference}.',
    busy: 'الموقع مشغول حاليًا، ولم يتغير أي شيء. يرجى المحاولة مرة أخرى.',
    'storage-unavailable': 'لا يمكن تحميل هذا الملف حاليًا. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
    malformed: 'هذه الحقول ليست حقول النموذج. يرجى تحديث الصفحة والمحاولة مرة أخرى.',
    'not-understood': 'تعذّر فهم هذا الطلب. يرجى الرجوع والمحاولة مرة أخرى.',
    'too-large': 'هذا أكثر مما يقبله الموقع دفعة واحدة. يرجى إرسال كمية أقل.',
    'too-many-fields': 'يحتوي النموذج على {max} حقل على الأكثر.',
    'too-many-requests-for':
      'وردت طلبات كثيرة جدًا من عنوانك. يرجى المحاولة مرة أخرى بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    'too-many-searches':
      'وردت عمليات بحث كثيرة جدًا من عنوانك. يرجى المحاولة مرة أخرى بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    'another-site':
      'أُرسل هذا من موقع آخر، لذلك رُفض ولم يتغير أي شيء. افتح الصفحة هنا وأرسله مرة أخرى.',
    'wrong-nonce':
      'قيمة nonce في هذا الطلب خاطئة أو غير موجودة، لذلك لم يتغير أي شيء. هذه القيمة موجودة في الصفحة: يرجى تحديثها والمحاولة مرة أخرى.',
    'nul-character': 'يحتوي هذا على محرف (NUL) لا يُسمح به في أي نص.',
    'two-hosts': 'ذُكر مضيفان اثنان.',
    'nested-too-deep': 'هذا متداخل بأكثر من {max} مستوى.',
  },
})

export type ServerText = KeyOf<typeof serverTexts>
