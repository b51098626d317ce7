import type { Page } from 'playwright-core'
import { change, firstOf } from './admin-api.ts'
import { placeOrder } from './buyer.ts'
import { findInMail } from './mails.ts'
import { addProduct, offer, stock, variable } from './new-product.ts'

const SHADES: Record<string, string> = {
  Oatmeal: '#d9cbb0',
  Shino: '#f1e7d8',
  Celadon: '#8fae9f',
  Chun: '#9fb6c8',
  Cobalt: '#31566b',
  Ochre: '#c08a3e',
  Rust: '#9c5230',
  Tenmoku: '#2f241f',
  Ash: '#b9b6ad',
  Charcoal: '#3d3d3c',
  Moss: '#6d7450',
  Rose: '#c99a8d',
}
const SIZES = ['8 cm', '10 cm', '12 cm', '15 cm', '18 cm', '21 cm', '25 cm', '30 cm']

/** Products for states that no product of the demo has: many variants, no image. */
export async function addRareProducts({ request }: Page): Promise<void> {
  const options = variable(
    [
      { key: 'shade', name: 'Shade', values: Object.keys(SHADES), swatches: coloured(SHADES) },
      { key: 'diameter', name: 'Diameter', values: SIZES },
    ],
    (_shade, _size, index) => ({
      ...offer(2400 + (index % SIZES.length) * 600),
      stock: stock(index % 7),
      enabled: index % 11 !== 0,
    }),
  )
  await addProduct(request, {
    ...options,
    name: 'Bowl to order',
    slug: 'bowl-to-order',
    images: ['serving-bowl'],
    shortHtml: '<p>Twelve glazes and eight sizes, thrown when you order.</p>',
    descriptionHtml: '<p>Leaves the studio in six weeks.</p>',
  })
  await addProduct(request, {
    name: 'Seconds from the last firing',
    slug: 'seconds',
    offer: offer(1500),
    stock: stock(6),
    shortHtml: '<p>A glaze that ran, a foot that leans. Each one holds water.</p>',
    descriptionHtml: '<p>We choose for you.</p>',
  })
}

const coloured = (shades: Record<string, string>) =>
  Object.fromEntries(Object.entries(shades).map(([name, colour]) => [name, { colour }]))

/** Registers a customer who has placed three orders. The page is signed in afterwards. */
export async function addCustomer(
  page: Page,
  { owner, email, dataDir }: { owner: Page; email: string; dataDir: string },
): Promise<void> {
  for (const [product, quantity] of [
    ['serving-bowl', 1],
    ['espresso-cup', 4],
    ['water-carafe', 1],
  ] as const) {
    await placeOrder(page.context().request, { product, quantity, email })
  }
  const { id } = await firstOf(owner.request, '/orders')
  await change(owner.request, `/orders/${id}/status`, { status: 'processing' })
  await page.goto('/account')
  await page.getByRole('link', { name: 'Create account' }).click()
  const form = page.getByRole('main')
  await form.getByLabel('Name (optional)').fill('Ida Berg')
  await form.getByLabel('Email address').filter({ visible: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const { pathname, search } = new URL(await findInMail(email, /http\S+token=\w+/, dataDir))
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Hello, Ida Berg' }).waitFor()
}
