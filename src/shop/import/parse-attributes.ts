import { toKey } from '#base'
import type { ProductOption } from '../catalog/view.ts'
import type { Cells } from './cells.ts'
import { readFlag, splitList } from './cells.ts'
import { parseSwatches, type SwatchCells } from './parse-swatches.ts'
import type { RawRow } from './read-rows.ts'

/** Attributes of a row; their use for variations is not yet known. */
export function parseAttributes(raw: RawRow, problems: Cells['problems']) {
  const { header, values } = raw
  const cell = (index: number | undefined) =>
    index === undefined ? '' : (values[index] ?? '').trim()
  const attributes: ProductOption[] = []
  const swatches: Record<string, SwatchCells> = {}
  for (const columns of header.attributes) {
    const name = cell(columns.name)
    const key = toKey(name) || `option-${attributes.length + 1}`
    if (!name || attributes.some(option => option.key === key)) continue
    attributes.push({
      key,
      name,
      values: splitList(cell(columns.values)),
      visible: readFlag(cell(columns.visible)) ?? true,
      global: readFlag(cell(columns.global)) ?? false,
      variation: false,
    })
    const own = parseSwatches(raw, columns.swatches, problems)
    if (own) swatches[key] = own
  }
  return { attributes, swatches }
}
