import type { Database } from '#db'

export const TAXES = [
  ['VAT', 190_000],
  ['VAT', 70_000],
  ['City', 12_500],
] as const

export interface RandomOrder {
  id: string
  at: number
  currency: string
  status: string
  method: string
  country: string
  lines: RandomLine[]
  refunds: { at: number; line: RandomLine; quantity: number; net: number; taxes: number[] }[]
}

interface RandomLine {
  id: string
  kind: string
  product: string
  quantity: number
  netBefore: number
  taxBefore: number
  net: number
  taxes: (readonly [name: string, ppm: number, amount: number])[]
  discount: string | undefined
  isGiftCard: boolean
}

const STATUSES = [
  'on-hold',
  'processing',
  'completed',
  'refunded',
  'pending',
  'cancelled',
  'failed',
]

/** An order with random lines, taxes and a discount; amounts need not match any rate. */
export function randomOrder(random: () => number, id: string, at: number): RandomOrder {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const upTo = (limit: number) => Math.floor(random() * limit)
  const lines = Array.from({ length: 1 + upTo(3) }, (_, index): RandomLine => {
    const isGiftCard = index < 2 && random() < 0.2
    const taxes = isGiftCard
      ? []
      : TAXES.filter(() => random() < 0.5).map(([name, ppm]) => [name, ppm, upTo(900)] as const)
    const net = upTo(9000)
    const discount = !isGiftCard && random() < 0.4 ? pick(['spring', 'summer']) : undefined
    return {
      ...{ id: `${id}-${index}`, kind: index === 2 ? pick(['shipping', 'fee']) : 'product' },
      ...{ product: `p${upTo(5)}`, quantity: index === 2 ? 1 : 1 + upTo(5), net, taxes, discount },
      isGiftCard,
      netBefore: net + (discount ? upTo(500) : 0),
      taxBefore: taxes.reduce((sum, tax) => sum + tax[2], 0) + (discount ? upTo(50) : 0),
    }
  })
  return {
    ...{
      id,
      at,
      lines,
      status: pick(STATUSES),
      currency: pick(['EUR', 'EUR', 'JPY']),
      refunds: [],
    },
    ...{ method: pick(['bacs', 'cod']), country: pick(['DE', 'AT', 'US']) },
  }
}

export async function insertRandomOrder(db: Database, order: RandomOrder, number: number) {
  const { id, at, lines } = order
  await db
    .insertInto('orders')
    .values({
      ...{ id, number, key: id, view_key: id, cart_id: id, status: order.status, email: '' },
      ...{ currency: order.currency, billing: '{}', shipping: '{}', note: '', total: 0, tax: 0 },
      ...{ payment_method: order.method, payment_title: order.method, tax_basis: 'net' },
      ...{ tax_display: 'excl', tax_country: order.country, created_at: at, updated_at: at },
    })
    .execute()
  await db
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        ...{ id: line.id, order_id: id, position, kind: line.kind, name: line.product },
        ...{
          product_id: line.kind === 'product' ? line.product : '',
          variant_id: '',
          stock_id: '',
        },
        ...{ options: '[]', quantity: line.quantity, stock_reserved: 0, unit_price: 0, virtual: 0 },
        gift_card: line.isGiftCard ? 1 : 0,
        ...{ net_before: line.netBefore, tax_before: line.taxBefore, net: line.net },
        tax: line.taxes.reduce((sum, tax) => sum + tax[2], 0),
        taxes: JSON.stringify(line.taxes.map(([name, ppm, tax]) => [name, ppm, false, tax, tax])),
      })),
    )
    .execute()
  for (const code of new Set(lines.flatMap(line => line.discount ?? []))) {
    const discountId = `${id}-${code}`
    await db
      .insertInto('order_discounts')
      .values({ id: discountId, order_id: id, position: 0, code, label: '' })
      .execute()
    const parts = lines.filter(line => line.discount === code)
    await db
      .insertInto('order_discount_parts')
      .values(
        parts.map(line => ({
          ...{ discount_id: discountId, line_id: line.id, order_id: id, taxes: '[]' },
          ...{ net: line.netBefore - line.net, tax: 0 },
        })),
      )
      .execute()
  }
}

/** Refunds a part of a random line. */
export async function insertRandomRefund(
  db: Database,
  random: () => number,
  order: RandomOrder,
  at: number,
) {
  const line = order.lines[Math.floor(random() * order.lines.length)]
  if (!line) return
  const net = Math.floor(random() * line.net)
  const taxes = line.taxes.map(tax => Math.floor(random() * tax[2]))
  order.refunds.push({ at, line, quantity: 1, net, taxes })
  const tax = taxes.reduce((sum, one) => sum + one, 0)
  const id = `${order.id}-r${order.refunds.length}`
  await db
    .insertInto('refunds')
    .values({
      ...{ id, order_id: order.id, position: order.refunds.length, amount: net + tax },
      ...{ reason: '', author: 'test', created_at: at },
    })
    .execute()
  await db
    .insertInto('refund_lines')
    .values({
      ...{ refund_id: id, line_id: line.id, order_id: order.id, quantity: 1, restocked: 0 },
      ...{ net, tax, taxes: JSON.stringify(taxes) },
    })
    .execute()
}
