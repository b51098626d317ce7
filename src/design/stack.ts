import { isRecord } from '#base'
import { isVariants, type PageNode, toVariants, variableIdOf } from '#module-contract'
import type { DesignOptions } from './options/index.ts'
import { DEFAULT_PRESET, type PresetIds } from './options/presets.ts'
import { fitsModule, type Preset, type PresetIndex } from './presets.ts'

/** Stored preset ids, or those that apply by default. */
export function presetIdsOf(node: PageNode): PresetIds {
  const stored = node.props.presets as PresetIds | undefined
  return stored ?? [DEFAULT_PRESET]
}

/** Presets of a module in order of application. Deleted presets and presets of other types are omitted. */
export function presetsOf(node: PageNode, { byId, defaults }: PresetIndex): Preset[] {
  const found = presetIdsOf(node).flatMap(id => {
    const preset = id === DEFAULT_PRESET ? defaults.get(node.type) : byId.get(id)
    return preset && fitsModule(preset, node.type) ? [preset] : []
  })
  return found.length > 1 ? [...new Set(found)] : found
}

/** Merges an option over another: per screen and state, and part by part; lists are replaced. */
export function mergeOption(lower: unknown, upper: unknown): unknown {
  if (lower === undefined) return upper
  if (upper === undefined) return lower
  if (!isVariants(lower) && !isVariants(upper)) return mergeParts(lower, upper)
  const [under, over] = [toVariants<unknown>(lower), toVariants<unknown>(upper)]
  const merged: Record<string, unknown> = { ...under }
  for (const [variant, value] of Object.entries(over)) {
    merged[variant] = mergeParts(merged[variant], value)
  }
  return merged
}

function mergeParts(lower: unknown, upper: unknown): unknown {
  if (!isRecord(lower) || !isRecord(upper)) return upper
  const merged: Record<string, unknown> = { ...lower }
  for (const [part, value] of Object.entries(upper)) merged[part] = mergeParts(merged[part], value)
  return merged
}

export interface Stacked {
  /** Layers of presets and, last, the module. Options set in several layers are complete in each. */
  layers: readonly DesignOptions[]
  /** Final result. */
  design: DesignOptions
}

/** Stacks design options, lowest first. */
export function stackDesigns(designs: readonly DesignOptions[]): Stacked {
  const [only = {}] = designs
  if (designs.length <= 1) return { layers: [only], design: only }
  const design: Record<string, unknown> = {}
  const layers = designs.map(own => {
    const names = Object.keys(own) as (keyof DesignOptions)[]
    const shared = names.filter(name => design[name] !== undefined)
    const layer: Record<string, unknown> = shared.length > 0 ? { ...own } : own
    for (const name of shared) layer[name] = mergeOption(design[name], own[name])
    Object.assign(design, layer)
    return layer
  })
  return { layers, design }
}

const mentions = new WeakMap<object, boolean>()

/** Removes unknown variables, as if the values were not set. */
export function removeUnknownVariables(
  design: DesignOptions,
  isKnown: (id: string) => boolean,
): DesignOptions {
  let mentionsAny = mentions.get(design)
  if (mentionsAny === undefined) {
    mentionsAny = JSON.stringify(design).includes('"var:')
    mentions.set(design, mentionsAny)
  }
  return mentionsAny ? ((strip(design) ?? {}) as DesignOptions) : design

  function strip(value: unknown): unknown {
    const id = variableIdOf(value)
    if (id !== undefined) return isKnown(id) ? value : undefined
    if (Array.isArray(value)) return value.map(strip).filter(one => one !== undefined)
    if (!isRecord(value)) return value
    const entries = Object.entries(value).map(([key, one]) => [key, strip(one)] as const)
    const left = entries.filter(([, one]) => one !== undefined)
    return left.length > 0 || entries.length === 0 ? Object.fromEntries(left) : undefined
  }
}
