import { expect, it } from 'vitest'
import { defineModule, fields, type PageDocument, slot, text } from '#module-contract'
import { createDocuments } from '#render'

const Note = () => null
const note = defineModule({
  label: 'Note',
  icon: 'text',
  category: 'Content',
  description: 'A note.',
  props: fields({ words: text({ label: 'Words' }), inside: slot({ label: 'Inside' }) }),
  component: Note,
  hydrate: 'never',
  upgrades: [
    {
      sample: { text: 'Old' },
      up: ({ text: words, ...rest }) => {
        if (words === 'broken') throw new Error('cannot')
        return { ...rest, words }
      },
    },
  ],
})
const documents = createDocuments(new Map([['note', note]]))
const old = (content: unknown[]): PageDocument =>
  ({ schema: 1, upgrades: {}, root: { props: { title: 'T' } }, content }) as PageDocument

it('upgrades a stored document for the editor and keeps nodes that cannot be upgraded', () => {
  const inner = { type: 'note', props: { id: 'b', text: 'Within' } }
  const gone = { type: 'gone', props: { id: 'g', text: 'Kept' } }
  const broken = { type: 'note', props: { id: 'c', text: 'broken' } }
  const outer = { type: 'note', props: { id: 'a', text: 'Old', inside: [inner, gone] } }
  const upgraded = documents.upgrade(old([outer, broken]))
  expect(upgraded.upgrades).toEqual({ note: 1 })
  expect(upgraded.content[0]?.props).toMatchObject({
    words: 'Old',
    inside: [{ props: { id: 'b', words: 'Within' } }, gone],
  })
  expect(upgraded.content[1]).toEqual(broken)
  expect(documents.upgrade(upgraded)).toBe(upgraded)
})
