import { sql } from 'kysely'
import { ok, refuse } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import type { PageDocument } from '#module-contract'
import { createDocumentParser } from './document-parser.ts'
import type { PageDeps } from './page-deps.ts'
import { listTag, TEMPLATES_TAG } from './page-tags.ts'
import type { Settings } from './schema.ts'
import {
  noTemplateUse,
  type TemplateConditions,
  type TemplatePart,
  type TemplateRule,
  type TemplateUse,
} from './template-schema.ts'

/** Cache tag of template lists and everything that depends on all templates. */
export const TEMPLATE_LIST_TAG = listTag('template')

/** A template with its document. */
export interface SiteTemplate extends TemplateRule {
  /** It only applies while this theme is active; always if missing. */
  theme?: string | undefined
  /** Published document; undefined if unpublished. */
  document: PageDocument | undefined
}

/** Conditions of templates. Their documents are pages of kind `template`. */
export function createTemplates({
  db,
  clock,
  settings,
}: Pick<PageDeps, 'db' | 'clock'> & { settings: { get(): Promise<Settings> } }) {
  const parse = createDocumentParser()
  let known: Promise<SiteTemplate[]> | undefined

  async function read(): Promise<SiteTemplate[]> {
    const rows = await db
      .selectFrom('pages')
      .leftJoin('templates', 'templates.page_id', 'pages.id')
      .select(['pages.id', 'title', 'published', 'deleted_at'])
      .select(['part', 'conditions', 'changed_at', 'theme'])
      // Must match the partial index `pages_templates` literally.
      .where(sql<boolean>`kind = 'template'`)
      .orderBy('pages.id')
      .execute()
    const kept = rows.filter(row => row.deleted_at === null)
    return kept.map(row => ({
      id: row.id,
      name: row.title,
      ...toUse(row),
      changedAt: row.changed_at ?? 0,
      isPublished: row.published !== null,
      document: row.published === null ? undefined : parse(row.id, row.published),
    }))
  }

  const forget = () => {
    known = undefined
  }

  /** Excludes trash. Cached until one changes. */
  function all(): Promise<SiteTemplate[]> {
    known ??= read().catch(error => {
      forget()
      throw error
    })
    return known
  }

  /** Templates in use: the owner's and those of the active theme. */
  async function inUse(): Promise<SiteTemplate[]> {
    const [templates, { activeTheme }] = await Promise.all([all(), settings.get()])
    return ofTheme(templates, activeTheme)
  }

  return {
    all,
    inUse,

    /** Part and conditions, also of trashed templates; undefined for other pages. */
    async findUse(pageId: string): Promise<TemplateUse | undefined> {
      const row = await db
        .selectFrom('pages')
        .leftJoin('templates', 'templates.page_id', 'pages.id')
        .select(['part', 'conditions'])
        .where('pages.id', '=', pageId)
        .where('kind', '=', 'template')
        .executeTakeFirst()
      return row && toUse(row)
    },

    /** Sets part and conditions. */
    set: (pageId: string, use: TemplateUse) =>
      inTransaction({ db }, async tx => {
        const page = await tx
          .selectFrom('pages')
          .select(['id', 'kind'])
          .where('id', '=', pageId)
          .executeTakeFirst()
        if (page?.kind !== 'template') return refuse('not-found')
        await writeTemplateUse(tx, pageId, use, clock.now())
        await invalidate(tx, [TEMPLATES_TAG])
        return ok()
      }).finally(forget),

    /** Called after changes in any process. */
    forget,

    /** Called with the tags of changes in any process. */
    forgetFor(tags: readonly string[]) {
      if (tags.some(tag => tag === '*' || tag === TEMPLATES_TAG || tag === TEMPLATE_LIST_TAG))
        forget()
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: mutations of any kind
type Mutations = Record<string, (...given: any[]) => Promise<unknown>>

/** Wraps functions so that caches are cleared after each of them, before the invalidation arrives. */
export function clearCacheAfter<Same extends Mutations>(
  known: { forget(): void },
  mutations: Same,
): Same {
  const wrapped = Object.entries(mutations).map(([name, mutation]) => [
    name,
    (...given: unknown[]) => mutation(...given).finally(known.forget),
  ])
  return Object.fromEntries(wrapped) as Same
}

export async function writeTemplateUse(
  tx: Database,
  pageId: string,
  { part, conditions, theme }: TemplateUse,
  now: number,
): Promise<void> {
  const values = {
    part,
    conditions: JSON.stringify(conditions),
    changed_at: now,
    ...(theme === undefined ? {} : { theme }),
  }
  await tx
    .insertInto('templates')
    .values({ page_id: pageId, ...values })
    .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
    .execute()
}

/** Templates that apply with a theme; with null, the owner's only. */
export function ofTheme(templates: readonly SiteTemplate[], theme: string | null): SiteTemplate[] {
  return templates.filter(one => one.theme === undefined || one.theme === theme)
}

function toUse(row: {
  part: string | null
  conditions: string | null
  theme?: string | null
}): TemplateUse {
  if (row.part === null || row.conditions === null) return noTemplateUse
  return {
    part: row.part as TemplatePart,
    conditions: JSON.parse(row.conditions) as TemplateConditions,
    ...(row.theme ? { theme: row.theme } : {}),
  }
}
