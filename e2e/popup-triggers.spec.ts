import { begun, dialog, longText, pageTitle, visit } from './support/popup-page.ts'
import { freeName, popup, putPageWithPopups, words } from './support/put-popup.ts'
import { expect, test } from './support/test.ts'

test('after a time, once a visit, and not while a visitor types', async ({ page }) => {
  const name = freeName('later')
  const form = {
    type: 'contact-form',
    props: { id: 'form', captcha: false, fields: [{ id: 'name', label: 'Your name' }] },
  }
  const { path } = await putPageWithPopups(
    [pageTitle, form],
    [popup(name, { trigger: 'delay', at: 20 })],
  )
  await page.clock.install()
  await visit(page, path)
  await begun(page)
  await page.getByLabel('Your name').focus()
  await page.clock.runFor(19_000)
  await expect(dialog(page)).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').blur()
  await page.clock.runFor(1000)
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  // Opened automatically, so Back is unaffected.
  expect(await page.evaluate(() => history.state?.vitrine?.layers ?? [])).toEqual([])
  await page.reload()
  await begun(page)
  await page.clock.runFor(60_000)
  await expect(dialog(page)).toBeHidden()
})

test('at a scroll depth; on the way out by mouse; from the second page of a visit', async ({
  page,
}) => {
  await test.step('depth', async () => {
    const name = freeName('depth')
    const { path } = await putPageWithPopups(
      [pageTitle, ...longText],
      [popup(name, { trigger: 'scroll', at: 50 })],
    )
    await visit(page, path)
    await begun(page)
    const scrollTo = (part: number) =>
      page.evaluate(part => {
        const { scrollHeight, clientHeight } = document.documentElement
        window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' })
      }, part)
    await scrollTo(0.45)
    await page.waitForTimeout(100)
    await expect(dialog(page)).toBeHidden()
    await scrollTo(0.55)
    await expect(dialog(page)).toBeVisible()
  })
  await test.step('exit', async () => {
    const name = freeName('exit')
    const { path } = await putPageWithPopups([pageTitle], [popup(name, { trigger: 'exit' })])
    await visit(page, path)
    await begun(page)
    const leave = (clientY: number) =>
      page.evaluate(clientY => {
        const left = { clientY, relatedTarget: null, bubbles: true }
        document.body.dispatchEvent(new MouseEvent('mouseout', left))
      }, clientY)
    await leave(300)
    await expect(dialog(page)).toBeHidden()
    await leave(-1)
    await expect(dialog(page)).toBeVisible()
  })
  await test.step('pages', async () => {
    const name = freeName('pages')
    const { path } = await putPageWithPopups(
      [pageTitle],
      [popup(name, { trigger: 'pages', at: 2 })],
    )
    await visit(page, path)
    await begun(page)
    await expect(dialog(page)).toBeHidden()
    await page.reload()
    await expect(dialog(page)).toBeVisible()
  })
})

test('at a cart’s value, as its cookie says, in its currency', async ({
  page,
  context,
  baseURL,
}) => {
  const name = freeName('cart')
  const { path } = await putPageWithPopups(
    [pageTitle],
    [popup(name, { trigger: 'cart', at: 38.5, currency: 'eur' })],
  )
  const hold = (value: string) =>
    context.addCookies([{ name: 'vt_cart_count', value, url: baseURL ?? '' }])
  for (const value of ['2_38.49_EUR', '2_90.00_USD', '2', '0']) {
    await hold(value)
    await visit(page, path)
    await begun(page)
    await expect(dialog(page), value).toBeHidden()
  }
  await hold('2_38.50_EUR')
  await page.evaluate(() => document.dispatchEvent(new Event('vt:cart')))
  await expect(dialog(page)).toBeVisible()
})

test('once in seven days', async ({ page }) => {
  const name = freeName('week')
  const { path } = await putPageWithPopups(
    [pageTitle],
    [popup(name, { trigger: 'delay', at: 0, frequency: 'days', times: 7 })],
  )
  const start = Date.now()
  await visit(page, path)
  await expect(dialog(page)).toBeVisible()
  const nextVisit = async (days: number) => {
    await page.evaluate(() => sessionStorage.clear())
    await page.clock.setFixedTime(start + days * 86_400_000)
    await page.reload()
    await begun(page)
  }
  await nextVisit(6.9)
  await expect(dialog(page)).toBeHidden()
  await nextVisit(7.1)
  await expect(dialog(page)).toBeVisible()
})

test('until closed twice', async ({ page }) => {
  const name = freeName('twice')
  const { path } = await putPageWithPopups(
    [pageTitle],
    [popup(name, { trigger: 'delay', at: 0, frequency: 'closed', times: 2 })],
  )
  await visit(page, path)
  for (let close = 0; close < 2; close++) {
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
  }
  await begun(page)
  await expect(dialog(page)).toBeHidden()
})

test('in a browser that keeps nothing it works, and is asked nothing', async ({ page }) => {
  const name = freeName('private')
  const { path } = await putPageWithPopups(
    [pageTitle],
    [popup(name, { trigger: 'delay', at: 0, visitors: 'new', frequency: 'days', times: 3 })],
  )
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto(path)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('new and returning visitors are told apart', async ({ page }) => {
  const [fresh, back] = [freeName('new'), freeName('back')]
  const now = { trigger: 'delay', at: 0, frequency: 'always' }
  const { path } = await putPageWithPopups(
    [pageTitle],
    [
      popup(fresh, { ...now, visitors: 'new' }, [words('title', 'Welcome')]),
      popup(back, { ...now, visitors: 'returning' }, [words('title', 'Welcome back')]),
    ],
  )
  await visit(page, path)
  await expect(page.getByRole('dialog', { name: 'Welcome', exact: true })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('one at a time with a pause between; none at checkout', async ({ page }) => {
  const now = { trigger: 'delay', at: 1, frequency: 'always' }
  const { path } = await putPageWithPopups(
    [pageTitle],
    ['First', 'Second'].map(text =>
      popup(freeName('queue'), now, [words('title', `${text} offer`)]),
    ),
  )
  await page.clock.install()
  await visit(page, path)
  await begun(page)
  await page.clock.runFor(3000)
  await expect(page.getByRole('dialog', { name: 'First offer' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(1)
  await page.clock.runFor(20_000)
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  expect(await dialog(page).count()).toBe(0)
  await page.clock.runFor(4000)
  await expect(page.getByRole('dialog', { name: 'Second offer' })).toBeVisible()

  const paying = await putPageWithPopups(
    [pageTitle, { type: 'checkout', props: { id: 'pay' } }],
    [popup(freeName('pay'), now)],
  )
  await visit(page, paying.path)
  await page.clock.runFor(10_000)
  await expect(page.locator('[data-popup]')).toHaveCount(1)
  await expect(dialog(page)).toBeHidden()
})
