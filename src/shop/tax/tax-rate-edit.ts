import Type, { type Static } from 'typebox'
import { ok, plainText, refuse } from '#base'
import { TAX_CLASS_ID } from '../model/settings.ts'
import { WHOLE } from '../money/tax.ts'
import { normalizePostcode, readRange } from './postcodes.ts'

export const MAX_POSTCODES = 2000
export const MAX_CITIES = 500

const part = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^;\\0]*$' })

/** A tax rate as edited by staff. Empty parts of the place match everything. */
export const TaxRateEdit = Type.Object(
  {
    country: Type.String({ pattern: '^([A-Z]{2})?$' }),
    state: Type.String({ maxLength: 100 }),
    /** Codes, ranges such as `12345...12350`, and prefixes such as `123*`. */
    postcodes: Type.Array(part(50), { maxItems: MAX_POSTCODES }),
    cities: Type.Array(part(100), { maxItems: MAX_CITIES }),
    /** Parts per million: 190,000 is 19 %. */
    ppm: Type.Integer({ minimum: 0, maximum: WHOLE }),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    priority: Type.Integer({ minimum: 1, maximum: 1000 }),
    compound: Type.Boolean(),
    shipping: Type.Boolean(),
    /** Empty for the standard class. */
    taxClass: Type.Union([Type.Literal(''), Type.String({ maxLength: 60, pattern: TAX_CLASS_ID })]),
    /** Decides between equally specific rates; the lowest comes first. */
    position: Type.Integer({ minimum: 0, maximum: 1e9 }),
  },
  { additionalProperties: false },
)
export type TaxRateEdit = Static<typeof TaxRateEdit>

export interface TaxRateItem extends TaxRateEdit {
  id: string
}

/** Normalizes texts; refuses postcodes that can never match. */
export function checkTaxRate(edit: TaxRateEdit) {
  const postcodes = unique(edit.postcodes.map(postcode => plainText(postcode).trim().toUpperCase()))
  if (!postcodes.every(isPostcodeRule)) return refuse('bad-postcode')
  const name = plainText(edit.name).trim()
  if (name === '') return refuse('invalid')
  const rate = {
    ...edit,
    name,
    state: plainText(edit.state).trim().toUpperCase(),
    postcodes,
    cities: unique(edit.cities.map(city => plainText(city).trim().toUpperCase())),
  }
  return ok({ rate })
}

/** A code, a range whose end is not before its start, or a prefix with `*` at its end. */
function isPostcodeRule(text: string): boolean {
  if (text.includes('...')) return readRange(text) !== undefined
  return /^[\p{L}\p{N}]+\*?$|^\*$/u.test(normalizePostcode(text))
}

const unique = (texts: string[]) => [...new Set(texts)].filter(Boolean)
