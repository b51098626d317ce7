import { type Encoding, fromCell, ok, readablePath, refuse } from '#base'
import { type CsvFormat, detectFormat, readRecords, UnreadableCsv } from '#csv'

export interface RedirectImport {
  format: CsvFormat
  /** Rows below the header. */
  rows: number
  /** New or changed. */
  added: number
  unchanged: number
  invalid: number
  /** The first rows that cannot be imported; the header is row 1. */
  problems: {
    row: number
    from: string
    reason: 'bad-path' | 'circle' | 'disabled' | 'page' | 'pattern' | 'query'
  }[]
  /** The first rows as they would be written. */
  sample: { from: string; to: string; status: number }[]
}

type RedirectStatus = 301 | 302 | 308

interface Deps {
  find(from: string): Promise<{ to: string; status: number } | undefined>
  isPage(path: string): Promise<boolean>
  isAllowed(from: string, to: string): boolean
  closesCircle(from: string, to: string): Promise<boolean>
  set(from: string, to: string, status: RedirectStatus): Promise<{ ok: boolean; reason?: string }>
}

const MAX_PROBLEMS = 50
const SAMPLE = 5
/**
 * Headers of this program, the WordPress plugins Redirection and Yoast, Shopify and spreadsheets;
 * letters only.
 */
const COLUMNS = {
  from: [
    ...['from', 'source', 'sourceurl', 'redirectfrom', 'origin', 'old', 'oldurl', 'oldpath', 'von'],
    ...['quelle', 'alt', 'alteurl', 'alteadresse', 'ancienneurl', 'ancienne'],
  ],
  to: [
    ...[
      'to',
      'target',
      'targeturl',
      'redirectto',
      'destination',
      'new',
      'newurl',
      'newpath',
      'nach',
    ],
    ...['ziel', 'neu', 'neueurl', 'neueadresse', 'nouvelleurl', 'nouvelle'],
  ],
  status: ['code', 'actioncode', 'httpcode', 'httpstatus', 'statuscode', 'type', 'typ', 'status'],
  regex: ['regex', 'isregex', 'format', 'matching'],
  state: ['status', 'enabled', 'active'],
}
/** How a row says that its address is a pattern, and that it is switched off. */
const PATTERNS = ['1', 'true', 'yes', 'regex', 'contains', 'start', 'end']
const OFF = ['0', 'false', 'no', 'inactive', 'disabled', 'trashed', 'trash']

/**
 * Imports redirects from a CSV file. `isPreview` writes nothing. Rows are written one by one; those
 * that would cause a loop, hide a page or contain a pattern are skipped and reported.
 */
export function createRedirectImport(deps: Deps) {
  return async (
    file: Uint8Array,
    {
      language,
      encoding,
      isPreview,
    }: { language: string; encoding?: Encoding | undefined; isPreview: boolean },
  ) => {
    const open = async function* () {
      yield file
    }
    const records: { row: number; values: string[] }[] = []
    let format: CsvFormat
    try {
      format = await detectFormat(open, { language, encoding })
      for await (const record of readRecords(open, format)) records.push(record)
    } catch (error) {
      if (error instanceof UnreadableCsv) return refuse(`csv-${error.problem}`)
      throw error
    }
    const headings = (records[0]?.values ?? []).map(name =>
      name.toLowerCase().replace(/[^a-z]/g, ''),
    )
    const at = (column: keyof typeof COLUMNS) =>
      COLUMNS[column].map(name => headings.indexOf(name)).find(index => index >= 0) ?? -1
    const hasHeader = at('from') >= 0 && at('to') >= 0
    // Two columns without a header: from and to.
    const isPlain = !hasHeader && /^(\/|https?:)/.test(records[0]?.values[0] ?? '')
    if (!hasHeader && !isPlain) return refuse('no-redirect-columns')
    const place = isPlain
      ? { from: 0, to: 1, status: 2, regex: -1, state: -1 }
      : {
          ...{ from: at('from'), to: at('to'), status: at('status'), regex: at('regex') },
          state: at('state'),
        }
    const rows = isPlain ? records : records.slice(1)
    const report: RedirectImport = {
      format,
      rows: rows.length,
      added: 0,
      unchanged: 0,
      invalid: 0,
      problems: [],
      sample: [],
    }
    for (const { row, values } of rows) {
      const cell = (index: number) => fromCell(values[index] ?? '').trim()
      const from = toPath(cell(place.from))
      const to = toTarget(cell(place.to))
      const status = toStatus(cell(place.status))
      const isPattern = PATTERNS.includes(cell(place.regex).toLowerCase())
      const isOff = OFF.includes(cell(place.state).toLowerCase())
      const reason = isOff
        ? 'disabled'
        : isPattern
          ? 'pattern'
          : await write(report, { from, to, status }, isPreview)
      if (!reason) continue
      report.invalid++
      if (report.problems.length < MAX_PROBLEMS) report.problems.push({ row, from, reason })
    }
    return ok({ report })
  }

  async function write(
    report: RedirectImport,
    { from, to, status }: { from: string; to: string; status: RedirectStatus },
    isPreview: boolean,
  ): Promise<RedirectImport['problems'][number]['reason'] | undefined> {
    // Redirects look at paths alone: of two addresses that differ in what follows, one would win.
    if (/[?#]/.test(from)) return 'query'
    if (!deps.isAllowed(from, to)) return 'bad-path'
    if (from === to || (await deps.closesCircle(from, to))) return 'circle'
    if (await deps.isPage(from)) return 'page'
    const known = await deps.find(from)
    if (known?.to === to && known.status === status) {
      report.unchanged++
      return undefined
    }
    if (!isPreview) {
      const done = await deps.set(from, to, status)
      if (!done.ok) return done.reason === 'circle' ? 'circle' : 'bad-path'
    }
    report.added++
    if (report.sample.length < SAMPLE) report.sample.push({ from, to, status })
    return undefined
  }
}

/** The path of an address, with what follows it: exports of other programs hold whole ones, and paths as they are sent. */
function toPath(text: string): string {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  const path = readablePath(url ? url.pathname + url.search : text).normalize('NFC')
  const whole = path.startsWith('/') ? path : `/${path}`
  return whole.length > 1 ? whole.replace(/\/$/, '') : whole
}

const toTarget = (text: string) =>
  text === '' || text.startsWith('/') || /^[a-z][\w+.-]*:/i.test(text) ? text : `/${text}`

const toStatus = (text: string): RedirectStatus => {
  const code = Number(/\d{3}/.exec(text)?.[0])
  return code === 302 || code === 307 || code === 303 ? 302 : code === 308 ? 308 : 301
}
