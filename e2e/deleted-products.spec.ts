import { asOwner, change } from './support/admin-api.ts'
import { addProduct, offer, stock } from './support/new-product.ts'
import { test as staffTest } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const uniqueName = () => `Jar ${crypto.randomUUID().slice(0, 8)}`

async function newJar() {
  const name = uniqueName()
  const jar = { name, offer: offer(1900), stock: stock(5) }
  return { name, ...(await asOwner(api => addProduct(api, jar))) }
}

const trash = (id: string) => asOwner(api => change(api, `/products/${id}`, {}, 'DELETE'))
async function remove(id: string) {
  await trash(id)
  await asOwner(api => change(api, `/products/${id}/forever`, {}, 'DELETE'))
}

staffTest.describe('in the editor', () => {
  staffTest.use({ expectedComplaint: /status of 404/ })

  staffTest(
    'SH-4 a product that is deleted while it is edited is saved as a new draft',
    async ({ page }) => {
      const jar = await newJar()
      await page.goto(`/admin/products/${jar.id}`)
      const name = page.getByRole('textbox', { name: 'Name', exact: true })
      await name.fill(`${jar.name} with lid`)
      await remove(jar.id)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'was deleted while you were editing' })
      await expect(notice).toBeFocused()
      await expect(name).toHaveValue(`${jar.name} with lid`)
      await notice.getByRole('button', { name: 'Save as a new draft' }).press('Enter')
      await expect(page).not.toHaveURL(new RegExp(jar.id))
      await expect(page).toHaveURL(/\/admin\/products\/[^/]+$/)
      await expect(name).toHaveValue(`${jar.name} with lid`)
      await expect(notice).toBeHidden()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      const copy = await (await page.request.get(`/api/admin/products/${id}`)).json()
      expect(copy).toMatchObject({ status: 'draft', slug: jar.slug, offer: { regularPrice: 1900 } })
    },
  )

  staffTest('SH-4 a product that is trashed while it is edited is restored', async ({ page }) => {
    const jar = await newJar()
    await page.goto(`/admin/products/${jar.id}`)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill(`${jar.name} with lid`)
    await trash(jar.id)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'This product is in the trash' })
    await expect(notice).toBeFocused()
    await notice.getByRole('button', { name: 'Restore as draft' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('combobox', { name: /^Status/ })).toHaveText('Draft')
    await expect(name).toHaveValue(`${jar.name} with lid`)
  })
})

for (const { title, hasScript } of [
  { title: 'with JavaScript', hasScript: true },
  { title: 'without JavaScript', hasScript: false },
]) {
  test.describe(title, () => {
    test.use({ javaScriptEnabled: hasScript })

    test('SH-1 a product that is deleted while it is in a cart is shown, blocks the order, and is removed', async ({
      page,
    }) => {
      const [jar, other] = [await newJar(), await newJar()]
      for (const { slug } of [jar, other]) {
        await page.goto(`/product/${slug}`)
        await page.getByRole('button', { name: 'Add to cart' }).first().click()
        await expect(page.getByText(/added to your cart/).first()).toBeVisible()
      }
      await remove(jar.id)
      await page.goto('/checkout')
      await expect(
        page.getByText(/There are some issues with the items in your cart/),
      ).toBeVisible()
      await page.goto('/cart')
      const line = page.locator('.cart-table tbody tr').filter({ hasText: 'Removed product' })
      await expect(line).toContainText('This product is no longer available.')
      // Without a price, phones show no labels for it.
      await expect(line.locator('td[data-label]')).toHaveCount(1)
      await line.getByRole('button', { name: /^Remove/ }).click()
      await expect(page.getByText(/no longer available was removed from your cart/)).toBeVisible()
      await expect(line).toHaveCount(0)
      await expect(page.locator('.cart-table')).toContainText(other.name)
      await page
        .getByRole('link', { name: /checkout/i })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
    })
  })
}

test.describe('a product that is deleted while its page is open', () => {
  test.use({ expectedComplaint: /status of 404/ })

  test('SH-4 cannot be added, and the page says so', async ({ page }) => {
    const jar = await newJar()
    await page.goto(`/product/${jar.slug}`)
    await remove(jar.id)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('alert')).toContainText([/this product cannot be purchased/])
  })
})
