import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setAt } from '#base'
import type { PageNode } from '#module-contract'
import { createTranslate } from '#texts'
import { textsIn } from '../../../tests/support/builder-texts.ts'
import { modules, moduleTexts } from '../../../tests/support/modules.ts'
import { ids, node, page } from '../../../tests/support/small-page.ts'
import { describeChange } from './describe-change.ts'
import { insertNodes, mapNode, moveNode, removeNode } from './edit.ts'
import { accepts, fittingPosition } from './fitting-position.ts'
import { itemName, itemOfSlot } from './item-name.ts'
import { findMove, type Step } from './keyboard-move.ts'
import { withMissingIds } from './new-ids.ts'
import { ancestorsOf, findPosition, walk } from './nodes.ts'
import { optionsOf, rowsOf } from './rows.ts'
import { summaryOf } from './summary.ts'

describe('editing a page', () => {
  it('finds modules in slots, and in the slots of lists', () => {
    expect(ids(page())).toEqual(['s1', 'r', 'c1', 'h', 'c2', 't', 'x', 's2', 'y'])
    expect(findPosition(modules, page(), 'x')).toMatchObject({
      slot: 'items.0.content',
      index: 0,
      depth: 2,
    })
    expect(ancestorsOf(modules, page(), 'h').map(one => one.props.id)).toEqual(['s1', 'r', 'c1'])
  })

  it('names the tab that contains a module', () => {
    const texts = (english: string) => english
    const { parent, slot } = findPosition(modules, page(), 'x') ?? {}
    expect(itemOfSlot(modules, parent, slot ?? '', texts)).toBe('A')
    expect(
      itemOfSlot(modules, node('tabs', 't', { items: [{}, {}] }), 'items.1.content', texts),
    ).toBe('Item 2')
    expect(itemOfSlot(modules, node('section', 's'), 'content', texts)).toBe('')
    expect(itemOfSlot(modules, undefined, '', texts)).toBe('')
  })

  it('names a row by the label of its choice', () => {
    const german = textsIn('de')
    const days = modules.get('opening-hours')?.props.shape.hours?.control ?? { input: '' }
    expect(itemName(days, { days: 'saturday' }, 1, german)).toBe('Samstag')
    expect(itemName(days, {}, 0, german)).toBe('Montag bis Freitag')
    const links = modules.get('social-links')?.props.shape.items?.control ?? { input: '' }
    expect(itemName(links, { network: 'email' }, 0, german)).toBe('E-Mail')
  })

  it('names a form field by its label, or by its type', () => {
    const { fields } = modules.get('contact-form')?.props.shape ?? {}
    if (!fields) throw new Error('the form has no fields')
    const t = createTranslate(moduleTexts.get('contact-form') ?? { en: {} }, { locale: 'fr' })
    const nameOf = (item: object, index = 0) =>
      itemName(fields.control, { ...item }, index, textsIn('de'), t)
    expect((fields.default as object[]).map(nameOf)).toEqual(['Nom', 'E-mail', 'Message'])
    expect(nameOf({ id: 'name', label: 'Who' })).toBe('Who')
    expect(nameOf({ id: 'level', label: '', type: 'range' })).toBe('Schieberegler')
    expect(nameOf({})).toBe('Text')
  })

  it('knows the fields that a condition may name, and their options', () => {
    const { fields } = modules.get('newsletter')?.props.shape ?? {}
    if (!fields) throw new Error('the form has no fields')
    const options = [{ label: 'Letters' }, { label: '' }, {}, { label: 'Letters' }]
    const stored = [
      { id: 'kind', label: 'Kind', type: 'radio', options },
      { label: 'Name', options },
      { id: 'more', label: 'Name' },
      { id: 'more', label: 'A second of this ID' },
      { id: '' },
    ]
    const rows = rowsOf('fields', fields, stored, item => String(item.label))
    expect(rows.map(({ id, name, path }) => [id, name, path])).toEqual([
      ['kind', 'Kind', 'fields.0'],
      ['field', 'Name (field)', 'fields.1'],
      ['more', 'Name (more)', 'fields.2'],
    ])
    expect(rows.map(optionsOf)).toEqual([['Letters'], [], []])
  })

  it('summarizes a form by its labels instead of field ids', () => {
    expect(
      summaryOf(modules, node('contact-form', 'f', { fields: [{ id: 'name', label: '' }] })),
    ).toBe('')
    const asked = { fields: [{ id: 'field-2', label: 'Your order' }] }
    expect(summaryOf(modules, node('contact-form', 'f', asked))).toBe('Your order')
  })

  it('changes only the ancestors of the changed module', () => {
    const before = page()
    const after = mapNode(modules, before, 'h', one => ({
      ...one,
      props: { ...one.props, text: 'Two' },
    }))
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
    expect(findPosition(modules, after, 'h')?.node.props.text).toBe('Two')
    expect(findPosition(modules, before, 'h')?.node.props.text).toBe('One')
    expect(setAt({ a: [{ b: 1 }, { b: 2 }] }, 'a.1.b', 3)).toEqual({ a: [{ b: 1 }, { b: 3 }] })
  })

  it('inserts, removes and moves between slots', () => {
    const moved = moveNode(modules, page(), 'h', { parent: 't', slot: 'items.1.content', index: 0 })
    expect(findPosition(modules, moved, 'h')?.parent?.props.id).toBe('t')
    expect(ids(removeNode(modules, moved, 't'))).toEqual(['s1', 'r', 'c1', 'c2', 's2', 'y'])
    const inside = moveNode(modules, page(), 's1', { parent: 'c1', slot: 'content', index: 0 })
    expect(inside).toEqual(page())
  })

  it('puts a new module where it fits, with the section that it needs', () => {
    const into = fittingPosition(modules, page(), 'c2', node('text', 'new'))
    expect(into.target).toEqual({ parent: 'c2', slot: 'content', index: 0 })
    const after = fittingPosition(modules, page(), 'h', node('text', 'new'))
    expect(after.target).toEqual({ parent: 'c1', slot: 'content', index: 1 })
    const wrapped = fittingPosition(modules, [], undefined, node('column', 'new'))
    expect(wrapped.node.type).toBe('section')
    expect(ids(insertNodes(modules, [], wrapped.target, [wrapped.node])).at(-1)).toBe('new')
    const section = fittingPosition(modules, page(), 'h', node('section', 'new'))
    expect(section.target).toEqual({ parent: undefined, slot: '', index: 1 })
  })

  it('knows the allowed types of a slot', () => {
    const [section] = page()
    expect(accepts(modules, section, 'content', 'text')).toBe(true)
    expect(accepts(modules, section, 'content', 'section')).toBe(false)
    expect(accepts(modules, undefined, '', 'text')).toBe(false)
  })

  it('moves by steps: on into the next column, out, and in', () => {
    const next = findMove(modules, page(), 'h', 'down')
    expect(next).toEqual({ parent: 'c2', slot: 'content', index: 0 })
    expect(findMove(modules, page(), 'x', 'down')).toEqual({
      parent: 't',
      slot: 'items.1.content',
      index: 0,
    })
    expect(findMove(modules, page(), 't', 'in')).toEqual({
      parent: 'c2',
      slot: 'content',
      index: 0,
    })
    expect(findMove(modules, page(), 's1', 'up')).toBeUndefined()
  })

  it('never loses, duplicates or adds modules when moving', () => {
    const all = ids(page()).toSorted()
    const step = fc.constantFrom<Step>('up', 'down', 'out', 'in')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...all), step), { maxLength: 30 }), moves => {
        let content = page()
        for (const [id, by] of moves) {
          const target = findMove(modules, content, id, by)
          if (target) content = moveNode(modules, content, id, target)
        }
        expect(ids(content).toSorted()).toEqual(all)
        for (const { node: one, parent, slot } of walk(modules, content)) {
          expect(accepts(modules, parent, slot, one.type)).toBe(true)
        }
      }),
    )
  })

  it('describes the difference between two states', () => {
    const before = page()
    expect(describeChange(modules, before, removeNode(modules, before, 'h'))).toEqual({
      text: '{name} removed',
      name: 'Heading',
    })
    const changed = mapNode(modules, before, 'h', one => ({
      ...one,
      props: { ...one.props, text: 'Two' },
    }))
    expect(describeChange(modules, before, changed)).toEqual({
      text: '{name} changed',
      name: 'Heading',
    })
    const moved = moveNode(modules, before, 'h', { parent: 'c2', slot: 'content', index: 0 })
    expect(describeChange(modules, before, moved)).toEqual({
      text: '{name} moved',
      name: 'Heading',
    })
  })
})

