import { labelOutboxEntry, type OutboxHandler, PermanentFailure } from '#db'
import { isNoSuchMailbox, isSenderBlocked, type Mail, smtpRefusal, UnansweredMail } from '#mail'
import type { NewsletterDeps } from './deps.ts'
import { pauseCampaign } from './pause-campaign.ts'
import type { DeliveryStatus } from './schema.ts'
import type { createSuppressions } from './suppressions.ts'

/** Composes and sends a campaign mail; implemented where mails are sent. */
export interface CampaignMailer {
  /** Undefined if the subscriber should no longer receive it. */
  compose(campaignId: string, subscriberId: string): Promise<Mail | undefined>
  send(mail: Mail, id: string): Promise<void>
  /** True without a mail server: mails are written to a folder. */
  savesMail: boolean
}

/**
 * Sends a campaign to one subscriber at most once. The delivery is marked before and after sending.
 * A delivery found as being sent belongs to a process that died and may have arrived, so staff
 * decides whether to repeat it. The same applies if the mail server received the message but did
 * not reply.
 *
 * Only a missing mailbox ends the subscription. A temporary refusal leaves the sending window
 * (`enqueue-campaigns.ts`), a blocked sender pauses the campaign, and an unreachable mail server keeps
 * its place in the window.
 */
export function createCampaignDelivery(
  deps: NewsletterDeps & { suppressions: ReturnType<typeof createSuppressions> },
  mailer: CampaignMailer,
): OutboxHandler {
  const { db, suppressions } = deps

  return async (payload, id) => {
    const campaignId = String(payload.letterId)
    const subscriberId = String(payload.subscriberId)
    const deliveryIn = (from: readonly DeliveryStatus[]) =>
      db
        .updateTable('newsletter_deliveries')
        .where('letter_id', '=', campaignId)
        .where('subscriber_id', '=', subscriberId)
        .where('status', 'in', [...from])
    const settle = (to: DeliveryStatus) => deliveryIn(['sending']).set({ status: to }).execute()

    const started = await deliveryIn(['handed', 'deferred'])
      .set({ status: 'sending' })
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('newsletter_letters')
            .select('id')
            .where('id', '=', campaignId)
            .where('status', '=', 'sending'),
        ),
      )
      .executeTakeFirst()
    if (started.numUpdatedRows === 0n) {
      await settle('uncertain')
      return
    }
    let mail: Mail | undefined
    try {
      mail = await mailer.compose(campaignId, subscriberId)
      if (mail) await send(mail, id)
    } catch (error) {
      if (error instanceof UnansweredMail) {
        await settle('uncertain')
        return
      }
      const refusal = mail && smtpRefusal(error)
      if (!mail || !refusal) {
        await settle('handed')
        throw error
      }
      if (isNoSuchMailbox(refusal)) {
        await suppressions.add(mail.to, 'bounce')
        await settle('bounced')
        return
      }
      if (!refusal.isPermanent) {
        await settle(refusal.command === 'MAIL FROM' ? 'handed' : 'deferred')
        throw error
      }
      const reason = (error as Error).message
      const isBlocked = isSenderBlocked(refusal)
      await settle(isBlocked ? 'blocked' : 'failed')
      if (isBlocked) await pauseCampaign(deps, campaignId, reason)
      throw new PermanentFailure(reason, { cause: error })
    }
    await settle(mail ? 'sent' : 'skipped')
  }

  async function send(mail: Mail, id: string) {
    const { to, subject } = mail
    await labelOutboxEntry(db, id, {
      recipient: to,
      subject,
      to_folder: mailer.savesMail ? 1 : 0,
    })
    await mailer.send(mail, id)
  }
}
