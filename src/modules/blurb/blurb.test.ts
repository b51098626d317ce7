import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const blurb = async (props: Record<string, unknown>) =>
  (await renderNodes([{ type: 'blurb', props: { id: 'b', title: 'T', ...props } }])).html

it('begins with an image, else a number, else an icon', async () => {
  const all = { image: { media: 'a' }, number: '01', icon: 'star' }
  expect(await blurb(all)).toMatch(/^(?!.*(blurb-number|blurb-icon)).*blurb-picture/s)
  expect(await blurb({ ...all, image: null })).toMatch(/^(?!.*blurb-icon).*>01<\/p>/s)
  expect(await blurb({ icon: 'star' })).toContain('blurb-icon')
})

it('says where that stands, and whether it is a card', async () => {
  expect(await blurb({ layout: 'alternate', style: 'card' })).toContain(
    'data-layout="alternate" data-style="card"',
  )
})
