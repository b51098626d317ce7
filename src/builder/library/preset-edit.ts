import {
  DEFAULT_PRESET,
  type DesignOptions,
  fitsModule,
  mergeOption,
  OPTION_GROUPS,
  type OptionGroupName,
  type Preset,
  type PresetIndex,
  presetIdsOf,
} from '#design'
import type { PageNode } from '#module-contract'

type Design = Record<string, unknown>

export const designOf = (node: PageNode) => (node.props.design ?? {}) as DesignOptions

/** Preset in a module's list. */
export interface Applied {
  /** Stored value: the preset's id, or the keyword for the default preset. */
  id: string
  preset: Preset
}

/** Presets of a module in order. Presets that do not apply are hidden but stay stored. */
export function appliedTo(node: PageNode, { byId, defaults }: PresetIndex): Applied[] {
  return presetIdsOf(node).flatMap(id => {
    const preset = id === DEFAULT_PRESET ? defaults.get(node.type) : byId.get(id)
    return preset && fitsModule(preset, node.type) ? [{ id, preset }] : []
  })
}

/** Returns the module with other presets. Presets that apply by default are not stored. */
export function withPresets(node: PageNode, ids: readonly string[]): PageNode {
  const { presets: _, ...rest } = node.props
  const isUsual = ids.length === 1 && ids[0] === DEFAULT_PRESET
  return { ...node, props: isUsual ? rest : { ...rest, presets: ids } } as PageNode
}

export function withPreset(node: PageNode, id: string): PageNode {
  return withPresets(node, [...presetIdsOf(node), id])
}

export function withoutPreset(node: PageNode, id: string): PageNode {
  return withPresets(
    node,
    presetIdsOf(node).filter(one => one !== id),
  )
}

/** Moves a preset one position among the visible ones. */
export function movePreset(node: PageNode, id: string, by: 1 | -1, index: PresetIndex): PageNode {
  const shown = appliedTo(node, index).map(one => one.id)
  const other = shown[shown.indexOf(id) + by]
  if (other === undefined) return node
  const ids = presetIdsOf(node).map(one => (one === id ? other : one === other ? id : one))
  return withPresets(node, ids)
}

/** The module's own options that a preset would contain: all, or one group. */
export function optionsFor(design: DesignOptions, group?: OptionGroupName): DesignOptions {
  if (!group) return design
  const entries = Object.entries(design).filter(([name]) => name in OPTION_GROUPS[group])
  return Object.fromEntries(entries)
}

/** Groups with at least one value. */
export function groupsIn(design: DesignOptions): OptionGroupName[] {
  const groups = Object.keys(OPTION_GROUPS) as OptionGroupName[]
  return groups.filter(group => Object.keys(optionsFor(design, group)).length > 0)
}

/** Merges a module's own options into a preset's. */
export function updatedBy({ design, group }: Preset, own: DesignOptions): DesignOptions {
  const updated: Design = { ...design }
  for (const [name, value] of Object.entries(optionsFor(own, group))) {
    updated[name] = mergeOption(updated[name], value)
  }
  return updated
}

/** Removes options from a module that its preset now provides. */
export function withoutOptions(node: PageNode, taken: DesignOptions): PageNode {
  const left = Object.entries(designOf(node)).filter(([name]) => !(name in taken))
  const { design: _, ...rest } = node.props
  const design = left.length > 0 ? { design: Object.fromEntries(left) } : {}
  return { ...node, props: { ...rest, ...design } } as PageNode
}
