/** Maps a status in a subscriber file. */
export type ImportedStatus = 'confirmed' | 'unsubscribed' | 'bounced' | 'suppressed'
type Ended = Exclude<ImportedStatus, 'confirmed'>

/** How a column tells who is subscribed, by its heading or by what its cells say. */
interface StatusColumn {
  index: number
  /** `status` holds words; `ended` says yes or a date of people who left, as `ended` tells; `consent` says no of them. */
  kind: 'status' | 'ended' | 'consent'
  ended?: Ended
  /** Whether a word that is not known leaves the person out. */
  isStrict: boolean
}

/** Words of MailPoet, Mailchimp, Brevo, listmonk, Klaviyo, Kit and spreadsheets in several languages; letters and digits only. */
const STATUSES: Record<ImportedStatus, readonly string[]> = {
  confirmed: [
    ...['', 'confirmed', 'subscribed', 'active', 'enabled', 'optedin', 'optin', 'doubleoptin'],
    ...['yes', 'true', '1', 'angemeldet', 'abonniert', 'aktiv', 'bestätigt', 'abonné', 'abonnée'],
    ...['inscrit', 'inscrite', 'suscrito', 'iscritto', 'ingeschreven', 'aangemeld'],
  ],
  unsubscribed: [
    ...['unsubscribed', 'unsubscribe', 'optedout', 'optout', 'inactive', 'disabled', 'archived'],
    ...['removed', 'deleted', 'cancelled', 'canceled', 'deactivated', 'abgemeldet', 'abmeldung'],
    ...['abbestellt', 'ausgetragen', 'widerrufen', 'inaktiv', 'deaktiviert', 'gelöscht'],
    ...['revoked', 'withdrawn', 'declined', 'refused', 'zurückgezogen', 'abgelehnt'],
    ...['désabonné', 'désabonnée', 'désinscrit', 'désinscrite', 'dadodebaja', 'baja', 'cancelado'],
    ...['disiscritto', 'disiscritta', 'uitgeschreven', 'afgemeld', 'wypisany', 'отписан'],
  ],
  bounced: [
    ...['bounced', 'bounce', 'cleaned', 'hardbounced', 'hardbounce', 'invalid', 'undeliverable'],
    ...['unzustellbar', 'rebotado'],
  ],
  suppressed: [
    ...['suppressed', 'blocklisted', 'blacklisted', 'blocked', 'complained', 'complaint', 'spam'],
    ...['abuse', 'abused', 'banned', 'gesperrt', 'blockiert', 'spamreported'],
  ],
}
/** Precedence of a subscriber's statuses, strictest first. */
export const STRICTEST_FIRST = ['suppressed', 'bounced', 'unsubscribed', 'confirmed'] as const
const YES = ['1', 'yes', 'true', 'ja', 'oui', 'x', 'y', 'wahr', 'vrai', 'sí', 'si']
const NO = ['0', 'no', 'false', 'nein', 'non', 'n', 'falsch', 'faux', 'nee']

const STATUS_HEADINGS = [
  ...['status', 'emailstatus', 'memberstatus', 'subscriptionstatus', 'subscriberstatus'],
  ...['globalstatus', 'globalsubscriptionstatus', 'liststatus', 'contactstatus', 'optinstatus'],
  ...['statut', 'anmeldestatus', 'статус'],
]
/** Headings of columns that hold a yes or a moment for people who left. */
const ENDED_HEADINGS: [Ended, RegExp][] = [
  ['suppressed', /^(?:email)?(?:blacklist|blocklist|suppress|complain)/],
  ['bounced', /^(?:email)?(?:hard)?(?:bounced|bouncedate|bouncetime|bouncedat|clean(?:ed|time))/],
  [
    'unsubscribed',
    /^(?:email|global|newsletter)?(?:unsub|optout|optedout|disabled|abgemeldet|abmelde|abbestell|austrag|d[ée]sabonn|d[ée]sinscri|afgemeld|uitgeschreven)/,
  ],
]
/** The same, where the words have other meanings too: only with a yes, a no or a moment in every cell. */
const ENDED_OR_OTHER_HEADING =
  /^(?:is)?(?:donot(?:e?mail|contact|send)|left|removed|inactive|cancell?ed|deactivated|inaktiv)(?:at|on|date|since|seit)?$/
