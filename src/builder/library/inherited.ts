import { type DesignOptions, type PresetIndex, presetsOf, stackDesigns } from '#design'
import type { PageNode } from '#module-contract'

/** Value that an option inherits from presets. */
export interface Inherited {
  value: unknown
  /** Names of the presets that set the value; the last one wins. */
  from: string[]
}

/** Options that a module inherits from its presets, by name. */
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
