import type { PropsOf } from '#module-kit'
import type { Props } from './props.ts'

type Of = Pick<PropsOf<typeof Props>, 'caption' | 'captionPlace' | 'mask'>

/** Masks that leave the lower edge of an image whole: words can stand on it. */
const WITH_EDGE: readonly string[] = ['none', 'arch']

/** Where a caption stands in the end: not on what a mask has cut away. */
export function captionPlaceOf({ caption, captionPlace, mask }: Of): Of['captionPlace'] {
  const isOn = captionPlace === 'over' || captionPlace === 'hover'
  return !caption || (isOn && !WITH_EDGE.includes(mask)) ? 'below' : captionPlace
}
