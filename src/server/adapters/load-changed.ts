import type { Shop } from '#shop'
import type { WebhookKind } from '#webhooks'

/** Changed entities as webhooks send them: in the format of the admin API, without keys of links. */
export function createLoadChanged(shop: () => Shop) {
  const load: Record<WebhookKind, (id: string) => Promise<object | undefined>> = {
    async order(id) {
      const order = await shop().orders.load({ id })
      if (!order || order.status === 'draft') return undefined
      const { key: _, downloads: __, ...rest } = order
      return rest
    },
    product: id => shop().products.load(id),
    review: id => shop().reviews.find(id),
  }
  return (kind: WebhookKind, id: string) => load[kind](id)
}
