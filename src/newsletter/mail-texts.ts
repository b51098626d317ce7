import { defineTexts } from '#texts'

export const newsletterMailTexts = defineTexts({
  en: {
    list: 'Newsletter',
    'confirm.subject': 'Please confirm: {list}, {site}',
    'confirm.heading': 'One more click',
    'confirm.text':
      'Somebody, we hope it was you, signed up this email address for “{list}” of {site}. Please confirm that you want to get it.',
    'confirm.button': 'Confirm subscription',
    'confirm.note':
      'The link works for seven days. If it was not you, you need do nothing: without your confirmation you get no further email.',
    'campaign.why': 'You get this email because you subscribed to “{list}”.',
    'campaign.unsubscribe': 'Unsubscribe',
    'campaign.preferences': 'Email preferences',
    'paused.subject': 'Newsletter paused: {subject}',
    'paused.heading': 'A mail server blocks your mail',
    'paused.text':
      '“{subject}” on {site} is paused, because a receiving mail server refused it. It does not refuse the reader, but the sender. It replied:',
    'paused.advice':
      'Ask your mail provider whether your server or domain is on a block list. Nobody was unsubscribed. You can continue or stop the newsletter.',
    'paused.open': 'Open newsletter',
    'test.subject': 'Test: {subject}',
    'test.note': 'This is a test. Subscribers find the links to unsubscribe here.',
  },
  de: {
    list: 'Newsletter',
    'confirm.subject': 'Bitte bestätigen: {list}, {site}',
    'confirm.heading': 'Noch ein Klick',
    'confirm.text':
      'Jemand, wir hoffen, Sie selbst, hat diese E-Mail-Adresse für „{list}“ von {site} angemeldet. Bitte bestätigen Sie, dass Sie diese E-Mails erhalten möchten.',
    'confirm.button': 'Anmeldung bestätigen',
    'confirm.note':
      'Der Link funktioniert sieben Tage. Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihre Bestätigung erhalten Sie keine weitere E-Mail.',
    'campaign.why': 'Sie erhalten diese E-Mail, weil Sie „{list}“ abonniert haben.',
    'campaign.unsubscribe': 'Abmelden',
    'campaign.preferences': 'E-Mail-Einstellungen',
    'paused.subject': 'Newsletter pausiert: {subject}',
    'paused.heading': 'Ein Mailserver blockiert Ihre E-Mails',
    'paused.text':
      '„{subject}“ auf {site} ist pausiert, weil ein empfangender Mailserver ihn abgelehnt hat. Er lehnt nicht den Empfänger ab, sondern den Absender. Seine Antwort:',
    'paused.advice':
      'Fragen Sie Ihren E-Mail-Anbieter, ob Ihr Server oder Ihre Domain auf einer Sperrliste ist. Niemand wurde abgemeldet. Sie können den Newsletter fortsetzen oder anhalten.',
    'paused.open': 'Newsletter öffnen',
    'test.subject': 'Test: {subject}',
    'test.note': 'Das ist ein Test. Abonnenten finden hier die Links zum Abmelden.',
  },
  fr: {
    list: 'Newsletter',
    'confirm.subject': 'Veuillez confirmer : {list}, {site}',
    'confirm.heading': 'Encore un clic',
    'confirm.text':
      'Quelqu’un, vous nous l’espérons, a inscrit cette adresse e-mail à « {list} » de {site}. Veuillez confirmer que vous souhaitez la recevoir.',
    'confirm.button': 'Confirmer l’inscription',
    'confirm.note':
      'Le lien est valable sept jours. Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, vous ne recevrez pas d’autre e-mail.',
    'campaign.why': 'Vous recevez cet e-mail parce que vous êtes abonné à « {list} ».',
    'campaign.unsubscribe': 'Se désinscrire',
    'campaign.preferences': 'Préférences e-mail',
    'paused.subject': 'Newsletter en pause : {subject}',
    'paused.heading': 'Un serveur de messagerie bloque vos e-mails',
    'paused.text':
      '« {subject} » de {site} est en pause : un serveur de messagerie l’a refusée. Il ne refuse pas le destinataire, mais l’expéditeur. Sa réponse :',
    'paused.advice':
      'Demandez à votre fournisseur si votre serveur ou votre domaine figure sur une liste de blocage. Personne n’a été désabonné. Vous pouvez reprendre ou arrêter l’envoi.',
    'paused.open': 'Ouvrir la newsletter',
    'test.subject': 'Test : {subject}',
    'test.note': 'Ceci est un test. Les abonnés trouvent ici les liens de désinscription.',
  },
  ar: {
    list: 'النشرة البريدية',
    'confirm.subject': 'يرجى التأكيد: {list}، {site}',
    'confirm.heading': 'نقرة واحدة بعد',
    'confirm.text':
      'سجّل شخص ما، نأمل أنه أنت، عنوان البريد الإلكتروني هذا في «{list}» من {site}. يرجى تأكيد رغبتك في تلقي الرسائل.',
    'confirm.button': 'تأكيد الاشتراك',
    'confirm.note':
      'يعمل الرابط لمدة سبعة أيام. إن لم تكن أنت من سجّل فلا داعي لفعل أي شيء: لن تصلك رسالة أخرى دون تأكيدك.',
    'campaign.why': 'تصلك هذه الرسالة لأنك مشترك في «{list}».',
    'campaign.unsubscribe': 'إلغاء الاشتراك',
    'campaign.preferences': 'تفضيلات البريد',
    'paused.subject': 'توقفت النشرة مؤقتًا: {subject}',
    'paused.heading': 'خادم بريد يحظر رسائلك',
    'paused.text':
      'توقفت النشرة «{subject}» من {site} مؤقتًا لأن خادم بريد مستلِمًا رفضها. إنه لا يرفض المستلِم بل المُرسِل. كان رده:',
    'paused.advice':
      'اسأل مزود البريد لديك عمّا إذا كان خادمك أو نطاقك مدرجًا في قائمة حظر. لم يُلغَ اشتراك أحد. يمكنك متابعة النشرة أو إيقافها.',
    'paused.open': 'فتح النشرة',
    'test.subject': 'تجربة: {subject}',
    'test.note': 'هذه رسالة تجريبية. يجد المشتركون هنا روابط إلغاء الاشتراك.',
  },
})
