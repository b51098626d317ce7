import { defineTexts } from '#texts'

/** Texts of mails about customer accounts. */
export const customerMailTexts = defineTexts({
  en: {
    hello: 'Hello {name},',
    'sign-in.subject': 'Sign in to {site}',
    'sign-in.intro': 'Use this link to sign in to your account at {site}.',
    'sign-in.button': 'Sign in',
    'sign-in.note':
      'The link works once and expires in one hour. If you did not request it, you can ignore this email.',
    'register.subject': 'Create your account at {site}',
    'register.intro':
      'Use this link to confirm your email address and create your account at {site}. There is no account with this address yet.',
    'register.button': 'Create account',
    'register.note':
      'The link works once and expires in one hour. If you did not request it, you can ignore this email: no account is created.',
    'email.subject': 'Confirm your new email address for {site}',
    'email.intro':
      'Use this link to confirm this email address for your account at {site}. Open it in the browser in which you are signed in.',
    'email.button': 'Confirm email address',
    'email.note':
      'The link works once and expires in one hour. If you did not request it, you can ignore this email.',
    'email-changed.subject': 'The email address of your account at {site} was changed',
    'email-changed.intro':
      'The email address of your account at {site} was changed. This address can no longer sign in.',
    'email-changed.button': 'Open your account',
    'email-changed.note': 'If this was not you, contact us at once by replying to this email.',
    'password-changed.subject': 'The password of your account at {site} was changed',
    'password-changed.intro':
      'The password of your account at {site} was changed, and all other devices were signed out.',
    'password-changed.button': 'Open your account',
    'password-changed.note':
      'If this was not you, request a sign-in link on that page and set a new password.',
  },
  de: {
    hello: 'Guten Tag {name},',
    'sign-in.subject': 'Anmeldung bei {site}',
    'sign-in.intro': 'Mit diesem Link melden Sie sich in Ihrem Konto bei {site} an.',
    'sign-in.button': 'Anmelden',
    'sign-in.note':
      'Der Link funktioniert einmal und läuft nach einer Stunde ab. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
    'register.subject': 'Ihr Konto bei {site}',
    'register.intro':
      'Mit diesem Link bestätigen Sie Ihre E-Mail-Adresse und legen Ihr Konto bei {site} an. Zu dieser Adresse gibt es noch kein Konto.',
    'register.button': 'Konto anlegen',
    'register.note':
      'Der Link funktioniert einmal und läuft nach einer Stunde ab. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.',
    'email.subject': 'Neue E-Mail-Adresse für {site} bestätigen',
    'email.intro':
      'Mit diesem Link bestätigen Sie diese E-Mail-Adresse für Ihr Konto bei {site}. Öffnen Sie ihn in dem Browser, in dem Sie angemeldet sind.',
    'email.button': 'E-Mail-Adresse bestätigen',
    'email.note':
      'Der Link funktioniert einmal und läuft nach einer Stunde ab. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
    'email-changed.subject': 'Die E-Mail-Adresse Ihres Kontos bei {site} wurde geändert',
    'email-changed.intro':
      'Die E-Mail-Adresse Ihres Kontos bei {site} wurde geändert. Mit dieser Adresse ist keine Anmeldung mehr möglich.',
    'email-changed.button': 'Konto öffnen',
    'email-changed.note': 'Falls Sie das nicht waren, antworten Sie bitte sofort auf diese E-Mail.',
    'password-changed.subject': 'Das Passwort Ihres Kontos bei {site} wurde geändert',
    'password-changed.intro':
      'Das Passwort Ihres Kontos bei {site} wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    'password-changed.button': 'Konto öffnen',
    'password-changed.note':
      'Falls Sie das nicht waren, fordern Sie auf dieser Seite einen Anmeldelink an und legen Sie ein neues Passwort fest.',
  },
  fr: {
    hello: 'Bonjour {name},',
    'sign-in.subject': 'Connexion à {site}',
    'sign-in.intro': 'Ce lien vous connecte à votre compte chez {site}.',
    'sign-in.button': 'Se connecter',
    'sign-in.note':
      'Ce lien fonctionne une fois et expire dans une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
    'register.subject': 'Créez votre compte chez {site}',
    'register.intro':
      'Ce lien confirme votre adresse e-mail et crée votre compte chez {site}. Aucun compte n’utilise encore cette adresse.',
    'register.button': 'Créer un compte',
    'register.note':
      'Ce lien fonctionne une fois et expire dans une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail : aucun compte n’est créé.',
    'email.subject': 'Confirmez votre nouvelle adresse e-mail pour {site}',
    'email.intro':
      'Ce lien confirme cette adresse e-mail pour votre compte chez {site}. Ouvrez-le dans le navigateur où vous êtes connecté.',
    'email.button': 'Confirmer l’adresse e-mail',
    'email.note':
      'Ce lien fonctionne une fois et expire dans une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
    'email-changed.subject': 'L’adresse e-mail de votre compte chez {site} a été modifiée',
    'email-changed.intro':
      'L’adresse e-mail de votre compte chez {site} a été modifiée. Cette adresse ne permet plus de se connecter.',
    'email-changed.button': 'Ouvrir votre compte',
    'email-changed.note': 'Si ce n’était pas vous, répondez immédiatement à cet e-mail.',
    'password-changed.subject': 'Le mot de passe de votre compte chez {site} a été modifié',
    'password-changed.intro':
      'Le mot de passe de votre compte chez {site} a été modifié et tous les autres appareils ont été déconnectés.',
    'password-changed.button': 'Ouvrir votre compte',
    'password-changed.note':
      'Si ce n’était pas vous, demandez un lien de connexion sur cette page et définissez un nouveau mot de passe.',
  },
  ar: {
    hello: 'مرحبًا {name}،',
    'sign-in.subject': 'تسجيل الدخول إلى {site}',
    'sign-in.intro': 'استخدم هذا الرابط لتسجيل الدخول إلى حسابك في {site}.',
    'sign-in.button': 'تسجيل الدخول',
    'sign-in.note': 'يعمل هذا الرابط مرة واحدة وينتهي خلال ساعة. إذا لم تطلبه فتجاهل هذه الرسالة.',
    'register.subject': 'إنشاء حسابك في {site}',
    'register.intro':
      'استخدم هذا الرابط لتأكيد بريدك الإلكتروني وإنشاء حسابك في {site}. لا يوجد حساب بهذا العنوان بعد.',
    'register.button': 'إنشاء الحساب',
    'register.note':
      'يعمل هذا الرابط مرة واحدة وينتهي خلال ساعة. إذا لم تطلبه فتجاهل هذه الرسالة: لن يُنشأ أي حساب.',
    'email.subject': 'تأكيد بريدك الإلكتروني الجديد في {site}',
    'email.intro':
      'استخدم هذا الرابط لتأكيد هذا البريد الإلكتروني لحسابك في {site}. افتحه في المتصفح الذي سجّلت الدخول فيه.',
    'email.button': 'تأكيد البريد الإلكتروني',
    'email.note': 'يعمل هذا الرابط مرة واحدة وينتهي خلال ساعة. إذا لم تطلبه فتجاهل هذه الرسالة.',
    'email-changed.subject': 'تم تغيير البريد الإلكتروني لحسابك في {site}',
    'email-changed.intro':
      'تم تغيير البريد الإلكتروني لحسابك في {site}. لم يعد هذا العنوان صالحًا لتسجيل الدخول.',
    'email-changed.button': 'افتح حسابك',
    'email-changed.note': 'إذا لم تكن أنت من فعل ذلك فتواصل معنا فورًا بالرد على هذه الرسالة.',
    'password-changed.subject': 'تم تغيير كلمة مرور حسابك في {site}',
    'password-changed.intro':
      'تم تغيير كلمة مرور حسابك في {site}، وتم تسجيل الخروج من جميع الأجهزة الأخرى.',
    'password-changed.button': 'افتح حسابك',
    'password-changed.note':
      'إذا لم تكن أنت من فعل ذلك فاطلب رابط تسجيل دخول من تلك الصفحة وعيّن كلمة مرور جديدة.',
  },
})
