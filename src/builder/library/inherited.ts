import { type DesignOptions, type PresetIndex, presetsOf, stackDesigns } from '#design'
import type { PageNode } from '#module-kit'

/** What a module's presets say of an option. */
export interface Inherited {
  value: unknown
  /** Names of the presets that say it, the one that wins last. */
  from: string[]
}

/** The options that a module has from its presets, by name. */
export function inheritedBy(node: PageNode, index: PresetIndex): ReadonlyMap<string, Inherited> {
  const presets = presetsOf(node, index)
  const { design } = stackDesigns(presets.map(preset => preset.design))
  return new Map(
    Object.entries(design).map(([name, value]) => [
      name,
      {
        value,
        from: presets
          .filter(preset => preset.design[name as keyof DesignOptions] !== undefined)
          .map(preset => preset.name),
      },
    ]),
  )
}
