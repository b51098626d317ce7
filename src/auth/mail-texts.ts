import { defineTexts } from '#texts'

/** Texts of mails about staff accounts. */
export const accessMailTexts = defineTexts({
  en: {
    hello: 'Hello {name},',
    'password-reset.subject': 'Reset your password for {site}',
    'password-reset.intro':
      'Someone, hopefully you, asked to reset your password for the admin of {site}.',
    'password-reset.button': 'Set a new password',
    'password-reset.note':
      'This link works once and expires in one hour. If you did not request it, you can ignore this email: your password stays the same.',
    'invitation.subject': 'You’ve been invited to {site}',
    'invitation.intro': 'You’ve been invited to {site}. Choose a password to get started.',
    'invitation.button': 'Accept invitation',
    'invitation.note': 'This link works once and expires in 3 days.',
  },
  de: {
    hello: 'Guten Tag {name},',
    'password-reset.subject': 'Passwort für {site} zurücksetzen',
    'password-reset.intro':
      'Jemand, hoffentlich Sie, möchte Ihr Passwort für die Verwaltung von {site} zurücksetzen.',
    'password-reset.button': 'Neues Passwort festlegen',
    'password-reset.note':
      'Der Link funktioniert einmal und läuft nach einer Stunde ab. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.',
    'invitation.subject': 'Einladung zu {site}',
    'invitation.intro':
      'Sie wurden zu {site} eingeladen. Legen Sie ein Passwort fest, um zu beginnen.',
    'invitation.button': 'Einladung annehmen',
    'invitation.note': 'Der Link funktioniert einmal und läuft nach 3 Tagen ab.',
  },
  fr: {
    hello: 'Bonjour {name},',
    'password-reset.subject': 'Réinitialiser votre mot de passe pour {site}',
    'password-reset.intro':
      'Quelqu’un, vous espérons-nous, a demandé à réinitialiser votre mot de passe pour l’administration de {site}.',
    'password-reset.button': 'Définir un nouveau mot de passe',
    'password-reset.note':
      'Ce lien fonctionne une fois et expire dans une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
    'invitation.subject': 'Vous êtes invité sur {site}',
    'invitation.intro': 'Vous êtes invité sur {site}. Choisissez un mot de passe pour commencer.',
    'invitation.button': 'Accepter l’invitation',
    'invitation.note': 'Ce lien fonctionne une fois et expire dans 3 jours.',
  },
  ar: {
    hello: 'مرحبًا {name}،',
    'password-reset.subject': 'إعادة تعيين كلمة المرور في {site}',
    'password-reset.intro': 'طلب شخص ما، نأمل أنه أنت، إعادة تعيين كلمة مرورك لإدارة {site}.',
    'password-reset.button': 'تعيين كلمة مرور جديدة',
    'password-reset.note':
      'يعمل هذا الرابط مرة واحدة وينتهي خلال ساعة. إذا لم تطلبه فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',
    'invitation.subject': 'دعوة إلى {site}',
    'invitation.intro': 'لقد دُعيت إلى {site}. اختر كلمة مرور للبدء.',
    'invitation.button': 'قبول الدعوة',
    'invitation.note': 'يعمل هذا الرابط مرة واحدة وينتهي خلال 3 أيام.',
  },
})
