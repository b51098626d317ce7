import type { Clock } from '#base'
import type { Database } from '#db'
import type { MailLook } from '#mail'
import { createBotCheck } from './bot-check.ts'
import { createSenderCheck, type GuardedForm } from './check-sender.ts'
import type { FormMessages } from './definition.ts'
import { createExport } from './export-submissions.ts'
import { createReplies } from './replies.ts'
import type { FormToken } from './state.ts'
import { composeSubmissionMail } from './submission-mail.ts'
import { createSubmissions } from './submissions.ts'
import { createSubmit } from './submit.ts'
import { createCaptcha, createTokens } from './token.ts'

export type { GuardedForm } from './check-sender.ts'
export { withDefaultMessages } from './messages.ts'
export type { FormState, FormToken, SubmitResult } from './state.ts'
export type { SubmissionFilter, SubmissionSort } from './submissions.ts'
export type { FormDefinition } from './submit.ts'

/** Forms: tokens, submissions and their mail. */
export function createForms(deps: {
  db: Database
  clock: Clock
  secret: string
  messages(): Promise<FormMessages>
}) {
  const { db, clock, secret, messages } = deps
  const tokens = createTokens(secret, clock.now)
  const botCheck = createBotCheck(secret)
  const checkSender = createSenderCheck({ clock, tokens, botCheck })
  const submissions = createSubmissions(deps)
  return {
    messages,
    submit: createSubmit({ db, clock, checkSender, messages }),
    /** For what people send that other domains keep. */
    checkSender,

    /**
     * What a browser asks for when a form is first focused; with a token that it was given already (by a refused
     * submit) only the proof of work for that one is new.
     */
    async token(form: GuardedForm, given = ''): Promise<FormToken> {
      const kept = given ? tokens.read(given, form.key) : undefined
      const captcha = kept ? kept.captcha : form.hasCaptcha ? createCaptcha() : undefined
      const token = kept ? given : tokens.issue(form.key, { captcha })
      const id = tokens.read(token, form.key)?.id ?? ''
      return {
        token,
        ...(captcha ? { captcha } : {}),
        ...(form.hasBotCheck ? { challenge: await botCheck.challenge(id) } : {}),
      }
    },

    composeMail: (
      payload: Parameters<typeof composeSubmissionMail>[1],
      site: { email: string; look: MailLook },
    ) => composeSubmissionMail(db, payload, site),

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
    exportSubmissions: createExport(submissions),
  }
}

export type Forms = ReturnType<typeof createForms>
