import type { APIRequestContext, Page } from '@playwright/test'
import { asOwner, change, firstOf } from './support/admin-api.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const heading = { type: 'heading', props: { id: 'title', text: 'Talk', level: 'h1' } }
const talk = (page: Page) => page.locator('#talk')

/** Author per page: approval on one page would apply to others. */
const authorOn = (page: Page) => `${new URL(page.url()).pathname.slice(1)}@example.com`

const approveNewest = (page: Page) =>
  asOwner(async (api: APIRequestContext) => {
    const query = `q=${authorOn(page)}&sort=createdAt&order=desc`
    const { id } = await firstOf<{ id: string }>(api, `/comments?${query}`)
    await change(api, `/comments/${id}`, { status: 'published' }, 'PATCH')
  })

/** Submits when it counts as human: 800 ms after the token was issued. */
async function post(page: Page) {
  const from = Date.now()
  await expect.poll(() => Date.now() - from).toBeGreaterThan(900)
  await talk(page).getByRole('button', { name: 'Post comment' }).click()
}

async function fill(page: Page, text: string) {
  await talk(page).getByLabel('Comment', { exact: true }).fill(text)
  await talk(page).getByLabel('Name').fill('Aino')
  await talk(page).getByLabel('Email', { exact: true }).fill(authorOn(page))
}

test('NAV-5 SH-6 a comment is checked, waits, is approved and answered in its place, without leaving the page', async ({
  page,
}) => {
  const path = await putPage('/talk', [heading, { type: 'comments', props: { id: 'talk' } }])
  await page.goto(path)
  const status = talk(page).getByRole('status')
  await talk(page).getByRole('button', { name: 'Post comment' }).click()
  await expect(talk(page).getByLabel('Comment', { exact: true })).toBeFocused()
  await expect(talk(page).getByLabel('Name')).toHaveAccessibleDescription(
    'Please fill in this field.',
  )
  await fill(page, 'A first <b>thought</b>.')
  await talk(page).getByLabel('Remember me').check()
  await post(page)
  await expect(status).toBeFocused()
  await expect(status).toContainText('Your comment is waiting for approval.')
  await expect(talk(page).getByText('Only you can see it here.')).toBeVisible()
  await expect(talk(page).getByText('A first <b>thought</b>.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await approveNewest(page)

  await expect(async () => {
    await page.goto(path)
    await expect(talk(page).getByRole('heading', { name: '1 comment' })).toBeVisible()
  }).toPass()
  // Remembered authors are filled in by the browser only.
  await talk(page).getByRole('button', { name: 'Post comment' }).scrollIntoViewIfNeeded()
  await expect(talk(page).getByLabel('Name')).toHaveValue('Aino')
  const [cookie] = (await page.context().cookies()).filter(one => one.name === 'vt_commenter')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)

  // Replying moves the form without scrolling or changing the URL.
  const reply = talk(page).getByRole('link', { name: 'Reply to Aino' })
  await reply.click()
  await expect(page).toHaveURL(url => url.search === '' && url.hash === '')
  await expect(talk(page).getByRole('heading', { name: 'Reply to Aino' })).toBeVisible()
  await expect(talk(page).locator('li form textarea')).toBeFocused()
  await talk(page).getByRole('link', { name: 'Cancel reply' }).click()
  await expect(reply).toBeFocused()
  await expect(talk(page).locator('li form')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await talk(page).getByLabel('Comment', { exact: true }).fill('And an answer to it.')
  await post(page)
  await expect(status).toContainText('Your comment is published.')
  await expect(talk(page).locator('li li')).toContainText('And an answer to it.')
  await expect(talk(page).getByRole('heading', { name: '2 comments' })).toBeVisible()
})

test.describe('too often', () => {
  test.use({ expectedComplaint: /429/ })

  test('a refused comment is kept and explained', async ({ page }) => {
    const path = await putPage('/kept', [heading, { type: 'comments', props: { id: 'talk' } }])
    await page.goto(path)
    await fill(page, 'Too many.')
    await page.route(path, route =>
      route.request().postData()?.includes('talk/send')
        ? route.fulfill({ status: 429, json: { error: 'x' } })
        : route.continue(),
    )
    await talk(page).getByRole('button', { name: 'Post comment' }).click()
    await expect(talk(page).getByRole('status')).toContainText('Too many comments in a short time')
    await expect(talk(page).getByLabel('Comment', { exact: true })).toHaveValue('Too many.')
    await page.unroute(path)
  })
})

test.describe('without script', () => {
  test('a comment is posted, and answered, by plain forms and links', async ({ browser }) => {
    const path = await putPage('/plain', [heading, { type: 'comments', props: { id: 'talk' } }])
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await fill(page, 'Without script.')
    await talk(page).getByRole('button', { name: 'Post comment' }).click()
    const sum = await talk(page)
      .getByText(/What is \d+ \+ \d+\?/)
      .textContent()
    const [a = 0, b = 0] = (sum?.match(/\d+/g) ?? []).map(Number)
    await expect(talk(page).getByLabel('Comment', { exact: true })).toHaveValue('Without script.')
    await talk(page)
      .getByLabel(/What is/)
      .fill(String(a + b))
    await talk(page).getByRole('button', { name: 'Post comment' }).click()
    await expect(talk(page).getByRole('status')).toContainText(/waiting for approval|is published/)
    await expect(talk(page).locator('li')).toContainText('Without script.')
    await approveNewest(page)
    await expect(async () => {
      await page.goto(path)
      await talk(page).getByRole('link', { name: 'Reply to Aino' }).click({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(/\?reply=[^#]+#talk-form$/)
    await expect(talk(page).getByRole('heading', { name: 'Reply to Aino' })).toBeVisible()
    await context.close()
  })
})
