import { ok, refuse } from '#base'
import type { Database, Tables } from '#db'
import type { PageDocument } from '#module-contract'
import { findContentType, isCustomKind } from './content-type-schema.ts'
import { checkFieldValues, readFieldValues } from './field-values.ts'
import type { ContentType } from './schema.ts'

type Row = Tables['page_fields']
type Filled = Readonly<Record<string, unknown>>

const CHUNK = 200
const MAX_KEY = 200

/** Id of a field for lookups and counts: keys are unique within a type. */
export const fieldId = (kind: string, key: string): string => `${kind}/${key}`

/**
 * Indexes the field values of published pages for sorting and filtering, within the transaction of
 * the change. Returns the fields with a value per page.
 */
export async function refreshFields(
  tx: Database,
  pages: readonly { id: string; kind: string }[],
): Promise<string[]> {
  const custom = pages.filter(page => isCustomKind(page.kind))
  if (custom.length === 0) return []
  const types = await readTypes(tx)
  const rows: Row[] = []
  for (let at = 0; at < custom.length; at += CHUNK) {
    const documents = await tx
      .selectFrom('pages')
      .select(['id', 'kind', 'published'])
      .where(
        'id',
        'in',
        custom.slice(at, at + CHUNK).map(page => page.id),
      )
      .execute()
    for (const { id, kind, published } of documents) {
      const type = findContentType(types, kind)
      if (type && published) rows.push(...rowsOf(type, { id, kind, published }))
    }
  }
  for (let at = 0; at < rows.length; at += CHUNK) {
    await tx
      .insertInto('page_fields')
      .values(rows.slice(at, at + CHUNK))
      .execute()
  }
  return fieldsIn(rows)
}

const fieldsIn = (rows: readonly Pick<Row, 'field' | 'position'>[]): string[] =>
  rows.filter(row => row.position === 0).map(row => row.field)

/** Deletes index entries before rewriting or after unpublishing. Returns the fields that had a value. */
export async function clearFields(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .deleteFrom('page_fields')
    .where('page_id', 'in', ids)
    .returning(['field', 'position'])
    .execute()
  return fieldsIn(gone)
}

function rowsOf(type: ContentType, page: { id: string; kind: string; published: string }): Row[] {
  const { root } = JSON.parse(page.published) as PageDocument
  const values = readFieldValues(type.fields, root.props.fields)
  return Object.entries(values).flatMap(([key, value]) =>
    [...new Set([value].flat())].map((one, position) => ({
      page_id: page.id,
      field: fieldId(page.kind, key),
      position,
      text_value: typeof one === 'number' ? '' : String(one).slice(0, MAX_KEY),
      number_value: typeof one === 'number' ? one : null,
    })),
  )
}

/**
 * Applies entered values: removes empty ones and refuses invalid ones. Stored values of removed or
 * changed fields are kept, in case the field is restored.
 */
export async function fillFields(
  tx: Database,
  { kind, given, stored }: { kind: string; given: Filled | undefined; stored: Filled },
) {
  if (!given) return ok({ root: {} })
  const { fields = [] } = findContentType(await readTypes(tx), kind) ?? {}
  const problems = checkFieldValues(fields, given)
  if (problems.length > 0) {
    const messages = { required: 'value-missing', invalid: 'value-invalid' }
    return refuse('invalid', {
      problems: problems.map(({ key, reason }) => ({
        path: `/fields/${key}`,
        message: messages[reason],
      })),
    })
  }
  const shown = readFieldValues(fields, stored)
  const kept = Object.entries(stored).filter(([key]) => !Object.hasOwn(shown, key))
  const next = { ...Object.fromEntries(kept), ...readFieldValues(fields, given) }
  return ok({ root: { fields: next } })
}

/** Whether the content type of a kind exists; always true for built-in kinds. */
export const isKnownKind = async (tx: Database, kind: string): Promise<boolean> =>
  !isCustomKind(kind) || findContentType(await readTypes(tx), kind) !== undefined

/** As seen in this transaction, which may be changing them. */
async function readTypes(tx: Database): Promise<ContentType[]> {
  const row = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'contentTypes')
    .executeTakeFirst()
  return row ? ((JSON.parse(row.value) ?? []) as ContentType[]) : []
}
