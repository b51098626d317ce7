import { dateTimeFormat, fromZoneTime } from '#base'
import type { Database } from '#db'
import type { ArchiveFacts } from '#module-contract'
import { createTranslate } from '#texts'
import { archivedKinds, archivePath, readArchivePath } from './archive-schema.ts'
import { archiveTexts } from './archive-texts.ts'
import type { createAuthors } from './authors.ts'
import type { Tag } from './content-cards.ts'
import { authorList, countLists, kindList, termList } from './listings.ts'
import { listTag, termsTag } from './page-tags.ts'
import {
  type ContentKind,
  findContentType,
  isCustomKind,
  type Settings,
  type Taxonomy,
} from './schema.ts'
import { partsOf } from './series.ts'

const nothing: Tag = () => {}

export interface ArchiveAddress extends Pick<ArchiveFacts, 'of' | 'by' | 'id' | 'name'> {
  path: string
}

/** Archives by path. */
export function createArchives(deps: {
  db: Database
  settings: { get(): Promise<Settings> }
  authors: Pick<ReturnType<typeof createAuthors>, 'bySlug'>
}) {
  const { db, settings, authors } = deps

  /** The archive of all entries; undefined if there are no entries or archives. */
  async function ofKind(of: ContentKind, known: Settings): Promise<ArchiveFacts | undefined> {
    if ((await countLists(db, [kindList(of)])).size === 0) return undefined
    const { name, description } = namesOf(of, known)
    return { of, by: 'all', id: of, name, description, image: undefined, filter: {} }
  }

  async function ofTerm(of: ContentKind, by: Taxonomy, slug: string, tag: Tag) {
    tag(termsTag(of))
    const term = await db
      .selectFrom('terms')
      .select(['id', 'name', 'description'])
      .where('kind', '=', of)
      .where('taxonomy', '=', by)
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (!term) return undefined
    const isSeries = by === 'series'
    const ids = isSeries ? (await partsOf(db, term.id)).map(part => part.id) : []
    const filter = isSeries ? { ids, order: 'given' as const } : { within: [term.id] }
    return { of, by, ...term, image: undefined, filter }
  }

  async function ofAuthor(of: ContentKind, slug: string, tag: Tag) {
    const author = await authors.bySlug(slug, tag)
    if (!author) return undefined
    const { id, name, bio: description, portrait } = author
    const filter = { author: name }
    return {
      of,
      by: 'author' as const,
      id,
      name,
      description,
      image: portrait ?? undefined,
      filter,
    }
  }

  /** Undefined for months without publications. */
  async function ofMonth(of: ContentKind, month: string, { locale, timeZone }: Settings) {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const from = fromZoneTime(Date.UTC(year, number - 1), timeZone)
    const to = fromZoneTime(Date.UTC(year, number), timeZone)
    const any = await db
      .selectFrom('page_listings')
      .select('page_id')
      .where('list_id', '=', kindList(of))
      .where('published_at', '>=', from)
      .where('published_at', '<', to)
      .limit(1)
      .executeTakeFirst()
    if (!any) return undefined
    const format = dateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const name = format.format(Date.UTC(year, number - 1))
    const said = { id: month, name, description: '', image: undefined }
    return { of, by: 'month' as const, ...said, filter: { from, to } }
  }

  return {
    /** The archive at a decoded path; undefined if there is none. */
    async find(path: string, tag: Tag = nothing): Promise<ArchiveFacts | undefined> {
      const known = await settings.get()
      for (const of of archivedKinds(known)) {
        const asked = readArchivePath(known, of, path)
        if (!asked) continue
        const { by, slug } = asked
        tag(listTag(of))
        if (by === 'all') return ofKind(of, known)
        if (by === 'month') return ofMonth(of, slug, known)
        return by === 'author' ? ofAuthor(of, slug, tag) : ofTerm(of, by, slug, tag)
      }
      return undefined
    },

    /** Name and path of the archive of all entries of a kind; undefined if there is none. */
    async listOf(of: ContentKind): Promise<{ name: string; path: string } | undefined> {
      const known = await settings.get()
      const path = archivePath(known, { of, by: 'all' })
      return path ? { name: namesOf(of, known).name, path } : undefined
    },

    /** Paths of all non-empty archives except months. */
    async addresses(): Promise<ArchiveAddress[]> {
      const known = await settings.get()
      const [terms, people] = await Promise.all([
        db.selectFrom('terms').select(['id', 'kind', 'taxonomy', 'slug', 'name']).execute(),
        db.selectFrom('authors').select(['id', 'slug', 'name']).execute(),
      ])
      const all = archivedKinds(known).flatMap(of => [
        {
          of,
          by: 'all' as const,
          id: of as string,
          slug: '',
          name: namesOf(of, known).name,
          list: kindList(of),
        },
        ...terms
          .filter(term => term.kind === of)
          .map(({ id, taxonomy, ...term }) => {
            return {
              of,
              by: taxonomy as Taxonomy,
              id,
              slug: term.slug,
              name: term.name,
              list: termList(id),
            }
          }),
        ...people.map(one => {
          return { of, by: 'author' as const, ...one, list: authorList(of, one.name) }
        }),
      ])
      const counts = await countLists(
        db,
        all.map(one => one.list),
      )
      return all.flatMap(({ list, slug, ...one }) => {
        const path = counts.has(list) ? archivePath(known, { ...one, slug }) : undefined
        return path ? [{ ...one, path }] : []
      })
    },
  }
}

/** Name of the archive of all entries of a kind. */
function namesOf(of: ContentKind, { contentTypes, locale }: Settings) {
  if (!isCustomKind(of)) {
    return { name: createTranslate(archiveTexts, { locale })(of), description: '' }
  }
  const { name = '', description = '' } = findContentType(contentTypes, of) ?? {}
  return { name, description }
}
