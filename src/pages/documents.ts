import { type Clock, createId, ok, refuse } from '#base'
import { type Database, invalidate } from '#db'
import type { PageDocument } from '#module-kit'
import { createDocumentParser, type DocumentParser } from './document-parser.ts'
import { PATH_PATTERN, type PageKind, type PageSummary } from './schema.ts'

/** One thing wrong with a document; `path` is a JSON pointer. */
export interface Problem {
  path: string
  message: string
}

export interface PublishedPage {
  id: string
  kind: PageKind
  path: string
  title: string
  document: PageDocument
  publishedAt: number
  updatedAt: number
  summary: PageSummary
}

export interface DocumentDeps {
  db: Database
  clock: Clock
  /** Every problem of a document; none for one that can be published. */
  validate(document: unknown): Problem[]
  /** The document as it is kept: rich text cleaned, stored props upgraded. */
  clean(document: PageDocument): PageDocument
}

export interface SaveRequest {
  path: string
  document: unknown
  kind?: PageKind
  summary?: PageSummary
  author: string
  publish: boolean
  /** The version the editor read; another one means that somebody else saved. */
  version?: number
}

const pathRule = new RegExp(PATH_PATTERN, 'u')
/** Addresses that belong to the program. */
const RESERVED =
  /^\/(ajax|assets|media|admin|api|dev|schema|fonts|healthz|readyz|metrics|forms|staff)(\/|$)/

