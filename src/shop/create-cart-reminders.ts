import { ok, type Result, refuse } from '#base'
import { inTransaction } from '#db'
import type { MailTheme } from '#mail'
import type { CartContext } from './cart/cart-store.ts'
import { endAddress } from './cart-reminders/note-consent.ts'
import {
  type CartReminderMailRequest,
  composeCartReminder,
  readCartReminderMail,
} from './cart-reminders/reminder-mail.ts'
import { findReminder, restoreCart } from './cart-reminders/restore-cart.ts'
import { type ReminderContext, sendCartReminders } from './cart-reminders/send-reminders.ts'
import type { ShopDeps } from './deps.ts'
import {
  type CartReminderQuery,
  listCartReminders,
  reportCartReminders,
} from './reports/list-cart-reminders.ts'

type OpenCart = ReminderContext['openCart']

/** Mails about carts that were not ordered, to buyers who agreed to them. */
export function createCartReminders(
  deps: ShopDeps,
  openCart: OpenCart,
  contextIn: (currency?: string) => Promise<CartContext>,
) {
  const context = async () => ({ ...deps, settings: await deps.settings(), openCart })
  const staff = async () => ({
    ...{ db: deps.db, settings: await deps.settings(), nowMs: deps.clock.now() },
  })
  return {
    /** The cart of a link: its items as they are now, and whether this browser has it already. */
    async find(token: string, key: string | undefined) {
      const found = await findReminder(deps.db, token)
      if (!found) return undefined
      const { email, locale, isOpen, cartKey, currency } = found
      const opened = isOpen ? await openCart(cartKey, currency) : undefined
      return { email, locale, isOpen, isSame: cartKey === key, cart: opened?.cart }
    },
    restore: async (request: Parameters<typeof restoreCart>[1]) =>
      restoreCart(await contextIn(), request),
    /** Ends reminders to the address of a link. */
    end: (token: string): Promise<Result<{ locale: string }, 'unknown-link'>> =>
      inTransaction(deps, async (db): Promise<Result<{ locale: string }, 'unknown-link'>> => {
        const found = await findReminder(db, token)
        if (!found) return refuse('unknown-link')
        if (found.email) await endAddress(db, found.email, deps.clock.now())
        return ok({ locale: found.locale })
      }),
    send: (signal?: AbortSignal) => sendCartReminders({ ...deps, openCart }, signal),
    /** Parses an outbox entry; undefined if it is about something else. */
    readMail: readCartReminderMail,
    mail: async (request: CartReminderMailRequest, look: MailTheme) =>
      composeCartReminder({ ...(await context()), look }, request),
    list: async (query: CartReminderQuery) => listCartReminders(await staff(), query),
    report: async (days: number) => reportCartReminders(await staff(), days),
  }
}
