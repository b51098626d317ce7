import { createId, ok, refuse, toAsciiEmail } from '#base'
import { afterCommit, type Database, inTransaction } from '#db'
import { toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import { CONFIRM_MS, type Links, PREFERENCES_PATH } from './links.ts'
import type { SubscribedList } from './schema.ts'
import { signUps } from './sign-up-counter.ts'
import { EMPTY_SUBSCRIBER, endSubscription, eraseAddress } from './subscribers.ts'
import { endSuppression, isBlocked } from './suppressions.ts'

/** Content of the preferences page of an address. */
export interface Preferences {
  email: string
  lists: SubscribedList[]
  /** Whether tracking is enabled for any list. */
  isMeasured: boolean
}

/** A list chosen on the preferences page. */
export interface ChosenList {
  email: string
  name: string
  description: string
}

/** A person who proved that an address is theirs. */
interface AddressOwner {
  email: string
  firstName: string
  lastName: string
}

interface ListConsent {
  page: string
  ip: string | null
  /** Consent text shown for a list. */
  textOf(chosen: ChosenList): string
}

/** Actions of subscribers through links in their mails, or in their account. */
export function createSubscriptions(deps: NewsletterDeps & { links: Links }) {
  const { db, clock, links } = deps

  const subscriber = (token: string, purpose: 'confirm' | 'preferences' | 'unsubscribe') => {
    const claim = links.read(purpose, token)
    return claim === undefined ? undefined : findRow(db, claim.id)
  }

  /** The pending subscription of a confirmation link. Each request has its own link. */
  async function toConfirm(token: string) {
    const claim = links.read('confirm', token)
    const row = claim && (await findRow(db, claim.id))
    if (!row?.consent_at || claim?.detail !== String(row.consent_at)) return undefined
    if (row.status === 'confirmed') return row
    const isOpen = row.status === 'pending' && clock.now() - row.consent_at <= CONFIRM_MS
    return isOpen ? row : undefined
  }

  /** Records the campaign through which someone unsubscribed. */
  async function noteCampaign(campaignId: string, subscriberId: string) {
    await db
      .updateTable('newsletter_deliveries')
      .set({ unsubscribed_at: clock.now() })
      .where('letter_id', '=', campaignId)
      .where('subscriber_id', '=', subscriberId)
      .where('unsubscribed_at', 'is', null)
      .execute()
  }

  async function saveLists(owner: AddressOwner, wanted: readonly string[], consent: ListConsent) {
    const { email, firstName, lastName } = owner
    if (await isBlocked(db, email)) return refuse('not-found')
    const emailKey = toEmailKey(email)
    const now = clock.now()
    return inTransaction({ db }, async tx => {
      for (const list of await listsOf(tx, emailKey)) {
        const isWanted = wanted.includes(list.id)
        if (isWanted === list.isSubscribed) continue
        if (!isWanted && list.rowId) await endSubscription(tx, list.rowId, now)
        if (!isWanted) continue
        const said = {
          status: 'confirmed',
          source: 'preferences',
          consent_text: consent.textOf({ ...list, email }),
          consent_page: consent.page,
          consent_at: now,
          consent_ip: consent.ip,
          confirmed_at: now,
          ended_at: null,
        }
        await tx
          .insertInto('newsletter_subscribers')
          .values({
            ...EMPTY_SUBSCRIBER,
            ...said,
            id: createId(clock),
            list_id: list.id,
            email,
            email_key: emailKey,
            first_name: firstName,
            last_name: lastName,
            created_at: now,
          })
          .onConflict(conflict => conflict.columns(['list_id', 'email_key']).doUpdateSet(said))
          .execute()
      }
      // A chosen list proves that the address works.
      if (wanted.length > 0) await endSuppression(tx, email)
      return ok()
    })
  }

  return {
    /** Lists that the owner of an address, who is signed in, can choose. */
    listsFor: async (email: string): Promise<SubscribedList[]> =>
      (await listsOf(db, toEmailKey(toAsciiEmail(email)))).map(withoutRow),

    /** Sets the subscribed lists of an address whose owner is signed in. */
    setListsFor: (
      owner: AddressOwner,
      wanted: readonly string[],
      consent: Omit<ListConsent, 'ip'>,
    ) =>
      saveLists({ ...owner, email: toAsciiEmail(owner.email) }, wanted, { ...consent, ip: null }),

    /** The subscription that a link would confirm. */
    async confirmable(token: string) {
      const row = await toConfirm(token)
      return row && { email: row.email, list: row.list }
    },

    /** Second half of double opt-in. Idempotent. */
    async confirm(token: string, ip: string | null) {
      const row = await toConfirm(token)
      if (!row) return refuse('not-found')
      if (await isBlocked(db, row.email)) return refuse('not-found')
      return inTransaction({ db }, async tx => {
        await endSuppression(tx, row.email)
        const { numUpdatedRows } = await tx
          .updateTable('newsletter_subscribers')
          .set({
            status: 'confirmed',
            mails: 0,
            confirmed_at: clock.now(),
            // Store the IP address only if the form does.
            confirmed_ip: row.consent_ip === null ? null : ip,
          })
          .where('id', '=', row.id)
          .where('status', '=', 'pending')
          .executeTakeFirst()
        if (numUpdatedRows > 0n) afterCommit(tx, () => signUps.add(1, { step: 'confirmed' }))
        return ok({ list: row.list, preferences: links.to('preferences', row.id) })
      })
    },

    /** The subscription that a link ends; undefined if invalid or deleted. */
    async unsubscribable(token: string) {
      const row = await subscriber(token, 'unsubscribe')
      return row && { email: row.email, list: row.list }
    },

    /** RFC 8058: unsubscribes without a question. Idempotent. */
    async unsubscribe(token: string) {
      const row = await subscriber(token, 'unsubscribe')
      if (!row) return refuse('not-found')
      await endSubscription(db, row.id, clock.now())
      await noteCampaign(links.read('unsubscribe', token)?.detail ?? '', row.id)
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
        lists: lists.map(withoutRow),
        isMeasured: measured !== undefined,
      }
    },

    /** Disables open and click tracking on all lists. */
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
     * Sets the subscribed lists. Having the link proves ownership of the address. `textOf` returns
     * the consent text shown for a list.
     */
    async setLists(
      token: string,
      wanted: readonly string[],
      consent: { ip: string | null; textOf(chosen: ChosenList): string },
    ) {
      const row = await subscriber(token, 'preferences')
      if (!row) return refuse('not-found')
      const { email, first_name: firstName, last_name: lastName } = row
      return saveLists({ email, firstName, lastName }, wanted, {
        page: PREFERENCES_PATH,
        ip: row.consent_ip === null ? null : consent.ip,
        textOf: consent.textOf,
      })
    },

    /** GDPR Art. 17, requested by the subscriber. */
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

const withoutRow = ({ rowId: _, ...list }: Awaited<ReturnType<typeof listsOf>>[number]) => list

/** All lists the address was ever on, and the public ones. */
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
