import { defineTexts } from '#texts'

/** Newsletters in the account. */
export const newslettersTexts = defineTexts({
  en: {
    newsletters: 'Newsletters',
    newslettersIntro: 'Choose what {email} gets by email. You can unsubscribe at any time.',
    saveNewsletters: 'Save choice',
    'done.newsletter-saved': 'Your choice is saved.',
    'refused.newsletter-blocked': 'This address cannot be subscribed. Please contact us.',
  },
  de: {
    newsletters: 'Newsletter',
    newslettersIntro:
      'Wählen Sie, was {email} per E-Mail erhält. Sie können sich jederzeit wieder abmelden.',
    saveNewsletters: 'Auswahl speichern',
    'done.newsletter-saved': 'Ihre Auswahl ist gespeichert.',
    'refused.newsletter-blocked':
      'Diese Adresse kann nicht angemeldet werden. Bitte schreiben Sie uns.',
  },
  fr: {
    newsletters: 'Newsletters',
    newslettersIntro:
      'Choisissez ce que {email} reçoit par e-mail. Vous pouvez vous désinscrire à tout moment.',
    saveNewsletters: 'Enregistrer le choix',
    'done.newsletter-saved': 'Votre choix est enregistré.',
    'refused.newsletter-blocked': 'Cette adresse ne peut pas être inscrite. Veuillez nous écrire.',
  },
  ar: {
    newsletters: 'النشرات البريدية',
    newslettersIntro: 'اختر ما يصل إلى {email} بالبريد. يمكنك إلغاء الاشتراك في أي وقت.',
    saveNewsletters: 'حفظ الاختيار',
    'done.newsletter-saved': 'حُفظ اختيارك.',
    'refused.newsletter-blocked': 'لا يمكن اشتراك هذا العنوان. يرجى مراسلتنا.',
  },
})
