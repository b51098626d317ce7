import { type AnyField, isOffered } from '#module-contract'

type Item = Record<string, unknown>

/** A list row with an id that other rows can reference. */
export interface Row {
  id: string
  name: string
  item: Item
  fields: Record<string, AnyField>
  /** Path through the module's props. */
  path: string
}

/** Rows of a list, each id once. Rows with equal names include their id. */
export function rowsOf(
  list: string,
  { control, default: standard }: AnyField,
  value: unknown,
  nameOf: (item: Item, index: number) => string,
): Row[] {
  const fields = control.fields as Record<string, AnyField>
  const key = Object.keys(fields).find(name => fields[name]?.control.isRowId) ?? ''
  const rows = ((value ?? standard) as Item[])
    .map((item, index) => {
      const id = String(item[key] ?? fields[key]?.default ?? '')
      return { id, name: nameOf(item, index), item, fields, path: `${list}.${index}` }
    })
    .filter(({ id }, index, all) => id && all.findIndex(one => one.id === id) === index)
  return namedApart(rows)
}

/** Adds ids to items with equal names. */
export function namedApart<Named extends { id: string; name: string }>(
  named: readonly Named[],
): Named[] {
  const times = new Map<string, number>()
  for (const { name } of named) times.set(name, (times.get(name) ?? 0) + 1)
  return named.map(one =>
    (times.get(one.name) ?? 0) > 1 ? { ...one, name: `${one.name} (${one.id})` } : one,
  )
}

/** Choices that visitors have in a row with `options`. */
export function optionsOf({ item, fields }: Row): string[] {
  const { options } = fields
  if (!options || !isOffered(options, item, fields)) return []
  const label = String(options.control.itemLabel)
  const labels = ((item.options ?? options.default) as Item[]).map(one => String(one[label] ?? ''))
  return [...new Set(labels)].filter(one => one !== '')
}
