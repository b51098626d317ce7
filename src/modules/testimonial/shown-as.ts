import type { PropsOf } from '#module-kit'
import type { Props } from './props.ts'

/** How many there are decides before the layout does: one quote alone needs no script. */
export function shownAs({ others, layout }: Pick<PropsOf<typeof Props>, 'others' | 'layout'>) {
  return others.length === 0 ? 'one' : layout
}
