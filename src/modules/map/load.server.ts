import type { PropsOf } from '#module-contract'
import { type Outline, toOutline } from './draw-outline.ts'
import { drawPicture, needsOutline, type Picture } from './picture.ts'
import type { Props } from './props.ts'
import { toWorld } from './world.ts'

export async function load(props: PropsOf<typeof Props>): Promise<Picture> {
  return drawPicture(needsOutline(props) ? await loadOutline() : undefined, props)
}

let outline: Promise<Outline> | undefined
/** Loaded on first use, so that sites without maps do not keep it in memory. */
function loadOutline(): Promise<Outline> {
  outline ??= import('world-atlas/countries-50m.json').then(({ default: topology }) =>
    toOutline(toWorld(topology)),
  )
  return outline
}
