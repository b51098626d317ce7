import { sql } from 'kysely'
import { createId, ok, refuse } from '#base'
import {
  contains,
  inTransaction,
  invalidate,
  isUniqueViolation,
  type ListOptions,
  okIfAffected,
  readList,
} from '#db'
import { createTranslate } from '#texts'
import type { NewsletterDeps } from './deps.ts'
import { newsletterMailTexts } from './mail-texts.ts'
import type { NewsletterList, Provider } from './schema.ts'

/** Editable fields of a list. */
export type ListValues = Pick<
  NewsletterList,
  'name' | 'description' | 'isPublic' | 'accountId' | 'remoteId' | 'templateId'
>

const COLUMNS = { name: 'list.name', createdAt: 'list.created_at' } as const
export type ListSort = keyof typeof COLUMNS

/** Id of the default list, created by the first sign-up so that a new form works at once. */
const FIRST = 'newsletter'

/** Lists of this site and of external accounts. */
export function createLists({ db, clock, locale }: NewsletterDeps) {
  const items = () =>
    db
      .selectFrom('newsletter_lists as list')
      .leftJoin('newsletter_accounts as account', 'account.id', 'list.account_id')
      .select(['list.id', 'list.name', 'list.description', 'list.is_public as isPublic'])
      .select(['list.account_id as accountId', 'list.remote_id as remoteId'])
      .select(['list.template_id as templateId', 'list.created_at as createdAt'])
      .select(['account.provider', 'account.name as account'])

  const hasAccount = async (id: string | null) =>
    id === null ||
    (await db
      .selectFrom('newsletter_accounts')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined

  async function find(id: string) {
    const row = await items().where('list.id', '=', id).executeTakeFirst()
    return row && toItem({ ...row, confirmed: await countConfirmed(id) })
  }

  async function countConfirmed(id: string): Promise<number> {
    const { count } = await db
      .selectFrom('newsletter_subscribers')
      .select(sql<number>`count(*)`.as('count'))
      .where('list_id', '=', id)
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  const hasNone = async () =>
    (await db.selectFrom('newsletter_lists').select('id').limit(1).executeTakeFirst()) === undefined

  /** Named in the site's language until the owner renames it. */
  async function firstList() {
    const t = createTranslate(newsletterMailTexts, { locale: await locale() })
    return { ...NEW, name: t('list') }
  }

  return {
    find,

    async list(options: Omit<ListOptions, 'sort'> & { sort: ListSort }) {
      let query = items()
        .orderBy(COLUMNS[options.sort], options.order)
        .orderBy('list.id', options.order)
      if (options.ids) query = query.where('list.id', 'in', options.ids.split(','))
      if (options.q) query = query.where(contains(options.q, 'list.name'))
      const { items: rows, total } = await readList(query, options)
      const counted = rows.map(async row =>
        toItem({ ...row, confirmed: await countConfirmed(row.id) }),
      )
      return { items: await Promise.all(counted), total }
    },

    /** Target of a form; an empty id means the first list of the site. */
    async target(id: string): Promise<ListTarget | undefined> {
      const query = items().orderBy('list.created_at').orderBy('list.id').limit(1)
      const row = await (id ? query.where('list.id', '=', id) : query).executeTakeFirst()
      if (row) return toTarget(row)
      const isFirst = (id === '' || id === FIRST) && (await hasNone())
      return isFirst ? toTarget({ ...(await firstList()), id: FIRST }) : undefined
    },

    /** Creates the default list if the site has none. */
    async ensure(id: string) {
      if (id !== FIRST || !(await hasNone())) return
      await db
        .insertInto('newsletter_lists')
        .values({ ...toRow(await firstList()), id, created_at: clock.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    async save(values: ListValues, id?: string) {
      if (!(await hasAccount(values.accountId))) return refuse('invalid')
      const row = toRow(values)
      try {
        return await inTransaction({ db }, async tx => {
          await invalidate(tx, [FORMS_TAG])
          if (id === undefined) {
            const added = createId(clock)
            const inserted = { id: added, created_at: clock.now(), ...row }
            await tx.insertInto('newsletter_lists').values(inserted).execute()
            return ok({ id: added })
          }
          const query = tx.updateTable('newsletter_lists').set(row).where('id', '=', id)
          const changed = okIfAffected(await query.executeTakeFirst())
          return changed.ok ? ok({ id }) : changed
        })
      } catch (error) {
        if (isUniqueViolation(error)) return refuse('taken')
        throw error
      }
    },

    /** Also deletes its subscribers. */
    delete: (id: string) =>
      inTransaction({ db }, async tx => {
        await invalidate(tx, [FORMS_TAG])
        const query = tx.deleteFrom('newsletter_lists').where('id', '=', id)
        return okIfAffected(await query.executeTakeFirst())
      }),
  }
}

/** Cache tag of pages with forms, which contain list, provider and account. */
export const FORMS_TAG = 'newsletter'

export type Lists = ReturnType<typeof createLists>

/** The list of a form, and the service that stores its sign-ups. */
export interface ListTarget {
  listId: string
  name: string
  provider: Provider
  /** Name of the account; empty for a list of this site. */
  account: string
  accountId: string | null
  remoteId: string
  templateId: string
}

const NEW = {
  description: '',
  isPublic: true,
  provider: null,
  account: null,
  accountId: null,
  remoteId: '',
  templateId: '',
}

const toTarget = (row: {
  id: string
  name: string
  provider: string | null
  account: string | null
  accountId: string | null
  remoteId: string
  templateId: string
}): ListTarget => ({
  listId: row.id,
  name: row.name,
  provider: (row.provider ?? 'site') as Provider,
  account: row.account ?? '',
  accountId: row.accountId,
  remoteId: row.remoteId,
  templateId: row.templateId,
})

const toRow = (list: ListValues) => ({
  name: list.name,
  description: list.description,
  is_public: Number(list.isPublic),
  account_id: list.accountId,
  remote_id: list.remoteId,
  template_id: list.templateId,
})

function toItem(row: {
  id: string
  name: string
  description: string
  isPublic: number
  accountId: string | null
  remoteId: string
  templateId: string
  createdAt: number
  provider: string | null
  account: string | null
  confirmed: number
}): NewsletterList {
  const { account: _, provider, isPublic, ...rest } = row
  return { ...rest, isPublic: isPublic === 1, provider: (provider ?? 'site') as Provider }
}
