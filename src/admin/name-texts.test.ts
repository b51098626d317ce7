import { expect, it } from 'vitest'
import { adminMessages } from './messages.ts'
import { nameTexts } from './name-texts.ts'

const named = (locale: 'en' | 'de', noun: string) =>
  nameTexts(adminMessages[locale].named as never, noun, locale)

it('inserts the noun, capitalized at the start of a sentence and in German', () => {
  expect(named('en', '{smart_count, plural, one {Product} other {Products}}')).toMatchObject({
    page: { create: 'Create product' },
    notifications: {
      created: 'Product created',
      updated: '{smart_count, plural, one {Product saved} other {# products saved}}',
    },
  })
  expect(named('de', '{smart_count, plural, one {Seite} other {Seiten}}')).toMatchObject({
    page: { create: 'Seite anlegen' },
    notifications: {
      updated: '{smart_count, plural, one {Seite gespeichert} other {# Seiten gespeichert}}',
    },
  })
  expect(named('en', 'Media')).toMatchObject({ page: { create: 'Create media' } })
})
