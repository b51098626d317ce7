import {
  type AnyModule,
  type FindVariable,
  findVariable,
  type PageNode,
  type RootAttributes,
} from '#module-contract'
import { toAnimationAttribute } from './animation.ts'
import { type Compiled, compileDesign } from './compile.ts'
import { cleanCustomCss } from './custom-css.ts'
import type { AnimationOptions } from './options/animation.ts'
import type { AttributeOptions } from './options/attributes.ts'
import type { DesignOptions } from './options/index.ts'
import type { BackgroundImage } from './options/option.ts'
import { noPresets, type PresetIndex } from './presets.ts'
import { presetsOf, removeUnknownVariables, stackDesigns } from './stack.ts'
import { stickyOf } from './sticky.ts'

const CLASS = /^-?[A-Za-z_][\w-]*$/
/** Attributes without scripts and links. */
const ATTRIBUTE = /^(data-[a-z][a-z0-9-]*|aria-[a-z]+|title|lang|role|itemprop|itemtype)$/

/** Rows may be incomplete. */
function attributesOf(list: readonly { name?: string; value?: string }[]) {
  const entries = list.map(({ name = '', value = '' }) => [name.trim().toLowerCase(), value])
  return Object.fromEntries(entries.filter(([name = '']) => ATTRIBUTE.test(name)))
}

/** Data besides a module's props that its appearance depends on. */
export interface Surroundings {
  background: BackgroundImage
  variable?: FindVariable
  presets?: PresetIndex
}

/**
 * Attributes of a module's root element and the rules of its classes, for server and builder.
 * `design` is the result including presets.
 */
export function describeRoot(
  node: PageNode,
  module: AnyModule,
  live: Record<string, unknown>,
  { background, variable, presets = noPresets }: Surroundings,
): { root: RootAttributes; css: string[]; design: DesignOptions } {
  const { classes = '', list = [], css = '' } = (node.props.attributes ?? {}) as AttributeOptions
  const image: BackgroundImage = (media, variant) =>
    background(findVariable(media, 'image', variable)?.image.media ?? media, variant)
  const known = (one: DesignOptions) =>
    removeUnknownVariables(one, id => variable?.(id) !== undefined)
  const own = known((node.props.design ?? {}) as DesignOptions)
  const used = presetsOf(node, presets).map(preset => known(preset.design))
  const { layers, design } = stackDesigns([...used, own])
  const compiled = [
    ...layers.slice(0, -1).map((layer, place) => compilePreset(layer, place, image)),
    compileDesign(
      // Hiding is applied once, from the final result.
      { ...layers.at(-1), ...(design.hiddenOn && { hiddenOn: design.hiddenOn }) },
      {
        image,
        variables: module.variables?.(live) ?? {},
        custom: css ? cleanCustomCss(css).css : '',
      },
    ),
  ].filter(one => one !== undefined)
  const sticky = stickyOf(design)
  const names = [`m-${node.type}`, ...compiled.map(one => one.className), ...classes.split(/\s+/)]
  const root: RootAttributes = {
    ...attributesOf(list),
    id: node.props.id,
    'data-module': node.type,
    'data-preset': design.preset,
    'data-animate': toAnimationAttribute(
      node.props.animation as AnimationOptions | undefined,
      variable,
    ),
    'data-sticky': sticky && (sticky.within ?? ''),
    'data-scrolls': compiled.some(one => one.css.includes('--scroll-')) ? '' : undefined,
    className: names.filter(name => name && CLASS.test(name)).join(' '),
  }
  return { root, css: compiled.map(one => one.css), design }
}

const compiledPresets = new WeakMap<DesignOptions, (Compiled | undefined)[]>()

/**
 * Compiles a preset for a position in a module's list, once for all modules that have it there. Its
 * cascade layer depends on the position, so later presets win independent of rule order.
 */
function compilePreset(
  layer: DesignOptions,
  place: number,
  image: BackgroundImage,
): Compiled | undefined {
  // Background images depend on the page, so such presets are not memoized.
  const known = layer.background ? undefined : (compiledPresets.get(layer) ?? [])
  if (known && place in known) return known[place]
  const { hiddenOn: _, ...design } = layer
  const compiled = compileDesign(design, { image, prefix: `p${place}` })
  const layered = compiled && {
    className: compiled.className,
    css: `@layer preset-${place}{${compiled.css}}`,
  }
  if (known) {
    known[place] = layered
    compiledPresets.set(layer, known)
  }
  return layered
}
