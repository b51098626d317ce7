import { useTranslate } from 'react-admin'
import type { MailText, ShopMail } from '#shop/schema'
import { LANGUAGES, type Language } from '#texts'

/** An email of the shop as the API returns it. */
export interface ShopMailRecord {
  id: ShopMail
  toShop: boolean
  required: boolean
  enabled: boolean
  recipient: string
  texts: Record<Language, MailText>
  edited: Language[]
  placeholders: string[]
  language: Language
}

/** Names of emails; those about orders are also in the timeline of an order. */
export function useMailName() {
  const translate = useTranslate()
  return (id: ShopMail) =>
    translate(`resources.shop-mails.mails.${id}`, { _: translate(`resources.orders.mail.${id}`) })
}

/** Body of the API's request. */
export function toMailEdit(values: Record<string, unknown>) {
  const { enabled, recipient, texts, required, toShop } = values as Partial<ShopMailRecord>
  const filled = LANGUAGES.map(one => [one, textOf(texts?.[one])] as const)
  return {
    ...(!required && { enabled }),
    ...(toShop && { recipient: recipient ?? '' }),
    texts: Object.fromEntries(filled),
  }
}

/** Emptied inputs are null. */
const textOf = (text: Partial<MailText> = {}): MailText => ({
  subject: text.subject ?? '',
  heading: text.heading ?? '',
  intro: text.intro ?? '',
  outro: text.outro ?? '',
})
