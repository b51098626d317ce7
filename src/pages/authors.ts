import { createId, freeSlug, ok, plainText, refuse, toSlug } from '#base'
import {
  contains,
  containsExactly,
  type Database,
  inTransaction,
  invalidate,
  type ListOf,
  type ListOptions,
  okIfAffected,
  readList,
  type Tables,
} from '#db'
import type { ContentDeps, Tag } from './content-cards.ts'
import { refreshListings } from './listings.ts'
import type { PageDeps } from './page-deps.ts'
import { listTag } from './page-tags.ts'
import {
  type AuthorEdit,
  type AuthorItem,
  type AuthorLink,
  type AuthorProfile,
  CONTENT_KINDS,
  mediaTag,
  type PageSummary,
  toImage,
} from './schema.ts'

/** On what shows the profile of an author. */
export const AUTHORS_TAG = 'authors'

/** Who writes on the site, as visitors see them. */
export function createAuthors({
  db,
  clock,
  media,
}: Pick<PageDeps, 'db' | 'clock'> & Pick<ContentDeps, 'media'>) {
  async function toProfile(
    { id, portrait, ...author }: AuthorItem,
    tag: Tag,
  ): Promise<AuthorProfile> {
    if (portrait) tag(mediaTag(portrait))
    const found = portrait ? (await media.load([portrait])).get(portrait) : undefined
    return { ...author, portrait: toImage(found) }
  }

  return {
    async list(query: ListOptions): Promise<ListOf<AuthorItem>> {
      let found = db.selectFrom('authors').selectAll().orderBy('name', query.order)
      if (query.ids) found = found.where('id', 'in', query.ids.split(','))
      if (query.q) found = found.where(contains(query.q, 'name', 'role'))
      const { items, total } = await readList(found, query)
      return { items: items.map(toItem), total }
    },

    /** Adds one, or changes the one of this id; pages that name them by their old name follow. */
    save: (edit: AuthorEdit, id?: string) =>
      inTransaction({ db }, async tx => {
        const own = id ?? createId(clock)
        const name = plainText(edit.name).trim()
        const known = await tx
          .selectFrom('authors')
          .select(['id', 'name'])
          .where(eb => eb.or([eb('id', '=', own), eb('name', '=', name)]))
          .execute()
        const before = known.find(author => author.id === own)
        if (id !== undefined && !before) return refuse('not-found')
        if (known.some(author => author.id !== own)) return refuse('taken')
        const slug = await freeSlug(toSlug(edit.slug || name) || own, async wanted => {
          const other = await tx
            .selectFrom('authors')
            .select('id')
            .where('slug', '=', wanted)
            .where('id', '!=', own)
            .executeTakeFirst()
          return other !== undefined
        })
        const row = {
          name,
          slug,
          role: plainText(edit.role),
          bio: plainText(edit.bio),
          portrait: edit.portrait,
          links: JSON.stringify(edit.links),
        }
        if (before) {
          await tx.updateTable('authors').set(row).where('id', '=', own).execute()
          if (before.name !== name) await renameIn(tx, before.name, name)
        } else {
          await tx
            .insertInto('authors')
            .values({ id: own, ...row })
            .execute()
        }
        await invalidate(tx, [AUTHORS_TAG])
        return ok({ id: own })
      }),

    /** Takes a profile away; pages go on naming their author. */
    delete: (id: string) =>
      inTransaction({ db }, async tx => {
        const gone = await tx.deleteFrom('authors').where('id', '=', id).executeTakeFirst()
        await invalidate(tx, [AUTHORS_TAG])
        return okIfAffected(gone)
      }),

    /** The profile of this name. */
    async profile(name: string, tag: Tag): Promise<AuthorProfile | undefined> {
      tag(AUTHORS_TAG)
      const row = await db
        .selectFrom('authors')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst()
      return row && toProfile(toItem(row), tag)
    },

    /** The author whose archive has this slug. */
    async bySlug(slug: string, tag: Tag): Promise<AuthorItem | undefined> {
      tag(AUTHORS_TAG)
      const row = await db
        .selectFrom('authors')
        .selectAll()
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row && toItem(row)
    },
  }
}

async function renameIn(tx: Database, from: string, to: string) {
  const rows = await tx
    .selectFrom('pages')
    .select(['id', 'kind', 'summary'])
    .where(containsExactly('summary', JSON.stringify(from)))
    .execute()
  for (const { id, summary } of rows) {
    const stored = JSON.parse(summary) as PageSummary
    if (stored.author !== from) continue
    const next = JSON.stringify({ ...stored, author: to })
    await tx.updateTable('pages').set({ summary: next }).where('id', '=', id).execute()
    await invalidate(tx, [`page:${id}`])
  }
  await refreshListings(
    tx,
    rows.map(row => row.id),
  )
  await invalidate(tx, [...new Set([...CONTENT_KINDS, ...rows.map(row => row.kind)])].map(listTag))
}

const toItem = ({ links, ...author }: Tables['authors']): AuthorItem => ({
  ...author,
  links: JSON.parse(links) as AuthorLink[],
})
