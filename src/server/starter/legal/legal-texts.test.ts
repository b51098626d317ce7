import { describe, expect, it } from 'vitest'
import { LEGAL_PAGES } from '#pages/schema'
import { LANGUAGES } from '#texts'
import { legalTexts } from './legal-document.ts'
import type { LegalText } from './legal-text.ts'

const BLANK = /\[[^[\]]+\]/g
const blanksIn = (words: string) => words.match(BLANK) ?? []

/** Number of blanks in each paragraph. */
const shapeOf = ({ lead, parts }: LegalText) => [
  Boolean(lead),
  ...parts.map(({ paragraphs }) => paragraphs.map(words => blanksIn(words).length)),
]

/** Groups of equal blanks by their first position. */
function sameBlanks({ parts }: LegalText) {
  const blanks = parts.flatMap(({ paragraphs }) => paragraphs.flatMap(blanksIn))
  const said = blanks.map(blank => blank.toLowerCase())
  return said.map(blank => said.indexOf(blank))
}

describe.each(LANGUAGES)('legal drafts in "%s"', language => {
  it.each(LEGAL_PAGES)('%s has the parts and the blanks of the English one', name => {
    const [own, english] = [legalTexts[language][name], legalTexts.en[name]]
    expect(shapeOf(own)).toEqual(shapeOf(english))
    expect(sameBlanks(own)).toEqual(sameBlanks(english))
    expect(blanksIn(JSON.stringify(own)).length).toBeGreaterThan(0)
  })

  it.each(LEGAL_PAGES)('%s is said in that language alone', name => {
    const { title, lead = '', parts } = legalTexts[language][name]
    const texts = [title, lead, ...parts.flatMap(one => [one.heading, ...one.paragraphs])]
    const english = JSON.stringify(legalTexts.en[name])
    for (const text of texts.filter(Boolean)) {
      expect(text.replace(BLANK, '').split(/[[\]]/)).toHaveLength(1)
      if (language === 'ar')
        expect(text.replace(/WCAG|AA|IP|\b[bf]\b/g, '')).not.toMatch(/\p{Script=Latin}/u)
      else if (language !== 'en' && text.length > 20)
        expect(english).not.toContain(JSON.stringify(text))
    }
  })
})
