import { defineTexts } from '#texts'

/** Texts of mails about submissions to owner and sender. */
export const submissionMailTexts = defineTexts({
  en: {
    subject: 'New Message From {site}',
    sentFrom: 'Sent from {page}',
    'received.subject': 'We received your message to {site}',
    'received.text': 'Thank you for your message. We have received it and will get back to you.',
    'received.why':
      'You receive this email because this address was entered in a form on {site}. If that was not you, you can ignore it.',
    yourAnswers: 'Your answers',
  },
  de: {
    subject: 'Neue Nachricht von {site}',
    sentFrom: 'Gesendet von {page}',
    'received.subject': 'Ihre Nachricht an {site} ist angekommen',
    'received.text':
      'Vielen Dank für Ihre Nachricht. Sie ist bei uns angekommen, wir melden uns bei Ihnen.',
    'received.why':
      'Sie erhalten diese E-Mail, weil diese Adresse in einem Formular auf {site} eingetragen wurde. Waren Sie das nicht, können Sie die E-Mail ignorieren.',
    yourAnswers: 'Ihre Angaben',
  },
  fr: {
    subject: 'Nouveau message de {site}',
    sentFrom: 'Envoyé depuis {page}',
    'received.subject': 'Votre message à {site} est bien arrivé',
    'received.text':
      'Merci pour votre message. Nous l’avons bien reçu et nous vous répondrons prochainement.',
    'received.why':
      'Vous recevez cet e-mail parce que cette adresse a été saisie dans un formulaire sur {site}. Si ce n’était pas vous, vous pouvez l’ignorer.',
    yourAnswers: 'Vos réponses',
  },
  ar: {
    subject: 'رسالة جديدة من {site}',
    sentFrom: 'أُرسلت من {page}',
    'received.subject': 'وصلت رسالتك إلى {site}',
    'received.text': 'شكرًا لرسالتك. لقد وصلتنا وسنرد عليك قريبًا.',
    'received.why':
      'وصلك هذا البريد لأن هذا العنوان أُدخل في نموذج على {site}. إن لم تكن أنت من أدخله فيمكنك تجاهله.',
    yourAnswers: 'إجاباتك',
  },
})

/** Texts of the mail with the link to a saved draft. */
export const draftMailTexts = defineTexts({
  en: {
    subject: 'Your form at {site}',
    heading: 'Continue where you left off',
    text: 'We saved what you entered. The link works for {days, plural, one {# day} other {# days}}. Files have to be chosen again.',
    link: 'Continue',
    note: 'If you did not ask for this email, you need not do anything. What was saved is deleted by itself.',
  },
  de: {
    subject: 'Ihr Formular bei {site}',
    heading: 'Weitermachen, wo Sie aufgehört haben',
    text: 'Wir haben Ihre Eingaben gespeichert. Der Link gilt {days, plural, one {# Tag} other {# Tage}}. Dateien müssen Sie neu auswählen.',
    link: 'Weiter ausfüllen',
    note: 'Wenn Sie diese E-Mail nicht angefordert haben, müssen Sie nichts tun. Das Gespeicherte wird von selbst gelöscht.',
  },
  fr: {
    subject: 'Votre formulaire sur {site}',
    heading: 'Reprenez là où vous vous êtes arrêté',
    text: 'Vos réponses sont enregistrées. Le lien est valable {days, plural, one {# jour} other {# jours}}. Les fichiers sont à choisir à nouveau.',
    link: 'Continuer',
    note: 'Si vous n’avez pas demandé cet e-mail, vous n’avez rien à faire. Les réponses enregistrées seront supprimées automatiquement.',
  },
  ar: {
    subject: 'نموذجك لدى {site}',
    heading: 'تابع من حيث توقفت',
    text: 'حفظنا ما أدخلته. يعمل الرابط لمدة {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. يجب اختيار الملفات من جديد.',
    link: 'متابعة',
    note: 'إذا لم تطلب هذه الرسالة فلا حاجة إلى أي إجراء. يُحذف ما حُفظ تلقائيًا.',
  },
})
