import { sql } from 'kysely'
import { ok } from '#base'
import { addToOutbox, inTransaction } from '#db'
import type { NewsletterDeps } from './deps.ts'

/** Template of the mail about a paused campaign. */
export const PAUSED_CAMPAIGN_MAIL = 'newsletter-paused'

/** Further blocked deliveries after which a continued campaign pauses again. */
export const MORE_BLOCKS = 20

/**
 * Pauses a campaign because a receiving server blocks the sender, and informs the site's owner.
 * Continuing would damage the sender's reputation and miss all readers at that provider.
 * @param reason The server's reply.
 */
export const pauseCampaign = ({ db, clock }: NewsletterDeps, campaignId: string, reason: string) =>
  inTransaction({ db }, async tx => {
    const blocked = tx
      .selectFrom('newsletter_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('letter_id', '=', campaignId)
      .where('status', '=', 'blocked')
    const paused = await tx
      .updateTable('newsletter_letters')
      .set({ status: 'paused', pause_reason: reason.slice(0, 500) })
      .where('id', '=', campaignId)
      .where('status', '=', 'sending')
      .where(blocked, '>', sql.ref<number>('accepted_blocks'))
      .returning('accepted_blocks')
      .executeTakeFirst()
    if (paused) {
      const payload = { template: PAUSED_CAMPAIGN_MAIL, letterId: campaignId }
      const uniqueKey = `${PAUSED_CAMPAIGN_MAIL}:${campaignId}:${paused.accepted_blocks}`
      await addToOutbox(tx, { kind: 'mail', payload, uniqueKey }, clock.now())
    }
    return ok()
  })
