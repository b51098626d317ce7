import { toSlug } from '#base'
import type { ProductOption } from '../catalog/view.ts'
import type { RawRow } from './read-rows.ts'
import { readFlag, splitList } from './values.ts'

/** The attributes of a row; which of them variants are told apart by is known once those are read. */
export function parseAttributes({ header, values }: RawRow): ProductOption[] {
  const cell = (index: number | undefined) =>
    index === undefined ? '' : (values[index] ?? '').trim()
  const options: ProductOption[] = []
  for (const columns of header.attributes) {
    const name = cell(columns.name)
    const key = toSlug(name) || `option-${options.length + 1}`
    if (!name || options.some(option => option.key === key)) continue
    options.push({
      key,
      name,
      values: splitList(cell(columns.values)),
      visible: readFlag(cell(columns.visible)) ?? true,
      global: readFlag(cell(columns.global)) ?? false,
      variation: false,
    })
  }
  return options
}
