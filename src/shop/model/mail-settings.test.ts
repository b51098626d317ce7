import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { findMailTextProblems, isMailEnabled, MailEdit, ownMailText } from './mail-settings.ts'

const text = (changes: object) => ({ subject: '', heading: '', intro: '', outro: '', ...changes })

test('SH-4 fills placeholders once, with the texts of the language', () => {
  const mails = {
    'order-paid': { texts: { de: text({ subject: 'Danke, {name}: {number} {amount}' }) } },
  }
  const values = { name: '{number}', number: '1001', amount: '5' }
  const read = (locale: string) => ownMailText({ mails }, 'order-paid', { locale, values })
  expect(read('de-AT')).toEqual(text({ subject: 'Danke, {number}: 1001 {amount}' }))
  expect(read('fr')).toEqual(text({}))
})

test('SH-4 refuses unknown placeholders, and notes without their message', () => {
  const texts = { en: text({ subject: '{number}', intro: 'Hi {fistName}', outro: '{}' }) }
  expect(findMailTextProblems('order-paid', texts)).toEqual([
    { path: '/texts/en/intro', message: 'unknown-placeholder' },
    { path: '/texts/en/outro', message: 'unknown-placeholder' },
  ])
  const note = (intro: string) => findMailTextProblems('order-note', { de: text({ intro }) })
  expect(note('Hallo {name}')).toEqual([
    { path: '/texts/de/intro', message: 'message-placeholder-missing' },
  ])
  expect(note('Hallo {name}: {message}')).toEqual([])
  expect(note(' ')).toEqual([])
})

test('SH-4 refuses line breaks in subjects and invalid recipients', () => {
  const isValid = (edit: object) => Value.Check(MailEdit, edit)
  expect(isValid({ texts: { en: text({ subject: 'Thanks' }) }, recipient: 'a@example.com' })).toBe(
    true,
  )
  expect(isValid({ recipient: '' })).toBe(true)
  expect(isValid({ texts: { en: text({ subject: 'a\r\nBcc: x@example.com' }) } })).toBe(false)
  expect(isValid({ recipient: 'a@example.com\r\nBcc: x@example.com' })).toBe(false)
  expect(isValid({ texts: { en: text({ outro: 'x'.repeat(5001) }) } })).toBe(false)
  expect(isValid({ texts: { xx: text({}) } })).toBe(false)
})

test('SH-4 keeps required mails on', () => {
  const mails = { 'order-received': { enabled: false }, 'order-paid': { enabled: false } }
  expect(isMailEnabled({ mails }, 'order-received')).toBe(true)
  expect(isMailEnabled({ mails }, 'order-paid')).toBe(false)
  expect(isMailEnabled({ mails }, 'order-completed')).toBe(true)
})
