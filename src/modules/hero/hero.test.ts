import { expect, test } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'

const render = (props: Record<string, unknown>) =>
  renderNodes([{ type: 'hero', props: { id: 'top', title: 'Welcome', ...props } }])

test('FH-1: renders title, subtitle, two buttons, logo and image without script', async () => {
  const { html, islands, problems } = await render({
    subtitle: 'Come in',
    buttons: [{ label: 'Shop', link: { url: '/shop' } }, { label: 'About' }],
    logo: { media: 'mark', alt: 'Mark' },
    image: { media: 'view' },
  })
  expect(problems).toEqual([])
  expect(html).toContain('<h1 class="hero-title">Welcome</h1>')
  for (const part of ['Come in', 'href="/shop"', '>About<', 'alt="Mark"', '/media/view/']) {
    expect(html).toContain(part)
  }
  expect(islands.size).toBe(0)
})

test('FH-1: is an island only with a video, and the HTML loads no video', async () => {
  const { html, islands } = await render({ video: 'film', image: { media: 'view' } })
  expect([...islands.keys()]).toEqual(['hero'])
  expect(html).toContain('preload="none"')
  expect(html).not.toContain('autoplay')
  expect(html).toContain('/media/view/')
})

test('darkens only if there is an image', async () => {
  expect((await render({ image: { media: 'view' } })).html).toContain('data-tone="light"')
  expect((await render({})).html).not.toContain('data-tone')
})

test('NAV-8: the scroll link targets the end of its section', async () => {
  const { html } = await render({ scrollDown: true })
  expect(html).toContain('href="#top-end"')
  expect(html).toContain('<span id="top-end" data-section-end=""></span>')
})
