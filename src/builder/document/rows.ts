import { type AnyField, isOffered } from '#module-kit'

type Item = Record<string, unknown>

/** A row of a list whose rows have IDs, by which others refer to it. */
export interface Row {
  id: string
  name: string
  item: Item
  fields: Record<string, AnyField>
  /** The way to it through the module's props. */
  path: string
}

/** The rows of a list of a module, each ID once; where two have one name, they say their IDs, too. */
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

/** Where two have one name, both say their IDs. */
export function namedApart<Named extends { id: string; name: string }>(
  named: readonly Named[],
): Named[] {
  const times = new Map<string, number>()
  for (const { name } of named) times.set(name, (times.get(name) ?? 0) + 1)
  return named.map(one =>
    (times.get(one.name) ?? 0) > 1 ? { ...one, name: `${one.name} (${one.id})` } : one,
  )
}

/** What visitors choose from in a row that has `options`. */
export function optionsOf({ item, fields }: Row): string[] {
  const { options } = fields
  if (!options || !isOffered(options, item, fields)) return []
  const label = String(options.control.itemLabel)
  const labels = ((item.options ?? options.default) as Item[]).map(one => String(one[label] ?? ''))
  return [...new Set(labels)].filter(one => one !== '')
}
