/** Read-only fields from the server. */
const READ_ONLY = new Set(['id', 'path', 'waiting', 'createdAt', 'updatedAt'])

/** Fields that forms set to null when cleared. */
const TEXTS = new Set(
  'slug,shortHtml,descriptionHtml,purchaseNote,taxClass,shippingClass,externalUrl,buttonText,seoTitle,seoDescription'.split(
    ',',
  ),
)

type Fields = Record<string, unknown>

/** Editable fields; the data provider removes unchanged ones. */
export function toSent(record: Fields): Fields {
  const sent = Object.entries(record).filter(([name]) => !READ_ONLY.has(name))
  return Object.fromEntries(
    sent.map(([name, value]) => [name, value === null && TEXTS.has(name) ? '' : value]),
  )
}

/** Changed fields with their loaded values, so that the server can detect conflicts. */
export function toChange(record: Fields, read: Fields): Fields {
  const sent = toSent(record)
  const changed = Object.keys(sent).filter(
    name => JSON.stringify(sent[name]) !== JSON.stringify(read[name]),
  )
  return {
    ...Object.fromEntries(changed.map(name => [name, sent[name]])),
    before: Object.fromEntries(changed.map(name => [name, read[name] ?? null])),
  }
}

/** The same for a product that no longer exists: a draft without ids of variants. */
export function toNewDraft(record: Fields): Fields {
  const variants = (record.variants ?? []) as Fields[]
  return {
    ...toSent(record),
    status: 'draft',
    variants: variants.map(({ id: _, ...variant }) => variant),
  }
}
