import { asOwner, orderIdOf } from './support/admin-api.ts'
import { buy } from './support/buyer.ts'
import { addProduct, offer } from './support/new-product.ts'
import { test } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ expectedComplaint: /422/ })

test.afterAll(async () => {
  await asOwner(async api => {
    const { shop } = await (await api.get('/api/admin/settings/site')).json()
    const seller = Object.fromEntries(Object.keys(shop.invoices.seller).map(name => [name, '']))
    await api.patch('/api/admin/settings/site', {
      data: { shop: { invoices: { ...shop.invoices, create: 'paid', seller } } },
    })
  })
})

test('SH-4 an owner sets up invoices, creates one and gets a credit note for a refund', async ({
  page,
  playwright,
  baseURL,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const product = `invoiced-${own}`
  await asOwner(api => addProduct(api, { name: product, type: 'simple', offer: offer(1000) }))
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const received = await buy(visitor, { product, quantity: 3, lastName: own })
  const number = /order=(\d+)/.exec(received)?.[1] ?? ''
  const id = await orderIdOf(page.request, number)

  await page.goto(`/admin/orders/${id}`)
  const order = page.getByRole('region', { name: `Order ${number}` })
  await expect(order.getByText(/Enter name, address and tax number/)).toBeVisible()
  await order.getByRole('link', { name: 'Settings' }).click()

  await expect(page.getByText(/No invoices are created until this is entered/)).toBeVisible()
  await page.getByLabel('Create invoices').click()
  await page.getByRole('option', { name: 'By hand only' }).click()
  for (const [label, value] of [
    ['Company or name', 'Tonwerk GmbH'],
    ['Street and number', 'Lehmgasse 8'],
    ['Postcode', '04109'],
    ['City', 'Leipzig'],
    ['Tax number', '231/123/45678'],
    ['IBAN', 'DE02120300000000202052'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  const format = page.getByRole('textbox', { name: 'Format of invoice numbers' })
  await format.fill(`T${own}-{year}-{number}`)
  const year = new Date().getFullYear()
  await expect(page.getByText(`T${own}-${year}-0001`)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is not a valid IBAN.')).toBeVisible()
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE02 1203 0000 0000 2020 51')
  const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH' && answer.ok())
  // The notice about the error covers the button for some seconds.
  await page.getByRole('textbox', { name: 'IBAN' }).press('Enter')
  await saved

  await page.goto(`/admin/orders/${id}`)
  await order.getByRole('button', { name: 'Create invoice' }).click()
  const invoice = `T${own}-${year}-0001`
  const pdf = order.getByRole('link', { name: `PDF of ${invoice}` })
  const pdfPath = (await pdf.getAttribute('href')) ?? ''
  const file = await (await page.request.get(pdfPath)).body()
  expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.7')
  const xmlPath = await order.getByRole('link', { name: `XML of ${invoice}` }).getAttribute('href')
  const xml = await (await page.request.get(xmlPath ?? '')).text()
  expect(xml).toContain(`<ram:ID>${invoice}</ram:ID>`)
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>')

  const shown = await (await visitor.get(received)).text()
  const [, buyerPath = ''] = /href="(\/order-invoices\/[^"]+)"/.exec(shown) ?? []
  const opened = await visitor.get(buyerPath.replaceAll('&amp;', '&'))
  expect(opened.headers()['content-type']).toBe('application/pdf')
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const refused = await stranger.get(buyerPath.replaceAll('&amp;', '&').replace(/key=.*/, 'key=x'))
  expect(refused.status()).toBe(404)
  await Promise.all([visitor.dispose(), stranger.dispose()])

  const dialog = page.getByRole('dialog')
  await order.getByRole('button', { name: 'Record payment…' }).click()
  await dialog.getByRole('button', { name: /^Record/ }).click()
  await order.getByRole('button', { name: 'Refund…' }).click()
  await dialog.getByLabel(`Quantity of ${product}`).fill('1')
  await dialog.getByRole('button', { name: /^Refund .*10\.00/ }).click()
  await expect(order.getByText(/^Credit note CN-.*10\.00/)).toBeVisible()
  await order.getByRole('button', { name: 'Cancel invoice…' }).click()
  await dialog.getByRole('button', { name: 'Create credit note' }).click()
  await expect(order.getByText(/Cancelled$/)).toBeVisible()
  await expect(order.getByText(/^Credit note CN-/)).toHaveCount(2)
  await expect(order.getByRole('button', { name: 'Create invoice' })).toBeVisible()

  await page.goto('/admin/invoices')
  await page.getByLabel('Number, customer or order').fill(number)
  await expect(page.getByText(invoice)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: 'Booking list' }).click()
  await dialog.getByLabel('From').fill(`${year}-01-01`)
  await dialog.getByLabel('To').fill(`${year - 1}-12-31`)
  await expect(dialog.getByText(/Choose a period within one year/)).toBeVisible()
  await dialog.getByLabel('To').fill(`${year}-12-31`)
  const bookings = await dialog.getByRole('link', { name: 'Download' }).getAttribute('href')
  const list = await (await page.request.get(bookings ?? '')).body()
  expect(list.toString('latin1')).toContain(`"${invoice}"`)
})
