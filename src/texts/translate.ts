import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, Messages } from './catalogue.ts'
import { isRightToLeftLocale, languageOf } from './languages.ts'

/** What a message is filled with. Numbers and dates are written as the locale does. */
export type Values = Readonly<Record<string, string | number | Date>>
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string

export interface TranslateOptions {
  /** BCP 47, such as `de-AT`. */
  locale: string
  /** IANA, for dates within messages. */
  timeZone?: string | undefined
  /** Told once of each key that is missing or whose message is broken. */
  onProblem?: ((problem: { locale: string; key: string; error?: unknown }) => void) | undefined
}

/** Says messages in a locale; what is missing or broken there is said in English. */
export function createTranslate<Key extends string>(
  catalogue: Catalogue<Key>,
  options: TranslateOptions,
): Translate<Key> {
  const own = catalogue[languageOf(options.locale)]
  return sayIn(options, own ? [own, catalogue.en] : [catalogue.en])
}

/** As `createTranslate`, of messages of one language alone: what a browser was sent. */
export function sayIn<Key extends string>(
  { locale, timeZone, onProblem }: TranslateOptions,
  [first, fallback]: readonly Messages<Key>[],
): Translate<Key> {
  const formats = new Map<string, (values: Values | undefined) => string>()
  const told = new Set<string>()
  const isolates = isRightToLeftLocale(locale)
  const report = (key: string, error?: unknown) => {
    if (told.has(key)) return
    told.add(key)
    onProblem?.({ locale, key, ...(error === undefined ? {} : { error }) })
  }

  function formatOf(key: Key) {
    for (const messages of [first, fallback]) {
      const message = messages?.[key]
      if (message === undefined) {
        report(key)
        continue
      }
      // Most messages are plain words.
      if (!/[{}']/.test(message)) return () => message
      try {
        const format = new IntlMessageFormat(message, locale, timeZone ? inZone(timeZone) : {})
        const selectors = selectorsIn(format.getAst())
        return (values: Values | undefined) =>
          String(format.format(isolates && values ? isolate(values, selectors) : values))
      } catch (error) {
        report(key, error)
      }
    }
    return () => key
  }

  return (key, values) => {
    let format = formats.get(key)
    if (!format) {
      format = formatOf(key)
      formats.set(key, format)
    }
    try {
      return format(values)
    } catch (error) {
      // A value that the message asks for was not given.
      report(key, error)
      return fallback?.[key] ?? first?.[key] ?? key
    }
  }
}

const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** Names and addresses keep their own direction within a text from right to left (Unicode UAX #9). */
function isolate(values: Values, selectors: ReadonlySet<string>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !selectors.has(name)
        ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE
        : value,
    ]),
  )
}

/** Names of values that choose between texts and are not shown. */
function selectorsIn(elements: readonly Element[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (!('options' in element)) continue
    found.add(element.value)
    for (const option of Object.values(element.options)) selectorsIn(option.value, found)
  }
  return found
}
type Element = ReturnType<IntlMessageFormat['getAst']>[number]

function inZone(timeZone: string) {
  const formats = IntlMessageFormat.formats
  const zoned = (all: typeof formats.date) =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, { ...one, timeZone }]))
  return { date: zoned(formats.date), time: zoned(formats.time) }
}
