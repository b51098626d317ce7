import { type Encoding, fromCell, ok, refuse, toAsciiEmail } from '#base'
import { type CsvFormat, detectFormat, readRecords, UnreadableCsv } from '#csv'
import { isNewsletterAddress, toEmailKey } from './address.ts'
import type { SubscriberImport } from './schema.ts'
import {
  findStatusColumns,
  type ImportedStatus,
  STRICTEST_FIRST,
  statusOf,
} from './subscriber-status.ts'

const SAMPLE = 5
const MAX_PROBLEMS = 50
const MAX_NAME = 200

/**
 * Column names of this program, MailPoet, Mailchimp, Brevo, listmonk and spreadsheets; letters and
 * digits only.
 */
const COLUMNS = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'emailadresse',
    'mailadresse',
    'adresseemail',
    'adressemail',
    'courriel',
    'emailid',
    'email1',
    'email1value',
    'primaryemail',
    'contactemail',
    'subscriberemail',
    'correo',
    'correoelectrónico',
    'correoelectronico',
    'indirizzoemail',
    'emailadres',
    'adresemail',
    'epost',
    'epostadress',
    'электроннаяпочта',
  ],
  firstName: ['firstname', 'fname', 'vorname', 'givenname', 'prénom', 'prenom'],
  lastName: ['lastname', 'lname', 'nachname', 'surname', 'familyname', 'nom'],
  fullName: ['name', 'fullname', 'contactname', 'nomcomplet'],
}
type Column = keyof typeof COLUMNS

export interface SubscriberRow {
  email: string
  firstName: string
  lastName: string
  status: ImportedStatus
}

/**
 * Reads people from a CSV file, each address once. Status columns that mean left, bounced or
 * complained are kept. People with an unknown status, such as unconfirmed ones, are skipped because
 * nothing proves their consent.
 */
export async function readSubscriberFile(
  file: Uint8Array,
  { language, encoding }: { language: string; encoding?: Encoding | undefined },
) {
  const open = async function* () {
    yield file
  }
  let format: CsvFormat
  const records: { row: number; values: string[] }[] = []
  try {
    format = await detectFormat(open, { language, encoding })
    for await (const record of readRecords(open, format)) records.push(record)
  } catch (error) {
    if (error instanceof UnreadableCsv) return refuse(`csv-${error.problem}`)
    throw error
  }
  const [header] = records
  const columns = (header?.values ?? []).map(toWord)
  const at = (column: Column) => columns.findIndex(name => COLUMNS[column].includes(name))
  const place = {
    email: at('email'),
    firstName: at('firstName'),
    lastName: at('lastName'),
    fullName: at('firstName') < 0 && at('lastName') < 0 ? at('fullName') : -1,
  }
  // A plain list of addresses has no header.
  const isPlain = place.email < 0 && isNewsletterAddress(readMailbox(header?.values[0] ?? '').email)
  if (place.email < 0 && !isPlain) return refuse('no-email-column')
  if (isPlain) place.email = 0
  const used = Object.values(place).filter(index => index >= 0)
  const rows = isPlain ? records : records.slice(1)
  const wordIn = (values: string[], index: number) => toWord(fromCell(values[index] ?? ''))
  const unused = columns.map((name, index) => (isPlain || used.includes(index) ? '' : name))
  const statusColumns = findStatusColumns(unused, index =>
    unused[index] ? rows.map(({ values }) => wordIn(values, index)) : [],
  )
  const cell = (values: string[], index: number) => fromCell(values[index] ?? '').trim()
  const namesOf = (values: string[]) => {
    const names = [cell(values, place.firstName), cell(values, place.lastName)]
    return toNames(place.fullName < 0 ? names : divideName(cell(values, place.fullName)))
  }
  const people = rows.map(({ row, values }) => {
    const { email, name } = readMailbox(cell(values, place.email))
    const names = namesOf(values)
    const hasNames = names.firstName || names.lastName || !name
    return {
      row,
      email,
      ...(hasNames ? names : toNames(divideName(name))),
      status: statusOf(statusColumns, index => wordIn(values, index)),
    }
  })
  const ignoredColumns = (isPlain ? [] : (header?.values ?? [])).filter(
    (name, index) =>
      name !== '' && !used.includes(index) && !statusColumns.some(column => column.index === index),
  )
  return ok({ ...sort(people), format, ignoredColumns, total: people.length })
}

/** `Anna Maria Berg` and `Berg, Anna Maria` → `Anna Maria`, `Berg`. */
const divideName = (name: string) => {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(name) ?? []
  if (last && first) return [first, last]
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}

const toNames = ([firstName = '', lastName = '']: readonly string[]) => ({
  firstName: firstName.slice(0, MAX_NAME),
  lastName: lastName.slice(0, MAX_NAME),
})

/** An address as mail programs copy it: `Anna Berg <anna@example.com>`, `mailto:…`, with invisible characters. */
function readMailbox(cell: string): { email: string; name: string } {
  const text = cell
    .slice(0, 4 * MAX_NAME)
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, quoted = '', inAngles] = /^([^<>@]*)<([^<>]*)>$/.exec(text) ?? []
  const address = (inAngles ?? text).trim().replace(/^mailto:/i, '')
  return {
    email: toAsciiEmail(address.slice(0, 2 * MAX_NAME)),
    name: quoted.trim().replace(/^["']|["']$/g, ''),
  }
}

const toWord = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function sort(
  people: (Omit<SubscriberRow, 'status'> & { row: number; status: ImportedStatus | undefined })[],
) {
  const rows = new Map<string, SubscriberRow>()
  const problems: SubscriberImport['problems'] = []
  let invalid = 0
  for (const { row, status, ...person } of people) {
    const key = toEmailKey(person.email)
    const other = rows.get(key)
    // Exports of several lists name a person once for each.
    if (other && status && isStricter(status, other.status)) other.status = status
    const reason = !isNewsletterAddress(person.email)
      ? 'no-address'
      : other
        ? 'twice'
        : status === undefined
          ? 'not-confirmed'
          : undefined
    if (!reason && status) {
      rows.set(key, { ...person, status })
      continue
    }
    invalid++
    if (reason && problems.length < MAX_PROBLEMS) {
      problems.push({ row, email: person.email.slice(0, 100), reason })
    }
  }
  const list = [...rows.values()]
  const sample = list.slice(0, SAMPLE)
  return { rows: list, problems, invalid, sample }
}

const isStricter = (one: ImportedStatus, other: ImportedStatus) =>
  STRICTEST_FIRST.indexOf(one) < STRICTEST_FIRST.indexOf(other)
