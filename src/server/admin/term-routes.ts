import Type, { type TObject, type TProperties, type TString } from 'typebox'
import type { Session } from '#auth'
import type { Permission } from '#auth/schema'
import { type Result, refuse } from '#base'
import type { ListOf, ListOptions } from '#db'
import { IdParams, listAnswer, listQuery } from './list.ts'
import type { RefusalReason } from './refusals.ts'
import { type Answer, adminRoute } from './route.ts'

const closed = { additionalProperties: false }
interface Terms<Edit extends { name: string }> {
  allow: { read: Permission | readonly Permission[]; write: Permission | readonly Permission[] }
  /** Additional filters of the list. */
  filters?: TProperties
  /** Whether a user with write permission may change this one. */
  mayWrite?(session: Session, edit: Edit): boolean
  /** Singular name in the audit log. */
  one: string
  path: `/${string}`
  /** Fields; all except the name are optional. */
  fields: TProperties & { name: TString }
  /** Defaults. */
  empty: Omit<Edit, 'name'>
  answer: TObject
  sorts: readonly [string, ...string[]]
  summary: Record<'list' | 'get' | 'add' | 'change' | 'delete', string>
  domain: {
    list(query: ListOptions): Promise<ListOf<Edit & { id: string }>>
    save(edit: Edit, id?: string): Promise<Result<{ id: string }, RefusalReason>>
    delete(id: string): Promise<Answer>
  }
}

/** The five routes of terms: list, read, create, change, delete. */
export function termRoutes<Edit extends { name: string }>(terms: Terms<Edit>) {
  const { path, one, fields, sorts, answer, summary, domain, mayWrite = () => true } = terms
  const { read, write } = terms.allow
  const { name, ...others } = fields
  const optional = Type.Partial(Type.Object(others)).properties
  const find = async (id: string) => {
    const query = { page: 1, perPage: 1, sort: sorts[0], order: 'asc', ids: id } as const
    return (await domain.list(query)).items[0]
  }
  const show = async (id: string) => (await find(id)) ?? refuse('not-found')
  return [
    adminRoute({
      method: 'GET',
      path,
      summary: summary.list,
      allow: read,
      query: listQuery(sorts, terms.filters),
      answer: listAnswer(answer),
      handle: ({ query }) => domain.list(query as unknown as ListOptions),
    }),
    adminRoute({
      method: 'GET',
      path: `${path}/:id`,
      summary: summary.get,
      allow: read,
      params: IdParams,
      answer,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path,
      summary: summary.add,
      allow: write,
      audit: `${one}.created`,
      body: Type.Object({ name, ...optional }, closed),
      answer,
      handle: async ({ body, session, audit }) => {
        const edit = { ...terms.empty, ...body } as unknown as Edit
        if (!mayWrite(session, edit)) return refuse('forbidden')
        const saved = await domain.save(edit)
        if (!saved.ok) return saved
        audit({ id: saved.id, label: edit.name })
        return show(saved.id)
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: `${path}/:id`,
      summary: summary.change,
      allow: write,
      audit: `${one}.changed`,
      params: IdParams,
      body: Type.Object({ name: Type.Optional(name), ...optional }, closed),
      answer,
      handle: async ({ params: { id }, body, session, audit }) => {
        const known = await find(id)
        if (!known) return refuse('not-found')
        const edit: Edit = { ...known, ...body }
        if (!mayWrite(session, known) || !mayWrite(session, edit)) return refuse('forbidden')
        const saved = await domain.save(edit, id)
        if (!saved.ok) return saved
        audit({ id, label: edit.name })
        return show(id)
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: summary.delete,
      allow: write,
      audit: `${one}.deleted`,
      params: IdParams,
      handle: async ({ params: { id }, session }) => {
        const known = await find(id)
        if (!known) return refuse('not-found')
        return mayWrite(session, known) ? domain.delete(id) : refuse('forbidden')
      },
    }),
  ]
}
