import { csvLine } from '#base'
import type { Subscriber } from './schema.ts'
import type { SubscriberFilter } from './subscribers.ts'

const BATCH = 500

const HEAD = [
  'Email',
  'First name',
  'Last name',
  'List',
  'Status',
  'Source',
  'Signed up',
  'Agreed to',
  'Page',
  'IP address',
  'Confirmed',
  'Confirmed from',
  'Agreed to counting opens and clicks',
  'Ended',
]

/**
 * Exports filtered subscribers as CSV with proof of consent, header first.
 * @param readAfter Returns the next subscribers by id after the given one.
 */
export async function* exportSubscribers(
  filter: SubscriberFilter,
  readAfter: (
    filter: SubscriberFilter,
    after: string,
    limit: number,
  ) => Promise<readonly Subscriber[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  let after = ''
  for (;;) {
    const batch = await readAfter(filter, after, BATCH)
    yield batch.map(toLine).join('')
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) return
    after = last.id
  }
}

const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString())

const toLine = (one: Subscriber) =>
  csvLine([
    one.email,
    one.firstName,
    one.lastName,
    one.list,
    one.status,
    one.source,
    time(one.consentAt),
    one.consentText,
    one.consentPage,
    one.consentIp ?? '',
    time(one.confirmedAt),
    one.confirmedIp ?? '',
    time(one.measuredAt),
    time(one.endedAt),
  ])
