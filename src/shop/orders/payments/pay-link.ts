/** Page on which an order can be paid. */
export const ORDER_PAY_PATH = '/order-pay'

/** Path of the page that pays an order, for those who have its key. */
export function orderPayPath({ number, key }: { number: number; key: string }): string {
  return `${ORDER_PAY_PATH}?order=${number}&key=${key}`
}

/** Payment link of an order, for mails. */
export const orderPayUrl = (publicUrl: string, order: { number: number; key: string }): string =>
  new URL(orderPayPath(order), publicUrl).href
