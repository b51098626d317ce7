import { describe, expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../tests/support/modules.ts'
import type { DesignOptions } from './options/index.ts'
import { indexPresets, type Preset } from './presets.ts'
import { describeRoot } from './root.ts'
import { mergeOption, stackDesigns } from './stack.ts'

const preset = (id: string, design: DesignOptions, more: Partial<Preset> = {}): Preset => ({
  id,
  name: id,
  design,
  ...more,
})

const presets = indexPresets([
  preset('p-soft', { shadow: 'soft', padding: { top: '1px', bottom: '2px' } }),
  preset('p-card', { padding: { top: '3px' }, opacity: { desktop: 50, phone: 80 } }),
  preset('p-hero', { rotate: 3 }, { module: 'heading' }),
  preset('p-plain', { background: { colour: 'tint' } }, { module: 'button', isDefault: true }),
])

function rootOf(type: string, props: Record<string, unknown>) {
  const module = modules.get(type)
  if (!module) throw new Error(type)
  const node: PageNode = { type, props: { id: 'a', ...props } }
  const { root, css, design } = describeRoot(node, module, module.props.defaults, {
    background: () => undefined,
    presets,
  })
  return { classes: root.className.split(' ').slice(1), css, design, root }
}

describe('presets', () => {
  it('are a class each, the same for all modules that have them at that place', () => {
    const first = rootOf('heading', { presets: ['p-soft'], design: { rotate: 1 } })
    const other = rootOf('text', { presets: ['p-soft'] })
    expect(first.css).toHaveLength(2)
    expect(first.css[0]).toBe(
      `@layer preset-0{.${first.classes[0]}{box-shadow:var(--shadow-soft);padding-block-start:1px;padding-block-end:2px}}`,
    )
    expect(other.css).toEqual([first.css[0]])
    expect(other.classes).toEqual([first.classes[0]])
  })

  it('applies classes in a fixed order independent of the style sheet', () => {
    const { css } = rootOf('heading', { presets: ['p-card', 'p-soft'] })
    expect(css.map(rule => rule.slice(0, 15))).toEqual(['@layer preset-0', '@layer preset-1'])
    expect(rootOf('heading', { presets: ['p-card', 'p-soft'] }).design.padding).toEqual({
      top: '1px',
      bottom: '2px',
    })
    expect(rootOf('heading', { presets: ['p-soft', 'p-card'] }).design.padding).toEqual({
      top: '3px',
      bottom: '2px',
    })
  })

  it('have a module’s own options above all of them, part by part, per screen and state', () => {
    const { css, design } = rootOf('heading', {
      presets: ['p-soft', 'p-card'],
      design: { padding: { bottom: '9px' }, opacity: { hover: 10 } },
    })
    expect(design).toEqual({
      shadow: 'soft',
      padding: { top: '3px', bottom: '9px' },
      opacity: { desktop: 50, phone: 80, hover: 10 },
    })
    // Options that only presets set are not repeated.
    expect(css.at(-1)).not.toContain('box-shadow')
    expect(css.at(-1)).toMatch(/^\.d-/)
    expect(css.at(-1)).toContain('padding-block-end:9px')
    expect(css.at(-1)).toContain(':hover{opacity:0.1}')
  })

  it('apply by themselves as the default of a type, unless others are named', () => {
    const own = rootOf('button', {})
    expect(own.css.join()).toContain('background-color:var(--tint)')
    expect(rootOf('button', { presets: [] }).css).toEqual([])
    expect(rootOf('button', { presets: ['p-soft'] }).css.join()).not.toContain('background-color')
    const both = rootOf('button', { presets: ['p-soft', 'default'] })
    expect(both.css[1]).toContain('@layer preset-1{')
    expect(rootOf('heading', {}).css).toEqual([])
  })

  it('are left out if they have another type or were deleted', () => {
    expect(rootOf('heading', { presets: ['p-hero'] }).design).toEqual({ rotate: 3 })
    expect(rootOf('text', { presets: ['p-hero', 'p-gone', 'default'] }).css).toEqual([])
    // Included once, although it is listed by name and as default.
    expect(rootOf('button', { presets: ['p-plain', 'default'] }).css).toHaveLength(1)
  })

  it('say where a module is hidden and how it sticks as if it said so itself', () => {
    const hidden = indexPresets([
      preset('p-h', { hiddenOn: ['phone'], preset: 'tint', sticky: { edge: 'top' } }),
    ])
    const module = modules.get('heading')
    if (!module) throw new Error('no heading')
    const rootWith = (design: DesignOptions) =>
      describeRoot(
        { type: 'heading', props: { id: 'a', presets: ['p-h'], design } },
        module,
        module.props.defaults,
        { background: () => undefined, presets: hidden },
      )
    const { root, css } = rootWith({})
    expect(root['data-preset']).toBe('tint')
    expect(root['data-sticky']).toBe('')
    expect(css.at(-1)).toMatch(/^@media\(max-width:767px\)\{\.d-\w+\{display:none\}\}$/)
    expect(rootWith({ hiddenOn: [], preset: 'card' }).css.join()).not.toContain('display:none')
    expect(rootWith({ preset: 'card' }).root['data-preset']).toBe('card')
  })
})

it('options are merged by screen and state, and by their parts', () => {
  expect(mergeOption('1px', '2px')).toBe('2px')
  expect(mergeOption({ desktop: '1px', phone: '3px' }, '2px')).toEqual({
    desktop: '2px',
    phone: '3px',
  })
  expect(mergeOption({ colour: 'tint' }, { hover: { colour: 'text' } })).toEqual({
    desktop: { colour: 'tint' },
    hover: { colour: 'text' },
  })
  expect(mergeOption({ image: { media: 'a', tile: 'repeat' } }, { image: { media: 'b' } })).toEqual(
    { image: { media: 'b', tile: 'repeat' } },
  )
  expect(mergeOption({ layers: [1, 2] }, { layers: [3] })).toEqual({ layers: [3] })
  const design: DesignOptions = { opacity: 50 }
  expect(stackDesigns([design])).toEqual({ layers: [design], design })
})
