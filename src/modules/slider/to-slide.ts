import type { ListedSlide } from '#content/client'
import type { ModuleProps } from '#module-contract/client'
import type { Props } from './props.ts'

/** Converts an item to a slide with text at the bottom of a darkened image. */
export function toSlide(
  { href, title, facts, excerpt, image }: ListedSlide,
  button: string,
): ModuleProps<typeof Props>['slides'][number] {
  return {
    title,
    kicker: facts,
    body: excerpt,
    image,
    video: null,
    button,
    link: { href, blank: false },
    align: 'start',
    place: 'bottom',
    tone: 'light',
    overlay: 60,
  }
}
