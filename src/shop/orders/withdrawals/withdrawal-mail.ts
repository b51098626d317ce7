import { formatDate } from '#base'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../../deps.ts'
import type { ShopSettings } from '../../model/settings.ts'
import { withdrawalMailTexts } from './mail-texts.ts'

export const WITHDRAWAL_MAILS = ['withdrawal-receipt', 'withdrawal-notice'] as const

/** The receipt for the buyer, or the mail to the shop. Neither shows anything about the order. */
export async function composeWithdrawalMail(
  {
    db,
    settings,
    look,
    publicUrl,
  }: Pick<ShopDeps, 'db' | 'publicUrl'> & { settings: ShopSettings; look: MailTheme },
  { template, id }: { template: (typeof WITHDRAWAL_MAILS)[number]; id: string },
): Promise<Mail | undefined> {
  const row = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
  const isReceipt = template === 'withdrawal-receipt'
  const to = isReceipt ? row?.email : settings.email
  if (!row || !to) return undefined
  const t = createTranslate(withdrawalMailTexts, { locale: look.locale })
  const { locale } = look
  const { timeZone } = settings
  const moment = formatDate(row.created_at, { locale, timeZone }, 'moment')
  const values = { shop: settings.name, name: row.name, contract: row.contract, moment }
  const declaration: MailPart[] = [
    { kind: 'lines', title: t('name'), lines: [row.name] },
    { kind: 'lines', title: t('contract'), lines: [row.contract] },
    { kind: 'lines', title: t('items'), lines: row.items ? row.items.split('\n') : [t('whole')] },
    { kind: 'lines', title: t('email'), lines: [row.email] },
    { kind: 'lines', title: t('moment'), lines: [`${moment} (${timeZone})`] },
  ]
  const view = row.order_id
    ? { label: t('notice.order'), path: `/admin/orders/${row.order_id}` }
    : { label: t('notice.view'), path: '/admin/withdrawals' }
  const parts: MailPart[] = isReceipt
    ? [
        { kind: 'text', text: t('receipt.hello', values) },
        { kind: 'text', text: t('receipt.intro', values) },
        ...declaration,
        { kind: 'text', text: t('receipt.next') },
      ]
    : [
        { kind: 'text', text: t('notice.intro', values) },
        ...(row.order_id ? [] : [{ kind: 'text', text: t('notice.open') } as const]),
        ...declaration,
        { kind: 'link', label: view.label, href: new URL(view.path, publicUrl).href },
      ]
  const kind = isReceipt ? 'receipt' : 'notice'
  return {
    to,
    subject: t(`${kind}.subject`, values).replace(/\s+/g, ' '),
    ...composeMailBody(look, { heading: t(`${kind}.heading`, values), parts }),
    replyTo: (isReceipt ? settings.email : row.email) || undefined,
  }
}
