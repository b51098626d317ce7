import { defineTexts } from '#texts'

/** Texts of mails about comments. */
export const commentMailTexts = defineTexts({
  en: {
    'notice.subject': 'New comment on “{title}”',
    'notice.waiting': 'Comment on “{title}” is waiting for approval',
    'notice.heading': '{name} commented on “{title}”',
    'notice.author': 'Author',
    'notice.approve': 'Approve',
    'notice.view': 'View comment',
    'notice.spam': 'Mark as spam',
    'summary.subject': '{count, plural, one {# new comment} other {# new comments}}',
    'summary.waiting':
      '{waiting, plural, =0 {All of them are published.} one {# of them is waiting for approval.} other {# of them are waiting for approval.}}',
    'summary.view': 'View comments',
    'summary.why':
      'Many comments came within an hour, so this email is about all of them together.',
    'reply.subject': '{name} replied to your comment on “{title}”',
    'reply.heading': '{name} replied to you',
    'reply.view': 'View reply',
    'reply.why':
      'You get this email because you asked to be notified of replies to your comment on “{title}”. To stop these emails, open this link: {link}',
    someone: 'Someone',
  },
  de: {
    'notice.subject': 'Neuer Kommentar zu „{title}“',
    'notice.waiting': 'Ein Kommentar zu „{title}“ wartet auf Freigabe',
    'notice.heading': '{name} hat „{title}“ kommentiert',
    'notice.author': 'Verfasst von',
    'notice.approve': 'Freigeben',
    'notice.view': 'Kommentar ansehen',
    'notice.spam': 'Als Spam markieren',
    'summary.subject': '{count, plural, one {# neuer Kommentar} other {# neue Kommentare}}',
    'summary.waiting':
      '{waiting, plural, =0 {Alle sind veröffentlicht.} one {# davon wartet auf Freigabe.} other {# davon warten auf Freigabe.}}',
    'summary.view': 'Kommentare ansehen',
    'summary.why':
      'Innerhalb einer Stunde kamen viele Kommentare, deshalb geht es in dieser E-Mail um alle zusammen.',
    'reply.subject': '{name} hat auf Ihren Kommentar zu „{title}“ geantwortet',
    'reply.heading': '{name} hat Ihnen geantwortet',
    'reply.view': 'Antwort ansehen',
    'reply.why':
      'Sie erhalten diese E-Mail, weil Sie über Antworten auf Ihren Kommentar zu „{title}“ benachrichtigt werden möchten. Mit diesem Link beenden Sie das: {link}',
    someone: 'Jemand',
  },
  fr: {
    'notice.subject': 'Nouveau commentaire sur « {title} »',
    'notice.waiting': 'Un commentaire sur « {title} » attend votre approbation',
    'notice.heading': '{name} a commenté « {title} »',
    'notice.author': 'Auteur',
    'notice.approve': 'Approuver',
    'notice.view': 'Voir le commentaire',
    'notice.spam': 'Marquer comme indésirable',
    'summary.subject':
      '{count, plural, one {# nouveau commentaire} other {# nouveaux commentaires}}',
    'summary.waiting':
      '{waiting, plural, =0 {Tous sont publiés.} one {# attend votre approbation.} other {# attendent votre approbation.}}',
    'summary.view': 'Voir les commentaires',
    'summary.why': 'De nombreux commentaires sont arrivés en une heure : cet e-mail les regroupe.',
    'reply.subject': '{name} a répondu à votre commentaire sur « {title} »',
    'reply.heading': '{name} vous a répondu',
    'reply.view': 'Voir la réponse',
    'reply.why':
      'Vous recevez cet e-mail parce que vous avez demandé à être averti des réponses à votre commentaire sur « {title} ». Pour ne plus en recevoir, ouvrez ce lien : {link}',
    someone: 'Quelqu’un',
  },
  ar: {
    'notice.subject': 'تعليق جديد على «{title}»',
    'notice.waiting': 'تعليق على «{title}» ينتظر الموافقة',
    'notice.heading': 'علّق {name} على «{title}»',
    'notice.author': 'الكاتب',
    'notice.approve': 'الموافقة',
    'notice.view': 'عرض التعليق',
    'notice.spam': 'وضع علامة بريد مزعج',
    'summary.subject':
      '{count, plural, zero {لا تعليقات جديدة} one {تعليق جديد واحد} two {تعليقان جديدان} few {# تعليقات جديدة} many {# تعليقًا جديدًا} other {# تعليق جديد}}',
    'summary.waiting':
      '{waiting, plural, zero {جميعها منشورة.} one {تعليق واحد منها ينتظر الموافقة.} two {تعليقان منها ينتظران الموافقة.} few {# تعليقات منها تنتظر الموافقة.} many {# تعليقًا منها ينتظر الموافقة.} other {# تعليق منها ينتظر الموافقة.}}',
    'summary.view': 'عرض التعليقات',
    'summary.why': 'وصلت تعليقات كثيرة خلال ساعة واحدة، لذلك تجمعها هذه الرسالة كلها.',
    'reply.subject': 'ردّ {name} على تعليقك على «{title}»',
    'reply.heading': 'ردّ عليك {name}',
    'reply.view': 'عرض الرد',
    'reply.why':
      'تصلك هذه الرسالة لأنك طلبت إشعارك بالردود على تعليقك على «{title}». لإيقاف هذه الرسائل افتح هذا الرابط: {link}',
    someone: 'شخص ما',
  },
})
