import { sql } from 'kysely'
import { DAY, formatDay, ok, refuse } from '#base'
import { inTransaction, invalidate, withRelaxedDurability } from '#db'
import type { PageDocument } from '#module-kit'
import { createDocumentParser } from './document-parser.ts'
import type { PageDeps } from './page-deps.ts'
import { listTag } from './page-tags.ts'
import { POPUP_ACTS, type PopupAct, type PopupRule } from './popup-schema.ts'
import type { Settings } from './schema.ts'
import type { TemplateConditions } from './template-schema.ts'

/** On every page, because a changed rule may put a popup on any of them. */
export const POPUPS_TAG = 'popups'
/** What is published, renamed or thrown away may be a popup. */
const BLOCKS_TAG = listTag('block')

const COUNTED_DAYS = 400

/** A layout block that opens over pages, as they are made of it. */
export interface SitePopup extends PopupRule {
  /** As it is published; none while it is not. */
  document: PageDocument | undefined
}

/** What became of a popup on one day. */
export type PopupDay = { id: string; day: string } & Record<PopupAct, number>

/** Which pages layout blocks open over, and what became of them. */
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
      // Starts at the few popups, as an index on the kind would read most pages.
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

  /** The day that the site's clocks show, some days ago. */
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

  /** Read once until one changes. */
  function withTrashed() {
    known ??= read().catch(error => {
      forget()
      throw error
    })
    return known
  }

  return {
    /** All that are not in the trash. */
    all: async (): Promise<SitePopup[]> => (await withTrashed()).filter(one => !one.isInTrash),

    /** Those in the trash: restoring one puts it back on its pages. */
    trashed: async (): Promise<SitePopup[]> => (await withTrashed()).filter(one => one.isInTrash),

    /** Says of a layout block, at once, whether it opens over pages and over which. */
    set: (pageId: string, { isOn, conditions }: Pick<PopupRule, 'isOn' | 'conditions'>) =>
      inTransaction({ db }, async tx => {
        const page = await tx
          .selectFrom('pages')
          .select('kind')
          .where('id', '=', pageId)
          .executeTakeFirst()
        if (page?.kind !== 'block') return refuse('not-found')
        const values = { is_on: isOn ? 1 : 0, conditions: JSON.stringify(conditions) }
        // Who is switched off and on again keeps the place in the row.
        await tx
          .insertInto('popups')
          .values({ page_id: pageId, ...values, changed_at: clock.now() })
          .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
          .execute()
        await invalidate(tx, [POPUPS_TAG])
        return ok()
      }).finally(forget),

    /** Adds what browsers told; of popups that are gone, nothing. */
    async addCounts(counted: readonly { id: string; act: PopupAct; times: number; at: number }[]) {
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

    /** By day, the newest first, of the last days with today. */
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

    /** Called with what was changed, here or by another process. */
    forgetFor(tags: readonly string[]) {
      if (tags.some(tag => tag === '*' || tag === POPUPS_TAG || tag === BLOCKS_TAG)) forget()
    },
  }
}
