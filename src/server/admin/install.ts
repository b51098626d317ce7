import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'
import { type Access, type Session, writeAudit } from '#auth'
import { type Clock, isRecord, type Refusal, StorageUnavailable } from '#base'
import { type Database, isUniqueViolation } from '#db'
import { readSession } from '../sign-in/call-auth.ts'
import { REFUSALS, type RefusalReason } from './refusals.ts'
import type { AdminRoute, Answer, Call, Guard } from './route.ts'
import { type Problem, toProblems } from './schema-problems.ts'

export const API_PATH = '/api/admin'

/** Installs routes under `/api/admin`. The user and the input are checked before a handler runs. */
export function installAdminApi(
  app: FastifyInstance,
  deps: { access: Access; db: Database; clock: Clock; routes: readonly AdminRoute[] },
) {
  // Videos and tables can be large, so their routes read them as streams.
  for (const type of ['application/octet-stream', 'text/csv']) {
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  }
  const sessions = new WeakMap<FastifyRequest, Session>()
  for (const route of deps.routes) {
    const params = createParser(route.params)
    const query = createParser(route.query)
    const body = createParser(route.body, { isPartial: route.method === 'PATCH' })
    app.route({
      method: route.method,
      url: API_PATH + route.path,
      ...(route.bodyLimitBytes ? { bodyLimit: route.bodyLimitBytes } : {}),
      // Runs before the body is read, so that users cannot upload what they may not.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        const session = await readSession(deps.access, request, reply)
        if (!session) return sendRefusal(reply, { ok: false, reason: 'signed-out' })
        if (!isAllowed(session, route.allow)) {
          return sendRefusal(reply, { ok: false, reason: 'forbidden' })
        }
        sessions.set(request, session)
      },
      errorHandler: (error, request, reply) => {
        if (error.statusCode === 413) sendRefusal(reply, { ok: false, reason: 'too-large' })
        else if (isUniqueViolation(error)) sendRefusal(reply, { ok: false, reason: 'taken' })
        else if (error instanceof StorageUnavailable) {
          request.log.warn({ err: error, path: request.routeOptions.url }, 'storage unavailable')
          reply.header('retry-after', '10')
          sendRefusal(reply, { ok: false, reason: 'storage-unavailable' })
        } else throw error
      },
      handler: async (request, reply) => {
        const session = sessions.get(request)
        if (!session) throw new Error('the route has no permission check')
        const parts = {
          params: params(request.params, true),
          query: query(request.query, true),
          body: body(request.body, false),
        }
        const problems = Object.values(parts).flatMap(part => part.problems)
        if (problems.length > 0) {
          return sendRefusal(reply, { ok: false, reason: 'invalid', problems })
        }
        const { id, name } = session.member
        const keepsCode = !session.may('code.write')
        const needsApproval = !session.may('pages.publish')
        const actor = { id, name, address: request.ip, keepsCode, needsApproval }
        let target: Target | undefined
        let isAudited = route.audit !== undefined
        const answer = await route.handle({
          params: parts.params.value,
          query: parts.query.value,
          body: parts.body.value,
          session,
          actor,
          request,
          reply,
          audit: (changed: Target) => {
            target = changed
          },
          skipAudit: () => {
            isAudited = false
          },
        } as never)
        if (route.audit && isAudited && !(answer && isRefusal(answer))) {
          target ??= targetOf(request)
          await writeAudit(deps.db, deps.clock, { actor, action: route.audit, ...toEntry(target) })
        }
        return sendAnswer(reply, answer)
      },
    })
  }
}

type Target = Parameters<Call['audit']>[0]

function targetOf(request: FastifyRequest): Target | undefined {
  const { id } = request.params as { id?: string }
  return id === undefined ? undefined : { id }
}

function toEntry(target: Target | undefined) {
  if (!target) return {}
  const { id, label = '', details = {} } = target
  return { target: { id, label }, details }
}

export function isAllowed(session: Session, guard: Guard): boolean {
  // Their own account, which programs do not have.
  if (guard === 'signed-in') return !session.isApiKey
  return [guard].flat().some(permission => session.may(permission))
}

interface Parsed {
  value: unknown
  problems: Problem[]
}

/** Compiled on first use, so that sites without admin requests do not pay for it. */
function createParser(schema: TSchema | undefined, { isPartial = false } = {}) {
  let validator: Validator | undefined
  return (value: unknown, isText: boolean): Parsed => {
    if (!schema) return { value: undefined, problems: [] }
    if (value instanceof Readable) {
      const problem: Problem = { path: '', message: 'must be JSON', reason: 'value-invalid' }
      return { value: undefined, problems: [problem] }
    }
    validator ??= Compile(schema)
    const full = Value.Default(schema, structuredClone(value ?? {}))
    // A partial change must not reset omitted values to defaults.
    const filled = isPartial && isRecord(full) && isRecord(value) ? pick(full, value) : full
    const converted = isText ? Value.Convert(schema, filled) : filled
    if (validator.Check(converted)) return { value: converted, problems: [] }
    return { value: undefined, problems: toProblems(validator.Errors(converted)) }
  }
}

function pick(from: Record<string, unknown>, named: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(named, name)))
}

function sendAnswer(reply: FastifyReply, answer: Answer) {
  if (reply.sent || answer === reply) return reply
  if (answer === undefined) return reply.code(204).send()
  if (isRefusal(answer)) return sendRefusal(reply, answer)
  if (!isRecord(answer) || answer.ok !== true) return reply.send(answer)
  const { ok: _, ...value } = answer
  return Object.keys(value).length > 0 ? reply.send(value) : reply.code(204).send()
}

function isRefusal(answer: object): answer is Refusal<RefusalReason> {
  return 'ok' in answer && answer.ok === false && 'reason' in answer
}

function sendRefusal(
  reply: FastifyReply,
  { ok: _, reason, ...details }: Refusal<RefusalReason> & { problems?: Parsed['problems'] },
) {
  const [status, message] = REFUSALS[reason]
  return reply.code(status).send({ error: reason, message, ...details })
}