/** Other facts of the same event, and addresses. */
const NO_FLAG = /(?:reason|campaign\w*|title|url|link|token|count|rate|grund|motif|ids?|ip)$/
const CONSENT_HEADING =
  /newsletter|subscri|consent|opt(?:ed)?in|marketing|einwilligung|abonn|^(?:is)?(?:active|aktiv)$/
/** A moment; `0000-00-00` of databases is none. */
const MOMENT = /[1-9]/

/** @param cells Of each row; the strings of `names` and `cells` are words in small letters without other signs. */
export function findStatusColumns(
  names: readonly string[],
  cells: (index: number) => string[],
): StatusColumn[] {
  return names.flatMap((name, index): StatusColumn[] => {
    if (STATUS_HEADINGS.includes(name)) return [{ index, kind: 'status', isStrict: true }]
    const ended = NO_FLAG.test(name)
      ? undefined
      : ENDED_HEADINGS.find(([, heading]) => heading.test(name))?.[0]
    if (ended) return [{ index, kind: 'ended', ended, isStrict: true }]
    const words = cells(index).filter(Boolean)
    if (words.length === 0) return []
    const answers = [...YES, ...NO]
    if (ENDED_OR_OTHER_HEADING.test(name)) {
      const isAnswered = words.every(word => answers.includes(word) || /^[\dtz]+$/.test(word))
      if (isAnswered) return [{ index, kind: 'ended', ended: 'unsubscribed', isStrict: true }]
    }
    if (CONSENT_HEADING.test(name)) {
      const isAnswered = words.every(word => answers.includes(word) || statusOfWord(word))
      if (isAnswered) return [{ index, kind: 'consent', isStrict: true }]
    }
    // A column with such values is a status column, regardless of its name.
    const known = words.filter(word => statusOfWord(word) && !answers.includes(word))
    if (!known.some(word => LEFT.includes(word))) return []
    return [{ index, kind: 'status', isStrict: 2 * known.length >= words.length }]
  })
}

/** Words that only ever mean unsubscribed. */
const LEFT = [
  ...STATUSES.unsubscribed.filter(
    word => !['inactive', 'inaktiv', 'disabled', 'archived', 'removed', 'deleted'].includes(word),
  ),
  ...STATUSES.bounced.filter(word => word !== 'invalid'),
  ...STATUSES.suppressed,
]

const statusOfWord = (word: string): ImportedStatus | undefined =>
  STRICTEST_FIRST.find(status => STATUSES[status].includes(word))

/** The strictest status in the columns of a row; undefined for an unknown status. */
export function statusOf(
  columns: readonly StatusColumn[],
  wordAt: (index: number) => string,
): ImportedStatus | undefined {
  const found = columns.map(column => statusIn(column, wordAt(column.index)))
  const ended = STRICTEST_FIRST.find(status => status !== 'confirmed' && found.includes(status))
  return ended ?? (found.includes(undefined) ? undefined : 'confirmed')
}

function statusIn({ kind, ended, isStrict }: StatusColumn, word: string) {
  const known = statusOfWord(word)
  if (kind === 'status') return known ?? (isStrict ? undefined : 'confirmed')
  if (kind === 'consent') {
    if (word === '') return undefined
    return NO.includes(word) ? 'unsubscribed' : YES.includes(word) ? 'confirmed' : known
  }
  if (YES.includes(word)) return ended
  if (word === '' || NO.includes(word) || /^0+$/.test(word)) return 'confirmed'
  return known ?? (MOMENT.test(word) ? ended : undefined)
}
