import { describe, expect, it } from 'vitest'
import { excerptOf, markWords } from './excerpt.ts'
import { editDistance } from './vocabulary.ts'
import { createAnalyzer, foldText, toStored, wantedWords } from './words.ts'

const wantedIn = async (text: string, locale = 'en') => {
  const fold = await createAnalyzer(locale)
  return { words: wantedWords(text, locale, fold), locale, fold }
}
const stored = async (text: string, locale: string) =>
  toStored(foldText(text, locale, await createAnalyzer(locale)))
const shown = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('HDR-10: words that are searched for', () => {
  it('are folded by the rules of the language: case, accents, endings', async () => {
    expect(await stored('Häuser', 'de')).toBe('hauser haus')
    expect(await stored('Writing chairs', 'en')).toBe('writing write chairs chair')
    expect(await stored('Straße', 'de')).toContain('strasse')
    expect(await stored('المتاجر', 'ar')).toContain('متاجر')
    expect(await stored('Плита', 'tlh')).toBe('плита')
  })

  it('keep soft hyphens and joiners inside', async () => {
    expect(await stored('Garten\u00adhaus', 'de')).toBe(await stored('Gartenhaus', 'de'))
    expect(await stored('می\u200cخواهم', 'fa')).toBe('میخواهم')
    expect(await stored('ភាសា\u200bខ្មែរ', 'km')).toBe('ភាសា ខមែរ'.replace(/\p{M}/gu, ''))
    const text = 'Im Garten\u00adhaus.'
    expect(shown(markWords(text, await wantedIn('gartenhaus', 'de')))).toBe(
      'Im [Garten\u00adhaus].',
    )
  })

  it('are told apart in scripts without spaces', async () => {
    const words = (await stored('東京で作られた茶碗', 'ja')).split(' ')
    expect(words).toContain('東京')
    expect(words).toContain('茶碗')
  })

  it('are eight at most, of the first 200 letters, each once', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `w${at}`).join(' ')
    expect((await wantedIn(many)).words).toHaveLength(8)
    expect((await wantedIn('a'.repeat(10_000))).words[0]?.word).toHaveLength(200)
    expect((await wantedIn('Bowl bowl BOWL')).words).toHaveLength(1)
    for (const text of ['', '  ', '"', '* OR (', '--']) {
      expect((await wantedIn(text)).words.map(({ word }) => word)).toEqual(
        text.includes('OR') ? ['or'] : [],
      )
    }
  })

  it('are marked in results by prefix or stem', async () => {
    expect(shown(markWords('Bowls, a bowl and a bowling alley', await wantedIn('bowl')))).toBe(
      '[Bowls], a [bowl] and a [bowling] alley',
    )
    expect(shown(markWords('A table', await wantedIn('a')))).toBe('[A] table')
  })

  it('are quoted where most of them stand together', async () => {
    const filler = 'Nothing of it stands here, only words. '.repeat(20)
    const text = `A stove. ${filler}The stove was lit at night, in the snow. ${filler}`
    const excerpt = shown(excerptOf(text, await wantedIn('stove snow')))
    expect(excerpt).toContain('[stove] was lit at night, in the [snow]')
    expect(excerpt.startsWith('… ')).toBe(true)
    expect(excerpt.length).toBeLessThan(230)
    expect(shown(excerptOf('Short.', await wantedIn('stove')))).toBe('Short.')
    expect(shown(excerptOf('x'.repeat(1000), await wantedIn('stove')))).toHaveLength(182)
  })
})

it('a letter wrong, missing, too many, or two swapped is one mistake', () => {
  for (const [one, other] of [
    ['kettle', 'kettel'],
    ['kettle', 'ketle'],
    ['kettle', 'kettlle'],
    ['kettle', 'kittle'],
  ] as const) {
    expect(editDistance(one, other, 2), other).toBe(1)
  }
  expect(editDistance('kettle', 'kettle', 1)).toBe(0)
  expect(editDistance('kettle', 'bottles', 2)).toBe(3)
})
