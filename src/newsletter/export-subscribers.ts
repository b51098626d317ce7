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

/** Everybody whom a filter lets through as CSV, with the proof of their consent, some at a time; a line first. */
export async function* exportSubscribers(
  filter: SubscriberFilter,
  list: (
    options: SubscriberFilter & {
      page: number
      perPage: number
      sort: 'createdAt'
      order: 'asc'
    },
  ) => Promise<{ items: Subscriber[]; total: number }>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  for (let page = 1, shown = 0; ; page++) {
    const { items, total } = await list({
      ...filter,
      page,
      perPage: BATCH,
      sort: 'createdAt',
      order: 'asc',
    })
    shown += items.length
    yield items.map(toLine).join('')
    if (items.length === 0 || shown >= total) return
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
