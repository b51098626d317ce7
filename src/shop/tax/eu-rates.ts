/** Date of the rates below. */
export const EU_RATES_DATE = '2026-01-01'

export const EU_REDUCED_CLASS = 'reduced-rate'

/**
 * VAT in percent by country. Source: European Commission, Taxes in Europe Database (TEDB). Most
 * countries have several reduced rates; this is the one for most food and books. Denmark has none.
 */
export const EU_RATES: ReadonlyMap<string, { standard: number; reduced?: number }> = new Map([
  ['AT', { standard: 20, reduced: 10 }],
  ['BE', { standard: 21, reduced: 6 }],
  ['BG', { standard: 20, reduced: 9 }],
  ['CY', { standard: 19, reduced: 5 }],
  ['CZ', { standard: 21, reduced: 12 }],
  ['DE', { standard: 19, reduced: 7 }],
  ['DK', { standard: 25 }],
  ['EE', { standard: 24, reduced: 9 }],
  ['ES', { standard: 21, reduced: 10 }],
  ['FI', { standard: 25.5, reduced: 13.5 }],
  ['FR', { standard: 20, reduced: 5.5 }],
  ['GR', { standard: 24, reduced: 13 }],
  ['HR', { standard: 25, reduced: 5 }],
  ['HU', { standard: 27, reduced: 5 }],
  ['IE', { standard: 23, reduced: 13.5 }],
  ['IT', { standard: 22, reduced: 10 }],
  ['LT', { standard: 21, reduced: 12 }],
  ['LU', { standard: 17, reduced: 8 }],
  ['LV', { standard: 21, reduced: 12 }],
  ['MT', { standard: 18, reduced: 5 }],
  ['NL', { standard: 21, reduced: 9 }],
  ['PL', { standard: 23, reduced: 8 }],
  ['PT', { standard: 23, reduced: 6 }],
  ['RO', { standard: 21, reduced: 11 }],
  ['SE', { standard: 25, reduced: 12 }],
  ['SI', { standard: 22, reduced: 9.5 }],
  ['SK', { standard: 23, reduced: 19 }],
])

export const isEuCountry = (country: string) => EU_RATES.has(country)
