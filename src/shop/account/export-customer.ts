import { listAddresses } from '../customers/addresses.ts'
import type { SignedInCustomer } from '../customers/customer.ts'
import { listPasskeys } from '../customers/passkeys.ts'
import { listSessions } from '../customers/sessions.ts'
import type { ShopDeps } from '../deps.ts'
import { exportReviewsBy } from '../reviews/export-reviews.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** Everything that the shop knows about a customer, for the customer (GDPR, article 20). */
export async function exportCustomer(
  deps: Pick<ShopDeps, 'db' | 'clock' | 'publicUrl'>,
  customer: SignedInCustomer,
) {
  const { db } = deps
  const { id, email, name, hasPassword, groupId } = customer
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'currency', 'total', 'tax', 'email', 'billing', 'shipping'])
    .select([
      'note',
      'custom_fields',
      'gift_message',
      'vat_id',
      'customer_group',
      'payment_title',
      'created_at',
    ])
    .where('customer_id', '=', id)
    .where('status', '!=', 'draft')
    .orderBy('created_at')
    .execute()
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.order_id', 'order_lines.kind', 'order_lines.name', 'order_lines.sku'])
    .select(['order_lines.options', 'order_lines.quantity', 'order_lines.net', 'order_lines.tax'])
    .where('orders.customer_id', '=', id)
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position')
    .execute()
  const linesOf = Map.groupBy(lines, line => line.order_id)
  const wishes = await db
    .selectFrom('wishlists')
    .innerJoin('wishlist_items', 'wishlist_items.wishlist_id', 'wishlists.id')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .select(['products.name', 'wishlist_items.options', 'wishlist_items.created_at'])
    .where('wishlists.customer_id', '=', id)
    .where('wishlist_items.removed_at', 'is', null)
    .orderBy('wishlist_items.created_at')
    .execute()
  const stockAlerts = await db
    .selectFrom('stock_alerts')
    .innerJoin('variants', 'variants.id', 'stock_alerts.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.name', 'variants.options', 'state', 'stock_alerts.created_at'])
    .where('email', '=', email)
    .orderBy('stock_alerts.created_at')
    .execute()
  const reminders = await db
    .selectFrom('cart_reminders')
    .select(['consented_at', 'sent', 'last_sent_at', 'ended_at'])
    .where('email', '=', email)
    .orderBy('consented_at')
    .execute()
  const reviews = await exportReviewsBy(deps, email)
  const passkeys = await listPasskeys(deps, id)
  const paymentAccounts = await db
    .selectFrom('provider_customers')
    .select(['method', 'reference'])
    .where('customer_id', '=', id)
    .execute()
  const group = await db
    .selectFrom('customer_groups')
    .select('name')
    .where('id', '=', groupId ?? '')
    .executeTakeFirst()
  const sessions = await listSessions(db, customer, deps.clock.now())
  return {
    exportedAt: iso(deps.clock.now()),
    account: { email, name, hasPassword, group: group?.name ?? null },
    addresses: (await listAddresses(db, id)).map(({ id: _, ...address }) => address),
    passkeys: passkeys.map(one => ({ name: one.name, createdAt: iso(one.createdAt) })),
    sessions: sessions.map(one => ({
      device: one.userAgent,
      signedInAt: iso(one.signedInAt),
      seenAt: iso(one.seenAt),
    })),
    // The saved cards themselves are known to the provider only.
    paymentAccounts,
    wishlist: wishes.map(({ name: product, options, created_at }) => ({
      product,
      options: JSON.parse(options) as unknown,
      addedAt: iso(created_at),
    })),
    stockAlerts: stockAlerts.map(({ name: product, options, state, created_at }) => ({
      ...{ product, options: JSON.parse(options) as unknown, state },
      askedAt: iso(created_at),
    })),
    cartReminders: reminders.map(({ consented_at, sent, last_sent_at, ended_at }) => ({
      consentedAt: iso(consented_at),
      emails: sent,
      lastEmailAt: last_sent_at === null ? null : iso(last_sent_at),
      endedAt: ended_at === null ? null : iso(ended_at),
    })),
    reviews,
    orders: orders.map(
      ({ id: orderId, billing, shipping, custom_fields, created_at, ...order }) => ({
        ...order,
        createdAt: iso(created_at),
        billing: JSON.parse(billing) as unknown,
        shipping: JSON.parse(shipping) as unknown,
        customFields: custom_fields ? (JSON.parse(custom_fields) as unknown) : [],
        lines: (linesOf.get(orderId) ?? []).map(({ order_id: _, options, ...line }) => ({
          ...line,
          options: JSON.parse(options) as unknown,
        })),
      }),
    ),
  }
}
