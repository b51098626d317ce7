import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject, TSchema } from 'typebox'
import type { Actor, Session } from '#auth'
import type { Permission } from '#auth/schema'
import type { Json, Refusal } from '#base'
import type { RefusalReason } from './refusals.ts'

/** Who may call a route: any signed-in user, users with a permission, or with one of several. */
export type Guard = 'signed-in' | Permission | readonly Permission[]

/** Input of a handler, after parsing and the permission check. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  params: Params
  query: Query
  body: Body
  session: Session
  /** The user, for the audit log and for saved data. */
  actor: Actor & { keepsCode: boolean; needsApproval: boolean }
  request: FastifyRequest
  reply: FastifyReply
  /** Target for the audit log. Default: the `id` in the path. */
  audit(target: { id: string; label?: string; details?: Json }): void
  /** Skips the audit log, for example for autosaves. */
  skipAudit(): void
}

/** A value is sent as JSON, undefined as 204, a refusal according to `refusals.ts`. */
export type Answer = object | undefined | Refusal<RefusalReason>

interface Options<Params, Query, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below `/api/admin`; `:name` is a parameter. */
  path: `/${string}`
  summary: string
  allow: Guard
  /** Name in the audit log, `<entity>.<verb>`. Required for every changing route. */
  audit?: `${string}.${string}`
  params?: Params
  query?: Query
  /** JSON body. Routes without it read other content types from `request`. */
  body?: Body
  /** Schema of a successful answer, for the API document. */
  answer?: TSchema
  bodyLimitBytes?: number
  handle(call: never): Promise<Answer> | Answer
}

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** A route of the API as data: checks, documentation and tests are derived from it. */
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
