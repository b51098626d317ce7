import { createId, ok, refuse, toAsciiEmail } from '#base'
import {
  contains,
  type Database,
  inTransaction,
  type ListColumns,
  type ListOptions,
  PLAIN_COLUMNS,
  readLongList,
} from '#db'
import { isNewsletterAddress, toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import { CAMPAIGN_KEY, SIGN_UP_KIND } from './outbox-keys.ts'
import type { Subscriber, SubscriberStatus } from './schema.ts'
import { isBlocked, suppress } from './suppressions.ts'

const COLUMNS = {
  createdAt: 'subscriber.created_at',
  email: 'subscriber.email_key',
  status: 'subscriber.status',
} as const
export type SubscriberSort = keyof typeof COLUMNS

export interface SubscriberFilter {
  list?: string | undefined
  status?: SubscriberStatus | undefined
  q?: string | undefined
  ids?: string | undefined
}

/** Manages subscribers of this site's lists. */
export function createSubscribers({ db, clock }: NewsletterDeps) {
  function filtered(
    { list, status, q, ids }: SubscriberFilter,
    columns: ListColumns = PLAIN_COLUMNS,
  ) {
    let query = rowsOf(db)
    if (ids) query = query.where('subscriber.id', 'in', ids.split(','))
    if (list) query = query.where(columns.filter<string>('subscriber.list_id'), '=', list)
    if (status) query = query.where(columns.filter<string>('subscriber.status'), '=', status)
    if (q) {
      const texts = ['email', 'first_name', 'last_name'].map(name => `subscriber.${name}`)
      query = query.where(contains(q, ...texts))
    }
    return query
  }

  async function find(id: string): Promise<Subscriber | undefined> {
    const row = await rowsOf(db).where('subscriber.id', '=', id).executeTakeFirst()
    return row && toItem(row)
  }

  return {
    find,

    async list(options: Omit<ListOptions, 'sort'> & SubscriberFilter & { sort: SubscriberSort }) {
      const { items, total } = await readLongList(
        { db, id: 'subscriber.id', readsRows: Boolean(options.q) },
        options,
        columns =>
          filtered(options, columns)
            .orderBy(COLUMNS[options.sort], options.order)
            .orderBy('subscriber.id', options.order),
      )
      return { items: items.map(toItem), total }
    },

    /** Subscribers ordered by id, which is the order of creation. */
    async readAfter(filter: SubscriberFilter, after: string, limit: number): Promise<Subscriber[]> {
      const rows = await filtered(filter)
        .where('subscriber.id', '>', after)
        .orderBy('subscriber.id')
        .limit(limit)
        .execute()
      return rows.map(toItem)
    },

    /** Subscriptions of an address to this site's lists, including ended ones. */
    async withAddress(email: string): Promise<Subscriber[]> {
      const rows = await rowsOf(db)
        .where('subscriber.email_key', '=', toEmailKey(toAsciiEmail(email)))
        .orderBy('subscriber.id')
        .execute()
      return rows.map(toItem)
    },

    /** Adds a person who gave consent elsewhere, with a note about it. */
    async add(values: {
      listId: string
      email: string
      firstName: string
      lastName: string
      consentText: string
    }) {
      const { listId, firstName, lastName, consentText } = values
      const email = toAsciiEmail(values.email)
      if (!isNewsletterAddress(email)) return refuse('invalid')
      if (await isBlocked(db, email)) return refuse('suppressed')
      const list = await db
        .selectFrom('newsletter_lists')
        .select('account_id')
        .where('id', '=', listId)
        .executeTakeFirst()
      if (!list || list.account_id) return refuse('invalid')
      const now = clock.now()
      const id = createId(clock)
      const added = await db
        .insertInto('newsletter_subscribers')
        .values({
          ...EMPTY_SUBSCRIBER,
          id,
          list_id: listId,
          email,
          email_key: toEmailKey(email),
          first_name: firstName,
          last_name: lastName,
          status: 'confirmed',
          source: 'staff',
          consent_text: consentText,
          consent_at: now,
          confirmed_at: now,
          created_at: now,
        })
        .onConflict(conflict => conflict.columns(['list_id', 'email_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added ? ok({ id }) : refuse('taken')
    },

    /** Corrects a name. Addresses cannot be changed, because a new address needs its own consent. */
    async rename(id: string, names: { firstName?: string; lastName?: string }) {
      const { firstName: first_name, lastName: last_name } = names
      const values = {
        ...(first_name === undefined ? {} : { first_name }),
        ...(last_name === undefined ? {} : { last_name }),
      }
      if (Object.keys(values).length > 0) {
        await db.updateTable('newsletter_subscribers').set(values).where('id', '=', id).execute()
      }
      return (await find(id)) ? ok() : refuse('not-found')
    },

    /** Ends one subscription on behalf of the subscriber. */
    async unsubscribe(id: string) {
      await endSubscription(db, id, clock.now())
      return (await find(id)) ? ok() : refuse('not-found')
    },

    /**
     * GDPR Art. 17: deletes everything about the address on all lists. A hash remains, so that
     * imports do not add it again.
     */
    async erase(id: string) {
      const subscriber = await find(id)
      if (!subscriber) return refuse('not-found')
      await eraseAddress(db, subscriber.email, clock.now())
      return ok()
    },
  }
}

/** Empty personal data of a row. */
export const EMPTY_SUBSCRIBER = {
  first_name: '',
  last_name: '',
  fields: '[]',
  consent_text: '',
  consent_page: '',
  consent_at: null,
  consent_ip: null,
  confirmed_at: null,
  confirmed_ip: null,
  ended_at: null,
  mailed_at: null,
  mails: 0,
  measured_at: null,
} as const

/** Subscriptions that have already ended keep their status. */
export async function endSubscription(db: Database, id: string, nowMs: number) {
  await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'unsubscribed', ended_at: nowMs })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'confirmed'])
    .execute()
}

