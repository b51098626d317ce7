import { toSlug } from '#base'
import type { ProductOption } from './view.ts'

type Choice = Record<string, string>

/** Query parameters of lists, which options must not use. */
const RESERVED = ['page', 'sort', 'q', 'category', 'tag']

/** Query parameters of a product's options, by option key. */
export function nameOptions(
  options: readonly ProductOption[],
  parameter: (name: string) => string,
): Record<string, string> {
  const names = options
    .filter(option => option.variation)
    .map(({ key }) => [key, parameter(RESERVED.includes(key) ? `option-${key}` : key)])
  return Object.fromEntries(names)
}

/** Options selected in the URL; unknown values are ignored. */
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

/** Query parameters of a selection; undefined for unselected options. */
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

/** `350 ml` becomes `350-ml`. Kept unchanged if the slug would be empty or ambiguous. */
function inAddress(value: string, values: readonly string[]): string {
  const slug = toSlug(value)
  const isClear = slug !== '' && values.every(other => other === value || toSlug(other) !== slug)
  return isClear ? slug : value
}