describe('where a new module goes', () => {
  it('inserts after the selection in the same tab; only structure and the named slot accept it', () => {
    const [slider, tab] = [
      node('slider', 'new'),
      { parent: 't', slot: 'items.1.content', index: 0 },
    ]
    expect(fittingPosition(modules, page(), 't', slider).target).toEqual({
      parent: 's1',
      slot: 'content',
      index: 2,
    })
    expect(fittingPosition(modules, page(), 't', slider, 'items.1.content').target).toEqual(tab)
    const after = fittingPosition(modules, page(), 'x', slider)
    expect(after.target).toEqual({ parent: 't', slot: 'items.0.content', index: 1 })
    const open = [node('section', 's1', { content: [node('toggle', 'o'), node('group', 'g')] })]
    expect(fittingPosition(modules, open, 'o', slider).target).toEqual({
      parent: 's1',
      slot: 'content',
      index: 1,
    })
    expect(fittingPosition(modules, open, 'g', slider).target).toEqual({
      parent: 'g',
      slot: 'content',
      index: 0,
    })
    expect(fittingPosition(modules, open, 's1', slider).target).toMatchObject({
      parent: 's1',
      index: 2,
    })
  })

  it('fills the empty column of the row that is selected, and follows the row when none is left', () => {
    const into = fittingPosition(modules, page(), 'r', node('heading', 'new'))
    expect(into.target).toEqual({ parent: 'c2', slot: 'content', index: 0 })
    const full = insertNodes(modules, page(), into.target, [into.node])
    const after = fittingPosition(modules, full, 'r', node('heading', 'next'))
    expect(after.target).toEqual({ parent: 's1', slot: 'content', index: 1 })
  })
})

