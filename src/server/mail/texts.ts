import { defineTexts } from '#texts'

export const serverMailTexts = defineTexts({
  en: {
    'test.subject': 'Test email from {site}',
    'test.text': 'This is a test email from the settings of {site}. Your mail settings work.',
    'backup.subject': 'Backups of {site} fail',
    'backup.text': 'The last backup of {site} failed for this reason:',
    'backup.once':
      'The server tries again every hour. There is no further email until a backup has succeeded.',
    'paused.subject': 'Split test paused: {name}',
    'paused.text':
      'The split test “{name}” on {site} has paused by itself. Everyone sees variant A, and no visits are counted.',
    'paused.page-gone': 'Its page is deleted or not published.',
    'paused.subject-gone': 'One of its subjects is no longer on the page.',
    'paused.subject-failed': 'One of its subjects could not be shown.',
    'paused.report': 'Open report',
  },
  de: {
    'test.subject': 'Test-E-Mail von {site}',
    'test.text':
      'Das ist eine Test-E-Mail aus den Einstellungen von {site}. Der E-Mail-Versand funktioniert.',
    'backup.subject': 'Sicherungen von {site} schlagen fehl',
    'backup.text': 'Die letzte Sicherung von {site} ist aus diesem Grund fehlgeschlagen:',
    'backup.once':
      'Der Server versucht es jede Stunde erneut. Bis eine Sicherung gelingt, kommt keine weitere E-Mail.',
    'paused.subject': 'Split-Test pausiert: {name}',
    'paused.text':
      'Der Split-Test „{name}“ auf {site} wurde automatisch pausiert. Alle sehen die erste Variante, niemand wird gezählt.',
    'paused.page-gone': 'Seine Seite ist gelöscht oder nicht veröffentlicht.',
    'paused.subject-gone': 'Eine seiner Varianten steht nicht mehr auf der Seite.',
    'paused.subject-failed': 'Eine seiner Varianten konnte nicht angezeigt werden.',
    'paused.report': 'Bericht öffnen',
  },
  fr: {
    'test.subject': 'E-mail de test de {site}',
    'test.text':
      'Ceci est un e-mail de test envoyé depuis les réglages de {site}. L’envoi d’e-mails fonctionne.',
    'backup.subject': 'Les sauvegardes de {site} échouent',
    'backup.text': 'La dernière sauvegarde de {site} a échoué pour la raison suivante :',
    'backup.once':
      'Le serveur réessaie toutes les heures. Aucun autre e-mail ne sera envoyé avant une sauvegarde réussie.',
    'paused.subject': 'Test A/B en pause : {name}',
    'paused.text':
      'Le test A/B « {name} » sur {site} a été mis en pause automatiquement. Tout le monde voit la première variante et personne n’est compté.',
    'paused.page-gone': 'Sa page est supprimée ou n’est pas publiée.',
    'paused.subject-gone': 'Une de ses variantes n’est plus sur la page.',
    'paused.subject-failed': 'Une de ses variantes n’a pas pu être affichée.',
    'paused.report': 'Ouvrir le rapport',
  },
  ar: {
    'test.subject': 'رسالة تجريبية من {site}',
    'test.text': 'هذه رسالة تجريبية من إعدادات {site}. إعدادات البريد تعمل.',
    'backup.subject': 'فشل النسخ الاحتياطي لموقع {site}',
    'backup.text': 'فشلت آخر نسخة احتياطية لموقع {site} للسبب التالي:',
    'backup.once': 'يعيد الخادم المحاولة كل ساعة. لن تُرسل رسالة أخرى حتى تنجح نسخة احتياطية.',
    'paused.subject': 'توقّف اختبار A/B مؤقتًا: {name}',
    'paused.text':
      'توقّف اختبار A/B «{name}» في {site} تلقائيًا. يرى الجميع النسخة الأولى ولا يُحتسب أحد.',
    'paused.page-gone': 'صفحته محذوفة أو غير منشورة.',
    'paused.subject-gone': 'لم تعد إحدى نسخه موجودة في الصفحة.',
    'paused.subject-failed': 'تعذّر عرض إحدى نسخه.',
    'paused.report': 'فتح التقرير',
  },
})
