import Type from 'typebox'
import { refuse } from '#base'
import { GiftCardEdit, GiftCardIssue, type GiftCardSort } from '#shop'
import { GIFT_CARD_STATUSES, type GiftCardKind } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const SORTS = ['createdAt', 'balance', 'expiresAt'] as const satisfies GiftCardSort[]
const literals = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words]))
const KINDS = ['gift-card', 'store-credit'] as const satisfies GiftCardKind[]

const GiftCardItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: literals(KINDS),
  status: literals(GIFT_CARD_STATUSES),
  currency: Type.String(),
  initial: Type.Integer(),
  balance: Type.Integer(),
  createdAt: Type.Integer(),
})
const Adjustment = Type.Object(
  {
    /** In minor units; negative to take money. */
    amount: Type.Integer({ minimum: -1e12, maximum: 1e12 }),
    note: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
)

export default ({ shop: { giftCards } }: AdminDeps) => {
  const show = async (id: string) => {
    const card = await giftCards.load(id)
    return card ? { ...card, disabled: card.status === 'disabled' } : refuse('not-found')
  }
  return [
    adminRoute({
      method: 'GET',
      path: '/gift-cards',
      summary: 'List gift cards and store credit; a search finds whole codes and recipients',
      allow: 'orders.read',
      query: listQuery(SORTS, {
        status: Type.Optional(literals(GIFT_CARD_STATUSES)),
        kind: Type.Optional(literals(KINDS)),
        boughtWith: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      answer: listAnswer(GiftCardItem),
      handle: ({ query }) => giftCards.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/gift-cards/balances',
      summary: 'Get the sums that can still be spent, by currency',
      allow: 'orders.read',
      answer: Type.Object({
        items: Type.Array(Type.Object({ currency: Type.String(), balance: Type.Integer() })),
      }),
      handle: async () => ({ items: await giftCards.balances() }),
    }),
    adminRoute({
      method: 'GET',
      path: '/gift-cards/:id',
      summary: 'Get a gift card with its latest entries',
      allow: 'orders.read',
      params: IdParams,
      answer: GiftCardItem,
      handle: ({ params }) => show(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/gift-cards',
      summary: 'Issue a gift card or store credit; the answer is the only one with its code',
      allow: 'orders.write',
      audit: 'gift-card.issued',
      body: GiftCardIssue,
      answer: Type.Object({ id: Type.String(), code: Type.String() }),
      handle: async ({ body, actor, audit }) => {
        const issued = await giftCards.issue(body, actor.name)
        if (!issued.ok) return issued
        audit({ id: issued.id, label: `…${issued.code.slice(-4)}` })
        const card = await show(issued.id)
        return { ...card, id: issued.id, code: issued.code }
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/gift-cards/:id',
      summary: 'Change recipient, note and expiry of a gift card, or disable it',
      allow: 'orders.write',
      audit: 'gift-card.changed',
      params: IdParams,
      body: Type.Partial(GiftCardEdit, { additionalProperties: false }),
      answer: GiftCardItem,
      handle: async ({ params: { id }, body, audit }) => {
        const changed = await giftCards.change(id, body)
        if (!changed.ok) return changed
        const card = await show(id)
        audit({
          id,
          label: 'name' in card ? card.name : '',
          details: { fields: Object.keys(body) },
        })
        return card
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/gift-cards/:id/entries',
      summary: 'Add money to a gift card or take some, with a reason',
      allow: 'orders.write',
      audit: 'gift-card.adjusted',
      params: IdParams,
      body: Adjustment,
      answer: GiftCardItem,
      handle: async ({ params: { id }, body, actor, audit }) => {
        const adjusted = await giftCards.adjust({ id, ...body, author: actor.name })
        if (!adjusted.ok) return adjusted
        const card = await show(id)
        audit({ id, label: 'name' in card ? card.name : '', details: { amount: body.amount } })
        return card
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/gift-cards/:id/mail',
      summary: 'Mail the code of a gift card to its recipient',
      allow: 'orders.write',
      audit: 'gift-card.mailed',
      params: IdParams,
      handle: async ({ params: { id }, audit }) => {
        const mailed = await giftCards.resend(id)
        if (!mailed.ok) return mailed
        audit({ id, label: '' })
        return undefined
      },
    }),
  ]
}
