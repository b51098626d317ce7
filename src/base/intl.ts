/**
 * Creates each `Intl` formatter once per locale and options, because creating one takes longer than
 * a hundred uses. The number of locales and options on a site is small, so nothing is dropped.
 */
function createFormats<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
) {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    let format = made.get(key)
    if (format === undefined) {
      format = make(locale, options)
      made.set(key, format)
    }
    return format
  }
}

export const dateTimeFormat = createFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const numberFormat = createFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

const listFormats = createFormats(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

export const listFormat = (locale: string, options: Intl.ListFormatOptions = {}) =>
  listFormats(locale, options)

export const collatorOf = createFormats(
  (locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options),
)
