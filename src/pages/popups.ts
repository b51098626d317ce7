import { sql } from 'kysely'
import { DAY, formatDay, ok, refuse } from '#base'
import { inTransaction, invalidate, withRelaxedDurability } from '#db'
import type { PageDocument } from '#module-contract'
import { createDocumentParser } from './document-parser.ts'
import type { PageDeps } from './page-deps.ts'
import { listTag } from './page-tags.ts'
import { POPUP_ACTS, type PopupEvent, type PopupRule } from './popup-schema.ts'
import type { Settings } from './schema.ts'
import type { TemplateConditions } from './template-schema.ts'

/** Cache tag of every page, because changed conditions can affect any page. */
export const POPUPS_TAG = 'popups'
/** Changes of any block may affect popups. */
const BLOCKS_TAG = listTag('block')

const COUNTED_DAYS = 400

/** A popup with its content. */
export interface SitePopup extends PopupRule {
  /** Published document; undefined if unpublished. */
  document: PageDocument | undefined
}

/** Events of a popup on a day. */
export type PopupDay = { id: string; day: string } & Record<PopupEvent, number>

/** Conditions and statistics of popups. */
export function createPopups({
  db,
  clock,
  settings,
}: Pick<PageDeps, 'db' | 'clock'> & { settings: { get(): Promise<Settings> } }) {
  const parse = createDocumentParser()
  let known: ReturnType<typeof read> | undefined
  let prunedOn = ''

  async function read(): Promise<(SitePopup & { isInTrash: boolean })[]> {
    const rows = await db
      .selectFrom('popups')
      .innerJoin('pages', 'pages.id', 'popups.page_id')
      .select(['pages.id', 'title', 'published', 'is_on', 'conditions', 'changed_at', 'deleted_at'])
      // Starts with the few popups; an index on the kind would read most pages.
      .where(sql<string>`coalesce(kind, '')`, '=', 'block')
      .orderBy('popups.page_id')
      .execute()
    return rows.map(row => ({
      id: row.id,
      name: row.title,
      isOn: row.is_on === 1,
      conditions: JSON.parse(row.conditions) as TemplateConditions,
      changedAt: Number(row.changed_at),
      isInTrash: row.deleted_at !== null,
      isPublished: row.published !== null,
      document: row.published === null ? undefined : parse(row.id, row.published),
    }))
  }

  const forget = () => {
    known = undefined
  }

  /** The date in the site's time zone some days ago. */
  async function dayOf(at: number, daysAgo = 0): Promise<string> {
    const { timeZone } = await settings.get()
    return formatDay(at - daysAgo * DAY, timeZone)
  }

  async function prune(today: string) {
    if (prunedOn === today) return
    prunedOn = today
    const oldest = await dayOf(clock.now(), COUNTED_DAYS)
    await db.deleteFrom('popup_counts').where('day', '<', oldest).execute()
  }

  /** Cached until one changes. */
  function withTrashed() {
    known ??= read().catch(error => {
      forget()
      throw error
    })
    return known
  }

  return {
    /** Excludes trash. */
    all: async (): Promise<SitePopup[]> => (await withTrashed()).filter(one => !one.isInTrash),

    /** Trashed popups; restoring one shows it on its pages again. */
    trashed: async (): Promise<SitePopup[]> => (await withTrashed()).filter(one => one.isInTrash),

    /** Sets at once whether and where a layout block opens as a popup. */
    set: (pageId: string, { isOn, conditions }: Pick<PopupRule, 'isOn' | 'conditions'>) =>
      inTransaction({ db }, async tx => {
        const page = await tx
          .selectFrom('pages')
          .select('kind')
          .where('id', '=', pageId)
          .executeTakeFirst()
        if (page?.kind !== 'block') return refuse('not-found')
        const values = { is_on: isOn ? 1 : 0, conditions: JSON.stringify(conditions) }
        // Disabling and enabling keeps the position.
        await tx
          .insertInto('popups')
          .values({ page_id: pageId, ...values, changed_at: clock.now() })
          .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
          .execute()
        await invalidate(tx, [POPUPS_TAG])
        return ok()
      }).finally(forget),

    /** Adds reported events; ignores deleted popups. */
    async addCounts(
      counted: readonly { id: string; act: PopupEvent; times: number; at: number }[],
    ) {
      const ids = new Set((await this.all()).map(one => one.id))
      for (const { id, act, times, at } of counted) {
        if (!ids.has(id)) continue
        const day = await dayOf(at)
        const none = { shown: 0, closed: 0, converted: 0 }
        await withRelaxedDurability(() =>
          db
            .insertInto('popup_counts')
            .values({ page_id: id, day, ...none, [act]: times })
            .onConflict(conflict =>
              conflict.columns(['page_id', 'day']).doUpdateSet({
                [act]: sql<number>`${sql.ref(`popup_counts.${act}`)} + ${times}`,
              }),
            )
            .execute(),
        )
      }
      await prune(await dayOf(clock.now()))
    },

    /** By day, newest first, for the last days including today. */
    async counts(days: number): Promise<PopupDay[]> {
      const rows = await db
        .selectFrom('popup_counts')
        .select(['page_id as id', 'day', ...POPUP_ACTS])
        .where('day', '>', await dayOf(clock.now(), days))
        .orderBy('day', 'desc')
        .execute()
      return rows
    },

    forget,

    /** Called with the tags of changes in any process. */
    forgetFor(tags: readonly string[]) {
      if (tags.some(tag => tag === '*' || tag === POPUPS_TAG || tag === BLOCKS_TAG)) forget()
    },
  }
}
