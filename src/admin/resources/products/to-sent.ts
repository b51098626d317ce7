/** What the server says of a product besides what can be changed. */
const READ_ONLY = new Set(['id', 'path', 'createdAt', 'updatedAt'])

/** Forms make nothing of an emptied text. */
const TEXTS = new Set(
  'slug,shortHtml,descriptionHtml,purchaseNote,taxClass,externalUrl,buttonText'.split(','),
)

/** Only what may be changed; what did not change is left out by the data provider. */
export function toSent(record: Record<string, unknown>): Record<string, unknown> {
  const sent = Object.entries(record).filter(([name]) => !READ_ONLY.has(name))
  return Object.fromEntries(
    sent.map(([name, value]) => [name, value === null && TEXTS.has(name) ? '' : value]),
  )
}
