import { describe, expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { dropTarget } from './drop-target.ts'
import { withSections } from './fitting-position.ts'

const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})
const page = [
  node('section', 's1', { content: [node('heading', 'a'), node('heading', 'b')] }),
  node('section', 's2'),
]

describe('dragging in the structure', () => {
  it('puts a module before, after or into another', () => {
    expect(dropTarget(modules, page, 'a', 'b', 'after')).toEqual({
      parent: 's1',
      slot: 'content',
      index: 2,
    })
    expect(dropTarget(modules, page, 'b', 'a', 'before')).toEqual({
      parent: 's1',
      slot: 'content',
      index: 0,
    })
    expect(dropTarget(modules, page, 'a', 's2', 'into')).toEqual({
      parent: 's2',
      slot: 'content',
      index: 0,
    })
    expect(dropTarget(modules, page, 's2', 's1', 'before')).toEqual({
      parent: undefined,
      slot: '',
      index: 0,
    })
  })

  it('puts it nowhere that does not take it, nor where it stands', () => {
    expect(dropTarget(modules, page, 'a', 's2', 'before')).toBeUndefined()
    expect(dropTarget(modules, page, 's1', 's2', 'into')).toBeUndefined()
    expect(dropTarget(modules, page, 's1', 'a', 'after')).toBeUndefined()
    expect(dropTarget(modules, page, 's1', 's1', 'into')).toBeUndefined()
    expect(dropTarget(modules, page, 'a', 'b', 'into')).toBeUndefined()
    expect(dropTarget(modules, page, 'a', 'b', 'before')).toBeUndefined()
    expect(dropTarget(modules, page, 'b', 'a', 'after')).toBeUndefined()
  })
})

describe('dropping at the top of a page', () => {
  it('gets the section that it needs, and a page of sections stays as it is', () => {
    expect(withSections(modules, page)).toBe(page)
    const [first, second] = withSections(modules, [node('heading', 'h'), node('column', 'c')])
    expect(first).toMatchObject({ type: 'section', props: { content: [{ type: 'heading' }] } })
    expect(second).toMatchObject({
      type: 'section',
      props: { content: [{ type: 'row', props: { columns: [{ type: 'column' }] } }] },
    })
  })

  it('keeps the nodes of the page', () => {
    const old = [node('heading', 'h')]
    expect(withSections(modules, old, new Set(['h']))).toBe(old)
  })

  it('keeps a module of an unknown type in its place', () => {
    const unknown = [node('gone', 'g')]
    expect(withSections(modules, unknown)).toBe(unknown)
  })
})
