import type { CheckoutFields } from '#shop/schema'
import type { OpenDatabase } from './databases.ts'
import { createManualClock } from './manual-clock.ts'
import { buildTestApp, openTestServices } from './services.ts'
import { type StaffBrowser, signInAs } from './staff-browser.ts'
import { checkoutFields, TEST_START } from './test-shop.ts'

/** A shop with a signed-in manager and a bowl for sale. */
export async function openShopDesk(
  openDatabase: OpenDatabase,
  environment: Record<string, string> = {},
) {
  const clock = createManualClock(TEST_START)
  const services = await openTestServices(openDatabase, environment, clock)
  await services.pages.settings.set({ siteName: 'Atelier Nord', email: 'shop@example.com' })
  const app = await buildTestApp(services)
  const site = { services, app }
  const manager = await signInAs(site, 'shop-manager')
  const variant = { regularPrice: 1816, stock: { quantity: 10 } }
  const [bowlId = ''] = await services.shop.catalog.save([
    { type: 'simple', name: 'Bowl', sku: 'bowl', variant },
  ])
  async function buyCart(key: string, changes: Partial<CheckoutFields> = {}) {
    const fields = checkoutFields({ payment_method: 'bacs', ...changes })
    const placed = await services.shop.checkout.place({ key, fields })
    if (!placed.ok) throw new Error(placed.reason)
    return placed.order
  }

  return Object.assign(site, {
    clock,
    manager,
    bowlId,
    /** Places an order of bowls as a visitor. */
    async buy(changes: Partial<CheckoutFields> = {}, quantity = 1) {
      const items = [{ productId: bowlId, quantity }]
      const cart = await services.shop.cart.add({ key: undefined, items })
      if (!cart.ok) throw new Error(cart.reason)
      return buyCart(cart.key, changes)
    },
    /** Orders a filled cart. */
    buyCart,
    /** Composed mails in the outbox, oldest first. */
    async mails() {
      const rows = await services.db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'mail')
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      const mails = await Promise.all(
        rows.map(async row => ({
          dueAt: row.due_at,
          template: String(JSON.parse(row.payload).template),
          mail: await services.composeMail(JSON.parse(row.payload)),
        })),
      )
      return mails.flatMap(({ mail, ...rest }) => (mail ? [{ ...mail, ...rest }] : []))
    },
    as: (role: Parameters<typeof signInAs>[1]): Promise<StaffBrowser> => signInAs(site, role),
  })
}
