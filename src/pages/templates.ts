import { sql } from 'kysely'
import { ok, refuse } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import type { PageDocument } from '#module-kit'
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

/** On what lists templates, or depends on all of them. */
export const TEMPLATE_LIST_TAG = listTag('template')

/** A template as pages are made of it. */
export interface SiteTemplate extends TemplateRule {
  /** It is for pages while this is the theme of the site; always, where it has none. */
  theme?: string | undefined
  /** As it is published; none while it is not. */
  document: PageDocument | undefined
}

/** Which pages templates are for; a template's document is that of a page of the kind `template`. */
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
      // Word for word what the index `pages_templates` holds, however many other pages there are.
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

  /** All that are not in the trash: read once until one changes. */
  function all(): Promise<SiteTemplate[]> {
    known ??= read().catch(error => {
      forget()
      throw error
    })
    return known
  }

  /** Those that are for pages now: the owner's own, and those of the site's theme. */
  async function inUse(): Promise<SiteTemplate[]> {
    const [templates, { activeTheme }] = await Promise.all([all(), settings.get()])
    return ofTheme(templates, activeTheme)
  }

  return {
    all,
    inUse,

    /** What a template is for, also while it is in the trash; undefined for what is none. */
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

    /** Says anew what a template is for. */
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

    /** Called when one was changed, here or by another process. */
    forget,

    /** Called with the tags of what was changed, here or by another process. */
    forgetFor(tags: readonly string[]) {
      if (tags.some(tag => tag === '*' || tag === TEMPLATES_TAG || tag === TEMPLATE_LIST_TAG))
        forget()
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: acts of any kind
type Acts = Record<string, (...given: any[]) => Promise<unknown>>

/** The same acts: what is read after one of them knows of it, before the other processes hear of it. */
export function forgettingAfter<Same extends Acts>(known: { forget(): void }, acts: Same): Same {
  const wrapped = Object.entries(acts).map(([name, act]) => [
    name,
    (...given: unknown[]) => act(...given).finally(known.forget),
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

/** Those that are for pages under a theme; under none, the owner's own. */
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
