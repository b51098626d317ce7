import { expect } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import type { ModelCard } from './card-model.ts'
import type { prepareCheckout } from './checkout.ts'
import type { Step } from './history-steps.ts'
import type { ShopModel } from './shop-model.ts'

const HOLDER = 'ida@example.com'

/** Gift cards in histories. */
export function createCardActs(checkout: ReturnType<typeof prepareCheckout>, model: ShopModel) {
  const author = 'Ute'
  /** Store credit of earlier steps and histories. */
  let seen: Set<string> | undefined
  return {
    async issue({ amount, isCredit }: Extract<Step, { kind: 'issue' }>) {
      const kind = isCredit ? 'store-credit' : 'gift-card'
      const texts = { recipientName: '', message: '', note: '' }
      const issued = await checkout.shop.giftCards.issue(
        { kind, amount, recipientEmail: isCredit ? HOLDER : '', notify: false, ...texts },
        author,
      )
      if (!issued.ok) throw new Error(issued.reason)
      model.cards.push({ id: issued.id, code: issued.code, balance: amount })
    },

    /** Enters cards in a cart. Empty ones are refused. */
    async enter(key: string, picked: readonly number[]): Promise<ModelCard[]> {
      const known = model.cards.filter(card => card.code !== '')
      if (known.length === 0) return []
      const chosen = new Set(picked.flatMap(index => known[index % known.length] ?? []))
      const entered: ModelCard[] = []
      for (const card of chosen) {
        const answer = await checkout.shop.cart.applyCoupon({ key, code: card.code, email: HOLDER })
        expect(answer.ok).toBe(card.balance > 0)
        if (answer.ok) entered.push(card)
      }
      return entered
    },

    /** Reads the codes of new store credit from its mail. Called before each step. */
    async loadCodes() {
      const unknown = model.cards.filter(card => card.id === '')
      if (seen && unknown.length === 0) return
      const rows = await checkout.db
        .selectFrom('gift_cards')
        .select('id')
        .where('kind', '=', 'store-credit')
        .execute()
      const known = new Set([...(seen ?? []), ...model.cards.map(card => card.id)])
      const added = rows.map(row => row.id).filter(id => !known.has(id))
      seen = new Set(rows.map(row => row.id))
      for (const [index, card] of unknown.entries()) {
        const id = added[index] ?? ''
        const look = { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' }
        const mail = await checkout.shop.giftCards.mail(id, look)
        const [code = ''] = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail?.text ?? '') ?? []
        Object.assign(card, { id, code })
      }
    },

    async compare() {
      const known = model.cards.filter(card => card.id !== '')
      if (known.length === 0) return
      const ids = known.map(card => card.id)
      const rows = await checkout.db
        .selectFrom('gift_cards')
        .select(['id', 'balance'])
        .where('id', 'in', ids)
        .execute()
      const balances = new Map(rows.map(row => [row.id, Number(row.balance)]))
      expect(ids.map(id => balances.get(id))).toEqual(known.map(card => card.balance))
    },
  }
}
