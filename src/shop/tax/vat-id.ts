import * as jsvat from 'jsvat'
import { isEuCountry } from './eu-rates.ts'

export interface VatId {
  /** Without spaces, starting with the country: `DE136695976`. */
  number: string
  /** ISO code: `GR` for numbers that start with `EL`. */
  country: string
}

const EU_COUNTRIES = [
  ...[jsvat.austria, jsvat.belgium, jsvat.bulgaria, jsvat.croatia, jsvat.cyprus],
  ...[jsvat.czechRepublic, jsvat.denmark, jsvat.estonia, jsvat.finland, jsvat.france],
  ...[jsvat.germany, jsvat.greece, jsvat.hungary, jsvat.ireland, jsvat.italy, jsvat.latvia],
  ...[jsvat.lithuania, jsvat.luxembourg, jsvat.malta, jsvat.netherlands, jsvat.poland],
  ...[jsvat.portugal, jsvat.romania, jsvat.slovakiaRepublic, jsvat.slovenia, jsvat.spain],
  jsvat.sweden,
]

/** Reads a VAT ID of an EU country; undefined if its format or checksum is wrong. */
export function readVatId(text: string): VatId | undefined {
  const number = text.toUpperCase().replace(/[\s.\-/]/g, '')
  const { isValid, country } = jsvat.checkVAT(number, EU_COUNTRIES)
  const code = country?.isoCode.short ?? ''
  return isValid && isEuCountry(code) ? { number, country: code } : undefined
}

export const isVatId = (text: string): boolean => readVatId(text) !== undefined
