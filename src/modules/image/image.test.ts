import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const image = { image: { media: 'shelf' }, caption: 'The shelf.' }

it('says on its root where its caption stands, and whether it ends at the window', async () => {
  const { html } = await renderNodes([
    { type: 'image', props: { id: 'below', ...image } },
    { type: 'image', props: { id: 'beside', ...image, captionPlace: 'margin', sizes: 'full' } },
    { type: 'image', props: { id: 'silent', ...image, caption: '', captionPlace: 'margin' } },
  ])
  const rootOf = (id: string) => new RegExp(`<figure[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? ''
  expect(rootOf('below')).not.toContain('data-caption')
  expect(rootOf('beside')).toContain('data-caption="margin"')
  expect(rootOf('beside')).toContain('data-bleed')
  expect(rootOf('silent')).not.toContain('data-caption')
})

it('asks for the styles of masks and of captions on it only where it has one', async () => {
  const needs = async (props: object) =>
    (await renderNodes([{ type: 'image', props: { id: 'i', ...image, ...props } }])).needs.styles
  expect(await needs({ captionPlace: 'margin' })).toEqual([])
  expect(await needs({ captionPlace: 'hover' })).toEqual(['image-looks'])
  expect(await needs({ captionPlace: 'hover', caption: '' })).toEqual([])
  expect(await needs({ mask: 'circle' })).toEqual(['image-looks'])
})

it('shows no text on masked parts and shows hover text on focus', async () => {
  const root = async (props: object) =>
    /<figure[^>]*>/.exec(
      (await renderNodes([{ type: 'image', props: { id: 'i', ...image, ...props } }])).html,
    )?.[0] ?? ''
  expect(await root({ captionPlace: 'over', mask: 'arch' })).toContain('data-caption="over"')
  for (const mask of ['circle', 'slant', 'blob', 'hexagon']) {
    expect(await root({ captionPlace: 'over', mask }), mask).not.toContain('data-caption')
  }
  expect(await root({ captionPlace: 'hover' })).toContain('tabindex="0"')
  expect(await root({ captionPlace: 'hover', lightbox: true })).not.toContain('tabindex')
  expect(await root({ captionPlace: 'over' })).not.toContain('tabindex')
})
