import type { Selectable } from 'kysely'
import { ok, refuse } from '#base'
import { type Database, inTransaction, type Tables } from '#db'
import type { PageDocument, RootProps } from '#module-contract'
import { checkDocument, keepsCode } from './check-document.ts'
import type { Author, PageDeps, RevisionEvent } from './page-deps.ts'
import { storedIn } from './save-page.ts'
import { writeRevision } from './write-revision.ts'

type PageRow = Selectable<Tables['pages']>

/** Number of older states searched for a node whose module no longer exists. */
const OLDER = 30

/** Drafts and their revisions. Saves of one author within a few minutes share a revision. */
export function createDrafts({ db, clock, documents }: PageDeps) {
  const find = (tx: Database, id: string) =>
    tx.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()

  const conflictWith = (row: PageRow) =>
    refuse('conflict', {
      version: row.version,
      savedAt: row.saved_at ?? row.updated_at,
      savedBy: row.saved_by ?? '',
    })

  /** Replaces the draft with a checked document if its version is unchanged. */
  async function replaceDraft(
    tx: Database,
    row: PageRow,
    document: PageDocument,
    author: Author,
    event: RevisionEvent = 'saved',
    isForced = false,
  ) {
    const json = JSON.stringify(document)
    if (json === row.draft) {
      const savedAt = row.saved_at ?? row.updated_at
      return ok({ version: row.version, savedAt, isNewRevision: false })
    }
    const now = clock.now()
    const { title } = document.root.props
    const version = row.version + 1
    const changed = await tx
      .updateTable('pages')
      .set({
        draft: json,
        title,
        version,
        updated_at: now,
        saved_at: now,
        saved_by: author.name,
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst()
    if (Number(changed.numUpdatedRows) === 0) {
      const newer = await find(tx, row.id)
      return newer ? conflictWith(newer) : refuse('not-found')
    }
    const before = documents.unknownIds(JSON.parse(row.draft))
    const after = new Set(documents.unknownIds(document))
    const isNewRevision = await writeRevision(tx, clock, {
      pageId: row.id,
      document: json,
      title,
      author,
      event,
      // Keep the replaced state if it is the last one with a node of a missing module, or if a save
      // is forced.
      follows:
        event === 'saved' && !isForced && before.every(id => after.has(id)) ? row.draft : undefined,
    })
    return ok({ version, savedAt: now, isNewRevision })
  }

  async function olderStates(tx: Database, pageId: string): Promise<PageDocument[]> {
    const rows = await tx
      .selectFrom('page_revisions')
      .select('document')
      .where('page_id', '=', pageId)
      .orderBy('created_at', 'desc')
      .limit(OLDER)
      .execute()
    return rows.map(row => JSON.parse(row.document) as PageDocument)
  }

  /** Checks an edited document before storing it. */
  const checkOf = (tx: Database, row: PageRow, document: unknown, author: Author) =>
    checkDocument(documents, document, author, storedIn(row), () => olderStates(tx, row.id))

  return {
    replaceDraft,

    /** Checks without storing, for previews. */
    async checkDraft({ id, document, author }: { id: string; document: unknown; author: Author }) {
      const row = await find(db, id)
      return row ? checkOf(db, row, document, author) : refuse('not-found')
    },

    /** Saves a document based on `version`. Refused if someone else saved since, unless forced. */
    saveDraft: (request: {
      id: string
      document: unknown
      version: number
      force?: boolean
      author: Author
    }) =>
      inTransaction({ db }, async tx => {
        const row = await find(tx, request.id)
        if (!row) return refuse('not-found')
        if (row.deleted_at !== null) return refuse('in-trash')
        if (row.version !== request.version && !request.force) return conflictWith(row)
        const stored = storedIn(row)
        if (stored.some(documents.isNewer)) return refuse('newer')
        const checked = await checkOf(tx, row, request.document, request.author)
        if (!checked.ok) return checked
        const isForced = row.version !== request.version
        return replaceDraft(tx, row, checked.document, request.author, 'saved', isForced)
      }),

    /**
     * Stores a document as a revision next to the draft, for a version that is discarded in favor
     * of another.
     */
    addRevision: (id: string, document: unknown, author: Author) =>
      inTransaction({ db }, async tx => {
        const row = await find(tx, id)
        if (!row) return refuse('not-found')
        if (row.deleted_at !== null) return refuse('in-trash')
        const checked = await checkOf(tx, row, document, author)
        if (!checked.ok) return checked
        await writeRevision(tx, clock, {
          pageId: id,
          document: JSON.stringify(checked.document),
          title: checked.document.root.props.title,
          author,
          event: 'saved',
        })
        return ok({})
      }),

    /** Changes page-level props of a draft (title, description, social image) and keeps its content. */
    async changeRoot(tx: Database, id: string, changes: Partial<RootProps>, author: Author) {
      const row = await find(tx, id)
      if (!row) return refuse('not-found')
      const draft = JSON.parse(row.draft) as PageDocument
      const entries = Object.entries({ ...draft.root.props, ...changes })
      const props = Object.fromEntries(
        entries.filter(([, value]) => value !== '' && value !== false),
      ) as unknown as RootProps
      return replaceDraft(tx, row, { ...draft, root: { props } }, author)
    },

    /** Restores a revision as the draft, in a new revision. */
    restoreRevision: (id: string, revisionId: string, author: Author) =>
      inTransaction({ db }, async tx => {
        const row = await find(tx, id)
        const revision = await tx
          .selectFrom('page_revisions')
          .select('document')
          .where('id', '=', revisionId)
          .where('page_id', '=', id)
          .executeTakeFirst()
        if (!row || !revision) return refuse('not-found')
        if (row.deleted_at !== null) return refuse('in-trash')
        const old = JSON.parse(revision.document) as PageDocument
        if (!keepsCode(documents, old, author, storedIn(row))) return refuse('code-forbidden')
        const checked = await checkDocument(documents, old, author, [old])
        return checked.ok ? replaceDraft(tx, row, checked.document, author, 'restored') : checked
      }),
  }
}

export type Drafts = ReturnType<typeof createDrafts>