/** Drafts, revisions, publishing. Every write invalidates what was rendered from it. */
export function createPageDocuments({ db, clock, validate, clean }: DocumentDeps) {
  const parse = createDocumentParser()
  async function save(request: SaveRequest) {
    const { path } = request
    if (!pathRule.test(path) || RESERVED.test(path)) return refuse('bad-path')
    const problems = validate(request.document)
    if (problems.length > 0) return refuse('invalid', { problems })
    const document = clean(request.document as PageDocument)
    const { title } = document.root.props
    const json = JSON.stringify(document)
    const now = clock.now()
    return db.transaction().execute(async tx => {
      const known = await tx
        .selectFrom('pages')
        .select(['id', 'version', 'kind', 'summary', 'published_at'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (known && request.version !== undefined && known.version !== request.version) {
        return refuse('conflict', { version: known.version })
      }
      const id = known?.id ?? createId(clock)
      const published = request.publish
        ? { published: json, published_at: known?.published_at ?? now, publish_at: null }
        : {}
      const values = {
        title,
        draft: json,
        kind: request.kind ?? known?.kind ?? 'page',
        summary: request.summary ? JSON.stringify(request.summary) : (known?.summary ?? '{}'),
        updated_at: now,
        version: (known?.version ?? 0) + 1,
        ...published,
      }
      if (known) {
        const changed = await tx
          .updateTable('pages')
          .set(values)
          .where('id', '=', id)
          .where('version', '=', known.version)
          .executeTakeFirst()
        // Somebody saved between our reading and our writing.
        if (Number(changed.numUpdatedRows) === 0) {
          return refuse('conflict', { version: known.version + 1 })
        }
      } else
        await tx
          .insertInto('pages')
          .values({ id, path, created_at: now, ...values })
          .execute()
      await tx
        .insertInto('page_revisions')
        .values({
          id: createId(clock),
          page_id: id,
          document: json,
          title,
          created_at: now,
          author: request.author,
          event: request.publish ? 'published' : 'saved',
        })
        .execute()
      if (request.publish) await invalidate(tx, tagsOf(id, path, values.kind))
      return ok({ id, version: values.version, created: !known })
    })
  }

  /** Publishes a draft; with `dueAt` only if it is still due then: another process may have been first. */
  async function publishDraft(
    row: { id: string; path: string; kind: string },
    dueAt?: number,
  ): Promise<boolean> {
    const now = clock.now()
    return db.transaction().execute(async tx => {
      let update = tx
        .updateTable('pages')
        .set(eb => ({
          published: eb.ref('draft'),
          published_at: eb.fn.coalesce('published_at', eb.val(now)),
          publish_at: null,
          updated_at: now,
        }))
        .where('id', '=', row.id)
      if (dueAt !== undefined) update = update.where('publish_at', '<=', dueAt)
      const page = await update.returning(['draft', 'title']).executeTakeFirst()
      if (!page) return false
      await tx
        .insertInto('page_revisions')
        .values({
          id: createId(clock),
          page_id: row.id,
          document: page.draft,
          title: page.title,
          created_at: now,
          author: dueAt === undefined ? 'publish' : 'schedule',
          event: 'published',
        })
        .execute()
      await invalidate(tx, tagsOf(row.id, row.path, row.kind))
      return true
    })
  }

  /** Publishes every draft whose time has come. Answers their paths. */
  async function publishDue(): Promise<string[]> {
    const now = clock.now()
    const due = await db
      .selectFrom('pages')
      .select(['id', 'path', 'kind'])
      .where('publish_at', 'is not', null)
      .where('publish_at', '<=', now)
      .execute()
    const published: string[] = []
    for (const row of due) if (await publishDraft(row, now)) published.push(row.path)
    return published
  }

  async function findRow(path: string) {
    return db.selectFrom('pages').selectAll().where('path', '=', path).executeTakeFirst()
  }

  return {
    save,
    publishDue,

    /** What visitors get at an address. */
    async published(path: string): Promise<PublishedPage | undefined> {
      const row = await findRow(path)
      return row ? toPublished(row, parse) : undefined
    },

    async publishedById(id: string): Promise<PublishedPage | undefined> {
      const row = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? toPublished(row, parse) : undefined
    },

    async draft(path: string) {
      const row = await findRow(path)
      if (!row) return undefined
      return { id: row.id, version: row.version, document: JSON.parse(row.draft) as PageDocument }
    },

    /** Publishes the draft now, or at a time to come. */
    async publish(path: string, atMs?: number) {
      const row = await findRow(path)
      if (!row) return refuse('not-found')
      if (atMs !== undefined && atMs > clock.now()) {
        await db.updateTable('pages').set({ publish_at: atMs }).where('id', '=', row.id).execute()
        return ok({ scheduledFor: atMs })
      }
      await publishDraft(row)
      return ok({ scheduledFor: undefined })
    },

    /** Takes a page back: visitors get "not found", the draft stays. */
    async unpublish(path: string) {
      const row = await findRow(path)
      if (!row) return refuse('not-found')
      await db.transaction().execute(async tx => {
        await tx
          .updateTable('pages')
          .set({ published: null, publish_at: null, updated_at: clock.now() })
          .where('id', '=', row.id)
          .execute()
        await invalidate(tx, tagsOf(row.id, row.path, row.kind))
      })
      return ok()
    },

    async revisions(path: string) {
      const row = await findRow(path)
      if (!row) return []
      return db
        .selectFrom('page_revisions')
        .select(['id', 'title', 'created_at', 'author', 'event'])
        .where('page_id', '=', row.id)
        .orderBy('id', 'desc')
        .execute()
    },

    /** Makes an old revision the draft again, as a new revision. */
    async restore(path: string, revisionId: string, author: string) {
      const revision = await db
        .selectFrom('page_revisions')
        .innerJoin('pages', 'pages.id', 'page_revisions.page_id')
        .select('page_revisions.document')
        .where('page_revisions.id', '=', revisionId)
        .where('pages.path', '=', path)
        .executeTakeFirst()
      if (!revision) return refuse('not-found')
      return save({ path, document: JSON.parse(revision.document), author, publish: false })
    },

    /** Published pages of a kind, newest first. */
    async list(kind: PageKind, limit = 50): Promise<Omit<PublishedPage, 'document'>[]> {
      const rows = await db
        .selectFrom('pages')
        .select(['id', 'kind', 'path', 'title', 'published_at', 'updated_at', 'summary'])
        .where('kind', '=', kind)
        .where('published', 'is not', null)
        .orderBy('published_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toListed)
    },

    /** Addresses of pages by id, for links. */
    async paths(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('pages')
        .select(['id', 'path'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map(row => [row.id, row.path]))
    },
  }
}

/** What a rendered page is tagged with; lists of a kind carry `pages:<kind>`. */
function tagsOf(id: string, path: string, kind: string): string[] {
  return [`page:${id}`, `path:${path}`, `pages:${kind}`]
}

function toListed(row: {
  id: string
  kind: string
  path: string
  title: string
  published_at: number | null
  updated_at: number
  summary: string
}) {
  return {
    id: row.id,
    kind: row.kind as PageKind,
    path: row.path,
    title: row.title,
    publishedAt: row.published_at ?? 0,
    updatedAt: row.updated_at,
    summary: JSON.parse(row.summary) as PageSummary,
  }
}

function toPublished(
  row: Parameters<typeof toListed>[0] & { published: string | null },
  parse: DocumentParser,
): PublishedPage | undefined {
  if (row.published === null) return undefined
  const document = parse(row.id, row.published)
  return { ...toListed(row), title: document.root.props.title, document }
}
