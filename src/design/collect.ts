import { collectMedia, type PageNode, type References, toVariants } from '#module-kit'
import type { DesignOptions } from './options/index.ts'
import { DEFAULT_PRESET } from './options/presets.ts'
import { presetIdsOf } from './stack.ts'

type Painted = { image?: { media?: string } }

/** The pictures that a design paints behind a module. */
export function collectBackgrounds(design: DesignOptions | undefined, references: References) {
  if (!design?.background) return
  const values: unknown[] = Object.values(toVariants<unknown>(design.background))
  for (const value of values as (Painted & { layers?: Painted[] })[]) {
    for (const { image } of [value ?? {}, ...(value?.layers ?? [])]) {
      if (image?.media) collectMedia(image.media, references)
    }
  }
}

/** The presets of a module: what they paint is known when they are. */
export function collectPresets(node: PageNode, references: References) {
  for (const id of presetIdsOf(node)) {
    if (id === DEFAULT_PRESET) references.defaultPresets.add(node.type)
    else references.presets.add(id)
  }
}
