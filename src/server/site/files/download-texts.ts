import { defineTexts, type KeyOf } from '#texts'

/** The page of an order's file: its button, or why the file cannot be downloaded. */
export const downloadTexts = defineTexts({
  en: {
    ready: 'Download',
    start: 'Select the button to start the download.',
    button: 'Download',
    leaving: 'Your download starts in a moment. If it does not, use this link.',
    unavailable: 'Download not available',
    unknown: 'This download link is not valid. Please open the link from your order email again.',
    missing: 'This file is missing. Please contact us: your order entitles you to it.',
    waiting: 'Your download will be available once we have received your payment.',
    ended: 'This order was cancelled or refunded, so its files can no longer be downloaded.',
    expired: 'This download link has expired. Please contact us if you still need the file.',
    'used-up':
      'This file has been downloaded as often as your order allows. Please contact us if you still need it.',
  },
  de: {
    ready: 'Download',
    start: 'Klicken Sie auf die Schaltfläche, um den Download zu starten.',
    button: 'Herunterladen',
    leaving: 'Ihr Download startet gleich. Falls nicht, verwenden Sie diesen Link.',
    unavailable: 'Download nicht verfügbar',
    unknown:
      'Dieser Download-Link ist ungültig. Bitte öffnen Sie den Link aus Ihrer Bestell-E-Mail noch einmal.',
    missing:
      'Diese Datei fehlt. Bitte wenden Sie sich an uns: Mit Ihrer Bestellung haben Sie ein Recht darauf.',
    waiting: 'Ihr Download ist verfügbar, sobald Ihre Zahlung bei uns eingegangen ist.',
    ended:
      'Diese Bestellung wurde storniert oder erstattet. Ihre Dateien können nicht mehr heruntergeladen werden.',
    expired:
      'Dieser Download-Link ist abgelaufen. Bitte wenden Sie sich an uns, wenn Sie die Datei noch brauchen.',
    'used-up':
      'Diese Datei wurde so oft heruntergeladen, wie es Ihre Bestellung erlaubt. Bitte wenden Sie sich an uns, wenn Sie sie noch brauchen.',
  },
  fr: {
    ready: 'Téléchargement',
    start: 'Cliquez sur le bouton pour lancer le téléchargement.',
    button: 'Télécharger',
    leaving: 'Votre téléchargement va commencer. Sinon, utilisez ce lien.',
    unavailable: 'Téléchargement indisponible',
    unknown:
      'Ce lien de téléchargement n’est pas valide. Veuillez rouvrir le lien de l’e-mail de votre commande.',
    missing: 'Ce fichier est introuvable. Contactez-nous : votre commande vous y donne droit.',
    waiting: 'Votre téléchargement sera disponible dès réception de votre paiement.',
    ended:
      'Cette commande a été annulée ou remboursée : ses fichiers ne peuvent plus être téléchargés.',
    expired:
      'Ce lien de téléchargement a expiré. Contactez-nous si vous avez encore besoin du fichier.',
    'used-up':
      'Ce fichier a été téléchargé autant de fois que votre commande le permet. Contactez-nous si vous en avez encore besoin.',
  },
  ar: {
    ready: 'التنزيل',
    start: 'اضغط على الزر لبدء التنزيل.',
    button: 'تنزيل',
    leaving: 'سيبدأ التنزيل بعد لحظات. إذا لم يبدأ، فاستخدم هذا الرابط.',
    unavailable: 'التنزيل غير متاح',
    unknown: 'رابط التنزيل هذا غير صالح. يرجى فتح الرابط من رسالة طلبك مرة أخرى.',
    missing: 'هذا الملف مفقود. يرجى التواصل معنا: طلبك يمنحك الحق في الحصول عليه.',
    waiting: 'سيتاح التنزيل بمجرد استلام دفعتك.',
    ended: 'أُلغي هذا الطلب أو رُدّ ثمنه، لذلك لم يعد بالإمكان تنزيل ملفاته.',
    expired: 'انتهت صلاحية رابط التنزيل هذا. يرجى التواصل معنا إذا كنت لا تزال بحاجة إلى الملف.',
    'used-up':
      'نُزّل هذا الملف بعدد المرات التي يسمح بها طلبك. يرجى التواصل معنا إذا كنت لا تزال بحاجة إليه.',
  },
})

export type DownloadRefusal = Exclude<
  KeyOf<typeof downloadTexts>,
  'ready' | 'start' | 'button' | 'leaving' | 'unavailable'
>
