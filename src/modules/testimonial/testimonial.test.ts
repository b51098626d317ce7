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

it('TE-1 omits missing parts', async () => {
  const { html } = await testimonial({ body: '<p>Good.</p>', author: 'A guest', quoteIcon: false })
  expect(html).not.toContain('<svg')
  expect(html).not.toContain('<picture')
  expect(html).not.toContain('testimonial-role')
  expect((await testimonial({ author: 'A guest' })).html, 'no mark of no quote').not.toContain(
    '<svg',
  )
})

it('TE-1 SL-1 several are stacked, cards or slides; a single one is not a slider', async () => {
  const others = [{ body: '<p>Second.</p>', author: 'Another', stars: 4.5 }]
  const own = { body: '<p>First.</p>', author: 'A guest' }
  const alone = await testimonial({ ...own, layout: 'slider' })
  expect(alone.html).toMatch(/^<figure[^>]* id="voice"/)
  expect(alone.islands.size + alone.needs.styles.length).toBe(0)

  const cards = await testimonial({ ...own, others, layout: 'cards' })
  expect(cards.html).toMatch(/id="voice"[^>]* data-layout="cards"/)
  expect(cards.html.match(/<figure/g)).toHaveLength(2)
  expect(
    cards.html.match(/role="img" aria-label="4.5 of 5 stars" style="--stars:90%"/g),
  ).toHaveLength(1)
  expect(cards.needs.styles).toEqual(['testimonial-looks'])
  expect(cards.html).not.toContain('vt-island')

  const { html } = await testimonial({ ...own, others, layout: 'slider', auto: true })
  expect(html).toContain('vt-island')
  expect(html).toContain('aria-label="What customers say"')
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2)
  expect(html).toContain('aria-label="Pause slideshow"')
})
