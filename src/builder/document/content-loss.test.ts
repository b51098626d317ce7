import { describe, expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { modules } from '../../../tests/support/modules.ts'
import { createLossWatch, findLoss, isRestored, SAME_LOSS_MS } from './content-loss.ts'

const text = (id: string): PageNode => ({ type: 'text', props: { id } })
const section = (id: string, ...content: PageNode[]): PageNode => ({
  type: 'section',
  props: { id, content },
})
const page = (count: number) => Array.from({ length: count }, (_, index) => text(`t${index}`))

describe('a page that loses most of its content', () => {
  it('is one that becomes empty, however little it held', () => {
    expect(findLoss(modules, [text('a')], [])).toMatchObject({ lostCount: 1 })
    expect(findLoss(modules, [], [])).toBeUndefined()
  })

  it('is one that loses more than half, and three modules at least, also within sections', () => {
    const before = [section('s', text('a'), text('b')), text('c'), text('d')]
    expect(findLoss(modules, before, before.slice(1))).toMatchObject({ lostCount: 3 })
    expect(findLoss(modules, page(6), page(3))).toBeUndefined()
    expect(findLoss(modules, page(3), page(1))).toBeUndefined()
    expect(findLoss(modules, page(7), page(3))).toMatchObject({ lostCount: 4 })
  })

  it('ignores modules that were moved or wrapped', () => {
    expect(findLoss(modules, page(5), [section('s', ...page(5))])).toBeUndefined()
  })

  it('adds up removals that follow each other, and forgets them after a pause', () => {
    const follow = createLossWatch(modules, page(8))
    expect(follow(page(6), 0)).toBeUndefined()
    expect(follow(page(4), 1000)).toBeUndefined()
    expect(follow(page(3), 2000)?.before).toHaveLength(8)
    const slow = createLossWatch(modules, page(8))
    expect(slow(page(6), 0)).toBeUndefined()
    expect(slow(page(4), SAME_LOSS_MS + 1)).toBeUndefined()
    expect(slow(page(3), 3 * SAME_LOSS_MS)).toBeUndefined()
  })

  it('is resolved when all content is restored', () => {
    const loss = { before: page(4), lostCount: 4 }
    expect(isRestored(modules, loss, page(3))).toBe(false)
    expect(isRestored(modules, loss, [section('s', ...page(4))])).toBe(true)
  })
})
