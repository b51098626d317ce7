import type { Selectable } from 'kysely'
import { ok, refuse } from '#base'
import { type Database, inTransaction, type Tables } from '#db'
import type { PageDocument, RootProps } from '#module-kit'
import { checkDocument, keepsCode } from './check-document.ts'
import type { Author, PageDeps, RevisionEvent } from './page-deps.ts'
import { storedIn } from './save-page.ts'
import { writeRevision } from './write-revision.ts'

type PageRow = Selectable<Tables['pages']>

/** How many older states are searched for a node whose module is gone. */
const OLDER = 30

/** What is being worked on. Its states are in revisions: one for the saves of an author within some minutes. */
export function createDrafts({ db, clock, documents }: PageDeps) {
  const find = (tx: Database, id: string) =>
    tx.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()

  const conflictWith = (row: PageRow) =>
    refuse('conflict', {
      version: row.version,
      savedAt: row.saved_at ?? row.updated_at,
      savedBy: row.saved_by ?? '',
    })

  /** Puts a checked document in the place of the draft, if that is still the one that was read. */
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
      // A node whose module is gone can come back from a revision only: the last that has it must stay. So must the
      // version that a forced save writes over.
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

  /** What an editor made of a page, as it is to be stored, or why not. */
  const checkOf = (tx: Database, row: PageRow, document: unknown, author: Author) =>
    checkDocument(documents, document, author, storedIn(row), () => olderStates(tx, row.id))

  return {
    replaceDraft,

    /** The same without storing it: for a look at it. */
    async checkDraft({ id, document, author }: { id: string; document: unknown; author: Author }) {
      const row = await find(db, id)
      return row ? checkOf(db, row, document, author) : refuse('not-found')
    },

    /** Saves what an editor made of `version`; refuses when somebody saved since, unless told to write over it. */
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

    /** Keeps a document as a revision, beside the draft: a version that somebody else's is loaded over. */
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

    /** Changes what a draft says of itself (title, description, preview picture); its content stays as it is stored. */
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

    /** Makes an old revision the draft again, as a new revision. */
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
