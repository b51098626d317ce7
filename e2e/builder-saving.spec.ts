import type { Page } from '@playwright/test'
import { heading, makePage, option, saved, section, stored } from './support/builder-page.ts'
import { addStaff, canvasOf, openBuilder, PASSWORD, signIn, test } from './support/staff.ts'
import { expect } from './support/test.ts'

/** No draft leaves this document, also not while it is left: a route of the browser lets that last one through. */
async function loseNetwork(page: Page) {
  await page.evaluate(() => {
    const online = window.fetch
    window.fetch = (input, init) =>
      String(input).endsWith('/draft')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : online(input, init)
  })
}

test.describe('saving in the builder', () => {
  test.describe('when saving fails', () => {
    test.use({ expectedComplaint: /status of 409/ })

    test('tells of somebody else’s save, and keeps both', async ({ page, context }) => {
      const made = await makePage(page, [section(heading('First'))])
      await openBuilder(page, made.id)
      const other = await context.newPage()
      await openBuilder(other, made.id)
      await other.getByRole('treeitem', { name: /^Heading/ }).click()
      await option(other, 'Heading').fill('Theirs')
      await expect.poll(async () => JSON.stringify(await stored(page, made.id))).toContain('Theirs')

      await page.getByRole('treeitem', { name: /^Heading/ }).click()
      await option(page, 'Heading').fill('Mine')
      await expect(page.getByRole('alert')).toContainText('saved this page at')
      await page.getByRole('button', { name: 'Keep mine' }).click()
      await expect(saved(page)).toBeVisible()
      expect(JSON.stringify((await stored(page, made.id)).document)).toContain('Mine')
      await option(other, 'Heading').fill('Theirs again')
      await other.getByRole('button', { name: 'Take theirs' }).click()
      await expect(canvasOf(other).getByRole('heading', { name: 'Mine' })).toBeVisible()
    })

    test('keeps what is typed while the network is gone, and saves it when it is back', async ({
      page,
    }) => {
      const made = await makePage(page, [section(heading('First'))])
      await openBuilder(page, made.id)
      await page.getByRole('treeitem', { name: /^Heading/ }).click()
      await loseNetwork(page)
      await option(page, 'Heading').fill('Typed in a tunnel')
      await expect(page.getByText('Not saved: no connection')).toBeVisible()
      // The tab is closed in the tunnel: what was typed waits on this machine.
      page.on('dialog', dialog => void dialog.accept())
      await page.reload()
      await page.getByRole('button', { name: 'Take them back' }).click()
      await expect(option(page, 'Heading')).toBeHidden()
      await expect(canvasOf(page).getByRole('heading', { name: 'Typed in a tunnel' })).toBeVisible()
      await expect(saved(page)).toBeVisible()
      expect(JSON.stringify((await stored(page, made.id)).document)).toContain('Typed in a tunnel')
    })
  })

  test('asks to sign in again on the spot when the session ends, and loses nothing', async ({
    browser,
    baseURL,
  }) => {
    const email = addStaff('editor')
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: undefined })
    const page = await context.newPage()
    await signIn(page, email)
    const made = await makePage(page, [section(heading('First'))])
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /^Heading/ }).click()
    await context.clearCookies()
    await option(page, 'Heading').fill('Typed after the end')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('E-mail address').fill(email)
    await dialog.getByLabel('Password').fill('not the one')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toContainText('not right')
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(saved(page)).toBeVisible()
    expect(JSON.stringify((await stored(page, made.id)).document)).toContain('Typed after the end')
    await context.close()
  })
})
