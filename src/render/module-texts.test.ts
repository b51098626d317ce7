import { expect, it } from 'vitest'
import { defineTexts, mergeTexts } from '#texts'
import { createModuleTexts } from './module-texts.ts'

const still = defineTexts({ en: { notice: 'Long notice' }, de: { notice: 'Langer Hinweis' } })
const all = mergeTexts(still, defineTexts({ en: { add: 'Add' }, de: { add: 'Hinzufügen' } }))

it('an island receives no texts that only the server renders', () => {
  const texts = createModuleTexts(new Map([['product', all]]))
  const language = { locale: 'de', timeZone: 'UTC' }
  expect(texts.messages('product', language, [still])).toEqual({ add: 'Hinzufügen' })
  expect(texts.messages('product', language)).toEqual({
    add: 'Hinzufügen',
    notice: 'Langer Hinweis',
  })
  expect(texts.translate('product', language)('notice')).toBe('Langer Hinweis')
})
