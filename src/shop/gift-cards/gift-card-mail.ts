import { formatMoney, type Minor } from '#base'
import { composeMailBody, type Mail, type MailPart, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { ShopDeps } from '../deps.ts'
import { ownMailText } from '../model/mail-settings.ts'
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
  const card = await context.db
    .selectFrom('gift_cards')
    .selectAll()
    .where('id', '=', cardId)
    .executeTakeFirst()
  if (!card?.recipient_email || card.disabled_at !== null) return undefined
  return renderCardMail(
    { ...context, look: { ...context.look, locale: card.locale } },
    {
      kind: card.kind,
      balance: Number(card.balance),
      currency: card.currency,
      expiresAt: card.expires_at,
      recipientEmail: card.recipient_email,
      recipientName: card.recipient_name,
      senderName: card.sender_name,
      holderEmail: card.holder_email,
      message: card.message,
      code: context.sealed.unseal(card.sealed_code),
    },
  )
}

interface MailedCard {
  /** `GiftCardKind`. */
  kind: string
  balance: Minor
  currency: string
  expiresAt: number | null
  recipientEmail: string
  recipientName: string
  senderName: string
  holderEmail: string
  message: string
  code: string
}

export function renderCardMail(
  { settings, look, publicUrl }: { settings: ShopSettings; look: MailTheme; publicUrl: string },
  card: MailedCard,
): Mail {
  const t = createTranslate(giftCardMailTexts, { locale: look.locale })
  const values = {
    isCredit: card.kind === 'store-credit' ? 'yes' : 'no',
    shop: settings.name,
    amount: formatMoney(card.balance, card.currency, look.locale),
    name: card.recipientName,
    named: card.recipientName ? 'yes' : 'no',
    sender: card.senderName,
    isSent: card.senderName ? 'yes' : 'no',
  }
  const own = ownMailText(settings, 'gift-card', { locale: look.locale, values })
  const intro = own.intro || t('intro', values)
  const validUntil =
    card.expiresAt === null
      ? []
      : [
          t('validUntil', {
            date: new Intl.DateTimeFormat(look.locale, {
              dateStyle: 'long',
              timeZone: settings.timeZone,
            }).format(card.expiresAt - 1),
          }),
        ]
  const parts: MailPart[] = [
    { kind: 'text', text: t('hello', values) },
    { kind: 'text', text: intro },
    ...(card.message ? [{ kind: 'quote', lines: card.message.split('\n') } as const] : []),
    { kind: 'lines', title: t('code'), lines: [card.code, ...validUntil] },
    {
      kind: 'text',
      text: card.kind === 'store-credit' ? t('useCredit', { email: card.holderEmail }) : t('use'),
    },
    { kind: 'link', label: t('shop'), href: new URL(settings.paths.shop, publicUrl).href },
    ...(own.outro ? [{ kind: 'text', text: own.outro } as const] : []),
  ]
  return {
    to: card.recipientEmail,
    subject: (own.subject || t('subject', values)).replace(/\s+/g, ' '),
    ...composeMailBody(look, {
      heading: own.heading || t('heading', values),
      preheader: intro,
      parts,
    }),
    replyTo: settings.email || undefined,
  }
}
