import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { registry } from '../../../tests/support/modules.ts'
import type { Issue } from './find-issues.ts'
import { createFindUnfinished } from './find-unfinished.ts'

const findUnfinished = createFindUnfinished(registry)

const found = (content: PageNode[], known: Issue[] = []) =>
  findUnfinished(content, known).map(({ nodeId, value }) => [nodeId, value])

it('lists placeholders, module warnings and popup names before publishing', () => {
  const fields = [{ id: 'day', type: 'date', max: '31.02.2026' }, { id: 'twice' }, { id: 'twice' }]
  const content: PageNode[] = [
    { type: 'heading', props: { id: 'h', text: 'Heading' } },
    { type: 'contact-form', props: { id: 'form', fields } },
  ]
  const name: Issue = { kind: 'popup-name', nodeId: 'p', text: 'Same name', value: 'offer' }
  expect(found(content, [name])).toEqual([
    ['h', 'Heading'],
    ['form', 'twice'],
    ['form', 'Label: 31.02.2026'],
    ['p', 'offer'],
  ])
})

it('asks about buttons without a link', () => {
  const content: PageNode[] = [{ type: 'button', props: { id: 'b', label: 'Go' } }]
  expect(found(content, []).map(([id]) => id)).toEqual(['b'])
})

it('asks about nothing that is a matter of taste, or that the checks found before it was mended', () => {
  const content: PageNode[] = [
    { type: 'heading', props: { id: 'h', text: 'Our history', level: 'h4' } },
  ]
  const mended: Issue = { kind: 'settings', nodeId: 'form', text: 'Mended' }
  const contrast: Issue = { kind: 'contrast', nodeId: 'h', text: 'Low color contrast: {value}.' }
  expect(found(content, [mended, contrast])).toEqual([])
})
