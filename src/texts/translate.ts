import { IntlMessageFormat } from 'intl-messageformat'
import { listFormat } from '#base'
import type { Catalogue, Messages } from './catalogue.ts'
import { isRightToLeftLocale, languageOf } from './languages.ts'

/** Values for a message. Numbers, dates and lists are formatted for the locale. */
export type Values = Readonly<Record<string, string | number | Date | readonly string[]>>
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string

export interface TranslateOptions {
  /** BCP 47, such as `de-AT`. */
  locale: string
  /** IANA time zone for dates. */
  timeZone?: string | undefined
  /** Called once per key that is missing or has an invalid message. */
  onProblem?: ((problem: { locale: string; key: string; error?: unknown }) => void) | undefined
}

/** Returns a function that formats messages in a locale, with English as fallback. */
export function createTranslate<Key extends string>(
  catalogue: Catalogue<Key>,
  options: TranslateOptions,
): Translate<Key> {
  const own = catalogue[languageOf(options.locale)]
  return sayIn(options, own ? [own, catalogue.en] : [catalogue.en])
}

/** Like `createTranslate`, for messages of a single language, as sent to browsers. */
export function sayIn<Key extends string>(
  { locale, timeZone, onProblem }: TranslateOptions,
  [first, fallback]: readonly Messages<Key>[],
): Translate<Key> {
  const formats = new Map<string, (values: Values | undefined) => string>()
  const told = new Set<string>()
  const compile = createCompiler({ locale, timeZone })
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
      try {
        return compile(message)
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
      // A value is missing.
      report(key, error)
      return fallback?.[key] ?? first?.[key] ?? key
    }
  }
}

/**
 * Returns a function that compiles messages of a locale.
 * @throws for a message with invalid syntax
 */
export function createCompiler({
  locale,
  timeZone,
}: Pick<TranslateOptions, 'locale' | 'timeZone'>) {
  const isolate = isRightToLeftLocale(locale) ? inIsolate : (value: string) => value

  /**
   * Isolates names and addresses, so that they keep their direction in right-to-left text (Unicode
   * UAX #9).
   */
  function prepare(values: Values, selectors: ReadonlySet<string>) {
    const entries = Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, listFormat(locale).format(value.map(isolate))]
      return [name, typeof value === 'string' && !selectors.has(name) ? isolate(value) : value]
    })
    return Object.fromEntries(entries) as Record<string, string | number | Date>
  }

  return (message: string): ((values?: Values) => string) => {
    // Most messages are plain text.
    if (!/[{}']/.test(message)) return () => message
    const format = new IntlMessageFormat(message, locale, timeZone ? inZone(timeZone) : {})
    const selectors = selectorsIn(format.getAst())
    const formatValues = (values?: Values) =>
      String(format.format(values && prepare(values, selectors)))
    return rememberCounts(formatValues)
  }
}

const MAX_REMEMBERED = 100

/** Remembers results for values that are a single number. A list of filters formats dozens of counts. */
function rememberCounts(format: (values?: Values) => string): (values?: Values) => string {
  const remembered = new Map<string, string>()
  return values => {
    const [[name, value] = [], second] = Object.entries(values ?? {})
    if (typeof value !== 'number' || second) return format(values)
    const key = `${name} ${value}`
    let text = remembered.get(key)
    if (text === undefined) {
      text = format(values)
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(key, text)
    }
    return text
  }
}

/** Wraps in U+2068 and U+2069 (first strong isolate and pop). */
const inIsolate = (value: string) => `\u2068${value}\u2069`

/** Names of values that select a text variant and are not shown. */
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
