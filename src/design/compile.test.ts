import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { VARIANTS, type Variant } from '#module-contract'
import { compileDesign } from './compile.ts'
import { type DesignOptions, DesignSchema, designOptions } from './options/index.ts'

const schema = Compile(DesignSchema)
const cssOf = (design: object) =>
  compileDesign(design as DesignOptions, { image: id => `url(/media/${id})` })?.css ?? ''

type Shape = TSchema & {
  anyOf?: (Shape & { const: string })[]
  properties?: Record<string, Shape>
  pattern?: string
  items?: Shape
  type?: string
  maximum?: number
}

/** Creates a value that matches a schema, with all its parts. */
function sample(of: TSchema, name: string): unknown {
  const { anyOf, properties, items, type, maximum = 1 } = of as Shape
  if (items) return [sample(items, name)]
  if (anyOf) return anyOf.at(-1)?.const ?? sample(anyOf[0] as Shape, name)
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, property]) => [key, sample(property, key)]),
    )
  }
  if (type === 'boolean') return true
  if (type !== 'string') return maximum
  if (name === 'media') return 'pot'
  return /colour|from|to$/.test(name) ? '#a94a26' : '12px'
}

const options = Object.entries(designOptions).map(
  ([name, { schema }]) => [name, sample(schema, name)] as const,
)

const CONDITIONS: Record<Variant, RegExp> = {
  desktop: /^\.d-\w+( [^{]+)?\{/,
  tablet: /^@media\(max-width:980px\)\{\.d-/,
  phone: /^@media\(max-width:767px\)\{\.d-/,
  hover: /^@media\(hover:hover\)\{\.d-\w+:hover/,
  focus: /^\.d-\w+:focus-within/,
  sticky: /^\.d-\w+\[data-stuck\]/,
}

it('HDR-12: the padding of a section differs for desktop, tablet and phone, at the right widths', () => {
  const css = cssOf({
    padding: {
      desktop: { top: '54px', bottom: '54px' },
      tablet: { top: '30px', bottom: '40px' },
      phone: { top: '10px' },
    },
  })
  const name = /^\.(d-\w+)/.exec(css)?.[1]
  expect(css.split('\n').join('')).toBe(
    `.${name}{padding-block-start:54px;padding-block-end:54px}` +
      `@media(max-width:980px){.${name}{padding-block-start:30px;padding-block-end:40px}}` +
      `@media(max-width:767px){.${name}{padding-block-start:10px}}`,
  )
})

describe('design options', () => {
  it.each(options)('MV-1: %s differs per screen and state', (name, value) => {
    expect(schema.Check({ [name]: value })).toBe(true)
    for (const variant of VARIANTS) {
      const design = { [name]: { [variant]: value } }
      expect(schema.Check(design), JSON.stringify(design)).toBe(true)
      expect(cssOf(design)).toMatch(CONDITIONS[variant])
    }
    expect(cssOf({ [name]: value })).toBe(cssOf({ [name]: { desktop: value } }))
  })

  it('write one rule for a variant, and none for unset options', () => {
    const css = cssOf({
      opacity: { desktop: 50, hover: 100 },
      rotate: { hover: 3 },
      heading2: { size: 'xl' },
    })
    expect(css).toMatch(
      /^\.d-(\w+)\{opacity:0\.5\}\.d-\1 h2\{font-size:var\(--size-xl\)\}@media\(hover:hover\)\{\.d-\1:hover\{opacity:1;rotate:3deg\}\}$/,
    )
    expect(compileDesign({}, { image: () => undefined })).toBeUndefined()
  })

  it('MV-1: hide a module on a screen from its first pixel to its last', () => {
    const hiddenOn = (screen: string) => cssOf({ hiddenOn: [screen] })
    expect(hiddenOn('desktop')).toMatch(
      /^@media\(min-width:980\.02px\)\{\.d-\w+\{display:none\}\}$/,
    )
    expect(hiddenOn('tablet')).toMatch(/^@media\(min-width:767\.02px\) and \(max-width:980px\)\{/)
    expect(hiddenOn('phone')).toMatch(/^@media\(max-width:767px\)\{/)
  })

  it('MV-1: hides a module while its group is hovered, or until then, on screens only', () => {
    const around = 'html:not([data-mode]) :is(.m-column,.m-group)'
    const all = ':any-link,button,input,select,textarea,summary,iframe,video,audio,[tabindex]'
    const words = `.it:not(${all},:has(${all}))`
    const link = `.it:not(:focus-within):is(${all},:has(${all}))`
    const unseen =
      'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)'
    for (const [where, state] of [
      ['hover', ':is(:hover,:focus-within)'],
      ['no-hover', ':not(:hover,:focus-within)'],
    ] as const) {
      const rule = (own: string) =>
        `${around}${state}>*>${own},${around}${state}>*>vt-island>${own}`
      expect(cssOf({ hiddenOn: [where] }).replace(/d-\w+/g, 'it')).toBe(
        `@media screen{${rule(words)}{display:none}}@media screen and (hover:hover){${rule(link)}{${unseen}}}`,
      )
    }
  })

  it('are shared by modules that look the same', () => {
    const design: DesignOptions = { padding: { top: 'space-4' } }
    const first = compileDesign(design, { image: () => undefined })
    expect(compileDesign({ ...design }, { image: () => undefined })).toEqual(first)
  })

  it('paint several layers as set, the first on top', () => {
    const layers = [
      { gradient: { from: '#00000080', to: '#00000000' } },
      { image: { media: 'grain', size: 'auto', tile: 'repeat', blend: 'overlay' } },
    ]
    const css = cssOf({ background: { colour: 'tint', layers, image: { media: 'pot' } } })
    expect(css).toContain('background-color:var(--tint)')
    expect(css).toContain(
      'background-image:linear-gradient(180deg,#00000080,#00000000),url(/media/grain),url(/media/pot)',
    )
    expect(css).toContain('background-size:auto,auto,cover')
    expect(css).toContain('background-position:0% 0%,50% 50%,50% 50%')
    expect(css).toContain('background-blend-mode:normal,overlay,normal')
    expect(css).not.toContain('background-repeat:repeat,')
  })

  it('leave out removed options', () => {
    expect(cssOf({ glow: 'much', opacity: 40 })).toMatch(/^\.d-\w+\{opacity:0\.4\}$/)
  })
})
