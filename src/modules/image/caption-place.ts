import type { PropsOf } from '#module-contract'
import type { Props } from './props.ts'

type Of = Pick<PropsOf<typeof Props>, 'caption' | 'captionPlace' | 'mask'>

/** Masks that keep the lower edge, so that text fits on it. */
const WITH_EDGE: readonly string[] = ['none', 'arch']

/** Effective caption position; not on a part that a mask removes. */
export function captionPositionOf({ caption, captionPlace, mask }: Of): Of['captionPlace'] {
  const isOn = captionPlace === 'over' || captionPlace === 'hover'
  return !caption || (isOn && !WITH_EDGE.includes(mask)) ? 'below' : captionPlace
}
