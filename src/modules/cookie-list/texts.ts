import { consentTexts } from '#consent/schema'
import { defineTexts, mergeTexts } from '#texts'

export const texts = mergeTexts(
  consentTexts,
  defineTexts({
    en: {
      cookies: 'Cookies and local storage',
      hosts: 'External hosts',
      name: 'Name',
      host: 'Host',
      purpose: 'Purpose',
      category: 'Category',
      lifetime: 'Lifetime',
      noConsent: 'Nothing on this site needs your consent.',
      nothing: 'This site sets no cookies and loads nothing from external hosts.',
    },
    de: {
      cookies: 'Cookies und lokaler Speicher',
      hosts: 'Externe Hosts',
      name: 'Name',
      host: 'Host',
      purpose: 'Zweck',
      category: 'Kategorie',
      lifetime: 'Laufzeit',
      noConsent: 'Auf dieser Website braucht nichts Ihre Einwilligung.',
      nothing: 'Diese Website setzt keine Cookies und lädt nichts von externen Hosts.',
    },
    fr: {
      cookies: 'Cookies et stockage local',
      hosts: 'Hôtes externes',
      name: 'Nom',
      host: 'Hôte',
      purpose: 'Finalité',
      category: 'Catégorie',
      lifetime: 'Durée',
      noConsent: 'Rien sur ce site ne nécessite votre consentement.',
      nothing: 'Ce site ne dépose aucun cookie et ne charge rien depuis des hôtes externes.',
    },
    ar: {
      cookies: 'ملفات تعريف الارتباط والتخزين المحلي',
      hosts: 'المضيفون الخارجيون',
      name: 'الاسم',
      host: 'المضيف',
      purpose: 'الغرض',
      category: 'الفئة',
      lifetime: 'المدة',
      noConsent: 'لا شيء في هذا الموقع يحتاج إلى موافقتك.',
      nothing: 'لا يضع هذا الموقع ملفات تعريف ارتباط ولا يحمّل شيئًا من مضيفين خارجيين.',
    },
  }),
)
