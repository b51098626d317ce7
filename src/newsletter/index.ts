import { refuse, toAsciiEmail } from '#base'
import { createAccounts } from './accounts.ts'
import { isNewsletterAddress } from './address.ts'
import { createBounces } from './bounces.ts'
import { createCampaigns } from './campaigns.ts'
import { createChecksum, type SignUpTarget } from './checksum.ts'
import { pruneUsedTokens } from './consumed-tokens.ts'
import { type CampaignMailer, createCampaignDelivery } from './deliver-campaign.ts'
import type { NewsletterDeps } from './deps.ts'
import { createCampaignSending } from './enqueue-campaigns.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { createImport } from './import-subscribers.ts'
import { createLinks } from './links.ts'
import { createLists } from './lists.ts'
import { createNewsletterMails } from './mails.ts'
import { CAMPAIGN_KIND, SIGN_UP_KIND } from './outbox-keys.ts'
import { createRetention } from './retention.ts'
import type { SignUp } from './schema.ts'
import { createSignUp } from './sign-up.ts'
import { createOutsideSignUp } from './sign-up-outside.ts'
import { createSubscribers, type SubscriberFilter } from './subscribers.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createSuppressions } from './suppressions.ts'
import { createMeasuring } from './tracking.ts'

export type { AccountValues } from './accounts.ts'
export { BOUNCES_PATH, type MailEvent } from './bounces.ts'
export type { CampaignSort, CampaignValues } from './campaigns.ts'
export type { SignUpTarget } from './checksum.ts'
export {
  CLICKED_PATH,
  CONFIRM_PATH,
  OPENED_PATH,
  PREFERENCES_PATH,
  UNSUBSCRIBE_PATH,
} from './links.ts'
export type { ListSort, ListValues } from './lists.ts'
export { PAUSED_CAMPAIGN_MAIL } from './pause-campaign.ts'
export type { SignUp } from './schema.ts'
export type { SubscriberFilter, SubscriberSort } from './subscribers.ts'
export type { ChosenList, Preferences } from './subscriptions.ts'

/** Newsletters: lists, subscribers with consent, and campaigns (NL-1..3). */
export function createNewsletter(deps: NewsletterDeps) {
  const links = createLinks(deps)
  const lists = createLists(deps)
  const accounts = createAccounts(deps)
  const subscribers = createSubscribers(deps)
  const checksum = createChecksum(deps.secret)
  const signUpHere = createSignUp(deps)
  const suppressions = createSuppressions(deps)
  const outside = createOutsideSignUp({ ...deps, accounts })
  return {
    lists,
    accounts,
    subscribers,
    suppressions,
    bounces: createBounces({ ...deps, suppressions }),
    campaigns: createCampaigns(deps),
    campaignSending: createCampaignSending(deps),
    subscriptions: createSubscriptions({ ...deps, links }),
    mails: createNewsletterMails({ ...deps, links }),
    measuring: createMeasuring({ ...deps, links }),
    importSubscribers: createImport(deps),
    exportSubscribers: (filter: SubscriberFilter) =>
      exportSubscribers(filter, subscribers.readAfter),
    applyRetention: createRetention(deps),

    /** Signed target for a form; undefined if the list does not exist. */
    async formTarget(listId: string): Promise<(SignUpTarget & { checksum: string }) | undefined> {
      const found = await lists.target(listId)
      if (!found) return undefined
      const { listId: id, provider, account } = found
      const target = { listId: id, provider, account }
      return { ...target, checksum: checksum.of(target) }
    },

    /**
     * Subscribes someone through a form. `tampered`: list, provider or account were changed (NL-3);
     * `no-list`: the list does not exist; `refused`: message of the provider. `id` is the form
     * token's id; `used`: the token was used with other data. Repeating the same data returns the
     * same result.
     */
    async signUp(target: SignUpTarget & { checksum: string }, entered: SignUp, id: string) {
      const wanted = { ...entered, email: toAsciiEmail(entered.email) }
      if (!target.listId) return refuse('no-list')
      if (!checksum.holds(target, target.checksum)) return refuse('tampered')
      if (!isNewsletterAddress(wanted.email)) return refuse('invalid-email')
      const list = await lists.target(target.listId)
      if (!list) return refuse('no-list')
      const { accountId } = list
      if (accountId) return outside.signUp({ ...list, accountId }, wanted, id)
      await lists.ensure(list.listId)
      return signUpHere({ id, listId: list.listId, wanted })
    },

    /** Deletes records that are too old for detecting repeated submissions. */
    prune: () => pruneUsedTokens(deps.db, deps.clock.now()),

    /** Handlers for its outbox entries other than mails. */
    outboxHandlers: (mailer: CampaignMailer) => ({
      [SIGN_UP_KIND]: outside.deliver,
      [CAMPAIGN_KIND]: createCampaignDelivery({ ...deps, suppressions }, mailer),
    }),
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
