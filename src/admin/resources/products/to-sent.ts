/** What the server says of a product besides what can be changed. */
const READ_ONLY = new Set(['id', 'path', 'createdAt', 'updatedAt'])

/** Forms make nothing of an emptied text. */
const TEXTS = new Set(
  'slug,shortHtml,descriptionHtml,purchaseNote,taxClass,externalUrl,buttonText'.split(','),
)

type Fields = Record<string, unknown>

/** Only what may be changed; what did not change is left out by the data provider. */
export function toSent(record: Fields): Fields {
  const sent = Object.entries(record).filter(([name]) => !READ_ONLY.has(name))
  return Object.fromEntries(
    sent.map(([name, value]) => [name, value === null && TEXTS.has(name) ? '' : value]),
  )
}

/** What changed of it, with what the changed fields held when they were read: what somebody else changed is not overwritten. */
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
