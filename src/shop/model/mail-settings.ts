import Type, { type Static } from 'typebox'
import { EMAIL_PATTERN } from '#base'
import { LANGUAGES, type Language, languageOf } from '#texts'
import {
  mailPlaceholders,
  REQUIRED_MAILS,
  REQUIRED_PLACEHOLDERS,
  SHOP_MAILS,
  type ShopMail,
} from './shop-mails.ts'

/** One line without control characters, because mail headers end at line breaks. */
const line = Type.String({ maxLength: 200, pattern: '^[^\\x00-\\x1f\\x7f\\u2028\\u2029]*$' })
const paragraphs = Type.String({ maxLength: 5000 })

/** Texts of a mail in one language; empty ones are built-in. */
export const MailText = Type.Object(
  { subject: line, heading: line, intro: paragraphs, outro: paragraphs },
  { additionalProperties: false },
)
export type MailText = Static<typeof MailText>
export type MailTexts = Partial<Record<Language, MailText>>

export const MailTexts = Type.Unsafe<MailTexts>(
  Type.Object(Object.fromEntries(LANGUAGES.map(one => [one, Type.Optional(MailText)])), {
    additionalProperties: false,
  }),
)

/** Changes to a mail. Missing values are the defaults. */
export const MailEdit = Type.Object(
  {
    enabled: Type.Optional(Type.Boolean()),
    /** Of mails to the shop; empty: the email address of the shop. */
    recipient: Type.Optional(Type.String({ maxLength: 254, pattern: `^$|${EMAIL_PATTERN}` })),
    texts: Type.Optional(MailTexts),
  },
  { additionalProperties: false },
)
export type MailEdit = Static<typeof MailEdit>

export type MailSettings = Partial<Record<ShopMail, MailEdit>>

export const MailSettings = Type.Unsafe<MailSettings>(
  Type.Object(Object.fromEntries(SHOP_MAILS.map(mail => [mail, Type.Optional(MailEdit)]))),
)

type WithMails = { mails: MailSettings }

export function isMailEnabled({ mails }: WithMails, mail: ShopMail): boolean {
  return REQUIRED_MAILS.includes(mail) || (mails[mail]?.enabled ?? true)
}

/** Recipient of a mail to the shop. */
export function shopRecipient(settings: WithMails & { email: string }, mail: ShopMail): string {
  return settings.mails[mail]?.recipient || settings.email
}

const PLACEHOLDER = /\{([^{}]*)\}/g
const EMPTY: MailText = { subject: '', heading: '', intro: '', outro: '' }

/** The owner's texts of a mail with the values of placeholders; empty where the text is built-in. */
export function ownMailText(
  { mails }: WithMails,
  mail: ShopMail,
  { locale, values }: { locale: string; values: Readonly<Record<string, string>> },
): MailText {
  const stored = mails[mail]?.texts?.[languageOf(locale)] ?? EMPTY
  const known = mailPlaceholders(mail)
  const fill = (text: string) =>
    text
      .replace(PLACEHOLDER, (whole, name: string) =>
        known.includes(name) ? (values[name] ?? '') : whole,
      )
      .trim()
  return {
    subject: fill(stored.subject),
    heading: fill(stored.heading),
    intro: fill(stored.intro),
    outro: fill(stored.outro),
  }
}

/** Unknown placeholders, and introductions that lack a required one. */
export function findMailTextProblems(
  mail: ShopMail,
  texts: MailTexts,
): { path: string; message: 'unknown-placeholder' | 'message-placeholder-missing' }[] {
  const known = mailPlaceholders(mail)
  const required = REQUIRED_PLACEHOLDERS[mail]
  return Object.entries(texts).flatMap(([language, text]) => {
    const at = (field: string) => `/texts/${language}/${field}`
    const unknown = Object.entries(text ?? {}).filter(([, value]) =>
      [...value.matchAll(PLACEHOLDER)].some(([, name = '']) => !known.includes(name)),
    )
    const isMissing = required && text?.intro.trim() && !text.intro.includes(`{${required}}`)
    return [
      ...unknown.map(([field]) => ({ path: at(field), message: 'unknown-placeholder' as const })),
      ...(isMissing
        ? [{ path: at('intro'), message: 'message-placeholder-missing' as const }]
        : []),
    ]
  })
}
