import { ok, refuse } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import type { PageDocument, RootProps } from '#module-contract'
import type { Drafts } from './drafts.ts'
import { refreshListings } from './listings.ts'
import { menuTags } from './menus.ts'
import { moveRedirects } from './move-redirects.ts'
import type { Author, PageDeps, PageValues } from './page-deps.ts'
import { fillFields, isKnownKind } from './page-fields.ts'
import { findPagesBelow, isPagePath } from './page-path.ts'
import { pageTags, tagsOfReturned } from './page-tags.ts'
import { clearTerms, setTerms } from './page-terms.ts'
import type { PageKind, PageSeries, PageSummary } from './schema.ts'

export interface PageChanges extends Partial<RootProps> {
  path?: string
  kind?: PageKind
  summary?: PageSummary
  /** Ids, for posts and projects. */
  categories?: readonly string[]
  /** Names; unknown ones create tags. */
  tags?: readonly string[]
  /** For posts and projects. */
  series?: PageSeries
  /** Publication date for lists, in UTC milliseconds; not in the future. */
  publishedAt?: number
  /** Whether to redirect the old path of a published page. */
  redirect?: boolean
  /** Whether pages below move, too. */
  withBelow?: boolean
}

/**
 * Changes a page's settings. Path, kind, summary, terms and date apply at once; title, description
 * and similar belong to the draft and apply when it is published.
 */
export function createChangePage(
  { db, clock, sharedPrefixes, pageMoved }: PageDeps,
  drafts: Drafts,
) {
  return async (id: string, changes: PageChanges, author: Author) => {
    const shared = await sharedPrefixes()
    return inTransaction({ db }, async tx => {
      const page = await tx
        .selectFrom('pages')
        .select(['id', 'path', 'kind', 'draft', 'published', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!page) return refuse('not-found')
      if (page.deleted_at !== null) return refuse('in-trash')
      const { path, kind, summary, categories, tags, series, publishedAt, ...others } = changes
      const { redirect = true, withBelow = false, ...root } = others
      if (publishedAt !== undefined && publishedAt > clock.now()) return refuse('future-date')
      if (kind && !(await isKnownKind(tx, kind))) return refuse('no-such-type')
      const { fields: stored = {} } = (JSON.parse(page.draft) as PageDocument).root.props
      const asked = { kind: kind ?? page.kind, given: root.fields, stored }
      const filled = await fillFields(tx, asked)
      if (!filled.ok) return filled
      const said = { ...root, ...filled.root }
      if (Object.keys(said).length > 0) {
        const changed = await drafts.changeRoot(tx, id, said, author)
        if (!changed.ok) return changed
      }
      const isMove = path !== undefined && path !== page.path
      if (isMove) {
        if (!isPagePath(path, shared)) return refuse('bad-path')
        if (await isTaken(tx, path)) return refuse('taken')
        const moved = withBelow
          ? await moveBelow(tx, { from: page.path, to: path, redirect, shared })
          : ok()
        if (!moved.ok) return moved
        await move(tx, page.path, path, redirect && page.published !== null)
      }
      const values: PageValues = {
        ...(isMove ? { path } : {}),
        ...(kind ? { kind } : {}),
        ...(summary ? { summary: JSON.stringify(summary) } : {}),
        ...(publishedAt === undefined ? {} : { published_at: publishedAt }),
      }
      const next = { id, path: path ?? page.path, kind: kind ?? page.kind }
      // The new kind has other terms.
      if (next.kind !== page.kind) await clearTerms(tx, id)
      const sorted = {
        ...(categories ? { categories } : {}),
        ...(tags ? { tags } : {}),
        ...(series ? { series } : {}),
      }
      if (!(await setTerms(tx, next, sorted))) return refuse('not-found')
      if (Object.keys({ ...values, ...sorted }).length === 0) return ok()
      await tx
        .updateTable('pages')
        .set({ ...values, updated_at: clock.now() })
        .where('id', '=', id)
        .execute()
      await refreshListings(tx, [id])
      const inMenus = isMove ? await menuTags(tx, [id]) : []
      const asTemplate = next.kind === page.kind ? [] : tagsOfReturned(next.kind)
      const stale = [...pageTags(page), ...pageTags(next), ...inMenus, ...asTemplate]
      await invalidate(tx, [...new Set(stale)])
      return ok()
    })
  }

  /** All or none: a single taken path cancels the move. */
  async function moveBelow(
    tx: Database,
    request: { from: string; to: string; redirect: boolean; shared: readonly string[] },
  ) {
    const { from, to, redirect, shared } = request
    const pages = await findPagesBelow(tx, from)
    for (const page of pages) {
      const path = to + page.path.slice(from.length)
      if (!isPagePath(path, shared)) return refuse('bad-path')
      if (await isTaken(tx, path)) return refuse('below-taken')
      await move(tx, page.path, path, redirect && page.published)
      await tx
        .updateTable('pages')
        .set({ path, updated_at: clock.now() })
        .where('id', '=', page.id)
        .execute()
      await invalidate(tx, [...new Set([...pageTags(page), ...pageTags({ ...page, path })])])
    }
    await invalidate(
      tx,
      await menuTags(
        tx,
        pages.map(page => page.id),
      ),
    )
    return ok()
  }

  /** Updates redirects and links to the old path, optionally with a new redirect. */
  async function move(tx: Database, from: string, to: string, withRedirect: boolean) {
    await moveRedirects(tx, from, to, { lead: withRedirect, nowMs: clock.now() })
    await pageMoved(tx, from, to)
  }
}

async function isTaken(tx: Database, path: string): Promise<boolean> {
  const other = await tx
    .selectFrom('pages')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirst()
  return other !== undefined
}
