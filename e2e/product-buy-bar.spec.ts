import { asOwner } from './support/admin-api.ts'
import { islandRuns } from './support/module-example.ts'
import { addProduct, cup, offer } from './support/new-product.ts'
import { canvasOf, test as staffTest } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const long = `<p>${'A long description takes several screens. '.repeat(200)}</p>`

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('SH-5: the buy bar leads to a missing option, then adds to the cart', async ({ page }) => {
    const product = { ...cup(uniqueName('Barred cup')), descriptionHtml: long }
    const { slug } = await asOwner(api => addProduct(api, product))
    await page.goto(`/product/${slug}`)
    await islandRuns(page.locator('[data-module="product"]'))
    const bar = page.getByRole('region', { name: 'Add to cart' })
    const form = page.locator('.product-form')
    await form.getByRole('button', { name: 'Add to cart' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toContainText('From €11.00')
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([])
    expect(await findOverflow(page)).toBe(0)

    await bar.getByRole('button').click()
    await expect(form.getByRole('alert')).toContainText('Please choose Color and Size')
    await expect(form.getByRole('radio', { name: 'Blue' })).toBeFocused()
    await expect(form.getByText('Blue', { exact: true })).toBeInViewport()
    await form.getByText('Blue', { exact: true }).click()
    await form.getByText('350 ml', { exact: true }).click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toContainText('€12.00')
    await bar.getByRole('button').press('Enter')
    await expect(bar.getByRole('link', { name: 'View cart' })).toBeVisible()
    await expect(bar.getByRole('button')).toBeFocused()
  })
})

test('SH-5: the buy bar neither covers what has the focus nor moves the page, and is not printed', async ({
  page,
}) => {
  const linked = `${long}<p><a href="/shop">More cups</a></p>${long}`
  const product = { name: uniqueName('Tall jug'), offer: offer(2000), descriptionHtml: linked }
  const { slug } = await asOwner(api => addProduct(api, product))
  await page.goto(`/product/${slug}`)
  await islandRuns(page.locator('[data-module="product"]'))
  await page.evaluate(() => {
    const shifts = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        document.body.dataset.shift = String((entry as unknown as { value: number }).value)
      }
    })
    shifts.observe({ type: 'layout-shift', buffered: false })
  })
  const bar = page.getByRole('region', { name: 'Add to cart' })
  await page.mouse.wheel(0, 1500)
  await expect(bar).toBeVisible()
  const link = page.getByRole('link', { name: 'More cups' })
  await link.focus()
  const [above, below] = [await link.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await expect(page.locator('body')).not.toHaveAttribute('data-shift')
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

staffTest(
  'SH-5: an owner makes a product template with a buy bar in 11 actions',
  async ({ page }) => {
    const name = uniqueName('Bowl')
    const { slug } = await addProduct(page.request, {
      name,
      offer: offer(900),
      descriptionHtml: long,
    })
    await page.goto('/admin/templates/create')
    let actions = 0
    const act = async (action: Promise<unknown>) => {
      await action
      actions += 1
    }
    await act(page.getByLabel('Name').fill(`Template of ${name}`))
    await act(page.getByRole('button', { name: 'Add condition' }).click())
    await act(page.getByRole('combobox', { name: 'Condition' }).click())
    await act(page.getByRole('option', { name: 'A single product' }).click())
    await act(page.getByRole('combobox', { name: 'Name' }).fill(name))
    await act(page.getByRole('option', { name }).click())
    await act(page.getByRole('button', { name: 'Save' }).click())
    await expect(page).toHaveURL(/\/admin\/edit\//)
    await expect(canvasOf(page).getByRole('heading', { name })).toBeVisible()
    await act(page.getByRole('treeitem', { name: 'Add to cart', exact: true }).click())
    await act(page.getByRole('tab', { name: 'Design' }).click())
    await act(page.getByLabel('Sticky buy bar', { exact: true }).selectOption('On phones'))
    await act(page.getByRole('button', { name: 'Publish', exact: true }).click())
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
    expect(actions).toBe(11)
    await expect
      .poll(async () => (await page.request.get(`/product/${slug}`)).text())
      .toContain('phones')
  },
)
