import { describe, expect, test } from 'vitest'
import { renderNodes } from '../../../tests/support/render.ts'
import { findTexts } from './find-questions.ts'

const items = [
  { question: 'How long does delivery take?', answer: '<p>Three days.</p>' },
  { question: 'Öffnet ihr im Café?', answer: '<p>Ja.</p>' },
  { question: 'Without an answer', answer: '' },
]
const faq = (id: string, props: object) => ({ type: 'faq', props: { id, items, ...props } })

describe('the search for questions', () => {
  const texts = ['How long does delivery take? Three days.', 'Öffnet ihr im Café? Ja.']

  test('matches all words in any order, ignoring case and accents', () => {
    expect([...findTexts(texts, 'DAYS delivery')]).toEqual([0])
    expect([...findTexts(texts, 'cafe offnet')]).toEqual([1])
    expect([...findTexts(texts, 'delivery café')]).toEqual([])
  })

  test('an empty query finds all', () => {
    expect(findTexts(texts, '  ').size).toBe(2)
  })
})

describe('AC-1: FAQ', () => {
  test('without script every answer is visible, without script-only states', async () => {
    const { html, problems } = await renderNodes([faq('help', { search: true })])
    expect(problems).toEqual([])
    expect(html).toContain('Three days.')
    expect(html).not.toContain('aria-expanded')
    expect(html).not.toContain(' hidden')
  })

  test('structured data lists answered questions once per page', async () => {
    const other = [{ question: 'And gifts?', answer: '<p>Yes.</p>' }]
    const { needs } = await renderNodes([faq('help', {}), faq('gifts', { items: other })])
    const entry = (name: string, text: string) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })
    expect(needs.jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          entry('How long does delivery take?', '<p>Three days.</p>'),
          entry('Öffnet ihr im Café?', '<p>Ja.</p>'),
          entry('And gifts?', '<p>Yes.</p>'),
        ],
      },
    ])
  })

  test('its owner may tell them nothing', async () => {
    expect((await renderNodes([faq('help', { structuredData: false })])).needs.jsonLd).toEqual([])
    expect((await renderNodes([faq('help', { items: [] })])).needs.jsonLd).toEqual([])
  })
})
