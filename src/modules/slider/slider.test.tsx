import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ListedSlides } from '#content'
import { type ResolvedProps, resolveProps } from '#module-contract'
import { loadersWith } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { withTexts } from '../../../tests/support/with-texts.tsx'
import { Props } from './props.ts'
import { Slider } from './Slider.island.tsx'
import { texts } from './texts.ts'

const loaders = loadersWith(new Map([['bar', { listed: undefined }]]))

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

function render(
  titles: string[],
  { listed, ...props }: Partial<SliderProps> & Partial<ListedSlides> = {},
) {
  const slides = titles.map(title => ({ ...Props.shape.slides.default[0], title }))
  const stored = { slides: slides.map(slide => ({ ...slide, image: { media: 'picture' } })) }
  return renderToString(
    withTexts(
      texts,
      <Slider
        {...resolveProps(Props, stored, resolver)}
        {...props}
        root={{ id: 'shown', 'data-module': 'slider', className: 'm-slider' }}
        data={{ listed }}
      />,
    ),
  )
}

describe('SL-1: server HTML', () => {
  test('renders every slide visible and labeled with its position', () => {
    const html = render(['One', 'Two', 'Three'])
    expect(html).not.toContain('inert')
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3)
    expect(html).toContain('aria-label="3 of 3"')
    expect(html.match(/data-state="active"/g)).toHaveLength(1)
  })

  test('a single slide has no controls', () => {
    expect(render(['One'])).not.toContain('<button')
    expect(render(['One', 'Two']).match(/<button/g)).toHaveLength(4)
  })

  test('SL-3: a slideshow has a button to pause it', () => {
    expect(render(['One', 'Two'], { auto: true })).toContain('aria-label="Pause slideshow"')
    expect(render(['One', 'Two'])).not.toContain('slideshow')
  })

  test('only the first picture is loaded first and painted with the words, and only when asked for', () => {
    const html = render(['One', 'Two'], { priority: true })
    expect(html.match(/fetchPriority="high" decoding="sync"/gi)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(1)
    expect(render(['One', 'Two'])).not.toContain('eager')
  })
})

describe('how slides change', () => {
  test('slides fade unless they push or switch at once; images may grow', () => {
    expect(render(['One', 'Two'])).toContain('data-motion="fade" data-progress="lines"')
    const html = render(['One', 'Two'], { motion: 'slide', zoom: true, progress: 'numbers' })
    expect(html).toContain('data-motion="slide" data-zoom="" data-progress="numbers"')
  })

  test('SL-3: the bar of the current number fills while its slide is shown', async () => {
    const node = (props: object) => ({
      type: 'slider',
      props: { id: 'bar', slides: [{}], ...props },
    })
    const css = async (props: object) =>
      (await renderNodes([node({ progress: 'numbers', ...props })], { loaders })).css
    expect(await css({ auto: true })).toContain('--slider-delay:7000ms')
    expect(await css({ auto: true, delayMs: 0 })).toContain('--slider-delay:7000ms')
    expect(await css({ auto: true, delayMs: 4000 })).toContain('--slider-delay:4000ms')
    expect(await css({})).not.toContain('--slider-delay')
  })
})

describe('SL-4: slides from site content', () => {
  const listed = [
    { href: '/one', title: 'A <post>', facts: '1 May', excerpt: 'It begins.', image: null },
    { href: '/two', title: 'Two', facts: '', excerpt: '', image: null },
  ]

  test('each has its title, facts, excerpt, and a button that says where it leads', () => {
    const html = render([], { listed, showButton: true })
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(2)
    for (const words of ['A &lt;post&gt;', '1 May', 'It begins.', 'href="/two"', 'Read more']) {
      expect(html).toContain(words)
    }
    expect(render([], { listed, button: 'Open' })).toContain('Open')
  })

  test('the title is the link without a button', () => {
    const html = render([], { listed, showButton: false })
    expect(html).not.toContain('class="button')
    expect(html).toMatch(/<h2 class="slider-title"><a href="\/one"/)
  })

  test('shows a message instead of an empty slider', () => {
    expect(render(['Own'], { listed: [] })).toContain('There is nothing here yet.')
  })
})
