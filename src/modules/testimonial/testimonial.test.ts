import { expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const testimonial = (props: Record<string, unknown>) =>
  renderNodes([{ type: 'testimonial', props: { id: 'voice', ...props } }])

it('TE-1 shows words, author, job and company with its link, and a portrait of 90 px', async () => {
  const { html } = await testimonial({
    body: '<p>It leans.</p>',
    author: 'A guest',
    job: 'Cook',
    company: 'A restaurant',
    link: { url: 'https://example.com' },
    portrait: { media: 'face' },
  })
  expect(html).toMatch(/<blockquote[^>]*>.*It leans\..*<\/blockquote>/)
  expect(html).toMatch(
    /<figcaption.*A guest.*Cook.*<a href="https:\/\/example.com">A restaurant<\/a>/,
  )
  expect(html).toContain('sizes="90px"')
})

it('TE-1 leaves out what is not given', async () => {
  const { html } = await testimonial({ body: '<p>Good.</p>', author: 'A guest', quoteIcon: false })
  expect(html).not.toContain('<svg')
  expect(html).not.toContain('<picture')
  expect(html).not.toContain('testimonial-role')
})
