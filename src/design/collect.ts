import { collectMedia, type PageNode, type References, toVariants } from '#module-contract'
import type { DesignOptions } from './options/index.ts'
import { DEFAULT_PRESET } from './options/presets.ts'
import { presetIdsOf } from './stack.ts'

type Painted = { image?: { media?: string } }

/** Background images of a design. */
export function collectBackgrounds(design: DesignOptions | undefined, references: References) {
  if (!design?.background) return
  const values: unknown[] = Object.values(toVariants<unknown>(design.background))
  for (const value of values as (Painted & { layers?: Painted[] })[]) {
    for (const { image } of [value ?? {}, ...(value?.layers ?? [])]) {
      if (image?.media) collectMedia(image.media, references)
    }
  }
}

/** Presets of a module; their backgrounds are known once they are loaded. */
export function collectPresets(node: PageNode, references: References) {
  for (const id of presetIdsOf(node)) {
    if (id === DEFAULT_PRESET) references.defaultPresets.add(node.type)
    else references.presets.add(id)
  }
}
