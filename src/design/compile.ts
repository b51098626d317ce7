import { type ModuleVariables, toVariants, type Variant } from '#module-kit'
import type { DesignOptions } from './options.ts'
import { toCssColour } from './tokens.ts'

type Declarations = Record<string, string>
type Rules = Record<Variant, Declarations>
type Value<Name extends keyof DesignOptions> = NonNullable<DesignOptions[Name]>
type Single<T> = T extends { desktop: infer One } ? One : T

/** A background picture for a screen, and what a crop keeps of it; undefined when it no longer exists. */
export type BackgroundImage = (
  media: string,
  screen: Variant,
) => { css: string; focus?: { x: number; y: number } } | string | undefined

/** Conditions of the variants, in the order that lets narrower screens win (spec §9: 980 and 767 px). */
const conditions: [Variant, (rule: string) => string, string][] = [
  ['desktop', rule => rule, ''],
  ['tablet', rule => `@media(max-width:980px){${rule}}`, ''],
  ['phone', rule => `@media(max-width:767px){${rule}}`, ''],
  ['hover', rule => `@media(hover:hover){${rule}}`, ':hover'],
]

const hidden: Record<string, string> = {
  desktop: '(min-width:980.02px)',
  tablet: '(min-width:767.02px) and (max-width:980px)',
  phone: '(max-width:767px)',
}

/**
 * The class and the rules of one module's design options and variables. The class is made from the content, so
 * that equal designs share their rules. Answers undefined when there is nothing to say.
 */
export function compileDesign(
  design: DesignOptions,
  variables: ModuleVariables,
  backgroundImage: BackgroundImage,
): { className: string; css: string } | undefined {
  const rules: Rules = { desktop: {}, tablet: {}, phone: {}, hover: {} }
  for (const [name, value] of Object.entries(design)) {
    const write = writers[name as keyof typeof writers] as Writer | undefined
    if (!write || value === undefined) continue
    const variants = toVariants(value as Single<unknown>)
    for (const [variant, one] of Object.entries(variants)) {
      if (one !== undefined)
        write(rules[variant as Variant], one, variant as Variant, backgroundImage)
    }
  }
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) continue
    for (const [variant, one] of Object.entries(toVariants(value))) {
      if (one !== undefined) rules[variant as Variant][name] = String(one)
    }
  }
  const body = (className: string) =>
    conditions
      .map(([variant, wrap, state]) => {
        const declarations = Object.entries(rules[variant]).map(
          ([name, value]) => `${name}:${value}`,
        )
        return declarations.length ? wrap(`.${className}${state}{${declarations.join(';')}}`) : ''
      })
      .join('') +
    (design.hiddenOn ?? [])
      .map(screen => `@media${hidden[screen]}{.${className}{display:none}}`)
      .join('')
  const content = body('_')
  if (!content) return undefined
  const className = `d-${hash(content)}`
  return { className, css: body(className) }
}

type Writer = (into: Declarations, value: unknown, variant: Variant, image: BackgroundImage) => void

function writer<Name extends keyof DesignOptions>(
  write: (
    into: Declarations,
    value: Single<Value<Name>>,
    variant: Variant,
    image: BackgroundImage,
  ) => void,
): Writer {
  return write as Writer
}

const logical = {
  top: 'block-start',
  end: 'inline-end',
  bottom: 'block-end',
  start: 'inline-start',
}

function box(property: 'margin' | 'padding') {
  return writer<'margin'>((into, value) => {
    for (const [side, length] of Object.entries(value)) {
      into[`${property}-${logical[side as keyof typeof logical]}`] = toLength(length)
    }
  })
}

function length(property: string) {
  return writer<'width'>((into, value) => {
    into[property] = toLength(value)
  })
}

const borderSides = {
  all: 'border',
  top: 'border-block-start',
  bottom: 'border-block-end',
  start: 'border-inline-start',
  end: 'border-inline-end',
  block: 'border-block',
  inline: 'border-inline',
}

const writers: Partial<Record<keyof DesignOptions, Writer>> = {
  margin: box('margin'),
  padding: box('padding'),
  width: length('inline-size'),
  maxWidth: length('max-inline-size'),
  height: length('block-size'),
  minHeight: length('min-block-size'),
  radius: length('border-radius'),
  place: writer<'place'>((into, value) => {
    into['justify-self'] = value
    if (value !== 'stretch') {
      into['margin-inline'] = value === 'center' ? 'auto' : value === 'start' ? '0 auto' : 'auto 0'
    }
  }),
  textAlign: writer<'textAlign'>((into, value) => {
    into['text-align'] = value
  }),
  shadow: writer<'shadow'>((into, value) => {
    into['box-shadow'] = value === 'none' ? 'none' : `var(--shadow-${value})`
  }),
  border: writer<'border'>((into, value) => {
    const colour = toCssColour(value.colour) ?? 'var(--border)'
    into[borderSides[value.sides ?? 'all']] =
      `${value.width ?? 1}px ${value.style ?? 'solid'} ${colour}`
  }),
  background: writer<'background'>((into, value, variant, image) => {
    const colour = toCssColour(value.colour)
    if (colour) into['background-color'] = colour
    const layers: string[] = []
    const { angle = 180, from, to } = value.gradient ?? {}
    const stops = [toCssColour(from), toCssColour(to)]
    if (stops.every(stop => stop)) layers.push(`linear-gradient(${angle}deg,${stops.join()})`)
    const media = value.image?.media
    const picture = media && image(media, variant)
    if (value.image && picture) {
      const { css, focus } = typeof picture === 'string' ? { css: picture } : picture
      layers.push(css)
      const { x = 50, y = 50 } = value.image.position ?? focus ?? {}
      into['background-size'] = value.image.size ?? 'cover'
      into['background-position'] = `${x}% ${y}%`
    }
    if (layers.length) into['background-image'] = layers.join(',')
  }),
  typography: writer<'typography'>((into, value) => {
    if (value.family) into['font-family'] = `var(--font-${value.family})`
    if (value.size) into['font-size'] = `var(--size-${value.size})`
    if (value.weight) into['font-weight'] = String(value.weight)
    if (value.lineHeight) into['line-height'] = String(value.lineHeight)
    if (value.letterSpacing !== undefined) into['letter-spacing'] = `${value.letterSpacing}em`
    if (value.style) into['font-style'] = value.style
    if (value.transform) into['text-transform'] = value.transform
    const colour = toCssColour(value.colour)
    if (colour) into.color = colour
  }),
}

export function toLength(value: string): string {
  return value.startsWith('space-') ? `var(--${value})` : value
}

/** FNV-1a, 32 bits, base 36: short, stable between processes. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}
