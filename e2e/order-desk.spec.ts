import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { firstOf } from './support/admin-api.ts'
import { placeOrder } from './support/buyer.ts'
import { mailsTo } from './support/mails.ts'
import { joinStaff, test } from './support/staff.ts'
import { expect, test as visitorTest } from './support/test.ts'

/** Makes delayed mails of an order due. */
function endWaiting(orderId: string) {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'vitrine.db'))
  database.exec('pragma busy_timeout = 5000')
  database
    .prepare('update outbox set due_at = created_at where unique_key like ? and done_at is null')
    .run(`order-mail:${orderId}:%`)
  database.close()
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(mail => mail.subject)

test('an order paid by transfer goes from received to completed on the orders screen', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const email = `ida-${own}@example.com`
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const number = await placeOrder(visitor, { product: 'pencil', lastName: own, email })
  await visitor.dispose()
  await expect.poll(() => subjectsTo(email)).toHaveLength(1)

  await page.goto('/admin/orders')
  await page.getByRole('textbox', { name: /search|number/i }).fill(number)
  // A search closes the open order.
  await page.waitForURL(url => url.search.includes(number))
  const row = page.getByRole('row').filter({ hasText: own })
  await expect(row).toContainText('On hold (awaiting bank transfer)')
  await row.click()
  const order = page.getByRole('region', { name: `Order ${number}` })
  await expect(order.getByText('Order placed: On hold (awaiting bank transfer)')).toBeVisible()

  await order.getByRole('button', { name: 'Payment received' }).click()
  await expect(row).toContainText('Processing')
  await expect(order.getByText('Email “Payment received”')).toBeVisible()
  await order.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(row).toContainText('Completed')
  await expect(order.getByText('Status changed to Completed')).toBeVisible()
  await expect(order.getByText('Email “Order completed”')).toBeVisible()
  const [, id = ''] = /^\/admin\/orders\/([^/]+)$/.exec(new URL(page.url()).pathname) ?? []
  expect(id).not.toBe('')

  // Status mails wait 15 s to allow undo.
  endWaiting(id)
  await expect.poll(() => subjectsTo(email), { timeout: 45_000 }).toHaveLength(3)
  const subjects = await subjectsTo(email)
  for (const subject of subjects) expect(subject).toContain(number)
  expect(new Set(subjects).size).toBe(3)
})

visitorTest(
  'a shop manager sees no way to what he may not use, and gets none by its address',
  async ({ page }) => {
    await joinStaff(page, 'shop-manager')
    await page.goto('/admin')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
    for (const name of ['Users', 'Settings', 'Menus', 'Redirects', 'Audit log']) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
    }
    await page.keyboard.press('Control+K')
    await page.getByPlaceholder('Search pages, products, orders…').fill('sett')
    await expect(page.getByText('No results')).toBeVisible()
    await page.keyboard.press('Escape')
    for (const path of ['users', 'settings', 'redirects/create']) {
      await page.goto(`/admin/${path}`)
      const said = page.getByRole('main').getByText('You don’t have access to this page')
      await expect(said).toBeVisible()
    }
    // Requested outside of the page, so that refusals are not logged on its console.
    for (const path of ['users', 'settings/site']) {
      expect((await page.request.get(`/api/admin/${path}`)).status(), path).toBe(403)
    }
    const invited = await page.request.post('/api/admin/users/invitations', {
      data: { email: 'x@example.com', role: 'owner' },
    })
    expect(invited.status()).toBe(403)
  },
)

visitorTest('an editor sees products, and no form that would be refused', async ({ page }) => {
  await joinStaff(page, 'editor')
  const { id } = await firstOf(page.request, '/products')
  for (const path of ['create', id]) {
    await page.goto(`/admin/products/${path}`)
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await expect(page.getByRole('button', { name: /Save|Move to trash/ })).toHaveCount(0)
  }
})
