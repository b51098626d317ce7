import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { Actor, Session } from '#auth'
import type { Permission } from '#auth/schema'
import type { Json, Refusal } from '#base'
import type { RefusalReason } from './refusals.ts'

/** Who may call a route: anybody signed in, whoever has the permission, or one of several. */
export type Guard = 'signed-in' | Permission | readonly Permission[]

/** What a handler is given: everything parsed, somebody signed in who may. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  session: Session
  /** Who does it, for the audit log and for what is saved. */
  actor: Actor & { keepsCode: boolean; needsApproval: boolean }
  request: FastifyRequest
  reply: FastifyReply
  /** What the audit log says was changed; without it, the `id` of the address. */
  audit(target: { id: string; label?: string; details?: Json }): void
  /** This one is not worth an entry: one of the saves that an editor makes every second. */
  skipAudit(): void
}

/** A value is sent as JSON, nothing as 204, a refusal by the table in `refusals.ts`, the reply as it is. */
export type Answer = object | undefined | Refusal<RefusalReason>

interface Options<Params, Query, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/admin`; `:name` is a parameter. */
  path: `/${string}`
  summary: string
  allow: Guard
  /** `<what>.<verb>` as the audit log has it; every route that changes something names one. */
  audit?: `${string}.${string}`
  params?: Params
  query?: Query
  /** JSON. A route without takes any other kind itself, from `request`. */
  body?: Body
  /** What a success sends, for the document. */
  answer?: TSchema
  bodyLimitBytes?: number
  handle(call: never): Promise<Answer> | Answer
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** One route of the API, as data: checked, documented and tested from this object alone. */
export type AdminRoute = Options<TObject | undefined, TObject | undefined, TSchema | undefined>

export function adminRoute<
  Params extends TObject | undefined = undefined,
  Query extends TObject | undefined = undefined,
  Body extends TSchema | undefined = undefined,
>(
  options: Omit<Options<Params, Query, Body>, 'handle'> & {
    handle(call: Call<StaticOf<Params>, StaticOf<Query>, StaticOf<Body>>): Promise<Answer> | Answer
  },
): AdminRoute {
  return options as unknown as AdminRoute
}
