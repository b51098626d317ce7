import Type from 'typebox'
import { refuse } from '#base'
import { moduleLabel } from '#module-contract'
import { isNewsletterAddress } from '#newsletter/schema'
import { STAFF_LANGUAGES } from '#texts'
import { toCampaignContent } from '../../../mail/campaign-parts.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { CampaignSchema } from './schemas.ts'

const allow = 'newsletter.write'
const path = '/newsletter-letters/:id'

/** Preview, test, schedule, send and stop campaigns. */
export function sendRoutes(deps: AdminDeps) {
  const { newsletter, composeMail, clock } = deps
  const { campaigns, campaignSending } = newsletter
  const show = async (id: string) => (await campaigns.find(id)) ?? refuse('not-found')

  /** A campaign with its current content; refused if it is empty. */
  async function written(id: string) {
    const campaign = await campaigns.find(id)
    if (!campaign) return refuse('not-found')
    const content = campaign.pageId ? await toCampaignContent(deps, campaign.pageId) : undefined
    if (!content || content.parts.length === 0) return refuse('campaign-empty')
    return { ok: true as const, campaign, ...content }
  }

  return [
    adminRoute({
      method: 'GET',
      path: `${path}/preview`,
      summary: 'Preview a campaign as HTML and plain text',
      allow: 'newsletter.read',
      params: IdParams,
      query: Type.Object({ lang: Type.Optional(Type.Enum([...STAFF_LANGUAGES])) }),
      answer: Type.Object({
        html: Type.String(),
        text: Type.String(),
        leftOut: Type.Array(Type.String()),
      }),
      handle: async ({ params, query: { lang = 'en' } }) => {
        // A scheduled campaign keeps its content even if its block changes.
        const kept = await campaigns.partsOf(params.id)
        const found = kept
          ? { ok: true as const, parts: kept, leftOut: [] }
          : await written(params.id)
        if (!found.ok) return found
        const { parts } = found
        const leftOut = found.leftOut.map(type => moduleLabel(deps.registry, type, lang))
        const campaign = await campaigns.find(params.id)
        const mail = await composeMail({
          template: 'newsletter-test',
          parts: JSON.stringify(parts),
          list: campaign?.list ?? '',
        })
        return { html: mail?.html ?? '', text: mail?.text ?? '', leftOut }
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/test`,
      summary: 'Send a test of a campaign to one address',
      allow,
      audit: 'newsletter-letter.tested',
      params: IdParams,
      body: Type.Object({ to: Type.String({ maxLength: 254 }) }, { additionalProperties: false }),
      handle: async ({ params, body, audit }) => {
        if (!isNewsletterAddress(body.to)) return refuse('invalid')
        const found = await written(params.id)
        if (!found.ok) return found
        audit({ id: params.id, label: found.campaign.subject })
        await campaigns.sendTest(found.campaign, body.to, found.parts)
        return undefined
      },
    }),
    adminRoute({
      method: 'POST',
      path: `${path}/schedule`,
      summary: 'Send a campaign to its list, now or at a time (UTC milliseconds)',
      allow,
      audit: 'newsletter-letter.scheduled',
      params: IdParams,
      body: Type.Object(
        { at: Type.Optional(Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })) },
        { additionalProperties: false },
      ),
      answer: CampaignSchema,
      handle: async ({ params, body, audit }) => {
        const found = await written(params.id)
        if (!found.ok) return found
        const { campaign, parts } = found
        const list = campaign.listId ? await newsletter.lists.find(campaign.listId) : undefined
        if (list?.provider !== 'site') return refuse('campaign-no-list')
        audit({ id: campaign.id, label: campaign.subject })
        const now = clock.now()
        const at = Math.max(body.at ?? now, now)
        const scheduled = await campaigns.schedule(campaign.id, at, parts)
        if (!scheduled.ok) return scheduled
        if (at === now) await campaignSending.begin(campaign.id)
        return show(campaign.id)
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
        answer: CampaignSchema,
        handle: async ({ params, audit }) => {
          const done = await campaigns[act](params.id)
          if (!done.ok) return done
          const campaign = await show(params.id)
          audit({ id: params.id, label: 'subject' in campaign ? campaign.subject : '' })
          return campaign
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
  unschedule: 'Cancel the schedule of a campaign',
  resume: 'Continue a campaign that paused because a mail server blocked the sender',
  stop: 'Stop a campaign that is being sent',
  sendAgain: 'Send a campaign again where it failed, or may not have arrived',
}
