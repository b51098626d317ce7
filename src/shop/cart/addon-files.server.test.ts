import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { checkoutFields, createTestShop } from '../../../tests/support/test-shop.ts'
import type { Addon } from '../model/addon.ts'
import { newProduct } from '../products/new-product.ts'
import { pruneCarts } from '../tasks.ts'

const photo: Addon = {
  ...{ id: 'photo', type: 'file', label: 'Photo', help: '', required: true, maxLength: null },
  ...{ min: null, max: 1, display: 'radio', choices: [], price: null },
}
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')

describeDatabases('files for add-ons', open => {
  async function prepare() {
    const connection = await open()
    const { db } = connection
    const kept = new Set<string>()
    const orderFiles = {
      adopt: async (name: string) => void kept.add(name.split('/')[0] ?? ''),
      remove: async (folder: string) => void kept.delete(folder),
    }
    const { shop, clock } = createTestShop(connection, {}, { orderFiles })
    const saved = await shop.products.create({
      ...{ ...newProduct, name: 'Print', status: 'published', addons: [photo] },
      offer: { ...newProduct.offer, regularPrice: 1000 },
    })
    if (!saved.ok) throw new Error(saved.reason)
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
    const file = async (content: Buffer, size = content.length) => {
      const path = join(folder, 'file')
      await writeFile(path, content)
      return { field: 'addon-photo', name: 'C:\\me\u202e.pdf', path, size }
    }
    const add = (uploads: Record<string, string>, addons: Record<string, string> = {}) =>
      shop.cart.add({
        key: undefined,
        items: [{ productId: saved.id, quantity: 1, uploads, addons }],
      })
    return { db, clock, shop, kept, file, add }
  }

  test('SH-4 keeps an uploaded file with the cart and its order, and shows its name', async () => {
    const { shop, kept, file, add, clock, db } = await prepare()
    const stored = await shop.cart.keepFiles([await file(PDF)])
    if (!stored.ok) throw new Error('refused')
    const added = await add(stored.uploads)
    if (!added.ok) throw new Error(added.reason)
    expect(added.cart.lines[0]?.options).toMatchObject([{ name: 'Photo', value: 'me.pdf' }])
    expect(await shop.cart.usedFiles([...kept, 'other'])).toEqual(kept)
    const placed = await shop.checkout.place({ key: added.key, fields: checkoutFields() })
    if (!placed.ok) throw new Error(placed.reason)
    clock.advance(400 * DAY)
    await pruneCarts({ db, clock } as never)
    expect(await shop.cart.usedFiles([...kept])).toEqual(kept)
    const { id } = placed.order
    await shop.orders.setStatus({ orderId: id, status: 'completed', author: 'Ada' })
    expect(await shop.orders.erase({ orderId: id, author: 'Ada' })).toMatchObject({ ok: true })
    expect((await shop.orders.load({ id }))?.lines[0]?.options).toEqual([])
    expect(await shop.cart.usedFiles([...kept])).toEqual(new Set())
  })

  test('SH-4 files of abandoned carts are not needed any more', async () => {
    const { shop, kept, file, add, clock, db } = await prepare()
    const stored = await shop.cart.keepFiles([await file(PDF)])
    if (!stored.ok) throw new Error('refused')
    await add(stored.uploads)
    clock.advance(400 * DAY)
    await pruneCarts({ db, clock } as never)
    expect(await shop.cart.usedFiles([...kept])).toEqual(new Set())
  })

  test('SH-4 refuses files of other types and sizes, and keeps none of them', async () => {
    const { shop, kept, file, add } = await prepare()
    const message = { key: 'addonFile', values: { max: 25 } }
    const refused = { ok: false, reason: 'addons', addon: 'photo', message }
    expect(await shop.cart.keepFiles([await file(Buffer.from('MZ program'))])).toMatchObject(
      refused,
    )
    expect(await shop.cart.keepFiles([await file(PDF, 26e6)])).toMatchObject(refused)
    expect(await shop.cart.keepFiles([await file(Buffer.alloc(0))])).toMatchObject(refused)
    expect(await shop.cart.keepFiles([await file(PDF), await file(PDF)])).toMatchObject(refused)
    expect(kept.size).toBe(0)
    const large = await shop.cart.keepFiles([await file(PDF, 2e6)])
    if (!large.ok) throw new Error('refused')
    expect(await add(large.uploads)).toMatchObject({ message: { key: 'addonFileTooLarge' } })
  })

  test('SH-4 a text cannot name the file of somebody else', async () => {
    const { shop, kept, file, add } = await prepare()
    const stored = await shop.cart.keepFiles([await file(PDF)])
    if (!stored.ok) throw new Error('refused')
    expect(await add({}, stored.uploads)).toMatchObject({ message: { key: 'addonMissing' } })
    expect(await shop.cart.usedFiles([...kept])).toEqual(new Set())
  })
})
