import type { AnyField } from '#module-contract'

type Values = Record<string, unknown>
type Shape = Record<string, AnyField>

interface Renamed {
  list: string
  from: string
  to: string
}

/** Updates references to list rows whose id was changed. */
export function withFollowedRowIds(shape: Shape, next: Values, before: Values): Values {
  const renamed = Object.entries(shape).flatMap(
    ([list, field]) => findRenamed(list, field, next[list], before[list]) ?? [],
  )
  return renamed.reduce((props, one) => follow(shape, props, one), next)
}

/** Returns the row whose id changed, or undefined if the new id is ambiguous. */
function findRenamed(
  list: string,
  { control, default: standard }: AnyField,
  next: unknown,
  before: unknown,
): Renamed | undefined {
  const fields = (control.fields ?? {}) as Shape
  const key = Object.keys(fields).find(name => fields[name]?.control.isRowId)
  if (!key || next === before) return undefined
  const idsOf = (rows: unknown) =>
    ((rows ?? standard) as Values[]).map(row => String(row[key] ?? fields[key]?.default))
  const [old, now] = [idsOf(before), idsOf(next)]
  const changed = now.flatMap((to, index) => {
    const from = old[index]
    return from !== undefined && from !== to ? [{ list, from, to }] : []
  })
  const [one] = changed
  const isClear = one && old.length === now.length && changed.length === 1
  if (!isClear || now.includes(one.from) || old.includes(one.to)) return undefined
  return one
}

/** Returns the same object if no reference changed. */
function follow(shape: Shape, values: Values, renamed: Renamed): Values {
  const changed = Object.entries(shape).flatMap(([name, field]) => {
    const value = values[name]
    const next = followIn(field, value, renamed)
    return next === value ? [] : [[name, next]]
  })
  return changed.length > 0 ? { ...values, ...Object.fromEntries(changed) } : values
}

function followIn({ kind, control }: AnyField, value: unknown, renamed: Renamed): unknown {
  const { list, from, to } = renamed
  if (kind === 'list') {
    const rows = (value ?? []) as Values[]
    const next = rows.map(row => follow(control.fields as Shape, row, renamed))
    return next.some((row, index) => row !== rows[index]) ? next : value
  }
  if (typeof value !== 'string') return value
  const rowOf = control.rowOf as { list: string } | undefined
  if (rowOf?.list === list) return value === from ? to : value
  const namesRows = control.namesRows as { list: string; by: string } | undefined
  if (namesRows?.list !== list) return value
  return value.replaceAll(namesRows.by.replace('id', from), () => namesRows.by.replace('id', to))
}
