import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { removeFolder, type Site, startSite } from '../bench/site.ts'
import { type SmtpDouble, startSmtp } from '../tests/doubles/smtp.ts'
import { expect, test } from './support/test.ts'

const catalogue = join(import.meta.dirname, '../../shared/data/woocommerce/sample_products.csv')

let site: Site
let smtp: SmtpDouble

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  smtp = await startSmtp()
  site = await startSite({ env: { SMTP_URL: smtp.url } })
})

test.afterAll(async () => {
  await site.stop()
  await smtp.stop()
  removeFolder(site.dataDir)
})

async function fillAddress(page: Page, email: string) {
  await page.getByLabel('First name').first().fill('Aino')
  await page.getByLabel('Last name').first().fill('Virtanen')
  await page.getByLabel('Street address').first().fill('Rantakatu 1')
  await page.getByLabel('Postcode / ZIP').first().fill('20100')
  await page.getByLabel('Town / City').first().fill('Turku')
  await page.getByLabel('Phone').fill('+358 20 000 0000')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Pay on delivery').check()
  await page.getByLabel(/terms and conditions/).check()
}

/** Chooses, buys, and answers the order's number. */
async function buy(page: Page, choice: string[], email: string): Promise<string> {
  await page.goto(`${site.url}/product/v-neck-t-shirt`)
  for (const name of choice) await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('has been added to your cart').first()).toBeVisible()
  await page.goto(`${site.url}/checkout`)
  await fillAddress(page, email)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Your order has been received')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('V-Neck T-Shirt')
  return new URL(page.url()).searchParams.get('order') ?? ''
}

async function expectOrderAndMail(number: string, email: string) {
  const listed = JSON.parse(site.run('orders', '--json')) as { number: number; email: string }[]
  expect(listed.find(order => String(order.number) === number)?.email).toBe(email)
  const mails = () => smtp.mails.filter(mail => mail.to?.some(one => one.address === email))
  await expect.poll(() => mails().length).toBe(1)
  expect(mails()[0]?.text).toContain('V-Neck T-Shirt')
}

test('SH-4 the sample catalogue imported twice leaves one copy', async ({ page }) => {
  for (const [created, unchanged] of [
    [25, 0],
    [0, 25],
  ]) {
    const { report } = JSON.parse(site.run('import', 'products', catalogue, '--json'))
    expect(report).toMatchObject({ rows: 25, created, unchanged })
  }
  await page.goto(`${site.url}/shop?q=hoodie`)
  await expect(page.getByRole('heading', { name: 'Hoodie', exact: true })).toHaveCount(1)
})

test('SH-1 SH-4 a variable product of it is bought with script, listed, and mailed', async ({
  page,
}) => {
  const number = await buy(page, ['Red', 'Large'], 'script@example.com')
  await expectOrderAndMail(number, 'script@example.com')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('SH-1 SH-4 a variable product of it is bought, listed, and mailed', async ({ page }) => {
    const number = await buy(page, ['Green', 'Small'], 'pages@example.com')
    await expectOrderAndMail(number, 'pages@example.com')
  })
})
