import { allocate, type Minor, scaleMinor } from '#base'

/** One hundred percent in parts per million, the unit of tax rates. */
export const WHOLE = 1_000_000

/** A tax applied to an amount. */
export interface TaxRate {
  name: string
  /**
   * Parts per million: 190,000 is 19 %. Sales tax rates have up to four decimals, so percent or
   * basis points would not be integers.
   */
  ppm: number
  /** Applied on top of the taxes that are not compound, and of compound taxes before it. */
  compound?: boolean
}

export const toPpm = (percent: number) => Math.round(percent * (WHOLE / 100))
export const toPercent = (ppm: number) => ppm / (WHOLE / 100)

/** An amount with its taxes. `gross` equals `net + tax`, and `tax` the sum of `taxes`. */
export interface Taxed {
  net: Minor
  tax: Minor
  gross: Minor
  /** One amount per rate, in order. */
  taxes: Minor[]
}

/** Whether amounts are without tax or with it. The amount of that kind is exact; tax is rounded. */
export type TaxBasis = 'net' | 'gross'

/**
 * Taxes of an amount, extracted from it if the basis is gross, else added. Each tax is computed
 * exactly, from the untaxed amount and the exact taxes below it, and rounded on its own.
 */
export function taxOn(amount: Minor, rates: readonly TaxRate[], basis: TaxBasis): Taxed {
  const { numerators, denominator } = taxShares(rates, basis)
  return withTaxes(
    amount,
    numerators.map(numerator => scaleMinor(amount, numerator, denominator)),
    basis,
  )
}

/**
 * Taxes of several amounts with the same rates, rounded once for their sum. The rounded tax is
 * allocated to the amounts by largest remainder, so the parts still add up.
 */
export function taxOnSum(
  amounts: readonly Minor[],
  rates: readonly TaxRate[],
  basis: TaxBasis,
): Taxed[] {
  const { numerators, denominator } = taxShares(rates, basis)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const parts = numerators.map(numerator =>
    allocate(scaleMinor(sum, numerator, denominator), amounts),
  )
  return amounts.map((amount, index) =>
    withTaxes(
      amount,
      parts.map(part => part[index] ?? 0),
      basis,
    ),
  )
}

function withTaxes(amount: Minor, taxes: Minor[], basis: TaxBasis): Taxed {
  const tax = taxes.reduce((sum, part) => sum + part, 0)
  return basis === 'gross'
    ? { net: amount - tax, tax, gross: amount, taxes }
    : { net: amount, tax, gross: amount + tax, taxes }
}

/** Each tax as a fraction of the taxed amount: `amount × numerator ÷ denominator`. */
interface TaxShares {
  numerators: readonly (number | bigint)[]
  denominator: number | bigint
}

function taxShares(rates: readonly TaxRate[], basis: TaxBasis): TaxShares {
  const simple = rates.reduce((sum, rate) => sum + (rate.compound ? 0 : rate.ppm), 0)
  if (rates.every(rate => !rate.compound)) {
    return {
      numerators: rates.map(rate => rate.ppm),
      denominator: basis === 'gross' ? WHOLE + simple : WHOLE,
    }
  }
  return compoundShares(rates, simple, basis)
}

/** As fractions of the net amount, taxes have the denominator `WHOLE ** (1 + number of compounds)`. */
function compoundShares(rates: readonly TaxRate[], simple: number, basis: TaxBasis): TaxShares {
  const whole = BigInt(WHOLE)
  const compounds = rates.filter(rate => rate.compound).length
  const net = whole ** BigInt(1 + compounds)
  /** Net amount and taxes so far, over `WHOLE ** (1 + compounds so far)`. */
  let soFar = whole + BigInt(simple)
  let count = 0
  const numerators = rates.map(rate => {
    if (!rate.compound) return (BigInt(rate.ppm) * net) / whole
    const ppm = BigInt(rate.ppm)
    const numerator = soFar * ppm * whole ** BigInt(compounds - count - 1)
    soFar *= whole + ppm
    count++
    return numerator
  })
  return { numerators, denominator: basis === 'gross' ? soFar : net }
}

/** How prices are entered and displayed. */
export interface TaxMode {
  /** Entered with tax. */
  included: boolean
  display: 'incl' | 'excl'
}

/**
 * The basis of an order. Prices that are shown with tax are exact with it, also if they are entered
 * without, so that a line costs its shown unit price times its quantity.
 */
export const basisOf = ({ included, display }: TaxMode): TaxBasis =>
  included || display === 'incl' ? 'gross' : 'net'

/** Converts an entered amount to the basis of the order. */
export function toBasis(amount: Minor, rates: readonly TaxRate[], mode: TaxMode): Minor {
  if (mode.included || mode.display === 'excl') return amount
  return taxOn(amount, rates, 'net').gross
}

/** Converts an amount in the order's basis to its displayed form. */
export function shownAmount(amount: Minor, rates: readonly TaxRate[], mode: TaxMode): Minor {
  const taxed = taxOn(amount, rates, basisOf(mode))
  return mode.display === 'incl' ? taxed.gross : taxed.net
}
