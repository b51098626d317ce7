import type { TaxExemption } from '../model/shown-values.ts'
import { type TaxRate, WHOLE } from '../money/tax.ts'
import { isEuCountry } from '../tax/eu-rates.ts'

/**
 * VAT category of EN 16931 (UNTDID 5305): standard rate, zero rate, exempt, reverse charge,
 * intra-community supply, export, not subject to VAT.
 */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

/** Facts of an order that decide the category of its untaxed lines. */
export interface TaxSituation {
  exemption: TaxExemption | undefined
  sellerCountry: string
  /** Country whose taxes apply. */
  taxCountry: string
  hasVatId: boolean
  isSmallBusiness: boolean
  /** Whether any line of the order is taxed. */
  isTaxed: boolean
}

export function taxCategory(
  line: { ppm: number; isService: boolean },
  situation: TaxSituation,
): TaxCategory {
  const { exemption, sellerCountry, taxCountry, isSmallBusiness } = situation
  if (line.ppm > 0) return 'S'
  if (isSmallBusiness || exemption === 'exempt') return 'E'
  if (exemption === 'reverse-charge') return line.isService ? 'AE' : 'K'
  const isExport = isEuCountry(sellerCountry) && !isEuCountry(taxCountry)
  if (exemption === 'outside' && isExport && situation.hasVatId) return 'G'
  return situation.isTaxed || situation.hasVatId ? 'Z' : 'O'
}

/**
 * Sum of rates in parts per million. Compound rates apply on top of the ones before, so that their
 * sum can have decimals.
 */
export function combinedPpm(rates: readonly TaxRate[]): number {
  const simple = rates.reduce((sum, rate) => sum + (rate.compound ? 0 : rate.ppm), 0)
  const compounds = rates.filter(rate => rate.compound)
  const factor = compounds.reduce((all, rate) => all * (1 + rate.ppm / WHOLE), 1 + simple / WHOLE)
  return Number(((factor - 1) * WHOLE).toFixed(4))
}
