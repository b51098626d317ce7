import Type from 'typebox'
import { refuse } from '#base'
import { isNewsletterAddress } from '#newsletter/schema'
import { toLetterContent } from '../../../mail/letter-parts.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { LetterSchema } from './schemas.ts'

const allow = 'newsletter.write'
const path = '/newsletter-letters/:id'

/** Preview, test, schedule, send and stop campaigns. */
export function sendRoutes(deps: AdminDeps) {
  const { newsletter, composeMail, clock } = deps
  const { letters, letterSending } = newsletter
  const show = async (id: string) => (await letters.find(id)) ?? refuse('not-found')

  /** A campaign with its current content; refused if it is empty. */
  async function written(id: string) {
    const letter = await letters.find(id)
    if (!letter) return refuse('not-found')
    const content = letter.pageId ? await toLetterContent(deps, letter.pageId) : undefined
    if (!content || content.parts.length === 0) return refuse('letter-empty')
    return { ok: true as const, letter, ...content }
  }

  return [
    adminRoute({
      method: 'GET',
      path: `${path}/preview`,
      summary: 'Preview a letter as HTML and plain text',
      allow: 'newsletter.read',
      params: IdParams,
      answer: Type.Object({
        html: Type.String(),
        text: Type.String(),
        leftOut: Type.Array(Type.String()),
      }),
      handle: async ({ params }) => {
        // A scheduled campaign keeps its content even if its block changes.
        const kept = await letters.partsOf(params.id)
        const found = kept
          ? { ok: true as const, parts: kept, leftOut: [] }
          : await written(params.id)
        if (!found.ok) return found
        const { parts, leftOut } = found
        const letter = await letters.find(params.id)
        const mail = await composeMail({
          template: 'newsletter-test',
          parts: JSON.stringify(parts),
          list: letter?.list ?? '',
        })
        return { html: mail?.html ?? '', text: mail?.text ?? '', leftOut }
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/test`,
      summary: 'Send a letter to one address, to look at it',
      allow,
      audit: 'newsletter-letter.tested',
      params: IdParams,
      body: Type.Object({ to: Type.String({ maxLength: 254 }) }, { additionalProperties: false }),
      handle: async ({ params, body, audit }) => {
        if (!isNewsletterAddress(body.to)) return refuse('invalid')
        const found = await written(params.id)
        if (!found.ok) return found
        audit({ id: params.id, label: found.letter.subject })
        await letters.sendTest(found.letter, body.to, found.parts)
        return undefined
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/schedule`,
      summary: 'Send a letter to its list, now or at a time (UTC milliseconds)',
      allow,
      audit: 'newsletter-letter.scheduled',
      params: IdParams,
      body: Type.Object(
        { at: Type.Optional(Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })) },
        { additionalProperties: false },
      ),
      answer: LetterSchema,
      handle: async ({ params, body, audit }) => {
        const found = await written(params.id)
        if (!found.ok) return found
        const { letter, parts } = found
        const list = letter.listId ? await newsletter.lists.find(letter.listId) : undefined
        if (list?.provider !== 'site') return refuse('letter-no-list')
        audit({ id: letter.id, label: letter.subject })
        const now = clock.now()
        const at = Math.max(body.at ?? now, now)
        const scheduled = await letters.schedule(letter.id, at, parts)
        if (!scheduled.ok) return scheduled
        if (at === now) await letterSending.begin(letter.id)
        return show(letter.id)
      },
    }),
    ...(['unschedule', 'resume', 'stop', 'sendAgain'] as const).map(act =>
      adminRoute({
        method: 'POST',
        path: `${path}/${PATHS[act]}`,
        summary: SUMMARIES[act],
        allow,
        audit: AUDITS[act],
        params: IdParams,
        answer: LetterSchema,
        handle: async ({ params, audit }) => {
          const done = await letters[act](params.id)
          if (!done.ok) return done
          const letter = await show(params.id)
          audit({ id: params.id, label: 'subject' in letter ? letter.subject : '' })
          return letter
        },
      }),
    ),
  ]
}

const PATHS = {
  unschedule: 'unschedule',
  resume: 'resume',
  stop: 'stop',
  sendAgain: 'send-again',
}
const AUDITS = {
  unschedule: 'newsletter-letter.unscheduled',
  resume: 'newsletter-letter.resumed',
  stop: 'newsletter-letter.stopped',
  sendAgain: 'newsletter-letter.sent-again',
} as const
const SUMMARIES = {
  unschedule: 'Cancel the schedule of a letter',
  resume: 'Continue a letter that paused because a mail server blocked the sender',
  stop: 'Stop a letter that is being sent',
  sendAgain: 'Send a letter again where it failed, or may not have arrived',
}
