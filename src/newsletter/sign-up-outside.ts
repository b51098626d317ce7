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
import type { NewsletterDeps } from './deps.ts'
import type { ListTarget } from './lists.ts'
import { SIGN_UP_KIND } from './outbox-keys.ts'
import { subscribeToBrevo } from './providers/brevo.ts'
import { subscribeToMailchimp } from './providers/mailchimp.ts'
import type { OutsideSignUp, Subscribe } from './providers/provider.ts'
import { createSubscribeByWebhook } from './providers/webhook.ts'
import type { OutsideProvider, SignUp } from './schema.ts'
import { noteRefusal, takeToken } from './used-tokens.ts'

type OutsideTarget = ListTarget & { accountId: string }

/** A visitor waits for what a provider says while there are no more of them at a time. */
const ASKED_AT_ONCE = 10
/** While it is asked for a waiting visitor, the outbox does not ask besides. */
const ASKING_MS = 30 * SECOND

/**
 * Hands sign-ups to who keeps the list. Each is in the outbox before anybody is asked, so none is lost; what the provider
 * refuses for good at once is the visitor's to hear, in the provider's words (behaviour §8).
 */
export function createOutsideSignUp(
  deps: NewsletterDeps & { accounts: ReturnType<typeof createAccounts> },
) {
  const { db, clock, accounts, call, publicUrl } = deps
  const providers: Record<OutsideProvider, Subscribe> = {
    mailchimp: subscribeToMailchimp,
    brevo: subscribeToBrevo,
    webhook: createSubscribeByWebhook(deps),
  }
  let asking = 0

  async function hand(accountId: string, signUp: OutsideSignUp) {
    const account = await accounts.credentials(accountId)
    if (!account) throw new Error('the account is gone')
    return providers[account.provider](call, account, signUp)
  }

  async function signUpOnce(target: OutsideTarget, wanted: SignUp, id: string) {
    const { name: list, remoteId, templateId, accountId, provider } = target
    const fields = wanted.fields.map(field => ({ ...field }))
    const now = clock.now()
    const signUp = { ...wanted, fields, id, at: now, list, remoteId, templateId, site: publicUrl }
    // Who takes a hook can say nothing to a visitor.
    const isAsked = provider !== 'webhook' && asking < ASKED_AT_ONCE
    const uniqueKey = `${SIGN_UP_KIND}:${id}`
    const dueAt = isAsked ? now + ASKING_MS : now
    const payload = { accountId, account: target.account, signUp }
    const before = await db.transaction().execute(async tx => {
      const answered = await takeToken(tx, { id, listId: target.listId, wanted }, now)
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
      // It was said, one way or the other: nothing more about it is kept here.
      const row = await findOutboxRow(db, uniqueKey)
      if (row) await deleteOutboxEntry(db, row.id, clock.now())
      return answer.ok ? ok() : answer
    } catch {
      // Tried again by the outbox, which says what was wrong.
      return ok()
    } finally {
      asking--
    }
  }

  /** By their ids: who sends one again while it is asked is answered when it was. */
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
        signUp: OutsideSignUp
      }
      const label = { recipient: signUp.email, subject: `${signUp.list} (${account})` }
      await labelOutboxEntry(db, id, { ...label, to_folder: 0 })
      const answer = await hand(accountId, signUp)
      if (!answer.ok) throw new PermanentFailure(answer.text)
    }) satisfies OutboxHandler as OutboxHandler,
  }
}
