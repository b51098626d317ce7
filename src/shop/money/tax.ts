import { type Minor, roundMinor } from '#base'

/** A tax applied to an amount. */
export interface TaxRate {
  name: string
  percent: number
  /** Applied on top of previous taxes. */
  compound?: boolean
}

export interface Taxed {
  net: Minor
  /** One amount per rate, in order. */
  taxes: Minor[]
  tax: Minor
}

/** Taxes of an amount, included or added; each is rounded separately. */
export function taxOn(amount: Minor, rates: readonly TaxRate[], included: boolean): Taxed {
  const taxes = included ? includedTaxes(amount, rates) : addedTaxes(amount, rates)
  const tax = taxes.reduce((sum, part) => sum + part, 0)
  return { net: included ? amount - tax : amount, taxes, tax }
}

/** How prices are entered and displayed. */
export interface TaxMode {
  /** Entered with tax. */
  included: boolean
  display: 'incl' | 'excl'
}

/** Converts an entered amount to its displayed form. Used for prices, shipping and totals alike. */
export function shownAmount(
  amount: Minor,
  rates: readonly TaxRate[],
  { included, display }: TaxMode,
): Minor {
  const { net, tax } = taxOn(amount, rates, included)
  return display === 'incl' ? net + tax : net
}

function addedTaxes(net: Minor, rates: readonly TaxRate[]): Minor[] {
  let before = 0
  return rates.map(rate => {
    const tax = roundMinor(((rate.compound ? net + before : net) * rate.percent) / 100)
    before += tax
    return tax
  })
}

function includedTaxes(gross: Minor, rates: readonly TaxRate[]): Minor[] {
  const taxes = rates.map(() => 0)
  let rest = gross
  for (let i = rates.length - 1; i >= 0; i--) {
    const rate = rates[i]
    if (!rate?.compound) continue
    const tax = (rest * rate.percent) / (100 + rate.percent)
    taxes[i] = roundMinor(tax)
    rest -= tax
  }
  const simple = rates.reduce((sum, rate) => sum + (rate.compound ? 0 : rate.percent), 0)
  rates.forEach((rate, i) => {
    if (!rate.compound) taxes[i] = roundMinor((rest * rate.percent) / (100 + simple))
  })
  return taxes
}
