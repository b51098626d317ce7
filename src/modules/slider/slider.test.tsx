import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type ResolvedProps, resolveProps } from '#module-kit'
import { withTexts } from '../../../tests/support/with-texts.tsx'
import { Props } from './props.ts'
import { Slider } from './Slider.island.tsx'
import { texts } from './texts.ts'

type SliderProps = ResolvedProps<(typeof Props)['shape']>

const resolver = {
  image: (id: string) => ({
    id,
    alt: 'A jar',
    width: 1800,
    height: 1200,
    colour: '#ddd8cc',
    widths: [640, 1280],
  }),
  file: () => undefined,
  href: () => '/shop',
  icon: () => undefined,
  slot: () => () => null,
}

function render(titles: string[], props: Partial<SliderProps> = {}) {
  const slides = titles.map(title => ({ ...Props.shape.slides.default[0], title }))
  const stored = { slides: slides.map(slide => ({ ...slide, image: { media: 'picture' } })) }
  return renderToString(
    withTexts(
      texts,
      <Slider
        {...resolveProps(Props, stored, resolver)}
        {...props}
        root={{ id: 'shown', 'data-module': 'slider', className: 'm-slider' }}
        data={undefined}
      />,
    ),
  )
}

describe('SL-1: what the server writes', () => {
  test('every slide is there, none hidden or inert, and says which it is', () => {
    const html = render(['One', 'Two', 'Three'])
    expect(html).not.toContain('inert')
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3)
    expect(html).toContain('aria-label="3 of 3"')
    expect(html.match(/data-state="active"/g)).toHaveLength(1)
  })

  test('one slide alone has no controls', () => {
    expect(render(['One'])).not.toContain('<button')
    expect(render(['One', 'Two']).match(/<button/g)).toHaveLength(4)
  })

  test('SL-3: a slideshow has a button to pause it', () => {
    expect(render(['One', 'Two'], { auto: true })).toContain('aria-label="Pause slideshow"')
    expect(render(['One', 'Two'])).not.toContain('slideshow')
  })

  test('only the first picture is loaded first, and only when asked for', () => {
    const html = render(['One', 'Two'], { priority: true })
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(1)
    expect(render(['One', 'Two'])).not.toContain('eager')
  })
})
