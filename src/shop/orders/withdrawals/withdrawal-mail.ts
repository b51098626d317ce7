import { formatDate } from '#base'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../../deps.ts'
import { ownMailText, shopRecipient } from '../../model/mail-settings.ts'
import type { ShopSettings } from '../../model/settings.ts'
import type { WithdrawalMail } from '../../model/shop-mails.ts'
import { withdrawalMailTexts } from './mail-texts.ts'

interface MailedWithdrawal {
  /** Id of the order; empty if it is not known. */
  orderId: string
  name: string
  contract: string
  email: string
  /** Lines of text; empty for the whole contract. */
  items: string
  declaredAt: number
}

/** Composes the mail of an outbox entry, the receipt in the language of the order. */
export async function composeWithdrawalMail(
  context: Pick<ShopDeps, 'db' | 'publicUrl'> & { settings: ShopSettings; look: MailTheme },
  { template, id }: { template: WithdrawalMail; id: string },
): Promise<Mail | undefined> {
  const row = await context.db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
    .selectAll('withdrawals')
    .select('orders.locale')
    .where('withdrawals.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, contract, email, items } = row
  const isReceipt = template === 'withdrawal-receipt'
  const locale = (isReceipt && row.locale) || context.look.locale
  return renderWithdrawalMail({ ...context, look: { ...context.look, locale } }, template, {
    ...{ orderId: row.order_id ?? '', name, contract, email, items, declaredAt: row.created_at },
  })
}

/** The receipt for the buyer, or the mail to the shop. Neither shows anything about the order. */
export function renderWithdrawalMail(
  { settings, look, publicUrl }: { settings: ShopSettings; look: MailTheme; publicUrl: string },
  template: WithdrawalMail,
  { orderId, items, declaredAt, ...declared }: MailedWithdrawal,
): Mail | undefined {
  const isReceipt = template === 'withdrawal-receipt'
  const to = isReceipt ? declared.email : shopRecipient(settings, template)
  if (!to) return undefined
  const t = createTranslate(withdrawalMailTexts, { locale: look.locale })
  const { locale } = look
  const { timeZone } = settings
  const moment = formatDate(declaredAt, { locale, timeZone }, 'moment')
  const { name, contract, email } = declared
  const values = { shop: settings.name, name, contract, moment }
  const own = ownMailText(settings, template, { locale, values })
  const declaration: MailPart[] = [
    { kind: 'lines', title: t('name'), lines: [name] },
    { kind: 'lines', title: t('contract'), lines: [contract] },
    { kind: 'lines', title: t('items'), lines: items ? items.split('\n') : [t('whole')] },
    { kind: 'lines', title: t('email'), lines: [email] },
    { kind: 'lines', title: t('moment'), lines: [`${moment} (${timeZone})`] },
  ]
  const view = orderId
    ? { label: t('notice.order'), path: `/admin/orders/${orderId}` }
    : { label: t('notice.view'), path: '/admin/withdrawals' }
  const kind = isReceipt ? 'receipt' : 'notice'
  const parts: MailPart[] = [
    ...(isReceipt ? [{ kind: 'text', text: t('receipt.hello', values) } as const] : []),
    { kind: 'text', text: own.intro || t(`${kind}.intro`, values) },
    ...(isReceipt || orderId ? [] : [{ kind: 'text', text: t('notice.open') } as const]),
    ...declaration,
    isReceipt
      ? { kind: 'text', text: t('receipt.next') }
      : { kind: 'link', label: view.label, href: new URL(view.path, publicUrl).href },
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
  ]
  return {
    to,
    subject: (own.subject || t(`${kind}.subject`, values)).replace(/\s+/g, ' '),
    ...composeMailBody(look, { heading: own.heading || t(`${kind}.heading`, values), parts }),
    replyTo: (isReceipt ? settings.email : email) || undefined,
  }
}
