import type { PageDocument } from '#module-kit'
import { node, pageDocument } from '#pages/schema'

/** What a popup can begin as. */
export const POPUP_STARTS = ['popup', 'sign-up', 'bar'] as const
export type PopupStart = (typeof POPUP_STARTS)[number]

/** A popup by a link, or one that asks for a sign-up after a while, or a bar; `name` is its name in links. */
export function popupDocument(title: string, name: string, start: PopupStart): PageDocument {
  const heading = node('heading', 'heading', { text: title, level: 'h2' })
  const frames = {
    popup: { name, content: [heading, node('text', 'text')] },
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
      content: [node('text', 'text', { body: `<p>${title.replace(/[&<>]/g, '')}</p>` })],
    },
  }
  return pageDocument({ title }, [node('popup', 'popup', frames[start])])
}
