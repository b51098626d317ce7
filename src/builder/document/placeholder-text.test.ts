import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { textsIn } from '../../../tests/support/builder-texts.ts'
import { moduleExamples, moduleStarts, modules, registry } from '../../../tests/support/modules.ts'
import { startOf } from '../insert/start-of.ts'
import { createFindPlaceholderTexts, findPlaceholderImages } from './placeholder-text.ts'

const findPlaceholderTexts = createFindPlaceholderTexts(registry)

const started = (locale: 'en' | 'de') =>
  [...modules.keys()].map(
    type =>
      ({ type, props: { ...startOf(registry, type, textsIn(locale)), id: type } }) as PageNode,
  )
const typesIn = (content: PageNode[]) => [
  ...new Set(findPlaceholderTexts(content).map(one => one.node.type)),
]

it('finds every module with its initial text, in each language', () => {
  // Other modules, texts of the page, or permanent labels. A button without a link is a separate
  // issue.
  const others = [
    'row',
    'header',
    'loop',
    'opening-hours',
    'button',
    'button-group',
    'popup',
    'contact-form',
    'comments',
  ]
  const withText = [...moduleStarts.keys()].filter(type => !others.includes(type))
  const nested = [...new Set([...withText, 'text'])].sort()
  for (const locale of ['en', 'de'] as const) {
    expect(typesIn(started(locale)).sort(), locale).toEqual(nested)
  }
})

it('reports the initial text only until it is replaced', () => {
  const heading: PageNode = { type: 'heading', props: { id: 'h', text: 'Our history' } }
  expect(findPlaceholderTexts([heading])).toEqual([])
  const unset: PageNode = { type: 'heading', props: { id: 'h' } }
  expect(findPlaceholderTexts([unset])[0]?.text).toBe('Heading')
})

it('reports unfilled blanks but not short words in brackets', () => {
  const text = (body: string): PageNode => ({ type: 'text', props: { id: 't', body } })
  const found = (body: string) => findPlaceholderTexts([text(body)])[0]?.text
  expect(found('<p>Write to [email address], please.</p>')).toBe('[email address]')
  expect(found('<p>[Straße und Hausnummer]</p>')).toBe('[Straße und Hausnummer]')
  expect(found('<p>They wrote “ist [1] so”.</p>')).toBeUndefined()
})

it('fills initial props with allowed values and bundled images only', () => {
  for (const node of started('de')) {
    for (const [, media] of JSON.stringify(node.props).matchAll(/"media":"([^"]+)"/g)) {
      // List items have their own images.
      expect(media).toMatch(/^(placeholder|page:image$)/)
    }
    expect(modules.get(node.type)?.props.schema, node.type).toBeDefined()
  }
  expect(startOf(registry, 'text', textsIn('de')).body).toMatch(/^<p>\p{Lu}[^<]+<\/p>$/u)
})

it('names every text of a module that is still a placeholder, and no title that is good as it is', () => {
  const texts = (type: string) =>
    findPlaceholderTexts([
      { type, props: { ...startOf(registry, type, textsIn('en')), id: type } } as PageNode,
    ]).map(one => one.text)
  expect(texts('toggle')).toEqual([
    'What is included?',
    'Advice, planning and delivery. You receive a list of everything before you decide.',
  ])
  expect(texts('faq')).not.toContain('Frequently asked questions')
})

it('finds texts that modules of earlier versions began with', () => {
  const old: PageNode = { type: 'faq', props: { id: 'f', title: 'Erste Frage' } }
  expect(findPlaceholderTexts([old]).map(one => one.text)).toEqual(['Erste Frage'])
})

it('begins with prices in the currency of the shop, as the language of the site writes them', () => {
  const prices = (currency: string, locale: string) => {
    const { plans } = startOf(registry, 'pricing-table', textsIn('en', { currency, locale }))
    return (plans as { price: string }[]).map(plan => plan.price.replace('\u00a0', ' '))
  }
  expect(prices('EUR', 'de')).toEqual(['12 €', '24 €', '48 €'])
  expect(prices('GBP', 'en')).toEqual(['£12', '£24', '£48'])
  expect(prices('JPY', 'en')).toEqual(['¥1,200', '¥2,400', '¥4,800'])
})

it('names texts that an example left behind, and images that come with the program', () => {
  const [example] = moduleExamples.get('hero') ?? []
  const hero = { type: 'hero', props: { ...example?.props, id: 'hero' } } as PageNode
  expect(findPlaceholderTexts([hero]).map(one => one.text)).toContain(
    'A small workshop by the river. Four people, and things that last.',
  )
  expect(findPlaceholderImages(modules, [hero])).toEqual([hero])
  const own = { media: 'abc', alt: '' }
  expect(
    findPlaceholderImages(modules, [{ type: 'image', props: { id: 'i', image: own } }]),
  ).toEqual([])
})
