import { createId, ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { NewsletterDeps } from './deps.ts'
import { CONFIRM_MS, type Links, PREFERENCES_PATH } from './links.ts'
import { endSubscription, eraseAddress, NOBODY } from './subscribers.ts'
import { endSuppression, isBlocked } from './suppressions.ts'

/** What the page of an address's preferences shows. */
export interface Preferences {
  email: string
  lists: { id: string; name: string; description: string; isSubscribed: boolean }[]
  /** Whether opens and clicks of some list are counted. */
  isMeasured: boolean
}

/** A list that an address chooses on the page of its preferences. */
export interface ChosenList {
  email: string
  name: string
  description: string
}

/** What subscribers do themselves, by the links of their mails. */
export function createSubscriptions(deps: NewsletterDeps & { links: Links }) {
  const { db, clock, links } = deps

  const subscriber = (token: string, purpose: 'confirm' | 'preferences' | 'unsubscribe') => {
    const claim = links.read(purpose, token)
    return claim === undefined ? undefined : findRow(db, claim.id)
  }

  /** The sign-up that a link confirms, while it may; a later one of the same address has a link of its own. */
  async function toConfirm(token: string) {
    const claim = links.read('confirm', token)
    const row = claim && (await findRow(db, claim.id))
    if (!row?.consent_at || claim?.detail !== String(row.consent_at)) return undefined
    if (row.status === 'confirmed') return row
    const isOpen = row.status === 'pending' && clock.now() - row.consent_at <= CONFIRM_MS
    return isOpen ? row : undefined
  }

  /** By which letter somebody unsubscribed. */
  async function noteLetter(letterId: string, subscriberId: string) {
    await db
      .updateTable('newsletter_deliveries')
      .set({ unsubscribed_at: clock.now() })
      .where('letter_id', '=', letterId)
      .where('subscriber_id', '=', subscriberId)
      .where('unsubscribed_at', 'is', null)
      .execute()
  }

  return {
    /** What a link would confirm. */
    async confirmable(token: string) {
      const row = await toConfirm(token)
      return row && { email: row.email, list: row.list }
    },

    /** Double opt-in, second half. Twice is as good as once. */
    async confirm(token: string, ip: string | null) {
      const row = await toConfirm(token)
      if (!row) return refuse('not-found')
      if (await isBlocked(db, row.email)) return refuse('not-found')
      return inTransaction({ db }, async tx => {
        await endSuppression(tx, row.email)
        await tx
          .updateTable('newsletter_subscribers')
          .set({
            status: 'confirmed',
            mails: 0,
            confirmed_at: clock.now(),
            // As the form that it began with keeps it, or not.
            confirmed_ip: row.consent_ip === null ? null : ip,
          })
          .where('id', '=', row.id)
          .where('status', '=', 'pending')
          .execute()
        return ok({ list: row.list, preferences: links.to('preferences', row.id) })
      })
    },

    /** Whose subscription a link ends; undefined for a link that is not ours, or whose subscriber is gone. */
    async unsubscribable(token: string) {
      const row = await subscriber(token, 'unsubscribe')
      return row && { email: row.email, list: row.list }
    },

    /** RFC 8058: one press, no question. Twice is as good as once. */
    async unsubscribe(token: string) {
      const row = await subscriber(token, 'unsubscribe')
      if (!row) return refuse('not-found')
      await endSubscription(db, row.id, clock.now())
      await noteLetter(links.read('unsubscribe', token)?.detail ?? '', row.id)
      return ok({ list: row.list, preferences: links.to('preferences', row.id) })
    },

    async preferences(token: string): Promise<Preferences | undefined> {
      const row = await subscriber(token, 'preferences')
      if (!row) return undefined
      const lists = await listsOf(db, row.email_key)
      const measured = await db
        .selectFrom('newsletter_subscribers')
        .select('id')
        .where('email_key', '=', row.email_key)
        .where('measured_at', 'is not', null)
        .executeTakeFirst()
      return {
        email: row.email,
        lists: lists.map(({ rowId: _, ...list }) => list),
        isMeasured: measured !== undefined,
      }
    },

    /** Opens and clicks are counted no more, on any list. */
    async endMeasuring(token: string) {
      const row = await subscriber(token, 'preferences')
      if (!row) return
      await db
        .updateTable('newsletter_subscribers')
        .set({ measured_at: null })
        .where('email_key', '=', row.email_key)
        .execute()
    },

    /**
     * Subscribed to just these lists from now on. Whoever holds the link has shown that the address is theirs; `textOf` says what
     * they read who chose a list.
     */
    async setLists(
      token: string,
      wanted: readonly string[],
      consent: { ip: string | null; textOf(chosen: ChosenList): string },
    ) {
      const row = await subscriber(token, 'preferences')
      if (!row || (await isBlocked(db, row.email))) return refuse('not-found')
      const now = clock.now()
      return inTransaction({ db }, async tx => {
        for (const list of await listsOf(tx, row.email_key)) {
          const isWanted = wanted.includes(list.id)
          if (isWanted === list.isSubscribed) continue
          if (!isWanted && list.rowId) await endSubscription(tx, list.rowId, now)
          if (!isWanted) continue
          const said = {
            status: 'confirmed',
            source: 'preferences',
            consent_text: consent.textOf({ ...list, email: row.email }),
            consent_page: PREFERENCES_PATH,
            consent_at: now,
            consent_ip: row.consent_ip === null ? null : consent.ip,
            confirmed_at: now,
            ended_at: null,
          }
          await tx
            .insertInto('newsletter_subscribers')
            .values({
              ...NOBODY,
              ...said,
              id: createId(clock),
              list_id: list.id,
              email: row.email,
              email_key: row.email_key,
              first_name: row.first_name,
              last_name: row.last_name,
              created_at: now,
            })
            .onConflict(conflict => conflict.columns(['list_id', 'email_key']).doUpdateSet(said))
            .execute()
        }
        // Whoever chooses a list has an address that works.
        if (wanted.length > 0) await endSuppression(tx, row.email)
        return ok()
      })
    },

    /** GDPR Art. 17, by the subscriber's own hand. */
    async erase(token: string) {
      const row = await subscriber(token, 'preferences')
      if (!row) return refuse('not-found')
      await eraseAddress(db, row.email, clock.now())
      return ok()
    },
  }
}

const findRow = (db: Database, id: string) =>
  db
    .selectFrom('newsletter_subscribers as subscriber')
    .innerJoin('newsletter_lists as list', 'list.id', 'subscriber.list_id')
    .selectAll('subscriber')
    .select('list.name as list')
    .where('subscriber.id', '=', id)
    .executeTakeFirst()

/** Every list that an address was ever on, and those that are offered to all. */
async function listsOf(db: Database, emailKey: string) {
  const rows = await db
    .selectFrom('newsletter_lists as list')
    .leftJoin('newsletter_subscribers as subscriber', join =>
      join.onRef('subscriber.list_id', '=', 'list.id').on('subscriber.email_key', '=', emailKey),
    )
    .select(['list.id', 'list.name', 'list.description'])
    .select(['subscriber.id as rowId', 'subscriber.status'])
    .where('list.account_id', 'is', null)
    .where(({ or, eb }) => or([eb('list.is_public', '=', 1), eb('subscriber.id', 'is not', null)]))
    .orderBy('list.name')
    .execute()
  return rows.map(({ status, ...list }) => ({ ...list, isSubscribed: status === 'confirmed' }))
}
