import {
  type AnyModule,
  type FindVariable,
  findVariable,
  type PageNode,
  type RootAttributes,
} from '#module-kit'
import { toAnimationAttribute } from './animation.ts'
import { type Compiled, compileDesign } from './compile.ts'
import { cleanCustomCss } from './custom-css.ts'
import type { AnimationOptions } from './options/animation.ts'
import type { AttributeOptions } from './options/attributes.ts'
import type { DesignOptions } from './options/index.ts'
import type { BackgroundImage } from './options/option.ts'
import { noPresets, type PresetIndex } from './presets.ts'
import { presetsOf, stackDesigns, withoutUnknown } from './stack.ts'
import { stickyOf } from './sticky.ts'

const CLASS = /^-?[A-Za-z_][\w-]*$/
/** Attributes that neither run anything nor lead anywhere. */
const ATTRIBUTE = /^(data-[a-z][a-z0-9-]*|aria-[a-z]+|title|lang|role|itemprop|itemtype)$/

/** Lists of attributes are filled in by halves. */
function attributesOf(list: readonly { name?: string; value?: string }[]) {
  const entries = list.map(({ name = '', value = '' }) => [name.trim().toLowerCase(), value])
  return Object.fromEntries(entries.filter(([name = '']) => ATTRIBUTE.test(name)))
}

/** What a module's look is made of besides its own props. */
export interface Surroundings {
  background: BackgroundImage
  variable?: FindVariable
  presets?: PresetIndex
}

/**
 * What a module's root element carries, and the rules that its classes stand for; on the server and in the builder. `design`
 * is what holds in the end, with its presets.
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
  const known = (one: DesignOptions) => withoutUnknown(one, id => variable?.(id) !== undefined)
  const own = known((node.props.design ?? {}) as DesignOptions)
  const used = presetsOf(node, presets).map(preset => known(preset.design))
  const { layers, design } = stackDesigns([...used, own])
  const compiled = [
    ...layers.slice(0, -1).map((layer, place) => compilePreset(layer, place, image)),
    compileDesign(
      // Where a module is hidden is said once, by what holds in the end.
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
 * The class of a preset at its place among those of a module, once for all that have it there. In a layer by that place, so
 * that a later one wins whatever its rules look like and wherever they stand.
 */
function compilePreset(
  layer: DesignOptions,
  place: number,
  image: BackgroundImage,
): Compiled | undefined {
  // Which picture is behind it is known to the page alone.
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
