import type { PageDocument } from '#module-kit'
import { node, pageDocument } from '#pages/schema'
import { createTranslate } from '#texts'
import { popupTexts } from './popup-texts.ts'

/** What a popup can begin as. */
export const POPUP_STARTS = ['popup', 'sign-up', 'bar'] as const
export type PopupStart = (typeof POPUP_STARTS)[number]

interface PopupIdentity {
  /** What staff call it: visitors never read it. */
  title: string
  /** Its name in links. */
  name: string
}

/** A popup by a link, or one that asks for a sign-up after a while, or a bar; its texts are blanks in the language of the site. */
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
