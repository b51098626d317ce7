import { formatMoney } from '#base'
import type { Database } from '#db'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { CartLineView } from '../cart/view.ts'
import { mailImage } from '../catalog/mail-image.ts'
import { hashToken } from '../customers/tokens.ts'
import type { ShopDeps } from '../deps.ts'
import { ownMailText } from '../model/mail-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import { CART_REMINDER_MAIL } from '../model/shop-mails.ts'
import { CART_REMINDERS_END_PATH, CART_RESTORE_PATH } from './cart-reminder.ts'
import { hasEndedReminders } from './note-consent.ts'
import { cartReminderMailTexts } from './reminder-mail-texts.ts'
import type { ReminderContext } from './send-reminders.ts'

export interface CartReminderMailRequest {
  reminderId: string
  /** Encrypted. */
  token: string
}

/** Parses the payload of an outbox mail; undefined if it is about something else. */
export function readCartReminderMail(
  payload: Record<string, unknown>,
): CartReminderMailRequest | undefined {
  if (payload.template !== CART_REMINDER_MAIL) return undefined
  return { reminderId: String(payload.reminderId ?? ''), token: String(payload.token ?? '') }
}

type Context = Pick<ShopDeps, 'sealed' | 'publicUrl'> &
  Pick<ReminderContext, 'openCart'> & {
    db: Database
    settings: ShopSettings
    look: MailTheme
  }

/** Composes the mail of an outbox entry; undefined if the cart was ordered, emptied or ended since. */
export async function composeCartReminder(
  context: Context,
  { reminderId, token: sealedToken }: CartReminderMailRequest,
): Promise<Mail | undefined> {
  const token = context.sealed.unseal(sealedToken)
  const row = await context.db
    .selectFrom('cart_reminders')
    .innerJoin('carts', 'carts.id', 'cart_reminders.cart_id')
    .select(['email', 'locale', 'currency', 'carts.key', 'carts.status'])
    .where('cart_reminders.id', '=', reminderId)
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (row?.status !== 'open' || row.email === '') return undefined
  if (await hasEndedReminders(context.db, row.email)) return undefined
  const { cart } = await context.openCart(row.key, row.currency)
  const look = { ...context.look, locale: row.locale }
  return renderCartReminder({ ...context, look }, { to: row.email, token, cart })
}

type MailedLine = Pick<
  CartLineView,
  'name' | 'path' | 'options' | 'picture' | 'unitPrice' | 'subtotal' | 'quantity' | 'problem'
>

interface MailedCart {
  to: string
  token: string
  cart: { lines: readonly MailedLine[]; money: { currency: string } }
}

export function renderCartReminder(
  { settings, look, publicUrl }: Pick<Context, 'settings' | 'look' | 'publicUrl'>,
  { to, token, cart }: MailedCart,
): Mail | undefined {
  const lines = cart.lines.filter(line => !line.problem)
  if (lines.length === 0) return undefined
  const t = createTranslate(cartReminderMailTexts, { locale: look.locale })
  const format = (amount: number) => formatMoney(amount, cart.money.currency, look.locale)
  const values = { shop: settings.name }
  const own = ownMailText(settings, CART_REMINDER_MAIL, { locale: look.locale, values })
  const intro = own.intro || t('intro', values)
  const link = (path: string) => new URL(`${path}?token=${token}`, publicUrl).href
  const { coupon: code } = settings.cartReminders
  const total = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const linePart = (line: MailedLine): MailPart[] => [
    ...(line.picture && line.path
      ? mailImage(line.picture, {
          ...{ alt: line.name, href: new URL(line.path, publicUrl).href },
          ...{ publicUrl, shownWidth: 160 },
        })
      : []),
    {
      kind: 'rows',
      rows: [
        {
          label: line.name,
          value: format(line.subtotal),
          details: line.options.map(option => `${option.name}: ${option.value}`),
          note: t('quantity', { count: line.quantity, price: format(line.unitPrice ?? 0) }),
        },
      ],
    },
  ]
  const parts: MailPart[] = [
    { kind: 'text', text: intro },
    ...lines.flatMap(linePart),
    { kind: 'rows', rows: [{ label: t('total'), value: format(total), isTotal: true }] },
    ...(code ? [{ kind: 'text', text: t('coupon', { code }) } as const] : []),
    { kind: 'link', label: t('button'), href: link(CART_RESTORE_PATH) },
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
    {
      kind: 'links',
      text: t('note'),
      links: [{ label: t('end'), href: link(CART_REMINDERS_END_PATH) }],
    },
  ]
  return {
    to,
    replyTo: settings.email || undefined,
    subject: (own.subject || t('subject', values)).replace(/\s+/g, ' '),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${link(CART_REMINDERS_END_PATH)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...composeMailBody(look, { heading: own.heading || t('heading'), preheader: intro, parts }),
  }
}