describe('changing the layout of a row', () => {
  const adapt = modules.get('row')?.adapt
  const column = (id: string, ...content: string[]) =>
    node('column', id, { content: content.map(one => node('text', one)) })
  const row = (layout: unknown, ...columns: PageNode[]) => ({ id: 'r', layout, columns })
  const shown = (next: object, before: object) => {
    const props = adapt?.(next as never, before as never) as { columns: PageNode[] }
    const filled = withMissingIds(modules, node('row', 'r', props))
    return (filled.props.columns as PageNode[]).map(one =>
      ((one.props.content ?? []) as PageNode[]).map(inner => inner.props.id),
    )
  }

  it('adds the missing columns, each with its own id', () => {
    const before = row('1-1', column('a', 'x'), column('b'))
    const next = adapt?.({ ...before, layout: '1-1-1-1' }, before) as PageNode['props']
    const columns = withMissingIds(modules, node('row', 'r', next)).props.columns as PageNode[]
    expect(columns).toHaveLength(4)
    expect(new Set(columns.map(one => one.props.id)).size).toBe(4)
  })

  it('keeps the content of columns that go, in the last that stays', () => {
    const before = row('1-1-1', column('a', 'x'), column('b', 'y'), column('c', 'z'))
    expect(shown({ ...before, layout: '2-1' }, before)).toEqual([['x'], ['y', 'z']])
    expect(shown({ ...before, layout: { desktop: '1', phone: '1' } }, before)).toEqual([
      ['x', 'y', 'z'],
    ])
  })

  it('stays as it is with other changes, other screens, and where columns wrap', () => {
    const wrapping = row('1-1', column('a'), column('b'), column('c'), column('d', 'x'))
    expect(shown({ ...wrapping, gap: 'wide' }, wrapping)).toHaveLength(4)
    expect(shown({ ...wrapping, layout: '1-1-1' }, wrapping)).toHaveLength(4)
    const two = row('1-1', column('a'), column('b'))
    expect(shown({ ...two, layout: { desktop: '1-1', phone: '1-1-1' } }, two)).toHaveLength(2)
  })
})
