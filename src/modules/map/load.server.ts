import type { PropsOf } from '#module-kit'
import { type Outline, toOutline } from './draw-outline.ts'
import { drawPicture, needsOutline, type Picture } from './picture.ts'
import type { Props } from './props.ts'
import { toWorld } from './world.ts'

export async function load(props: PropsOf<typeof Props>): Promise<Picture> {
  return drawPicture(needsOutline(props) ? await loadOutline() : undefined, props)
}

let outline: Promise<Outline> | undefined
/** Read when the first map is drawn: a site without one never has it in memory. */
function loadOutline(): Promise<Outline> {
  outline ??= import('world-atlas/countries-50m.json').then(({ default: topology }) =>
    toOutline(toWorld(topology)),
  )
  return outline
}
