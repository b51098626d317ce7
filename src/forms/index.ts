import type { Clock } from '#base'
import type { Database, DatabaseKind, OutboxHandler } from '#db'
import type { MailTheme } from '#mail'
import { createBotCheck } from './bot-check.ts'
import { type BotProviderConfig, type CallBotProvider, verifyWithProvider } from './bot-provider.ts'
import { createSenderCheck, type GuardedForm } from './check-sender.ts'
import type { FormMessages } from './definition.ts'
import { readDeliveries } from './deliveries.ts'
import { createDestinations } from './destinations.ts'
import { createDrafts } from './drafts.ts'
import { createExport } from './export-submissions.ts'
import type { FileStore } from './form-files.ts'
import { createKnownForms } from './form-registry.ts'
import { readValues } from './form-serialization.ts'
import { createFormStatistics } from './form-statistics.ts'
import { WEBHOOK_KIND } from './outbox-keys.ts'
import { createReplies } from './replies.ts'
import { BOT_PROVIDER_SOURCES } from './schema.ts'
import { reindexSubmissions } from './search-submissions.ts'
import type { FormToken } from './state.ts'
import { composeConfirmation, composeSubmissionMail } from './submission-mail.ts'
import { createSubmissions } from './submissions.ts'
import { createSubmit, type FormDefinition } from './submit.ts'
import { createDailySums, createTokens } from './token.ts'
import { createWebhooks, type SendWebhook } from './webhooks.ts'

export type { GuardedForm } from './check-sender.ts'
export type { CountedStep } from './form-statistics.ts'
export { withDefaultMessages } from './messages.ts'
export type { FormState, FormToken, SubmitResult } from './state.ts'
export type { SubmissionFilter, SubmissionSort } from './submissions.ts'
export type { FormDefinition } from './submit.ts'

/** Forms: tokens, submissions and deliveries. */
export function createForms(deps: {
  db: Database
  kind: DatabaseKind
  clock: Clock
  secret: string
  /** Without a trailing slash. */
  publicUrl: string
  messages(): Promise<FormMessages>
  /** Storage for uploaded files. */
  files: FileStore
  sendWebhook: SendWebhook
  /** Email address of the site, which needs no approval. */
  siteEmail(): Promise<string>
  /** Configuration of the third-party bot check, if any. */
  botProvider(): Promise<BotProviderConfig | undefined>
  callBotProvider: CallBotProvider
}) {
  const { db, clock, secret, messages } = deps
  const tokens = createTokens(secret, clock.now)
  const botCheck = createBotCheck(secret)
  const sums = createDailySums(secret, clock.now)
  const sender = createSenderCheck({
    clock,
    tokens,
    sums,
    botCheck,
    askProvider: async response => {
      const config = await deps.botProvider()
      if (!config) return undefined
      return response ? verifyWithProvider(config, response, deps.callBotProvider) : 'unasked'
    },
  })
  const checkSender = sender.check
  const submissions = createSubmissions(deps)
  const known = createKnownForms(deps)
  const webhooks = createWebhooks(deps)
  const destinations = createDestinations(deps)
  return {
    messages,
    submit: createSubmit({ ...deps, checkSender, destinations, tokenAgain: sender.again }),
    /** For forms whose data other domains store. */
    checkSender,

    /**
     * Token, challenge and sum for submitting a form by script. For a token from a refusal, only
     * the challenge is new. The page's sum is not included, because it is already displayed.
     */
    async token(form: GuardedForm, given = ''): Promise<FormToken> {
      const kept = given ? tokens.read(given, form.key) : undefined
      const token = kept ? given : tokens.issue(form.key, { via: 'script' })
      const id = tokens.read(token, form.key)?.id ?? ''
      const provider = form.hasBotCheck ? await deps.botProvider() : undefined
      return {
        token,
        ...(provider ? { provider: { name: provider.name, siteKey: provider.siteKey } } : {}),
        ...(kept?.captcha ? { captcha: kept.captcha } : {}),
        ...(form.hasBotCheck ? { challenge: await botCheck.challenge(id) } : {}),
      }
    },
    /** Token for another attempt after a refusal. */
    tokenAgain: (form: GuardedForm, isPlain: boolean) => sender.again(form, isPlain),
    /** Sources a page needs for the third-party bot check, if configured. */
    async botSources(hasBotCheck: boolean) {
      const provider = hasBotCheck ? await deps.botProvider() : undefined
      return provider ? BOT_PROVIDER_SOURCES[provider.name] : {}
    },
    mayUpload: sender.mayUpload,
    /** Today's sum of a page (FM-4), and how long it may be cached. */
    sumOfPage: (form: Pick<GuardedForm, 'key'>) => ({
      ...sums.today(form.key),
      freshUntil: sums.nextAt(),
    }),

    composeMail: (
      payload: Parameters<typeof composeSubmissionMail>[1],
      site: { email: string; look: MailTheme },
    ) => composeSubmissionMail(db, payload, site),

    composeConfirmation: (
      payload: Parameters<typeof composeConfirmation>[1],
      site: { email: string; look: MailTheme },
    ) => composeConfirmation(db, payload, site),

    /** Submissions, newest first. */
    async list(limit = 200) {
      const { items } = await submissions.list({
        page: 1,
        perPage: limit,
        sort: 'createdAt',
        order: 'desc',
      })
      return items.map(({ createdAt: at, id, form, page, replyTo, fields }) => ({
        id,
        form,
        page,
        replyTo,
        at,
        fields,
      }))
    },

    submissions,
    replies: createReplies(deps),
    drafts: createDrafts(deps),
    /** Saved input of a form's own fields; files are not included. */
    readDraft: (form: FormDefinition, body: Record<string, unknown>) => ({
      ...readValues(form.fields, name => [body[name] ?? []].flat()),
      ...form.known,
    }),
    /** UTC milliseconds. */
    now: clock.now,
    exportSubmissions: createExport({ submissions, known }),
    known,
    statistics: createFormStatistics(deps),
    webhooks,
    destinations,
    deliveriesOf: (submissionId: string) => readDeliveries(db, submissionId),
    /** Rebuilds the search index within the caller's transaction. */
    reindex: (tx: Database, onBatch?: (submissions: number) => void) =>
      reindexSubmissions(tx, onBatch),
    /** Handlers for its outbox entries other than mails. */
    outboxHandlers: { [WEBHOOK_KIND]: webhooks.deliver } as Record<string, OutboxHandler>,
  }
}

export type Forms = ReturnType<typeof createForms>
