import { type ModuleVariables, toVariants, VARIANTS, type Variant } from '#module-contract'
import { type DesignOptions, designOptions } from './options/index.ts'
import type { BackgroundImage, Declarations } from './options/option.ts'

/** Media queries of narrower screens (spec §9: 980 and 767 px). */
export const SCREEN_MEDIA = { tablet: '(max-width:980px)', phone: '(max-width:767px)' } as const

/** Conditions of variants, ordered so that narrower screens win, and states over all. */
const CONDITIONS: Record<Variant, { media?: string; state: string }> = {
  desktop: { state: '' },
  tablet: { media: SCREEN_MEDIA.tablet, state: '' },
  phone: { media: SCREEN_MEDIA.phone, state: '' },
  hover: { media: '(hover:hover)', state: ':hover' },
  focus: { state: ':focus-within' },
  sticky: { state: '[data-stuck]' },
}

/**
 * Hides a module on screens or depending on hover. A hidden module cannot be hovered, so the group
 * or column around it counts: by pointer, touch or keyboard. A focused module stays visible. Print
 * and the canvas show both variants. Links and fields stay reachable by keyboard: such a module is
 * only visually hidden, and always shown on devices without hover.
 */
const HIDDEN = {
  desktop: '(min-width:980.02px)',
  tablet: '(min-width:767.02px) and (max-width:980px)',
  phone: '(max-width:767px)',
  hover: { around: ':is(:hover,:focus-within)' },
  'no-hover': { around: ':not(:hover,:focus-within)' },
}

const PRESSABLE = ':any-link,button,input,select,textarea,summary,iframe,video,audio,[tabindex]'
const OUT_OF_SIGHT =
  'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)'

/** Declarations by the selector suffix after the module's own selector; empty for its root. */
type Parts = Map<string, Declarations>

export interface Compiled {
  className: string
  css: string
}

interface Siblings {
  image: BackgroundImage
  variables?: ModuleVariables
  /** Sanitized CSS of the owner, inside the module's rule. */
  custom?: string
  /** Prefix of the class name. */
  prefix?: string
}

/**
 * Class and rules of a module's design options and variables. The class is derived from the
 * content, so equal designs share rules. Undefined if nothing is set.
 */
export function compileDesign(
  design: DesignOptions,
  { image, variables = {}, custom = '', prefix = 'd' }: Siblings,
): Compiled | undefined {
  const rules = new Map(VARIANTS.map(variant => [variant, new Map() as Parts]))
  const partOf = (variant: Variant, selector: string) => {
    const parts = rules.get(variant) ?? new Map()
    if (!parts.has(selector)) parts.set(selector, {})
    return parts.get(selector) as Declarations
  }
  for (const [name, value] of Object.entries(design)) {
    const known = designOptions[name]
    if (!known || value === undefined) continue
    for (const [variant, one] of variantsOf(value)) {
      const within = (selector: string) => partOf(variant, selector)
      known.write({ own: within(''), within, variant, image }, one)
    }
  }
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) continue
    for (const [variant, one] of variantsOf(value)) partOf(variant, '')[name] = String(one)
  }
  const write = (name: string) => toCss(name, rules, design) + (custom && `.${name}{${custom}}`)
  const content = write('_')
  if (!content) return undefined
  const className = `${prefix}-${hash(content)}`
  return { className, css: write(className) }
}

function variantsOf(value: unknown): [Variant, unknown][] {
  const variants = Object.entries(toVariants(value)) as [Variant, unknown][]
  return variants.filter(([variant, one]) => variant in CONDITIONS && one !== undefined)
}

function toCss(className: string, rules: Map<Variant, Parts>, { hiddenOn }: DesignOptions): string {
  const css = [...rules].map(([variant, parts]) => {
    const { media, state } = CONDITIONS[variant]
    const body = [...parts]
      .map(([selector, declarations]) => {
        const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
        return lines.length > 0 ? `.${className}${state}${selector}{${lines.join(';')}}` : ''
      })
      .join('')
    return media && body ? `@media${media}{${body}}` : body
  })
  const hidden = (hiddenOn ?? []).map(where => {
    const when = HIDDEN[where]
    if (typeof when === 'string') return `@media${when}{.${className}{display:none}}`
    const within = `html:not([data-mode]) :is(.m-column,.m-group)${when.around}>*>`
    const rule = (own: string, body: string) =>
      `${within}.${className}${own},${within}vt-island>.${className}${own}{${body}}`
    const pressable = `${PRESSABLE},:has(${PRESSABLE})`
    return (
      `@media screen{${rule(`:not(${pressable})`, 'display:none')}}` +
      `@media screen and (hover:hover){${rule(`:not(:focus-within):is(${pressable})`, OUT_OF_SIGHT)}}`
    )
  })
  return [...css, ...hidden].join('')
}

/** FNV-1a, 32 bits, base 36: short, and equal in all processes. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}
