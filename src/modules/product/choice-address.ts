import { toSlug } from '#base'
import type { ProductOption } from '#shop/client'

type Choice = Record<string, string>

/** What a page's lists keep in the query: options of these names step back. */
const RESERVED = ['page', 'sort', 'q', 'category', 'tag']

/** The names of a product's options in the address, by option key. */
export function nameOptions(
  options: readonly ProductOption[],
  parameter: (name: string) => string,
): Record<string, string> {
  const names = options
    .filter(option => option.variation)
    .map(({ key }) => [key, parameter(RESERVED.includes(key) ? `option-${key}` : key)])
  return Object.fromEntries(names)
}

/** What an address chooses of a product's options; what it has not is left out. */
export function readChoice(
  options: readonly ProductOption[],
  names: Record<string, string>,
  query: URLSearchParams,
): Choice {
  const choice: Choice = {}
  for (const { key, values } of options) {
    const asked = query.get(names[key] ?? '')
    const value = asked === null ? undefined : values.find(one => inAddress(one, values) === asked)
    if (value !== undefined) choice[key] = value
  }
  return choice
}

/** The parameters of a choice, by their names; undefined for what is not chosen. */
export function writeChoice(
  options: readonly ProductOption[],
  names: Record<string, string>,
  choice: Choice,
): Record<string, string | undefined> {
  const parameters: Record<string, string | undefined> = {}
  for (const { key, values } of options) {
    const [name, value] = [names[key], choice[key]]
    if (name) parameters[name] = value === undefined ? undefined : inAddress(value, values)
  }
  return parameters
}

/** `350 ml` is `350-ml`; a value stays as it is where that says nothing, or the same as another one. */
function inAddress(value: string, values: readonly string[]): string {
  const slug = toSlug(value)
  const isClear = slug !== '' && values.every(other => other === value || toSlug(other) !== slug)
  return isClear ? slug : value
}
