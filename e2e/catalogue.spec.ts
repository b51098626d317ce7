import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { removeFolder, type Site, startSite } from '../bench/site.ts'
import { type SmtpDouble, startSmtp } from '../tests/doubles/smtp.ts'
import { isFullRun } from '../tests/support/combinations.ts'
import { sharedFile } from '../tests/support/shared-data.ts'
import { expect, test } from './support/test.ts'

const catalogues = [
  {
    whose: 'our catalogue',
    file: join(import.meta.dirname, '../tests/fixtures/catalogue.csv'),
    rows: 24,
    product: { path: '/product/garden-apron', name: 'Garden Apron' },
    choices: [
      ['Moss', 'Long'],
      ['Rust', 'Short'],
    ],
  },
  {
    whose: 'WooCommerce’s sample',
    file: sharedFile('woocommerce/sample_products.csv'),
    rows: 25,
    product: { path: '/product/v-neck-t-shirt', name: 'V-Neck T-Shirt' },
    choices: [
      ['Red', 'Large'],
      ['Green', 'Small'],
    ],
  },
] as const

async function fillAddress(page: Page, email: string) {
  await page.getByLabel('First name').first().fill('Aino')
  await page.getByLabel('Last name').first().fill('Virtanen')
  await page.getByLabel('Street address').first().fill('1 Example Street')
  await page.getByLabel('Postcode / ZIP').first().fill('00100')
  await page.getByLabel('Town / City').first().fill('Helsinki')
  await page.getByLabel('Phone').fill('+358 20 000 0000')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Pay on delivery').check()
  await page.getByLabel(/terms and conditions/).check()
}

for (const { whose, file = '', rows, product, choices } of catalogues) {
  test.describe(whose, () => {
    test.skip(file === '', 'it is not beside this checkout')
    test.describe.configure({ mode: 'serial' })
    let site: Site
    let smtp: SmtpDouble

    test.beforeAll(async () => {
      smtp = await startSmtp()
      site = await startSite({ env: { SMTP_URL: smtp.url } })
    })
    test.afterAll(async () => {
      await site.stop()
      await smtp.stop()
      removeFolder(site.dataDir)
    })

    // The sample tests the import; what is imported is bought as ours is.
    const testPurchase = whose === 'our catalogue' || isFullRun ? test : test.skip

    /** Chooses options, buys, and expects an order and one mail to the buyer. */
    async function buy(page: Page, choice: readonly string[], email: string) {
      await page.goto(site.url + product.path)
      for (const name of choice) await page.getByRole('radio', { name }).check({ force: true })
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page.getByText('has been added to your cart').first()).toBeVisible()
      await page.goto(`${site.url}/checkout`)
      await fillAddress(page, email)
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(page.getByText('Your order has been received')).toBeVisible()
      await expect(page.getByRole('table')).toContainText(product.name)
      const number = new URL(page.url()).searchParams.get('order')
      const listed = JSON.parse(site.run('orders', '--json')) as { number: number; email: string }[]
      expect(listed.find(order => String(order.number) === number)?.email).toBe(email)
      const mails = () => smtp.mails.filter(mail => mail.to?.some(one => one.address === email))
      await expect.poll(() => mails().length).toBe(1)
      expect(mails()[0]?.text).toContain(product.name)
    }

    test('SH-4 imported twice, it leaves one copy', async ({ page }) => {
      for (const [created, unchanged] of [
        [rows, 0],
        [0, rows],
      ]) {
        const { report } = JSON.parse(site.run('import', 'products', file, '--json'))
        expect(report).toMatchObject({ rows, created, unchanged })
      }
      await page.goto(`${site.url}/shop?q=${encodeURIComponent(product.name)}`)
      const heading = page.getByRole('heading', { name: product.name, exact: true })
      await expect(heading).toHaveCount(1)
    })

    testPurchase(
      'SH-1 SH-4 a variable product is bought with script, listed, and mailed',
      async ({ page }) => {
        await buy(page, choices[0], 'script@example.com')
      },
    )

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      testPurchase(
        'SH-1 SH-4 a variable product is bought, listed, and mailed',
        async ({ page }) => {
          await buy(page, choices[1], 'pages@example.com')
        },
      )
    })
  })
}
