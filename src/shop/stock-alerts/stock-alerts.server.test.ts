import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import { addToOutbox } from '#db'
import { type MailTheme, PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import { exportCustomer } from '../account/export-customer.ts'
import { deleteCustomer } from '../customers/delete-customer.ts'
import { pruneStockAlerts, sendStockAlerts } from './send-alerts.ts'

const look: MailTheme = { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' }
const sealed = { seal: (text: string) => Buffer.from(text).toString('base64url') }

describeDatabases('back-in-stock mails', open => {
  const checkout = prepareCheckout(open)
  let count = 0
  beforeEach(async () => {
    await checkout.db.deleteFrom('stock_alerts').execute()
    await checkout.db.deleteFrom('outbox').execute()
  })

  const newEmail = () => `ida-${++count}@example.com`
  const soldOut = async (name = 'Vase') => {
    const variant = { regularPrice: 2400, stock: { quantity: 0 } }
    const product = { type: 'simple' as const, name, images: ['vase'], variant }
    const [id = ''] = await checkout.shop.catalog.save([product])
    return { id, variantId: await checkout.variantOf(id) }
  }
  const ask = (variantId: string, email: string, provenEmail?: string) =>
    checkout.shop.stockAlerts.request({
      ...{ variantId, email, provenEmail, locale: 'en', currency: 'EUR' },
    })
  /** Payloads of queued mails, oldest first. */
  const queued = async () => {
    const rows = await checkout.db
      .selectFrom('outbox')
      .select(['payload', 'due_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(row => ({
      ...(JSON.parse(row.payload) as { template: string; alertId: string; token: string }),
      dueAt: Number(row.due_at),
    }))
  }
  const mailOf = async (payload: Record<string, unknown>) => {
    const request = checkout.shop.stockAlerts.readMail(payload)
    return request && checkout.shop.stockAlerts.mail(request, look)
  }
  const tokenIn = (text: string | undefined, path = 'confirm') =>
    new RegExp(`/stock-alerts/${path}\\?token=(\\w+)`).exec(text ?? '')?.[1] ?? ''
  const confirmLast = async () => {
    const mail = await mailOf((await queued()).at(-1) ?? {})
    return checkout.shop.stockAlerts.confirm(tokenIn(mail?.text))
  }
  const setStock = async (id: string, quantity: number) => {
    const product = await checkout.shop.products.load(id)
    if (!product) throw new Error('no product')
    await checkout.shop.products.change(id, { stock: { ...product.stock, quantity } })
  }
  const send = () =>
    sendStockAlerts({
      ...{ db: checkout.db, clock: checkout.clock, addToOutbox },
      settings: () => checkout.shop.settings(),
      sealed: { ...sealed, unseal: text => text },
    })
  const states = async () =>
    (await checkout.db.selectFrom('stock_alerts').select('state').execute()).map(row => row.state)

  test('SH-4 a confirmed request gets one mail when stock returns, with price and links', async () => {
    const { id, variantId } = await soldOut()
    expect(await ask(variantId, ' IDA@example.com ')).toEqual({ ok: true, isConfirmed: false })
    const [confirmation = {}] = await queued()
    const mail = await mailOf(confirmation)
    expect(mail).toMatchObject({ to: 'ida@example.com' })
    expect(mail?.subject).toContain('Vase')
    await setStock(id, 5)
    expect(await send()).toBe(0)
    expect(await confirmLast()).toMatchObject({ ok: true, alert: { product: 'Vase' } })
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const back = (await queued()).filter(one => one.template === 'stock-alert')
    expect(back).toHaveLength(1)
    const sent = await mailOf(back[0] ?? {})
    expect(sent?.text).toContain('€24.00')
    expect(sent?.text).toContain('http://shop.test/product/vase')
    expect(/\/media\/vase\/\d+\.webp/.test(sent?.html ?? '')).toBe(true)
    expect(await states()).toEqual(['sent'])
    const end = tokenIn(sent?.text, 'end')
    expect(await checkout.shop.stockAlerts.end(end)).toMatchObject({ ok: true })
    expect(await states()).toEqual([])
    expect(await checkout.shop.stockAlerts.end(end)).toMatchObject({ ok: false })
  })

  test('SH-4 stock that a cancelled order releases is announced too', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Jug', variant: { regularPrice: 100, stock: { quantity: 1 } } },
    ])
    const placed = await checkout.place(await checkout.cartWith(1, id))
    if (!placed.ok) throw new Error(placed.reason)
    const email = newEmail()
    await ask(await checkout.variantOf(id), email, email)
    expect(await send()).toBe(0)
    const change = { orderId: placed.order.id, status: 'cancelled', author: 'Ute' } as const
    await checkout.shop.orders.setStatus(change)
    expect(await send()).toBe(1)
  })

  test('SH-4 two processes at once queue one mail per request', async () => {
    const { id, variantId } = await soldOut()
    for (let n = 0; n < 20; n++) {
      const email = newEmail()
      await ask(variantId, email, email)
    }
    await setStock(id, 1)
    await Promise.all([send(), send()])
    expect((await queued()).filter(one => one.template === 'stock-alert')).toHaveLength(20)
  })

  test('SH-4 a bundle is back when its part is', async () => {
    const part = await soldOut('Part')
    const created = await checkout.shop.products.create({
      ...{ name: 'Set', status: 'published', bundlePpm: 0 },
      bundle: [{ variantId: part.variantId, quantity: 2, label: '' }],
    })
    if (!created.ok) throw new Error(JSON.stringify(created))
    const email = newEmail()
    const variantId = await checkout.variantOf(created.id)
    expect(await ask(variantId, email, email)).toMatchObject({ ok: true })
    await setStock(part.id, 1)
    expect(await send()).toBe(0)
    await setStock(part.id, 2)
    expect(await send()).toBe(1)
  })

  test('SH-4 the answer does not tell whether an address waits already, and mails are limited', async () => {
    const { variantId } = await soldOut()
    const email = newEmail()
    const first = await ask(variantId, email)
    expect(await ask(variantId, email)).toEqual(first)
    expect(await queued()).toHaveLength(1)
    checkout.clock.advance(11 * MINUTE)
    await ask(variantId, email)
    expect(await queued()).toHaveLength(2)
    checkout.clock.advance(11 * MINUTE)
    await ask(variantId, email)
    expect(await queued()).toHaveLength(2)
    // The newest link works, and a confirmed request is not mailed again.
    await confirmLast()
    checkout.clock.advance(2 * DAY)
    expect(await ask(variantId, email)).toEqual(first)
    expect(await queued()).toHaveLength(2)
    // An address gets five confirmations a day for all products together.
    const other = newEmail()
    for (let n = 0; n < 8; n++) await ask((await soldOut()).variantId, other)
    expect(await queued()).toHaveLength(2 + 5)
  })

  test('SH-4 requests of the same address at once are stored once', async () => {
    const { variantId } = await soldOut()
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(variantId, email)))
    expect(answers.every(answer => answer.ok)).toBe(true)
    expect(await states()).toEqual(['pending'])
    expect(await queued()).toHaveLength(1)
  })

  test('SH-4 many confirmations of one minute are spread over the next ones', async () => {
    const { variantId } = await soldOut()
    const nowMs = checkout.clock.now()
    for (let n = 0; n < 121; n++) await ask(variantId, newEmail())
    const late = (await queued()).filter(one => one.dueAt > nowMs)
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan(5)
  })

  test('SH-4 refuses bad addresses, unknown variants and those in stock, and does nothing if turned off', async () => {
    const { variantId } = await soldOut()
    expect(await ask(variantId, 'ida')).toMatchObject({ reason: 'invalid-email' })
    expect(await ask('none\0', newEmail())).toMatchObject({ reason: 'unknown-variant' })
    const inStock = await checkout.variantOf()
    expect(await ask(inStock, newEmail())).toMatchObject({ reason: 'in-stock' })
    checkout.configure({ stockAlerts: { enabled: false } })
    expect(await ask(variantId, newEmail())).toMatchObject({ reason: 'unknown-variant' })
    expect(await states()).toEqual([])
  })

  test('SH-4 unconfirmed, done and forgotten requests are deleted after their time', async () => {
    const { variantId } = await soldOut()
    const { db, clock } = checkout
    const email = newEmail()
    await ask(variantId, newEmail())
    await ask(variantId, email, email)
    const token = tokenIn((await mailOf((await queued())[0] ?? {}))?.text)
    clock.advance(7 * DAY + HOUR)
    expect(await checkout.shop.stockAlerts.confirm(token)).toMatchObject({ ok: false })
    await pruneStockAlerts({ db, clock })
    expect(await states()).toEqual(['confirmed'])
    clock.advance(365 * DAY)
    await pruneStockAlerts({ db, clock })
    expect(await states()).toEqual([])
  })

  test('SH-4 the data of a customer contains requests, and deleting the account deletes them', async () => {
    const connection = await open()
    const { shop, clock } = createTestShop(connection)
    const { db } = connection
    const variant = { regularPrice: 100, stock: { quantity: 0 } }
    await shop.catalog.save([{ type: 'simple', name: 'Vase', variant }])
    const { id: variantId } = await db.selectFrom('variants').select('id').executeTakeFirstOrThrow()
    const email = 'ida@example.com'
    await shop.stockAlerts.request({
      ...{ variantId, email, provenEmail: email, locale: 'en', currency: 'EUR' },
    })
    const customer = {
      ...{ id: 'ida', email, name: '', hasPassword: false, sessionId: '', signedInAt: 0 },
      cartKey: undefined,
    }
    const data = await exportCustomer({ db, clock, publicUrl: 'http://shop.test' }, customer)
    expect(data.stockAlerts).toMatchObject([{ product: 'Vase', state: 'confirmed' }])
    await deleteCustomer({ db }, customer)
    expect(await db.selectFrom('stock_alerts').select('id').execute()).toEqual([])
  })
})
