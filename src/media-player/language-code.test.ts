import { expect, it } from 'vitest'
import { languageCode } from './language-code.ts'

it('MP-6: a language has 2 or 3 letters and perhaps a region of 2', () => {
  const codes = ['en', 'EN', 'deu', 'pt-BR', 'pt_br', 'fil-PH'].map(languageCode)
  expect(codes).toEqual(['en', 'en', 'deu', 'pt-BR', 'pt-BR', 'fil-PH'])
})

it('MP-6: anything else is a type error, one for each way of being wrong', () => {
  for (const wrong of [
    '',
    'e',
    'engl',
    'en-',
    'en-U',
    'en-USA',
    'en-12',
    'e1',
    'en-US-x',
    ' en',
    'en\n',
  ]) {
    expect(() => languageCode(wrong), JSON.stringify(wrong)).toThrow(/2 or 3 letters/)
  }
  for (const wrong of [undefined, null, 12, {}, ['en']]) {
    expect(() => languageCode(wrong)).toThrow(new TypeError('A language code must be a string.'))
  }
})
