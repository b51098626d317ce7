import { expect, it } from 'vitest'
import { createTranslate, defineTexts, isRightToLeftLocale, languageOf, mergeTexts } from '#texts'

const texts = defineTexts({
  en: {
    items: '{count, plural, one {# item} other {# items}}',
    hello: 'Hello {name}',
    at: 'On {when, date, long}',
    plain: 'Plain',
  },
  de: {
    items: '{count, plural, one {# Artikel} other {# Artikel}}',
    hello: 'Hallo {name}',
    at: 'Am {when, date, long}',
    plain: 'Einfach',
  },
  ar: {
    items:
      '{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
    hello: 'مرحبًا {name}',
    at: 'في {when, date, long}',
    plain: 'بسيط',
  },
})

it('says plurals, numbers and dates as the locale does', () => {
  const english = createTranslate(texts, { locale: 'en' })
  expect([1, 1200].map(count => english('items', { count }))).toEqual(['1 item', '1,200 items'])
  const german = createTranslate(texts, { locale: 'de-AT', timeZone: 'Europe/Vienna' })
  expect(german('at', { when: new Date('2026-12-31T23:30:00Z') })).toBe('Am 1. Jänner 2027')
  const arabic = createTranslate(texts, { locale: 'ar' })
  expect(
    [0, 1, 2, 3, 11].map(count => arabic('items', { count }).replace(/[\d٠-٩]+/, '#')),
  ).toEqual(['لا عناصر', 'عنصر واحد', 'عنصران', '# عناصر', '# عنصرًا'])
})

it('keeps the direction of values in right-to-left texts', () => {
  const arabic = createTranslate(texts, { locale: 'ar-EG' })
  expect(arabic('hello', { name: 'Ida Berg' })).toBe('مرحبًا \u2068Ida Berg\u2069')
  expect(createTranslate(texts, { locale: 'de' })('hello', { name: 'Ida' })).toBe('Hallo Ida')
})

it('says lists as the locale does, each part in its own direction', () => {
  const list = defineTexts({
    en: { pick: 'Choose {options}.' },
    de: { pick: 'Wählen Sie {options}.' },
    ar: { pick: 'اختر {options}.' },
  })
  const options = ['Size', 'Finish', 'Foot']
  const say = (locale: string) => createTranslate(list, { locale })('pick', { options })
  expect(say('en')).toBe('Choose Size, Finish, and Foot.')
  expect(say('de')).toBe('Wählen Sie Size, Finish und Foot.')
  expect(say('ar')).toBe('اختر \u2068Size\u2069 و\u2068Finish\u2069 و\u2068Foot\u2069.')
})

it('falls back to English and reports it once', () => {
  const problems: string[] = []
  const onProblem = ({ key }: { key: string }) => problems.push(key)
  const broken = { ...texts, fr: { ...texts.en, hello: 'Bonjour {name', plain: undefined } }
  const french = createTranslate(broken as unknown as typeof texts, { locale: 'fr-CA', onProblem })
  expect([french('hello', { name: 'Ida' }), french('hello', { name: 'Ida' })]).toEqual([
    'Hello Ida',
    'Hello Ida',
  ])
  expect(french('plain')).toBe('Plain')
  expect(problems).toEqual(['hello', 'plain'])
  expect(createTranslate(texts, { locale: 'fi', onProblem })('plain')).toBe('Plain')
})

it('knows its languages by locale', () => {
  expect(['de', 'de-AT', 'AR-eg', 'fi', ''].map(languageOf)).toEqual(['de', 'de', 'ar', 'en', 'en'])
  expect(['ar', 'he-IL', 'de', 'arn'].map(isRightToLeftLocale)).toEqual([true, true, false, false])
})

it('joins catalogues', () => {
  const more = mergeTexts(texts, defineTexts({ en: { extra: 'Extra' }, de: { extra: 'Mehr' } }))
  expect(createTranslate(more, { locale: 'de' })('extra')).toBe('Mehr')
  expect(createTranslate(more, { locale: 'ar' })('extra')).toBe('Extra')
})

it('joins no catalogues that say one key in two ways', () => {
  const rows = defineTexts({ en: { shipping: 'Shipping' }, de: { shipping: 'Versand' } })
  const address = defineTexts({ en: { shipping: 'Shipping address' } })
  expect(() => mergeTexts(rows, address)).toThrow('"shipping"')
  expect(mergeTexts(rows, rows)).toEqual(rows)
})
