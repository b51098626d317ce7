import { isNewsletterAddress } from '#newsletter/schema'
import { findInMail } from './support/mails.ts'
import { islandRuns } from './support/module-example.ts'
import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

const form = (id: string, props: Record<string, unknown> = {}) => ({
  type: 'newsletter',
  props: { id, title: `Letters ${id}`, ...props },
})

/** Path of a link in the newest mail to an address. */
const linkTo = (purpose: 'confirm' | 'preferences', address: string) =>
  findInMail(address, new RegExp(`/newsletter/${purpose}\\?token=\\S+`))

test('NL-1 NL-2 NL-3 a visitor signs up, confirms by mail and chooses again, with another form on the page', async ({
  page,
}) => {
  const email = `aino-${crypto.randomUUID().slice(0, 8)}@example.com`
  const path = await putPage('/letters', [
    { type: 'heading', props: { id: 'title', text: 'Letters', level: 'h1' } },
    form('one', {
      firstName: true,
      asksMeasuring: true,
      fields: [{ id: 'city', label: 'City', required: true }],
    }),
    form('two', { layout: 'line' }),
  ])
  await page.goto(path)
  const root = page.locator('#one')
  const asked = page.waitForResponse(answer =>
    Boolean(answer.request().postData()?.includes('one/token')),
  )
  await root.getByLabel('First name').focus()
  await islandRuns(root)
  await asked
  const button = root.getByRole('button', { name: 'Subscribe' })

  await test.step('the browser validates first, then the form', async () => {
    await root.getByLabel('First name').fill('   ')
    await root.getByLabel('Email address').fill('not an address')
    await button.click()
    await expect(root.getByRole('status')).toBeEmpty()
    const isValid = await root
      .getByLabel('Email address')
      .evaluate((input: HTMLInputElement) => input.validity.valid)
    expect([isValid, isNewsletterAddress('not an address')]).toEqual([false, false])
    await root.getByLabel('Email address').fill(email)
    await button.click()
    const status = root.getByRole('status')
    await expect(status).toBeFocused()
    await expect(status.getByRole('link')).toHaveText(['City'])
    await expect(root.getByLabel('First name')).toHaveAccessibleDescription(
      'Please fill in this field.',
    )
    expect(await findAxeViolations(page)).toEqual([])
  })

  const tokens: string[] = []
  await test.step('an answer that is lost keeps the form', async () => {
    await root.getByLabel('First name').fill('Aino')
    await root.getByLabel('City').fill('Oslo')
    await root.getByRole('checkbox', { name: /count whether I open/ }).check()
    const isSubscribe = (body: string | null) => body?.includes('one/subscribe') ?? false
    await page.route(path, async route => {
      const posted = route.request().postData()
      if (!isSubscribe(posted)) return route.fallback()
      tokens.push(JSON.parse(posted ?? '{}').token)
      // The server received the request, but its response is lost.
      if (tokens.length === 1) expect((await (await route.fetch()).json()).ok).toBe(true)
      return tokens.length === 1 ? route.fulfill({ status: 200, body: '' }) : route.fallback()
    })
    await button.click()
    await expect(root.getByRole('status')).toHaveText(
      'Please, check the fields below to make sure you entered the correct information.',
    )
    await expect(root.getByLabel('Email address')).toHaveValue(email)
  })

  await test.step('the same form sent again is the same sign-up, which is confirmed by mail', async () => {
    await button.click()
    await expect(root.getByRole('status')).toContainText('cannot send emails yet')
    expect(tokens).toEqual([expect.any(String), tokens[0]])
    await page.unroute(path)
    await expect(root.getByRole('button')).toHaveCount(0)
    await expect(page.locator('#two').getByRole('button', { name: 'Subscribe' })).toBeVisible()
    await page.goto(await linkTo('confirm', email))
    await expect(page.locator('main')).toContainText(`${email} will get “`)
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect(page.getByRole('heading')).toHaveText('You are subscribed')
  })

  await test.step('and chosen again on the page of preferences', async () => {
    await page.getByRole('link', { name: 'Email preferences' }).click()
    const list = page.locator('[name="list"]:checked')
    await expect(list).toHaveCount(1)
    expect(await findAxeViolations(page)).toEqual([])
    const measuring = page.getByRole('checkbox', { name: /count whether I open/ })
    await measuring.uncheck()
    await list.uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status')).toHaveText('Your choice is saved.')
    await expect(list).toHaveCount(0)
    await expect(measuring).toHaveCount(0)
  })
})

test('NL-4 where a feed form is on the page, every sign-up opens the window of its service', async ({
  page,
}) => {
  const path = await putPage('/feed', [
    form('own'),
    form('feed', { feed: 'https://feeds.example/subscribe?id=7' }),
  ])
  await page
    .context()
    .route('https://feeds.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: `<p>${route.request().postData()}</p>` }),
    )
  await page.goto(path)
  for (const id of ['feed', 'own']) {
    const root = page.locator(`#${id}`)
    await root.getByLabel('Email address').fill(`${id}@example.com`)
    await islandRuns(root)
    const opened = page.waitForEvent('popup')
    await root.getByRole('button', { name: 'Subscribe' }).click()
    const popup = await opened
    await popup.waitForURL('https://feeds.example/subscribe?id=7')
    await expect(popup.locator('p')).toHaveText(`email=${id}%40example.com`)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 520])
    await popup.close()
  }
  await page.context().unroute('https://feeds.example/**')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('FM-11 NL-2 the form asks for a sum, and answers as a page', async ({ page }) => {
    const email = `ben-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.goto(await putPage('/letters', [form('one', { layout: 'split' })]))
    const root = page.locator('#one')
    await root.getByLabel('Email address').fill(email)
    await root.getByRole('button', { name: 'Subscribe' }).click()
    await expect(root.getByRole('status')).toContainText('One more step')
    const sum = await root.getByText(/What is \d+ \+ \d+\?/).textContent()
    const [a = 0, b = 0] = (sum?.match(/\d+/g) ?? []).map(Number)
    await root.getByLabel(/What is/).fill(String(a + b))
    await root.getByRole('button', { name: 'Subscribe' }).click()
    await expect(root.getByRole('status')).toContainText('cannot send emails yet')
    expect(await linkTo('confirm', email)).toContain('token=')
  })
})
