import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** Subtle reveal animation, once. */
export const RISE = {
  animation: {
    style: 'slide',
    direction: 'bottom',
    intensity: 3,
    durationMs: 900,
    startingOpacity: 100,
    curve: 'ease-out',
  },
}

/** Opposite drift of paired images while scrolling. */
export const DRIFT_UP = { scrollVertical: { entering: 40, middle: 0, leaving: -40 } }
export const DRIFT_DOWN = { scrollVertical: { entering: -24, middle: 0, leaving: 24 } }

type Layout = '1-1' | '1-2' | '2-1' | '2-3' | '3-2' | '1-3' | '3-1'

export const two = (
  id: string,
  layout: Layout,
  a: PageNode[],
  b: PageNode[],
  more: Record<string, unknown> = {},
) =>
  node('row', id, {
    layout,
    gap: 'wide',
    columns: [node('column', `${id}-a`, { content: a }), node('column', `${id}-b`, { content: b })],
    ...more,
  })

/** An image with a caption. */
export const picture = (id: string, media: string, caption: string, ratio = '3/2') =>
  node('image', id, { image: { media }, ratio, caption })

export const words = (id: string, body: string) => node('text', id, { body, size: 'l' })

/** First section of a page: title and lead. All pages start at the same height. */
export const opening = (id: string, text: string, lead: string) =>
  node('section', `${id}-top`, {
    space: 'small',
    content: [
      two(
        `${id}-head`,
        '2-1',
        [node('heading', `${id}-title`, { text, level: 'h1', size: '5xl' })],
        [words(`${id}-lead`, `<p>${lead}</p>`)],
      ),
    ],
  })

/** The maker's mark from its layout block; `seed.ts` refers to this name. */
export const mark = (id: string) => node('layout-block', `${id}-mark`, { block: 'mark' })
