import { defineTexts } from '#texts'

/** Default form messages (FM-7); the English ones are from the specification. */
export const formMessageTexts = defineTexts({
  en: {
    fillIn: 'Please, fill in the following fields:',
    fix: 'Please, fix the following errors:',
    contactError: 'Your message could not be sent. It is still here: please try again in a moment.',
    invalidEmail: 'Invalid email',
    wrongCaptcha: 'You entered the wrong number in captcha.',
    checkboxLabel: 'Checkbox',
    captchaLabel: 'Captcha',
    success: 'Thanks for contacting us',
    subscriptionFailed:
      'Please, check the fields below to make sure you entered the correct information.',
  },
  de: {
    fillIn: 'Bitte füllen Sie die folgenden Felder aus:',
    fix: 'Bitte beheben Sie die folgenden Fehler:',
    contactError:
      'Ihre Nachricht konnte nicht gesendet werden. Sie ist noch hier: Bitte versuchen Sie es gleich noch einmal.',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    wrongCaptcha: 'Die Zahl im Captcha stimmt nicht.',
    checkboxLabel: 'Kontrollkästchen',
    captchaLabel: 'Captcha',
    success: 'Vielen Dank für Ihre Nachricht',
    subscriptionFailed: 'Bitte prüfen Sie die Angaben in den Feldern unten.',
  },
  fr: {
    fillIn: 'Veuillez remplir les champs suivants :',
    fix: 'Veuillez corriger les erreurs suivantes :',
    contactError:
      'Votre message n’a pas pu être envoyé. Il est toujours là : veuillez réessayer dans un instant.',
    invalidEmail: 'Adresse e-mail non valide',
    wrongCaptcha: 'Le nombre saisi dans le captcha est incorrect.',
    checkboxLabel: 'Case à cocher',
    captchaLabel: 'Captcha',
    success: 'Merci de nous avoir contactés',
    subscriptionFailed: 'Veuillez vérifier les informations saisies dans les champs ci-dessous.',
  },
  ar: {
    fillIn: 'يرجى ملء الحقول التالية:',
    fix: 'يرجى تصحيح الأخطاء التالية:',
    contactError: 'تعذّر إرسال رسالتك. ما زالت هنا: يرجى المحاولة مرة أخرى بعد قليل.',
    invalidEmail: 'بريد إلكتروني غير صالح',
    wrongCaptcha: 'أدخلت رقمًا خاطئًا في رمز التحقق.',
    checkboxLabel: 'خانة اختيار',
    captchaLabel: 'رمز التحقق',
    success: 'شكرًا لتواصلك معنا',
    subscriptionFailed: 'يرجى مراجعة الحقول أدناه والتأكد من صحة المعلومات.',
  },
})
