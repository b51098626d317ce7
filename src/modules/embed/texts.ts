import { defineTexts, mergeTexts } from '#texts'
import { allowTexts } from '#ui/client'

export const texts = mergeTexts(
  allowTexts,
  defineTexts({
    en: {
      load: 'Load from {provider}',
      loadsFrom: 'Until then nothing is sent to {provider}.',
      open: 'Open at {provider}',
      contentOf: 'Content of {provider}',
      unknown: 'This address cannot be embedded.',
    },
    de: {
      load: 'Von {provider} laden',
      loadsFrom: 'Bis dahin wird nichts an {provider} übertragen.',
      open: 'Bei {provider} öffnen',
      contentOf: 'Inhalt von {provider}',
      unknown: 'Diese Adresse lässt sich nicht einbetten.',
    },
    fr: {
      load: 'Charger depuis {provider}',
      loadsFrom: 'D’ici là, rien n’est transmis à {provider}.',
      open: 'Ouvrir sur {provider}',
      contentOf: 'Contenu de {provider}',
      unknown: 'Cette adresse ne peut pas être intégrée.',
    },
    ar: {
      load: 'التحميل من {provider}',
      loadsFrom: 'حتى ذلك الحين لا يُرسل أي شيء إلى {provider}.',
      open: 'الفتح في {provider}',
      contentOf: 'محتوى من {provider}',
      unknown: 'لا يمكن تضمين هذا العنوان.',
    },
  }),
)
