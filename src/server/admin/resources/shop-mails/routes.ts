import Type from 'typebox'
import { createId, EMAIL_PATTERN, refuse } from '#base'
import { addToOutbox } from '#db'
import { findMailTextProblems, MailEdit } from '#shop'
import {
  isMailEnabled,
  MAILS_TO_SHOP,
  type MailTexts,
  mailPlaceholders,
  REQUIRED_MAILS,
  SHOP_MAILS,
  type ShopMail,
} from '#shop/schema'
import { LANGUAGES, type Language, languageOf } from '#texts'
import { createMailLook } from '../../../mail/look.ts'
import { SHOP_MAIL_TEST } from '../../../mail/shop-mail-test.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const allow = 'settings.write'
const Params = Type.Object({ id: Type.Unsafe<ShopMail>(Type.Enum([...SHOP_MAILS])) })
const language = Type.Unsafe<Language>(Type.Enum([...LANGUAGES]))
const preview = {
  language,
  edit: MailEdit,
  orderNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
}
const Record = Type.Object({
  id: Type.String(),
  /** Whether it goes to the shop instead of customers. */
  toShop: Type.Boolean(),
  /** Cannot be turned off. */
  required: Type.Boolean(),
  enabled: Type.Boolean(),
  recipient: Type.String(),
  texts: Type.Object(
    Object.fromEntries(
      LANGUAGES.map(one => [
        one,
        Type.Object({
          subject: Type.String(),
          heading: Type.String(),
          intro: Type.String(),
          outro: Type.String(),
        }),
      ]),
    ),
  ),
  /** Languages with own texts. */
  edited: Type.Array(language),
  placeholders: Type.Array(Type.String()),
  /** Of the site. */
  language,
})
const EMPTY = { subject: '', heading: '', intro: '', outro: '' }

/** Languages whose texts are not all empty. */
function keepEdited(texts: MailTexts): MailTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => Object.values(text ?? {}).some(one => one.trim())),
  )
}

export default (deps: AdminDeps) => {
  const { db, clock, pages, shop, shopSettings } = deps

  async function show(id: ShopMail) {
    const settings = await shopSettings.get()
    const { recipient = '', texts = {} } = settings.mails[id] ?? {}
    return {
      id,
      toShop: MAILS_TO_SHOP.includes(id),
      required: REQUIRED_MAILS.includes(id),
      enabled: isMailEnabled(settings, id),
      recipient,
      texts: Object.fromEntries(LANGUAGES.map(one => [one, texts[one] ?? EMPTY])),
      edited: LANGUAGES.filter(one => texts[one]),
      placeholders: [...mailPlaceholders(id)],
      language: languageOf(settings.locale),
    }
  }

  return [
    adminRoute({
      method: 'GET',
      path: '/shop-mails',
      summary: 'List the emails of the shop',
      allow,
      answer: Type.Object({ items: Type.Array(Record) }),
      handle: async () => ({ items: await Promise.all(SHOP_MAILS.map(show)) }),
    }),
    adminRoute({
      method: 'GET',
      path: '/shop-mails/:id',
      summary: 'Get an email of the shop with its texts',
      allow,
      params: Params,
      answer: Record,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/shop-mails/:id',
      summary: 'Change an email of the shop; empty texts are built-in ones',
      allow,
      audit: 'shop-mail.changed',
      params: Params,
      body: MailEdit,
      answer: Record,
      handle: async ({ params: { id }, body, audit }) => {
        audit({ id, details: { fields: Object.keys(body) } })
        const problems = findMailTextProblems(id, body.texts ?? {})
        if (problems.length > 0) return refuse('invalid', { problems })
        if (body.enabled === false && REQUIRED_MAILS.includes(id)) {
          return refuse('invalid', {
            problems: [{ path: '/enabled', message: 'mail-required' }],
          })
        }
        const { mails } = await shopSettings.get()
        const { texts, ...changes } = { ...mails[id], ...body }
        const edit = { ...changes, ...(texts && { texts: keepEdited(texts) }) }
        await shopSettings.set({ mails: { ...mails, [id]: edit } })
        shopSettings.forget()
        return show(id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/shop-mails/:id/preview',
      summary: 'Render an email with texts that are not saved, for a sample order or a real one',
      allow,
      audit: 'shop-mail.previewed',
      params: Params,
      body: Type.Object(preview, { additionalProperties: false }),
      answer: Type.Object({ subject: Type.String(), html: Type.String(), text: Type.String() }),
      handle: async ({ params: { id }, body, skipAudit }) => {
        skipAudit()
        const problems = findMailTextProblems(id, body.edit.texts ?? {})
        if (problems.length > 0) return refuse('invalid', { problems })
        const look = await createMailLook(await pages.settings.get(), deps)
        const made = await shop.mails.preview({ mail: id, ...body }, look)
        if (!made.ok) return refuse('not-found')
        const { subject, html, text } = made.mail
        return { subject, html, text }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/shop-mails/:id/test',
      summary: 'Send an email of the shop as in its preview to an address',
      allow,
      audit: 'shop-mail.tested',
      params: Params,
      body: Type.Object(
        { ...preview, to: Type.String({ maxLength: 254, pattern: EMAIL_PATTERN }) },
        { additionalProperties: false },
      ),
      answer: Type.Object({ id: Type.String() }),
      handle: async ({ params, body: { to, ...body }, audit }) => {
        const problems = findMailTextProblems(params.id, body.edit.texts ?? {})
        if (problems.length > 0) return refuse('invalid', { problems })
        const request = { mail: params.id, ...body }
        const look = await createMailLook(await pages.settings.get(), deps)
        const made = await shop.mails.preview(request, look)
        if (!made.ok) return refuse('not-found')
        const id = createId()
        const payload = { template: SHOP_MAIL_TEST, request: JSON.stringify(request), to }
        await addToOutbox(db, { kind: 'mail', uniqueKey: `test-mail:${id}`, payload }, clock.now())
        audit({ id: params.id, label: to })
        return { id }
      },
    }),
  ]
}
