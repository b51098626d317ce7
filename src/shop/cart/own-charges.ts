import type { Minor } from '#base'
import type { ChargedLine } from '../money/settle.ts'
import type { TaxRate } from '../money/tax.ts'
import type { LocalRates } from '../money/tax-rates.ts'

/** A charge of an order apart from its goods. Amounts are in the basis of the order. */
export interface OwnCharge {
  title: string
  amount: Minor
  /** Taxes of the order, if the buyer's location did not change. */
  rates?: readonly TaxRate[] | undefined
}

export interface OwnFee extends OwnCharge {
  id: string
  /** Null if it is not taxed. */
  taxClass: string | null
}

/** Charges that staff set for an order. */
export interface OwnCharges {
  fees: readonly OwnFee[]
  /** Replaces the offered shipping methods. */
  shipping?: (OwnCharge & { isPickup: boolean }) | undefined
}

export const NO_CHARGES: OwnCharges = { fees: [] }

export const toFeeLine = (
  { id, amount, taxClass, rates }: OwnFee,
  local: LocalRates,
): ChargedLine => ({
  id,
  kind: 'fee',
  amount,
  rates: rates ?? (taxClass === null ? [] : local.ratesOf(taxClass)),
})
