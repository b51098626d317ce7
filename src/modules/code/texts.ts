import { defineTexts, mergeTexts } from '#texts'
import { allowTexts } from '#ui/client'

export const texts = mergeTexts(
  allowTexts,
  defineTexts({
    en: {
      code: 'Code',
      load: 'Load this content',
      loadsFrom:
        'This content is loaded from {hosts}, which then learns your address on the internet.',
      waits: 'This content is loaded when you ask for it.',
      needsScript: 'Allow scripts in your browser to load it.',
      notHere: 'Runs on the page, not here. Try it beside its code.',
      empty: 'No code yet.',
    },
    de: {
      code: 'Code',
      load: 'Diesen Inhalt laden',
      loadsFrom:
        'Dieser Inhalt wird von {hosts} geladen; dort wird dabei Ihre Adresse im Internet bekannt.',
      waits: 'Dieser Inhalt wird geladen, wenn Sie es wünschen.',
      needsScript: 'Erlauben Sie Skripte in Ihrem Browser, um ihn zu laden.',
      notHere: 'Läuft auf der Seite, nicht hier. Neben dem Code lässt er sich ausprobieren.',
      empty: 'Noch kein Code.',
    },
    fr: {
      code: 'Code',
      load: 'Charger ce contenu',
      loadsFrom:
        'Ce contenu est chargé depuis {hosts}, qui apprend ainsi votre adresse sur Internet.',
      waits: 'Ce contenu est chargé à votre demande.',
      needsScript: 'Autorisez les scripts dans votre navigateur pour le charger.',
      notHere: 'S’exécute sur la page, pas ici. Vous pouvez l’essayer à côté de son code.',
      empty: 'Pas encore de code.',
    },
    ar: {
      code: 'شيفرة',
      load: 'تحميل هذا المحتوى',
      loadsFrom: 'يُحمَّل هذا المحتوى من {hosts}، فيعرف بذلك عنوانك على الإنترنت.',
      waits: 'يُحمَّل هذا المحتوى عندما تطلبه.',
      needsScript: 'اسمح بالبرامج النصية في متصفحك لتحميله.',
      notHere: 'تعمل في الصفحة لا هنا. يمكن تجربتها بجانب نصها.',
      empty: 'لا شيفرة بعد.',
    },
  }),
)
