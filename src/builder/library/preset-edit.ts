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
import type { PageNode } from '#module-kit'

type Design = Record<string, unknown>

export const designOf = (node: PageNode) => (node.props.design ?? {}) as DesignOptions

/** A preset as it stands in a module's list. */
export interface Applied {
  /** What is stored: its id, or the word for the default. */
  id: string
  preset: Preset
}

/** The presets of a module in their order. What does not apply is not shown, and stays stored. */
export function appliedTo(node: PageNode, { byId, defaults }: PresetIndex): Applied[] {
  return presetIdsOf(node).flatMap(id => {
    const preset = id === DEFAULT_PRESET ? defaults.get(node.type) : byId.get(id)
    return preset && fitsModule(preset, node.type) ? [{ id, preset }] : []
  })
}

/** The module with other presets; those that hold anyway are not stored. */
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

/** One earlier or later among those that are shown. */
export function movePreset(node: PageNode, id: string, by: 1 | -1, index: PresetIndex): PageNode {
  const shown = appliedTo(node, index).map(one => one.id)
  const other = shown[shown.indexOf(id) + by]
  if (other === undefined) return node
  const ids = presetIdsOf(node).map(one => (one === id ? other : one === other ? id : one))
  return withPresets(node, ids)
}

/** What of a module's own options a preset would have: all, or those of a group. */
export function optionsFor(design: DesignOptions, group?: OptionGroupName): DesignOptions {
  if (!group) return design
  const entries = Object.entries(design).filter(([name]) => name in OPTION_GROUPS[group])
  return Object.fromEntries(entries)
}

/** Groups in which something is set. */
export function groupsIn(design: DesignOptions): OptionGroupName[] {
  const groups = Object.keys(OPTION_GROUPS) as OptionGroupName[]
  return groups.filter(group => Object.keys(optionsFor(design, group)).length > 0)
}

/** A preset's options with what a module says over them. */
export function updatedBy({ design, group }: Preset, own: DesignOptions): DesignOptions {
  const updated: Design = { ...design }
  for (const [name, value] of Object.entries(optionsFor(own, group))) {
    updated[name] = mergeOption(updated[name], value)
  }
  return updated
}

/** The module without options of its own that a preset has from now on. */
export function withoutOptions(node: PageNode, taken: DesignOptions): PageNode {
  const left = Object.entries(designOf(node)).filter(([name]) => !(name in taken))
  const { design: _, ...rest } = node.props
  const design = left.length > 0 ? { design: Object.fromEntries(left) } : {}
  return { ...node, props: { ...rest, ...design } } as PageNode
}
