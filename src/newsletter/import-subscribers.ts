import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { createId, delimiterOf, fromCell, ok, refuse } from '#base'
import { letOthersWrite } from '#db'
import { isNewsletterAddress, toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import type { SubscriberImport } from './schema.ts'
import { NOBODY } from './subscribers.ts'
import { hashOf } from './suppressions.ts'

const BATCH = 500
const SAMPLE = 5
const PROBLEMS_SHOWN = 50
/** Names of columns as this program, Mailchimp, Brevo and spreadsheets write them: letters alone. */
const COLUMNS = {
  email: ['email', 'emailaddress', 'mail', 'emailadresse'],
  firstName: ['firstname', 'fname', 'vorname', 'givenname'],
  lastName: ['lastname', 'lname', 'nachname', 'surname', 'familyname'],
}
const MAX_NAME = 200

interface Row {
  email: string
  firstName: string
  lastName: string
}

/**
 * Takes a CSV file of people who have agreed to letters elsewhere. With `isPreview` nothing is written. Who is on the list
 * already stays as they are, so that nobody who unsubscribed comes back; who is suppressed is left out.
 */
export function createImport({ db, clock }: NewsletterDeps) {
  return async function importSubscribers(
    listId: string,
    file: Uint8Array,
    { consentText, isPreview }: { consentText: string; isPreview: boolean },
  ) {
    const list = await db
      .selectFrom('newsletter_lists')
      .select('account_id')
      .where('id', '=', listId)
      .executeTakeFirst()
    if (!list || list.account_id) return refuse('invalid')
    const read = readRows(file)
    if (!read.ok) return read
    const { ok: _, rows, total, ...found } = read
    const report: SubscriberImport = { ...found, rows: total, added: 0, known: 0, suppressed: 0 }
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH)
      const suppressed = await suppressedOf(batch)
      const wanted = batch.filter(row => !suppressed.has(hashOf(row.email)))
      report.suppressed += batch.length - wanted.length
      if (wanted.length === 0) continue
      const added = isPreview
        ? wanted.length - (await countKnown(listId, wanted))
        : await insert(listId, wanted, consentText)
      report.added += added
      report.known += wanted.length - added
      if (!isPreview) await letOthersWrite()
    }
    return ok({ report })
  }

  async function suppressedOf(batch: readonly Row[]) {
    const found = await db
      .selectFrom('newsletter_suppressions')
      .select('id')
      .where(
        'id',
        'in',
        batch.map(row => hashOf(row.email)),
      )
      .execute()
    return new Set(found.map(row => row.id))
  }

  async function countKnown(listId: string, rows: readonly Row[]) {
    const known = await db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('list_id', '=', listId)
      .where(
        'email_key',
        'in',
        rows.map(row => toEmailKey(row.email)),
      )
      .execute()
    return known.length
  }

  async function insert(listId: string, rows: readonly Row[], consentText: string) {
    const now = clock.now()
    const added = await db
      .insertInto('newsletter_subscribers')
      .values(
        rows.map(row => ({
          ...NOBODY,
          id: createId(clock),
          list_id: listId,
          email: row.email,
          email_key: toEmailKey(row.email),
          first_name: row.firstName,
          last_name: row.lastName,
          status: 'confirmed',
          source: 'import',
          consent_text: consentText,
          consent_at: now,
          confirmed_at: now,
          created_at: now,
        })),
      )
      .onConflict(conflict => conflict.columns(['list_id', 'email_key']).doNothing())
      .returning('id')
      .execute()
    return added.length
  }
}

/** The rows of a file with an address each, none twice. */
function readRows(file: Uint8Array) {
  let records: string[][]
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (text.includes('\0')) return refuse('broken-file')
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 64 * 1024,
    })
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) return refuse('broken-file')
    throw error
  }
  const [header = [], ...rest] = records
  const names = header.map(name => name.toLowerCase().replace(/[^a-z]/g, ''))
  const at = (column: keyof typeof COLUMNS) =>
    names.findIndex(name => COLUMNS[column].includes(name))
  const place = { email: at('email'), firstName: at('firstName'), lastName: at('lastName') }
  // A plain list of addresses has no header.
  const isPlain = place.email < 0 && isNewsletterAddress((header[0] ?? '').trim())
  if (place.email < 0 && !isPlain) return refuse('no-email-column')
  if (isPlain) place.email = 0
  const cell = (record: string[], index: number) =>
    fromCell(record[index] ?? '')
      .trim()
      .slice(0, MAX_NAME * 2)
  return ok(
    sort(isPlain ? records : rest, isPlain ? 1 : 2, record => ({
      email: cell(record, place.email),
      firstName: cell(record, place.firstName).slice(0, MAX_NAME),
      lastName: cell(record, place.lastName).slice(0, MAX_NAME),
    })),
  )
}

function sort(records: string[][], firstRow: number, toRow: (record: string[]) => Row) {
  const rows = new Map<string, Row>()
  const problems: SubscriberImport['problems'] = []
  let invalid = 0
  for (const [index, record] of records.entries()) {
    const row = toRow(record)
    const key = toEmailKey(row.email)
    const isAddress = isNewsletterAddress(row.email)
    if (isAddress && !rows.has(key)) {
      rows.set(key, row)
      continue
    }
    invalid++
    if (problems.length >= PROBLEMS_SHOWN) continue
    const reason = isAddress ? 'twice' : 'no-address'
    problems.push({ row: index + firstRow, email: row.email.slice(0, 100), reason })
  }
  const list = [...rows.values()]
  return { rows: list, problems, invalid, sample: list.slice(0, SAMPLE), total: records.length }
}
