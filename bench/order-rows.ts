import { actionIn, Buyer, buyerAddress } from '../tests/support/buyer.ts'
import type { Copied } from './copy-rows.ts'
import type { Site } from './site.ts'

/** Orders that are placed and then copied. */
export const ORDERS = 100

/** Tables with rows per order, parents first. */
export const PER_ORDER: readonly Copied[] = [
  {
    table: 'orders',
    own: ['id', 'key', 'cart_id'],
    numbered: { column: 'number', step: ORDERS },
  },
  { table: 'order_lines', own: ['id', 'order_id'] },
  { table: 'order_events', own: ['id', 'order_id'] },
  { table: 'order_search', own: ['order_id'], leftOut: 'id' },
]
/** Spreads orders over two years, most of them completed; every seventh product is on sale. */
export const SPREAD = `update orders set created_at = created_at - (101001 - number) * 600000,
    status = case number % 20 when 0 then 'on-hold' when 1 then 'processing' when 2 then 'cancelled' else 'completed' end,
    payment_method = case number % 3 when 0 then 'bacs' else 'cod' end;
  update order_search set body = (select number || ' aino virtanen aino example com' from orders where orders.id = order_id);
  update products set on_sale = rowid % 7 = 0, updated_at = created_at + rowid`

/** Places an order of each of the first products. */
export async function placeOrders(site: Site, count = ORDERS) {
  for (let index = 1; index <= count; index++) {
    const html = await fetch(`${site.url}/product/bench-${index}`).then(answer => answer.text())
    const product = /name="product" value="([^"]+)"/.exec(html)?.[1]
    if (!product) throw new Error('the product page has no form to add it to the cart')
    const buyer = new Buyer(() => site.url)
    const path = `/product/bench-${index}`
    await buyer.call(path, actionIn(html, 'add'), { product, quantity: '1' })
    const place = actionIn(await buyer.get('/checkout'), 'place')
    const { status } = await buyer.call('/checkout', place, buyerAddress)
    if (status !== 200) throw new Error(`an order was answered ${status}`)
  }
}
