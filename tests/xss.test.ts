import { describe, expect, it } from 'vitest'
import { cleanHtml } from '#pages'
import { xssKinds, xssPayloads } from './fixtures/xss.ts'
import { findDangerousMarkup } from './support/dangerous-markup.ts'
import { sharedJson } from './support/shared-data.ts'

/** Dangerous only inside an attribute or a template language. */
const plainText = [`' autofocus onfocus='alert(1)`, `" onmouseover="alert(1)" x="`]

describe('rich text', () => {
  it('is dangerous in every kind of hostile markup before it is cleaned', () => {
    const markup = xssKinds.filter(text => !plainText.includes(text) && !text.startsWith('{{'))
    const harmless = markup.filter(text => findDangerousMarkup(text).length === 0)
    expect(harmless).toEqual([])
  })

  it('can neither run nor load anything once it is cleaned', () => {
    for (const payload of xssPayloads) {
      expect(findDangerousMarkup(cleanHtml(payload)), payload).toEqual([])
    }
  })

  const others = sharedJson<{ payload: string }[]>('security/xss.json') ?? []
  it.skipIf(others.length === 0)('can neither after other people’s hostile markup', () => {
    for (const { payload } of others) {
      expect(findDangerousMarkup(cleanHtml(payload)), payload).toEqual([])
    }
  })
})
