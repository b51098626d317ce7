import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import type { VariableValue } from '#module-contract'
import { modules } from '../../tests/support/modules.ts'
import { type DesignOptions, DesignSchema } from './options/index.ts'
import { describeRoot } from './root.ts'
import { compileVariables, VariableSchema, variablesIn } from './variables.ts'

const schema = Compile(DesignSchema)
const isVariable = Compile(VariableSchema)

const values: Record<string, VariableValue> = {
  brand: { kind: 'colour', light: '#112233', dark: '#ddeeff' },
  gap: { kind: 'number', unit: 'rem', value: { desktop: 2, tablet: 1.5, phone: 1 } },
  turn: { kind: 'number', unit: '', value: 4 },
  veil: { kind: 'number', unit: '%', value: 30 },
  hero: { kind: 'image', image: { media: 'slate' } },
}

function cssOf(design: object): string {
  expect(schema.Check(design), JSON.stringify(design)).toBe(true)
  const heading = modules.get('heading')
  if (!heading) throw new Error('no heading')
  const { css } = describeRoot(
    { type: 'heading', props: { id: 'a', design: design as DesignOptions } },
    heading,
    heading.props.defaults,
    { background: id => `url(/media/${id})`, variable: id => values[id] },
  )
  return css.join('').replaceAll(/\.d-\w+/g, '.d')
}

describe('variables', () => {
  it('are custom properties of the page: for the dark, and per screen where they differ', () => {
    const list = Object.entries(values).map(([id, value]) => ({ id, value }))
    expect(compileVariables(list)).toBe(
      '@layer base{:root{--v-brand:#112233;--v-gap:2rem;--v-turn:4;--v-veil:30%}' +
        "@media screen and (prefers-color-scheme:dark){:root:not([data-scheme='light']){--v-brand:#ddeeff}}" +
        '@media(max-width:980px){:root{--v-gap:1.5rem}}@media(max-width:767px){:root{--v-gap:1rem}}}',
    )
    expect(compileVariables([{ id: 'text', value: { kind: 'text', text: 'x' } }])).toBe('')
    expect([...variablesIn('a{color:var(--v-brand)}b{gap:var(--v-gap-2)}')]).toEqual([
      'brand',
      'gap-2',
    ])
  })

  it('provide colors, lengths, numbers and images for every design option', () => {
    const cases: [object, string][] = [
      [{ background: { colour: 'var:brand' } }, 'background-color:var(--v-brand)'],
      [{ padding: { top: 'var:gap' } }, 'padding-block-start:var(--v-gap)'],
      [{ radius: { hover: 'var:gap' } }, 'border-radius:var(--v-gap)'],
      [{ border: { width: 'var:gap', colour: 'var:brand' } }, 'var(--v-gap) solid var(--v-brand)'],
      [{ ownShadow: { blur: 'var:gap' } }, '0px 8px var(--v-gap) 0px'],
      [{ rotate: 'var:turn' }, 'rotate:calc(var(--v-turn)*1deg)'],
      [{ opacity: 'var:veil' }, 'opacity:var(--v-veil)'],
      [
        { filter: { blur: 'var:gap', sepia: 'var:veil' } },
        'blur(var(--v-gap)) sepia(var(--v-veil))',
      ],
      [{ heading2: { lineHeight: 'var:turn' } }, 'line-height:var(--v-turn)'],
      [{ zIndex: 'var:turn' }, 'z-index:var(--v-turn)'],
      [{ background: { image: { media: 'var:hero' } } }, 'url(/media/slate)'],
    ]
    for (const [design, css] of cases) {
      expect(cssOf(design)).toContain(css)
    }
  })

  it('unknown ones count as unset, and the rest of the option is kept', () => {
    expect(cssOf({ background: { colour: 'var:gone' } })).toBe('')
    expect(cssOf({ opacity: { desktop: 'var:gone', hover: 50 } })).toMatch(/:hover\{opacity:0\.5\}/)
    expect(cssOf({ border: { width: 3, colour: 'var:gone' } })).toContain('3px solid var(--border)')
    expect(schema.Check({ opacity: 'var:' })).toBe(false)
    expect(schema.Check({ opacity: 'var:a;b' })).toBe(false)
  })

  it('contain values that cannot break out of their declaration, and never another variable', () => {
    const check = (value: object) => isVariable.Check({ id: 'a', name: 'A', value })
    for (const value of Object.values(values)) expect(check(value)).toBe(true)
    expect(check({ kind: 'link', link: { page: 'p1', anchor: 'a' } })).toBe(true)
    expect(check({ kind: 'link', link: { url: 'javascript:alert(1)' } })).toBe(false)
    expect(check({ kind: 'link', link: { url: 'var:other' } })).toBe(false)
    expect(check({ kind: 'colour', light: 'red;}' })).toBe(false)
    expect(check({ kind: 'colour', light: 'var:brand' })).toBe(false)
    expect(check({ kind: 'colour', light: '' })).toBe(false)
    expect(check({ kind: 'number', unit: 'px;', value: 1 })).toBe(false)
    expect(check({ kind: 'number', unit: 'px', value: { phone: 1 } })).toBe(false)
    expect(check({ kind: 'image', image: { media: 'var:hero' } })).toBe(false)
  })
})
