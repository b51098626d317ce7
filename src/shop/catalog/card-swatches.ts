import type { Picture } from '../model/media.ts'
import { nameOptions, writeChoice } from './choice-address.ts'
import { readOptions } from './stored.ts'
import { colorNamed, showSwatches } from './swatches.ts'
import type { CardSwatches, ProductOption } from './view.ts'

const MAX_SWATCHES = 5
const MIN_SWATCHES = 2

/** The option of a variable product that has swatches: configured ones, or values named like colors. */
export function swatchOptionOf(
  { type, options }: { type: string; options: string },
  locale: string,
): ProductOption | undefined {
  if (type !== 'variable') return undefined
  return readOptions(options).find(option => {
    const hasSwatch = (value: string) =>
      option.swatches?.[value] !== undefined || colorNamed(value, locale) !== undefined
    return option.variation && option.values.filter(hasSwatch).length >= MIN_SWATCHES
  })
}

/** The first swatches of a product with links to its variants. */
export function cardSwatches(
  option: ProductOption | undefined,
  pictures: ReadonlyMap<string, Picture>,
  { path, locale }: { path: string; locale: string },
): { swatches?: CardSwatches } {
  if (!option) return {}
  const found = Object.entries(showSwatches([option], pictures, locale)[option.key] ?? {})
  const names = nameOptions([option], name => name)
  const values = found.slice(0, MAX_SWATCHES).map(([value, swatch]) => {
    const chosen = writeChoice([option], names, { [option.key]: value })
    const query = new URLSearchParams(
      Object.entries(chosen).map(([name, one]) => [name, one ?? '']),
    )
    return { value, path: `${path}?${query}`, swatch }
  })
  return { swatches: { values, more: option.values.length - values.length } }
}
