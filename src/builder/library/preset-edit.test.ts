import { describe, expect, it } from 'vitest'
import { indexPresets, type Preset } from '#design'
import type { PageNode } from '#module-contract'
import { inheritedBy } from './inherited.ts'
import {
  appliedTo,
  groupsIn,
  movePreset,
  optionsFor,
  updatedBy,
  withoutOptions,
  withoutPreset,
  withPreset,
} from './preset-edit.ts'

const preset = (id: string, more: Partial<Preset>): Preset => ({
  id,
  name: id,
  design: {},
  ...more,
})
const outline = preset('p-outline', {
  module: 'button',
  isDefault: true,
  design: { border: { width: 1, colour: 'text' }, opacity: { desktop: 50, phone: 80 } },
})
const soft = preset('p-soft', { group: 'shadow', design: { shadow: 'soft' } })
const index = indexPresets([outline, soft, preset('p-other', { module: 'heading' })])
const node = (props: object = {}): PageNode => ({ type: 'button', props: { id: 'b', ...props } })
const idsOf = (of: PageNode) => of.props.presets

describe('the presets of a module', () => {
  it('begin with the default of its type, which is stored only beside others', () => {
    expect(appliedTo(node(), index).map(one => one.preset)).toEqual([outline])
    const both = withPreset(node(), 'p-soft')
    expect(idsOf(both)).toEqual(['default', 'p-soft'])
    expect(withoutPreset(both, 'p-soft')).toEqual(node())
    expect(idsOf(withoutPreset(node(), 'default'))).toEqual([])
  })

  it('reorders visible presets and keeps hidden ones in place', () => {
    const mixed = node({ presets: ['default', 'p-gone', 'p-other', 'p-soft'] })
    expect(appliedTo(mixed, index).map(one => one.id)).toEqual(['default', 'p-soft'])
    const moved = movePreset(mixed, 'p-soft', -1, index)
    expect(idsOf(moved)).toEqual(['p-soft', 'p-gone', 'p-other', 'default'])
    expect(movePreset(mixed, 'p-soft', 1, index)).toBe(mixed)
  })

  it('copies the own options of a module, all or one group', () => {
    const own = { border: { width: 4 }, shadow: 'lifted', rotate: 3 } as const
    expect(groupsIn(own)).toEqual(['border', 'shadow', 'transform'])
    expect(optionsFor(own, 'shadow')).toEqual({ shadow: 'lifted' })
    expect(updatedBy(soft, own)).toEqual({ shadow: 'lifted' })
    expect(updatedBy(outline, own)).toEqual({
      ...own,
      border: { width: 4, colour: 'text' },
      opacity: outline.design.opacity,
    })
    const left = withoutOptions(node({ design: own }), { shadow: 'lifted' })
    expect(left.props.design).toEqual({ border: { width: 4 }, rotate: 3 })
    expect(withoutOptions(left, own)).toEqual(node())
  })

  it('names the inherited value and its source', () => {
    const stronger = preset('p-strong', { design: { opacity: 90 } })
    const all = indexPresets([outline, soft, stronger])
    const inherited = inheritedBy(node({ presets: ['default', 'p-strong'] }), all)
    expect(inherited.get('opacity')).toEqual({
      value: { desktop: 90, phone: 80 },
      from: ['p-outline', 'p-strong'],
    })
    expect(inherited.get('shadow')).toBeUndefined()
  })
})
