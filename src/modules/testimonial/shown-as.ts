import type { PropsOf } from '#module-contract'
import type { Props } from './props.ts'

/** A single quote needs no layout and no script. */
export function shownAs({ others, layout }: Pick<PropsOf<typeof Props>, 'others' | 'layout'>) {
  return others.length === 0 ? 'one' : layout
}
