import { fitsCurrency, MAX_RATE, MIN_RATE, type ShopSettings } from '#shop/schema'

/** Currencies must exist and differ, with a sensible rate of a past day. */
export function findCurrencyProblems(
  { currency: base, currencies }: Pick<ShopSettings, 'currency' | 'currencies'>,
  today: string,
): { path: string; message: string }[] {
  const known = new Set(Intl.supportedValuesOf('currency'))
  return currencies.flatMap(({ code, rate, rateDate, rounding }, index) => {
    const problem = (field: string, message: string) => ({
      path: `/shop/currencies/${index}/${field}`,
      message,
    })
    const isRepeated = currencies.findIndex(one => one.code === code) < index
    const units = Number(rate)
    return [
      ...(known.has(code) ? [] : [problem('code', 'no-currency')]),
      ...(code === base ? [problem('code', 'base-currency')] : []),
      ...(isRepeated ? [problem('code', 'currency-twice')] : []),
      ...(units >= MIN_RATE && units <= MAX_RATE ? [] : [problem('rate', 'rate-out-of-range')]),
      ...(isDay(rateDate) ? [] : [problem('rateDate', 'no-such-day')]),
      ...(rateDate > today ? [problem('rateDate', 'day-in-future')] : []),
      ...(known.has(code) && !fitsCurrency(rounding, code)
        ? [problem('rounding', 'rounding-too-fine')]
        : []),
    ]
  })
}

function isDay(text: string): boolean {
  const atMs = Date.parse(text)
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().slice(0, 10) === text
}
