import { type Encoding, fromCell, ok, refuse, toAsciiEmail } from '#base'
import { type CsvFormat, detectFormat, readRecords, UnreadableCsv } from '#csv'
import { isNewsletterAddress, toEmailKey } from './address.ts'
import type { SubscriberImport } from './schema.ts'

const SAMPLE = 5
const MAX_PROBLEMS = 50
const MAX_NAME = 200

/** Column names of this program, MailPoet, Mailchimp, Brevo, listmonk and spreadsheets; letters and digits only. */
const COLUMNS = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'emailadresse',
    'mailadresse',
    'adresseemail',
    'courriel',
  ],
  firstName: ['firstname', 'fname', 'vorname', 'givenname', 'prénom', 'prenom'],
  lastName: ['lastname', 'lname', 'nachname', 'surname', 'familyname', 'nom'],
  fullName: ['name', 'fullname', 'contactname', 'nomcomplet'],
  status: [
    'status',
    'emailstatus',
    'memberstatus',
    'subscriptionstatus',
    'globalstatus',
    'globalsubscriptionstatus',
    'liststatus',
    'statut',
    'emailblacklist',
    'blacklisted',
    'blocklisted',
    'unsubscribed',
    'optout',
    'optin',
    'subscribed',
    'cleaned',
    'bounced',
  ],
}
type Column = keyof typeof COLUMNS

/** What the status of a person in a file means here. */
export type ImportedStatus = 'confirmed' | 'unsubscribed' | 'bounced' | 'suppressed'

const STATUSES: Record<ImportedStatus, readonly string[]> = {
  confirmed: [
    '',
    'confirmed',
    'subscribed',
    'active',
    'enabled',
    'optedin',
    'optin',
    'yes',
    'true',
    '1',
    'angemeldet',
    'abonniert',
    'aktiv',
    'bestätigt',
    'abonné',
  ],
  unsubscribed: [
    'unsubscribed',
    'unsubscribe',
    'optedout',
    'optout',
    'inactive',
    'disabled',
    'archived',
    'removed',
    'deleted',
    'abgemeldet',
    'inaktiv',
    'désabonné',
    'désinscrit',
  ],
  bounced: [
    'bounced',
    'bounce',
    'cleaned',
    'hardbounced',
    'hardbounce',
    'invalid',
    'undeliverable',
    'unzustellbar',
  ],
  suppressed: [
    'suppressed',
    'blocklisted',
    'blacklisted',
    'blocked',
    'complained',
    'complaint',
    'spam',
    'abuse',
    'banned',
    'gesperrt',
  ],
}
/** Columns that answer yes or no, and what a yes means. */
const FLAGS: Record<string, ImportedStatus> = {
  emailblacklist: 'suppressed',
  blacklisted: 'suppressed',
  blocklisted: 'suppressed',
  unsubscribed: 'unsubscribed',
  optout: 'unsubscribed',
  cleaned: 'bounced',
  bounced: 'bounced',
}
const YES = ['1', 'yes', 'true', 'ja', 'oui', 'x', 'y']
const NO = ['', '0', 'no', 'false', 'nein', 'non', 'n']

export interface SubscriberRow {
  email: string
  firstName: string
  lastName: string
  status: ImportedStatus
}

/**
 * The people of a CSV file, each address once. A person whose status says that they left, bounced or complained keeps that status.
 * One whose status is not known, such as one that has not confirmed, is left out: nothing shows that they agreed.
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
  const isPlain = place.email < 0 && isNewsletterAddress(header?.values[0] ?? '')
  if (place.email < 0 && !isPlain) return refuse('no-email-column')
  if (isPlain) place.email = 0
  const statusColumns = columns.flatMap((name, index) =>
    !isPlain && COLUMNS.status.includes(name) ? [{ name, index }] : [],
  )
  const cell = (values: string[], index: number) => fromCell(values[index] ?? '').trim()
  const namesOf = (values: string[]) => {
    const names = [cell(values, place.firstName), cell(values, place.lastName)]
    const [firstName = '', lastName = ''] =
      place.fullName < 0 ? names : divideName(cell(values, place.fullName))
    return { firstName: firstName.slice(0, MAX_NAME), lastName: lastName.slice(0, MAX_NAME) }
  }
  const people = (isPlain ? records : records.slice(1)).map(({ row, values }) => ({
    row,
    email: toAsciiEmail(cell(values, place.email).slice(0, 2 * MAX_NAME)),
    ...namesOf(values),
    status: statusOf(statusColumns.map(({ name, index }) => ({ name, text: cell(values, index) }))),
  }))
  const used = Object.values(place).filter(index => index >= 0)
  const ignoredColumns = (isPlain ? [] : (header?.values ?? [])).filter(
    (_, index) => !used.includes(index) && !statusColumns.some(column => column.index === index),
  )
  return ok({ ...sort(people), format, ignoredColumns, total: people.length })
}

/** `Anna Maria Berg` → `Anna Maria`, `Berg`. */
const divideName = (name: string) => {
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}

const toWord = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The strictest of what the columns of one row say; undefined for a status that is not known. */
function statusOf(cells: { name: string; text: string }[]): ImportedStatus | undefined {
  const found = cells.map(({ name, text }) => {
    const word = toWord(text)
    const flag = FLAGS[name]
    if (flag && YES.includes(word)) return flag
    if (flag && NO.includes(word)) return 'confirmed'
    if (['optin', 'subscribed'].includes(name) && ['0', 'no', 'false', 'nein'].includes(word)) {
      return 'unsubscribed'
    }
    return STRICTEST_FIRST.find(status => STATUSES[status].includes(word))
  })
  const ended = STRICTEST_FIRST.find(status => status !== 'confirmed' && found.includes(status))
  return ended ?? (found.includes(undefined) ? undefined : 'confirmed')
}

const STRICTEST_FIRST = ['suppressed', 'bounced', 'unsubscribed', 'confirmed'] as const

function sort(
  people: (Omit<SubscriberRow, 'status'> & { row: number; status: ImportedStatus | undefined })[],
) {
  const rows = new Map<string, SubscriberRow>()
  const problems: SubscriberImport['problems'] = []
  let invalid = 0
  for (const { row, status, ...person } of people) {
    const key = toEmailKey(person.email)
    const reason = !isNewsletterAddress(person.email)
      ? 'no-address'
      : rows.has(key)
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
