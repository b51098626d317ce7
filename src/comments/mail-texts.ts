import { defineTexts } from '#texts'

/** What the mails about comments say. */
export const commentMailTexts = defineTexts({
  en: {
    'notice.subject': 'New comment on “{title}”',
    'notice.waiting': 'Comment on “{title}” is waiting for approval',
    'notice.heading': '{name} commented on “{title}”',
    'notice.author': 'Author',
    'notice.approve': 'Approve',
    'notice.view': 'View comment',
    'notice.spam': 'Mark as spam',
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
    'reply.subject': 'ردّ {name} على تعليقك على «{title}»',
    'reply.heading': 'ردّ عليك {name}',
    'reply.view': 'عرض الرد',
    'reply.why':
      'تصلك هذه الرسالة لأنك طلبت إشعارك بالردود على تعليقك على «{title}». لإيقاف هذه الرسائل افتح هذا الرابط: {link}',
    someone: 'شخص ما',
  },
})
