import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields, createTestShop } from '../../../tests/support/test-shop.ts'
import type { CartItem } from '../cart/resolve-cart-item.ts'
import type { Addon } from '../model/addon.ts'
import { newProduct } from '../products/new-product.ts'
import type { ProductEdit } from '../products/product-edit.ts'

describeDatabases('carts of customers', open => {
  test('SH-4 merged carts keep lines with different add-ons apart, and add equal ones', async () => {
    const connection = await open()
    const { shop, clock } = createTestShop(connection, {})
    const nowMs = clock.now()
    const customer = { id: 'c1', email: 'ida@example.com', name: 'Ida', password_hash: null }
    await connection.db
      .insertInto('customers')
      .values({
        ...customer,
        ...{ registered_at: nowMs, disabled_at: null },
        ...{ created_at: nowMs, updated_at: nowMs },
      })
      .execute()
    const engraving: Addon = {
      ...{ id: 'engraving', type: 'text', label: 'Engraving', help: '', required: false },
      ...{ maxLength: 20, min: null, max: null, display: 'radio', choices: [], price: null },
    }
    const saved = await shop.products.create({
      ...newProduct,
      name: 'Ring',
      status: 'published',
      addons: [engraving],
      offer: { ...newProduct.offer, regularPrice: 1000 },
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const productId = saved.id
    const add = async (text: string, key?: string, customerId?: string) => {
      const items = [{ productId, quantity: 1, addons: { engraving: text } }]
      const added = await shop.cart.add({ key, customerId, items })
      if (!added.ok) throw new Error(added.reason)
      return added.key
    }
    await add('Ida', undefined, 'c1')
    const guest = await add('Ida')
    await add('Jo', guest)
    const { key } = await shop.cart.merge({ key: guest, customerId: 'c1' })
    const { lines } = await shop.cart.view({ key })
    expect(lines.map(line => [line.options[0]?.value, line.quantity]).sort()).toEqual([
      ['Ida', 2],
      ['Jo', 1],
    ])
  })

  test('SH-4 buying an order with a bundle again adds the bundle, not its parts too', async () => {
    const { shop, create, reorder } = await prepareReorder()
    await create({ name: 'Cup' })
    const variantId = (await shop.catalog.bySlug('cup'))?.variants[0]?.id ?? ''
    const bundle = [{ variantId, quantity: 2, label: 'Cup' }]
    const productId = await create({ name: 'Set', bundle })
    const { lines } = await reorder([{ productId, quantity: 1 }])
    expect(lines.map(line => [line.name, line.quantity])).toEqual([['Set', 1]])
  })

  test('SH-4 buying a bundle again keeps the chosen variant of its part', async () => {
    const { shop, create, reorder } = await prepareReorder()
    const variant = (size: string) => ({
      ...{ ...newProduct.offer, regularPrice: 1000, sku: null, options: { size }, enabled: true },
      ...{ image: null, descriptionHtml: '', taxClass: null, shippingClass: null, stock: null },
    })
    await create({
      ...{ type: 'variable', name: 'Shirt', variants: [variant('S'), variant('M')] },
      options: [{ key: 'size', name: 'Size', values: ['S', 'M'], visible: true, variation: true }],
    })
    const variants = (await shop.catalog.bySlug('shirt'))?.variants ?? []
    const [small = '', medium = ''] = variants.map(one => one.id)
    const part = { variantId: small, quantity: 1, label: 'Shirt', choice: true }
    const productId = await create({ name: 'Set', bundle: [part] })
    const addons = { [`part_${small}`]: medium }
    const { lines } = await reorder([{ productId, quantity: 1, addons }])
    expect(lines).toMatchObject([{ name: 'Set', options: [{ name: 'Shirt – M' }] }])
  })

  test('SH-4 an order with add-ons is bought again with them, unless they changed', async () => {
    const { shop, create, reorder } = await prepareReorder()
    const engraving: Addon = {
      ...{ id: 'engraving', type: 'text', label: 'Engraving', help: '', required: true },
      ...{ maxLength: 20, min: null, max: null, display: 'radio', choices: [], price: null },
    }
    const productId = await create({ name: 'Ring', addons: [engraving] })
    const item = { productId, quantity: 2, addons: { engraving: 'Ida' } }
    expect((await reorder([item])).lines).toMatchObject([
      { name: 'Ring', quantity: 2, options: [{ name: 'Engraving', value: 'Ida' }] },
    ])
    const cup = { productId: await create({ name: 'Cup' }), quantity: 1 }
    const changed = await reorder([item, cup], () =>
      shop.products.change(productId, { addons: [{ ...engraving, label: 'Inscription' }] }),
    )
    expect(changed.lines).toMatchObject([{ name: 'Cup' }])
    expect(changed.notices).toMatchObject([{ key: 'reordered' }, { key: 'reorderedLess' }])
  })

  async function prepareReorder() {
    const connection = await open()
    const { shop, clock } = createTestShop(connection, {})
    const offer = { ...newProduct.offer, regularPrice: 1000 }
    const times = { created_at: clock.now(), updated_at: clock.now() }
    await connection.db
      .insertInto('customers')
      .values({
        ...{ id: 'c1', email: 'ida@example.com', name: 'Ida', password_hash: null },
        ...{ registered_at: clock.now(), disabled_at: null, ...times },
      })
      .execute()
    return {
      shop,
      async create(edit: Partial<ProductEdit>) {
        const product = { ...newProduct, status: 'published', offer, ...edit } as const
        const saved = await shop.products.create(product)
        if (!saved.ok) throw new Error(JSON.stringify(saved))
        return saved.id
      },
      /** Orders items, changes something, and returns the cart after buying the order again. */
      async reorder(items: CartItem[], change: () => Promise<unknown> = async () => {}) {
        const added = await shop.cart.add({ key: undefined, items })
        if (!added.ok) throw new Error(added.reason)
        const placed = await shop.checkout.place({ key: added.key, fields: checkoutFields() })
        if (!placed.ok) throw new Error(placed.reason)
        const { id, number } = placed.order
        await connection.db
          .updateTable('orders')
          .set({ customer_id: 'c1' })
          .where('id', '=', id)
          .execute()
        await change()
        const again = await shop.account.reorder({
          ...{ customerId: 'c1', number, key: undefined },
          mayCreateRecord: async () => true,
        })
        if (!again.ok) throw new Error(again.reason)
        return shop.cart.view({ key: again.key, withNotices: true })
      },
    }
  }
})