export const eraseAddress = (db: Database, email: string, nowMs: number) =>
  inTransaction({ db }, async tx => {
    await suppress(tx, email, 'erased', nowMs)
    await tx
      .deleteFrom('outbox')
      .where('kind', '=', SIGN_UP_KIND)
      .where('recipient', '=', email)
      .execute()
    const ofAddress = await tx
      .deleteFrom('newsletter_subscribers')
      .where('email_key', '=', toEmailKey(email))
      .returning('id')
      .execute()
    const ids = ofAddress.map(({ id }) => id)
    if (ids.length === 0) return ok({ count: 0 })
    const campaigns = await tx
      .selectFrom('newsletter_deliveries')
      .select(['letter_id', 'subscriber_id'])
      .where('subscriber_id', 'in', ids)
      .execute()
    // Outbox entries contain recipients.
    const keys = [
      ...ids.map(id => CONFIRM_MAIL + id),
      ...campaigns.map(one => CAMPAIGN_KEY(one.letter_id, one.subscriber_id)),
    ]
    await tx.deleteFrom('outbox').where('unique_key', 'in', keys).execute()
    return ok({ count: ofAddress.length })
  })

/** Prefix of the outbox key for confirmation mails, followed by the subscriber id. */
export const CONFIRM_MAIL = 'newsletter-confirm:'

function rowsOf(db: Database) {
  return db
    .selectFrom('newsletter_subscribers as subscriber')
    .select(['subscriber.id', 'subscriber.list_id as listId'])
    .select(eb =>
      eb
        .selectFrom('newsletter_lists as list')
        .whereRef('list.id', '=', 'subscriber.list_id')
        .select('list.name')
        .$asScalar()
        .$notNull()
        .as('list'),
    )
    .select(['subscriber.email', 'subscriber.first_name as firstName'])
    .select(['subscriber.last_name as lastName', 'subscriber.fields', 'subscriber.status'])
    .select(['subscriber.source', 'subscriber.created_at as createdAt'])
    .select(['subscriber.consent_text as consentText', 'subscriber.consent_page as consentPage'])
    .select(['subscriber.consent_at as consentAt', 'subscriber.consent_ip as consentIp'])
    .select(['subscriber.confirmed_at as confirmedAt', 'subscriber.confirmed_ip as confirmedIp'])
    .select(['subscriber.measured_at as measuredAt', 'subscriber.ended_at as endedAt'])
}

type Row = Omit<Subscriber, 'fields' | 'status' | 'source'> & {
  fields: string
  status: string
  source: string
}

function toItem(row: Row): Subscriber {
  return { ...row, fields: JSON.parse(row.fields) } as Subscriber
}
