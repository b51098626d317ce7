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
import { archivedKinds, archivePath } from './archive-schema.ts'
import type { ContentDeps, Tag } from './content-cards.ts'
import { authorList, countLists, refreshListings } from './listings.ts'
import type { PageDeps } from './page-deps.ts'
import { listTag } from './page-tags.ts'
import type { createRedirects } from './redirects.ts'
import {
  type AuthorEdit,
  type AuthorItem,
  type AuthorLink,
  type AuthorProfile,
  CONTENT_KINDS,
  mediaTag,
  type PageSummary,
  type Settings,
  toImage,
} from './schema.ts'

/** Cache tag of everything that shows author profiles. */
export const AUTHORS_TAG = 'authors'

/** Public author profiles. */
export function createAuthors({
  db,
  clock,
  media,
  settings,
  redirects,
}: Pick<PageDeps, 'db' | 'clock'> &
  Pick<ContentDeps, 'media'> & {
    settings: { get(): Promise<Settings> }
    redirects: Pick<ReturnType<typeof createRedirects>, 'move'>
  }) {
  /** Redirects the old URLs of an author's archives. */
  async function follow(tx: Database, places: Settings, name: string, from: string, to: string) {
    for (const of of archivedKinds(places)) {
      if ((await countLists(tx, [authorList(of, name)])).size === 0) continue
      const [before, after] = [from, to].map(slug =>
        archivePath(places, { of, by: 'author', slug }),
      )
      if (before && after) await redirects.move(tx, before, after)
    }
  }

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

    /** Creates a profile, or updates the one with this id. Renames the author on their pages. */
    async save(edit: AuthorEdit, id?: string) {
      // Read before the transaction, because settings use another connection.
      const places = await settings.get()
      return inTransaction({ db }, async tx => {
        const own = id ?? createId(clock)
        const name = plainText(edit.name).trim()
        const known = await tx
          .selectFrom('authors')
          .select(['id', 'name', 'slug'])
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
          if (before.slug !== slug) await follow(tx, places, name, before.slug, slug)
        } else {
          await tx
            .insertInto('authors')
            .values({ id: own, ...row })
            .execute()
        }
        await invalidate(tx, [AUTHORS_TAG])
        return ok({ id: own })
      })
    },

    /** Deletes a profile; pages keep the author's name. */
    delete: (id: string) =>
      inTransaction({ db }, async tx => {
        const gone = await tx.deleteFrom('authors').where('id', '=', id).executeTakeFirst()
        await invalidate(tx, [AUTHORS_TAG])
        return okIfAffected(gone)
      }),

    /** The profile with this name. */
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
