const ISO =
  /^\s{0,20}(\d{4})[-/](\d\d)[-/](\d\d)(?:[Tt ]\s{0,5}(\d\d:\d\d(?::\d\d)?)(?:[.,]\d{1,9})?\s{0,5}([+-]\d\d(?::?\d\d)?|[a-z]{1,5})?)?/i
const TIME = String.raw`(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?(?:\s?([ap])\.?m\b\.?)?`
const ZONE = String.raw`(?:(?:gmt|utc)?([+-]\d{1,2}(?::?\d\d)?)|([a-z]{1,5}))`
/** `Wed, 25 Nov 2026 10:00:00 +0100`, in any language with Latin letters. */
const RFC_822 = new RegExp(
  String.raw`^\s{0,20}(?:\p{L}{2,12}[,.\s]{1,5})?(\d{1,2})(?:[\s-]|\.\s?){1,5}(\p{L}{3,12})\.?[\s-]{1,5}(\d{4}|\d\d)(?:,?\s{1,5}${TIME}\s{0,5}${ZONE}?)?`,
  'iu',
)
/** `Wed Nov 25 10:00:00 2026` of C, `Wed Nov 25 2026 10:00:00 GMT+0100` of scripts and `November 25, 2026`. */
const MONTH_FIRST = new RegExp(
  String.raw`^\s{0,20}(?:[a-z]{3,9},?\s{1,5})?([a-z]{3,9})\.?\s{1,5}(\d{1,2}),?\s{1,5}(?:(\d{4}),?)?(?:\s{0,5}${TIME}\s{0,5}${ZONE}?)?(?:\s{0,5}(\d{4})(?!\d))?`,
  'i',
)
/** The beginnings of months in European languages, without accents. */
const MONTHS = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrz', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei', 'maj'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]
/** Abbreviations of time zones that feeds write (RFC 822 knows only those of the United States). */
const ZONES: Record<string, string> = {
  est: '-0500',
  edt: '-0400',
  cst: '-0600',
  cdt: '-0500',
  mst: '-0700',
  mdt: '-0600',
  pst: '-0800',
  pdt: '-0700',
  akst: '-0900',
  akdt: '-0800',
  hst: '-1000',
  ast: '-0400',
  adt: '-0300',
  brt: '-0300',
  art: '-0300',
  wet: '+0000',
  west: '+0100',
  bst: '+0100',
  cet: '+0100',
  cest: '+0200',
  met: '+0100',
  mest: '+0200',
  mez: '+0100',
  mesz: '+0200',
  eet: '+0200',
  eest: '+0300',
  trt: '+0300',
  msk: '+0300',
  ist: '+0530',
  pkt: '+0500',
  ict: '+0700',
  wib: '+0700',
  hkt: '+0800',
  sgt: '+0800',
  awst: '+0800',
  jst: '+0900',
  kst: '+0900',
  acst: '+0930',
  acdt: '+1030',
  aest: '+1000',
  aedt: '+1100',
  nzst: '+1200',
  nzdt: '+1300',
}

/** Parses dates of feeds: RFC 822, ISO 8601 and common variants. Undefined if invalid. */
export function readFeedDate(said: string): number | undefined {
  const [, isoYear, isoMonth, isoDay, isoTime = '00:00', isoZone = 'Z'] = ISO.exec(said) ?? []
  if (isoYear) {
    return toMoment(`${isoYear}-${isoMonth}-${isoDay}T${isoTime}${toOffset(isoZone)}`)
  }
  const [, day, month = '', year = '', ...time] = RFC_822.exec(said) ?? []
  if (day) return toDate(toYear(year), month, day, time)
  const [, named = '', dayOf, early, ...rest] = MONTH_FIRST.exec(said) ?? []
  const late = rest.pop()
  return dayOf && (early ?? late) ? toDate(early ?? late ?? '', named, dayOf, rest) : undefined
}

const toYear = (digits: string) =>
  digits.length === 2 ? `${Number(digits) < 70 ? '20' : '19'}${digits}` : digits

function toDate(year: string, month: string, day: string, time: readonly (string | undefined)[]) {
  const [hour = '0', minute = '00', second = '00', half, offset, zone = 'Z'] = time
  const plain = month.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const number = 1 + MONTHS.findIndex(names => names.some(name => plain.startsWith(name)))
  if (number === 0) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const two = (value: number | string) => String(value).padStart(2, '0')
  return toMoment(
    `${year}-${two(number)}-${two(day)}T${two(hours)}:${minute}:${second}${toOffset(offset ?? zone)}`,
  )
}

/** `+2`, `+0200`, `+02:00` and `CEST` as `+02:00`; a zone of no known name is taken for UTC. */
function toOffset(text: string): string {
  const said = /^[+-]/.test(text) ? text : (ZONES[text.toLowerCase()] ?? '+0000')
  const digits = said.slice(1).replace(':', '')
  const four = digits.length <= 2 ? `${digits.padStart(2, '0')}00` : digits.padStart(4, '0')
  return `${said[0]}${four.slice(0, 2)}:${four.slice(2)}`
}

function toMoment(text: string): number | undefined {
  const at = Date.parse(text)
  return Number.isFinite(at) && at > 0 ? at : undefined
}
