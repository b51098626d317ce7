/** `8.5 %`, in the notation of the language. */
export const percentText = (ppm: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    ppm / 1_000_000,
  )
