import { newDiscount } from '#shop/schema'

type Fields = Record<string, unknown>

/** Editable fields. Inputs set cleared texts to null. */
export function toSent(record: Fields): Fields {
  const known = newDiscount as unknown as Fields
  const entries = Object.entries(record).filter(([name]) => Object.hasOwn(known, name))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value ?? (known[name] === null ? null : known[name])]),
  )
}
