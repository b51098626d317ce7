import { ok, SECOND } from '#base'
import {
  addToOutbox,
  deleteOutboxEntry,
  findOutboxRow,
  labelOutboxEntry,
  type OutboxHandler,
  PermanentFailure,
} from '#db'
import type { createAccounts } from './accounts.ts'
import { consumeToken, noteRefusal } from './consumed-tokens.ts'
import type { NewsletterDeps } from './deps.ts'
import type { ListTarget } from './lists.ts'
import { SIGN_UP_KIND } from './outbox-keys.ts'
import { subscribeToBrevo } from './providers/brevo.ts'
import { subscribeToMailchimp } from './providers/mailchimp.ts'
import type { ExternalSignUp, Subscribe } from './providers/provider.ts'
import { createSubscribeByWebhook } from './providers/webhook.ts'
import type { ExternalProvider, SignUp } from './schema.ts'

type OutsideTarget = ListTarget & { accountId: string }

/** Concurrent requests for which visitors wait for the provider's reply; others are handled by the outbox. */
const ASKED_AT_ONCE = 10
/** Time reserved for the direct request before the outbox tries. */
const ASKING_MS = 30 * SECOND

/**
 * Submits sign-ups to external services. Each is stored in the outbox first, so none is lost. If
 * the provider refuses it at once, the visitor sees the provider's message (behaviour §8).
 */
export function createOutsideSignUp(
  deps: NewsletterDeps & { accounts: ReturnType<typeof createAccounts> },
) {
  const { db, clock, accounts, call, publicUrl } = deps
  const providers: Record<ExternalProvider, Subscribe> = {
    mailchimp: subscribeToMailchimp,
    brevo: subscribeToBrevo,
    webhook: createSubscribeByWebhook(deps),
  }
  let asking = 0

  async function hand(accountId: string, signUp: ExternalSignUp) {
    const account = await accounts.credentials(accountId)
    if (!account) throw new Error('the account was deleted')
    return providers[account.provider](call, account, signUp)
  }

  async function signUpOnce(target: OutsideTarget, wanted: SignUp, id: string) {
    const { name: list, remoteId, templateId, accountId, provider } = target
    const fields = wanted.fields.map(field => ({ ...field }))
    const now = clock.now()
    const signUp = { ...wanted, fields, id, at: now, list, remoteId, templateId, site: publicUrl }
    // A webhook's reply contains nothing for the visitor.
    const isAsked = provider !== 'webhook' && asking < ASKED_AT_ONCE
    const uniqueKey = `${SIGN_UP_KIND}:${id}`
    const dueAt = isAsked ? now + ASKING_MS : now
    const payload = { accountId, account: target.account, signUp }
    const before = await db.transaction().execute(async tx => {
      const answered = await consumeToken(tx, { id, listId: target.listId, wanted }, now)
      if (answered) return answered
      await addToOutbox(tx, { kind: SIGN_UP_KIND, payload, uniqueKey, dueAt }, now)
      return undefined
    })
    if (before) return before
    if (!isAsked) return ok()
    asking++
    try {
      const answer = await hand(accountId, signUp)
      if (!answer.ok) await noteRefusal(db, id, answer.text)
      // Done either way, so remove the entry.
      const row = await findOutboxRow(db, uniqueKey)
      if (row) await deleteOutboxEntry(db, row.id, clock.now())
      return answer.ok ? ok() : answer
    } catch {
      // The outbox retries and records the error.
      return ok()
    } finally {
      asking--
    }
  }

  /** Requests in flight by id, so that a repeated submission gets the same result. */
  const underWay = new Map<string, Promise<unknown>>()

  return {
    async signUp(target: OutsideTarget, wanted: SignUp, id: string) {
      await underWay.get(id)?.catch(() => {})
      const work = signUpOnce(target, wanted, id)
      underWay.set(id, work)
      try {
        return await work
      } finally {
        underWay.delete(id)
      }
    },

    deliver: (async (payload, id) => {
      const { accountId, account, signUp } = payload as unknown as {
        accountId: string
        account: string
        signUp: ExternalSignUp
      }
      const label = { recipient: signUp.email, subject: `${signUp.list} (${account})` }
      await labelOutboxEntry(db, id, { ...label, to_folder: 0 })
      const answer = await hand(accountId, signUp)
      if (!answer.ok) throw new PermanentFailure(answer.text)
    }) satisfies OutboxHandler as OutboxHandler,
  }
}
