import { createId, ok, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { PageDocument } from '#module-contract'
import { checkDocument } from './check-document.ts'
import type { Author, PageDeps } from './page-deps.ts'
import { isKnownKind } from './page-fields.ts'
import { copyPaths, isPagePath } from './page-path.ts'
import { setTerms, termsOf } from './page-terms.ts'
import type { PageKind, TemplateUse } from './schema.ts'
import { writeTemplateUse } from './templates.ts'
import { writeRevision } from './write-revision.ts'

/** Creates drafts: empty, from a document, or as a copy. */
export function createNewPages({ db, clock, documents, sharedPrefixes }: PageDeps) {
  /** False if the path is taken. */
  async function insert(
    tx: Database,
    page: { path: string; kind: string; title: string; draft: string; summary: string },
    author: Author,
  ): Promise<string | undefined> {
    const now = clock.now()
    const inserted = await tx
      .insertInto('pages')
      .values({
        ...page,
        id: createId(clock),
        created_at: now,
        updated_at: now,
        saved_at: now,
        saved_by: author.name,
        created_by: author.id,
        version: 1,
      })
      .onConflict(conflict => conflict.column('path').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return undefined
    const { draft: document, title } = page
    await writeRevision(tx, clock, { pageId: inserted.id, document, title, author, event: 'saved' })
    return inserted.id
  }

  return {
    create: async (
      wanted: {
        path: string
        title: string
        kind: PageKind
        document?: unknown
        /** For templates. */
        template?: TemplateUse
      },
      author: Author,
    ) => {
      const { path, title, kind } = wanted
      if (!isPagePath(path, await sharedPrefixes())) return refuse('bad-path')
      return inTransaction({ db }, async tx => {
        if (!(await isKnownKind(tx, kind))) return refuse('no-such-type')
        const given = wanted.document ?? { ...EMPTY, root: { props: { title } } }
        const checked = await checkDocument(documents, given, author)
        if (!checked.ok) return checked
        const root = { props: { ...checked.document.root.props, title } }
        const draft = JSON.stringify({ ...checked.document, root })
        const id = await insert(tx, { path, kind, title, draft, summary: '{}' }, author)
        if (!id) return refuse('taken')
        if (wanted.template) await writeTemplateUse(tx, id, wanted.template, clock.now())
        return ok({ id })
      })
    },

    /** Copies the current draft to a new draft. */
    duplicate: (id: string, author: Author) =>
      inTransaction({ db }, async tx => {
        const page = await tx
          .selectFrom('pages')
          .select(['path', 'trashed_path', 'kind', 'title', 'draft', 'summary'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (!page) return refuse('not-found')
        const { trashed_path, ...rest } = page
        for (const path of copyPaths(trashed_path ?? page.path)) {
          const copy = await insert(tx, { ...rest, path }, author)
          if (!copy) continue
          await setTerms(tx, { id: copy, kind: page.kind }, await termsOf(tx, id))
          await copyTemplatePart(tx, id, copy, clock.now())
          await copyPopupRule(tx, id, copy, clock.now())
          return ok({ id: copy })
        }
        return refuse('taken')
      }),
  }
}

const EMPTY: Omit<PageDocument, 'root'> = { schema: 1, upgrades: {}, content: [] }

/** A copied template keeps its part and has no conditions. */
async function copyTemplatePart(tx: Database, from: string, to: string, now: number) {
  const row = await tx
    .selectFrom('templates')
    .select('part')
    .where('page_id', '=', from)
    .executeTakeFirst()
  if (!row) return
  const part = row.part as TemplateUse['part']
  await writeTemplateUse(tx, to, { part, conditions: { include: [], exclude: [] } }, now)
}

/** A copied popup keeps its conditions and is off. */
async function copyPopupRule(tx: Database, from: string, to: string, now: number) {
  const row = await tx
    .selectFrom('popups')
    .select('conditions')
    .where('page_id', '=', from)
    .executeTakeFirst()
  if (!row) return
  await tx
    .insertInto('popups')
    .values({ page_id: to, is_on: 0, conditions: row.conditions, changed_at: now })
    .execute()
}
