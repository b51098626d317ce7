import type { Mail, MailTheme } from '#mail'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import {
  adjustBalance,
  changeCard,
  type GiftCardEdit,
  type GiftCardIssue,
  issueCard,
  resendCard,
} from './edit-card.ts'
import { composeCardMail } from './gift-card-mail.ts'
import { type GiftCardQuery, listGiftCards, loadGiftCard, sumBalances } from './list-cards.ts'

/** Gift cards and store credit for staff, and their mail. */
export function createGiftCards(deps: ShopDeps, readSettings: () => Promise<ShopSettings>) {
  const context = async () => ({ ...deps, settings: await readSettings() })
  const now = () => deps.clock.now()
  return {
    list: (query: GiftCardQuery) => listGiftCards(deps.db, query, now()),
    load: (id: string) => loadGiftCard(deps.db, id, now()),
    /** Sums that can still be spent, by currency. */
    balances: () => sumBalances(deps.db, now()),
    issue: async (issue: GiftCardIssue, author: string) =>
      issueCard(await context(), issue, author),
    change: async (id: string, changes: Partial<GiftCardEdit>) =>
      changeCard(await context(), id, changes),
    adjust: async (change: Parameters<typeof adjustBalance>[1]) =>
      adjustBalance(await context(), change),
    resend: async (id: string) => resendCard(await context(), id),
    /** The mail with a card's code; undefined if it has no recipient or cannot be used. */
    mail: async (cardId: string, look: MailTheme): Promise<Mail | undefined> =>
      composeCardMail({ ...(await context()), look }, cardId),
  }
}
