import { formatMoney } from '#base'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { giftCardMailTexts } from './mail-texts.ts'

/** The mail that hands over a gift card or store credit with its code. */
export async function composeCardMail(
  context: Pick<ShopDeps, 'db' | 'clock' | 'sealed' | 'publicUrl'> & {
    settings: ShopSettings
    look: MailTheme
  },
  cardId: string,
): Promise<Mail | undefined> {
  const { settings, sealed, publicUrl } = context
  const card = await context.db
    .selectFrom('gift_cards')
    .selectAll()
    .where('id', '=', cardId)
    .executeTakeFirst()
  if (!card?.recipient_email || card.disabled_at !== null) return undefined
  const look = { ...context.look, locale: card.locale }
  const t = createTranslate(giftCardMailTexts, { locale: look.locale })
  const values = {
    isCredit: card.kind === 'store-credit' ? 'yes' : 'no',
    shop: settings.name,
    amount: formatMoney(Number(card.balance), card.currency, look.locale),
    name: card.recipient_name,
    named: card.recipient_name ? 'yes' : 'no',
    sender: card.sender_name,
    isSent: card.sender_name ? 'yes' : 'no',
  }
  const validUntil =
    card.expires_at === null
      ? []
      : [
          t('validUntil', {
            date: new Intl.DateTimeFormat(look.locale, {
              dateStyle: 'long',
              timeZone: settings.timeZone,
            }).format(card.expires_at - 1),
          }),
        ]
  const parts: MailPart[] = [
    { kind: 'text', text: t('hello', values) },
    { kind: 'text', text: t('intro', values) },
    ...(card.message
      ? [{ kind: 'lines', title: '', lines: card.message.split('\n') } as const]
      : []),
    { kind: 'lines', title: t('code'), lines: [sealed.unseal(card.sealed_code), ...validUntil] },
    {
      kind: 'text',
      text: card.kind === 'store-credit' ? t('useCredit', { email: card.holder_email }) : t('use'),
    },
    { kind: 'link', label: t('shop'), href: new URL(settings.paths.shop, publicUrl).href },
  ]
  return {
    to: card.recipient_email,
    subject: t('subject', values).replace(/\s+/g, ' '),
    ...composeMailBody(look, {
      heading: t('heading', values),
      preheader: t('intro', values),
      parts,
    }),
    replyTo: settings.email || undefined,
  }
}
