import type { PageDocument } from '#module-contract'
import { node, pageDocument } from '#pages/schema'
import { createTranslate, defineTexts } from '#texts'

/** Kinds of new popups. */
export const POPUP_STARTS = ['popup', 'sign-up', 'bar'] as const
type PopupStart = (typeof POPUP_STARTS)[number]

interface PopupIdentity {
  /** Name for staff, invisible to visitors. */
  title: string
  /** Its name in links. */
  name: string
}

/**
 * Document of a new popup: opened by a link, a sign-up after a delay, or a bar. Its texts are
 * blanks in the site's language.
 */
export function popupDocument(
  { title, name }: PopupIdentity,
  start: PopupStart,
  locale: string,
): PageDocument {
  const t = createTranslate(popupTexts, { locale })
  const heading = node('heading', 'heading', { text: t('heading'), level: 'h2' })
  const text = node('text', 'text', { body: `<p>${t('text')}</p>` })
  const frames = {
    popup: { name, content: [heading, text] },
    'sign-up': {
      name,
      trigger: 'delay',
      at: 20,
      frequency: 'days',
      times: 30,
      content: [heading, node('newsletter', 'newsletter')],
    },
    bar: {
      name,
      kind: 'bar',
      place: 'bottom',
      trigger: 'delay',
      at: 5,
      frequency: 'closed',
      times: 1,
      content: [text],
    },
  }
  return pageDocument({ title }, [node('popup', 'popup', frames[start])])
}

/** Blanks in square brackets: publishing lists those that remain. */
const popupTexts = defineTexts({
  en: { heading: '[Heading]', text: '[Text]' },
  de: { heading: '[Überschrift]', text: '[Text]' },
  fr: { heading: '[Titre]', text: '[Texte]' },
  ar: { heading: '[العنوان]', text: '[النص]' },
})
