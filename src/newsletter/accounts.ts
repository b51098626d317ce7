import { createId, ok, refuse } from '#base'
import {
  contains,
  invalidate,
  isUniqueViolation,
  type ListOptions,
  okIfAffected,
  readList,
} from '#db'
import type { NewsletterDeps } from './deps.ts'
import { FORMS_TAG } from './lists.ts'
import type { ProviderAccount } from './providers/provider.ts'
import type { ExternalProvider, NewsletterAccount } from './schema.ts'

export interface AccountValues extends Pick<NewsletterAccount, 'provider' | 'name' | 'url'> {
  /** When updating, an empty string keeps the stored secret. */
  secret: string
}

/** Accounts at external newsletter services (NL-3). Stored keys are never returned. */
export function createAccounts({ db, clock }: NewsletterDeps) {
  const rows = () => db.selectFrom('newsletter_accounts').selectAll()

  async function find(id: string): Promise<NewsletterAccount | undefined> {
    const row = await rows().where('id', '=', id).executeTakeFirst()
    return row && toItem(row)
  }

  async function write(work: () => Promise<unknown>) {
    try {
      await work()
      return ok()
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('taken')
      throw error
    }
  }

  return {
    find,

    async list(options: ListOptions) {
      let query = rows().orderBy('name', options.order)
      if (options.ids) query = query.where('id', 'in', options.ids.split(','))
      if (options.q) query = query.where(contains(options.q, 'name'))
      const { items, total } = await readList(query, options)
      return { items: items.map(toItem), total }
    },

    /** Includes the key, for calling the service. */
    async credentials(id: string): Promise<ProviderAccount | undefined> {
      const row = await rows().where('id', '=', id).executeTakeFirst()
      return (
        row && {
          provider: row.provider as ExternalProvider,
          url: row.url,
          secret: row.secret,
        }
      )
    },

    async add(values: AccountValues) {
      if (!isComplete(values)) return refuse('invalid')
      const id = createId(clock)
      const row = { id, ...values, created_at: clock.now() }
      const added = await write(() => db.insertInto('newsletter_accounts').values(row).execute())
      return added.ok ? ok({ id }) : added
    },

    async change(id: string, values: Partial<AccountValues>) {
      const before = await rows().where('id', '=', id).executeTakeFirst()
      if (!before) return refuse('not-found')
      const { secret, ...rest } = values
      // A key is bound to its URL: changing the URL requires entering the key again.
      const movesKey = rest.url !== undefined && rest.url !== before.url && !secret
      const next = { ...rest, ...(secret ? { secret } : {}) }
      if (movesKey || !isComplete({ ...before, ...next } as AccountValues)) return refuse('invalid')
      if (Object.keys(next).length === 0) return ok()
      return write(() =>
        db.transaction().execute(async tx => {
          await invalidate(tx, [FORMS_TAG])
          await tx.updateTable('newsletter_accounts').set(next).where('id', '=', id).execute()
        }),
      )
    },

    async remove(id: string) {
      const used = await db
        .selectFrom('newsletter_lists')
        .select('id')
        .where('account_id', '=', id)
        .executeTakeFirst()
      if (used) return refuse('in-use')
      return okIfAffected(
        await db.deleteFrom('newsletter_accounts').where('id', '=', id).executeTakeFirst(),
      )
    },
  }
}

/** Mailchimp keys end with the data center; webhooks need a URL. */
function isComplete({ provider, url, secret }: AccountValues): boolean {
  if (secret === '') return false
  if (provider === 'webhook') return url !== ''
  return provider !== 'mailchimp' || url !== '' || /-[a-z]{2,4}\d{1,4}$/.test(secret)
}

function toItem(row: {
  id: string
  provider: string
  name: string
  url: string
  secret: string
  created_at: number
}): NewsletterAccount {
  const { provider, secret, created_at: createdAt, id, name, url } = row
  const hasSecret = secret !== ''
  return { id, name, url, provider: provider as ExternalProvider, hasSecret, createdAt }
}
