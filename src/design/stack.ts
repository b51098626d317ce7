import { isRecord } from '#base'
import { isVariants, type PageNode, toVariants, variableIdOf } from '#module-kit'
import type { DesignOptions } from './options/index.ts'
import { DEFAULT_PRESET, type PresetIds } from './options/presets.ts'
import { fitsModule, type Preset, type PresetIndex } from './presets.ts'

/** The names of a module's presets as they are stored, or what holds where none are. */
export function presetIdsOf(node: PageNode): PresetIds {
  const stored = node.props.presets as PresetIds | undefined
  return stored ?? [DEFAULT_PRESET]
}

/** The presets of a module in the order in which they are applied. What is no longer there, or of another type, is left out. */
export function presetsOf(node: PageNode, { byId, defaults }: PresetIndex): Preset[] {
  const found = presetIdsOf(node).flatMap(id => {
    const preset = id === DEFAULT_PRESET ? defaults.get(node.type) : byId.get(id)
    return preset && fitsModule(preset, node.type) ? [preset] : []
  })
  return found.length > 1 ? [...new Set(found)] : found
}

/** One option over another: per screen and state, and part by part; a list is replaced. */
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
  /** What each preset, and last the module itself, has to say: an option that it shares with those before is whole. */
  layers: readonly DesignOptions[]
  /** What holds in the end. */
  design: DesignOptions
}

/** Design options one over the other, the lowest first. */
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

/** A design without the variables that are not there, so that what they stood for is as if it were not set. */
export function withoutUnknown(
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
