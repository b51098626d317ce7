import { describe, expect, it } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { shapes } from './shapes.ts'

const section = (props: object) => ({ type: 'section', props: { id: 'one', ...props } })

describe('the edges of a section', () => {
  it.each(Object.keys(shapes))('are drawn in place: %s', async shape => {
    const { html, css } = await renderNodes([section({ bottomShape: shape })])
    expect(html.match(/<path d="M0[ \d][^"]*Z"/g)).toHaveLength(
      shapes[shape as keyof typeof shapes].length,
    )
    expect(html).toContain('aria-hidden="true" data-edge="bottom"')
    expect(css).toContain('--section-bottom-height:80px')
  })

  it('has a height per screen, a color and a layer', async () => {
    const { html, css } = await renderNodes([
      section({
        topShape: 'tilt',
        topShapeHeight: { desktop: 120, phone: 40 },
        topShapeColour: 'accent',
        topShapeFlip: true,
        topShapeFront: true,
      }),
    ])
    expect(html).toContain('data-edge="top" data-flip="" data-front=""')
    expect(css).toContain('--section-top-height:120px;--section-top-colour:var(--accent)')
    expect(css).toMatch(/@media\(max-width:767px\)\{\.d-\w+\{--section-top-height:40px\}\}/)
  })

  it('cost nothing where they are straight', async () => {
    const { html, css } = await renderNodes([section({})])
    expect(html).not.toContain('<svg')
    expect(css).toBe('')
  })
})

describe('section background', () => {
  it('is darkened by the configured strength and needs no script without a video', async () => {
    const { html, css, islands } = await renderNodes([
      section({ image: { media: 'pot' }, overlay: 70 }),
    ])
    expect(html).toContain('on-image')
    expect(html).toContain('<div class="section-media"><picture')
    expect(css).toContain('--veil:70%')
    expect(islands.size).toBe(0)
  })

  it('plays a video over its image after the page has loaded', async () => {
    const { html, islands } = await renderNodes([
      section({ image: { media: 'pot' }, video: 'film' }),
    ])
    expect(html).toMatch(/<picture.*<video[^>]*preload="none"/s)
    expect([...islands.keys()]).toEqual(['section'])
  })
})
