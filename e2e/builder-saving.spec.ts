import type { Page } from '@playwright/test'
import { heading, makePage, option, saved, section, stored } from './support/builder-page.ts'
import { canvasOf, joinStaff, openBuilder, PASSWORD, test } from './support/staff.ts'
import { expect } from './support/test.ts'

/** Blocks saving drafts, also on page leave, which request routing would not catch. */
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
  test('preview links are revoked in the dialog that makes them', async ({ page }) => {
    const made = await makePage(page, [section(heading('Draft'))])
    await openBuilder(page, made.id)
    await page.getByRole('button', { name: 'More about publishing' }).click()
    await page.getByRole('menuitem', { name: /^Share preview link/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Share preview link' })
    const link = dialog.getByRole('textbox', { name: 'Link' })
    await expect(link).toHaveValue(/\/preview\//)
    const { pathname } = new URL(await link.inputValue())
    expect((await page.request.get(pathname)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Revoke all links' }).click()
    await expect(dialog.getByRole('status')).toHaveText(
      'All preview links of this page are revoked.',
    )
    await expect(link).toHaveValue('')
    expect((await page.request.get(pathname)).status()).toBe(404)
  })

  test.describe('when saving fails', () => {
    test.use({ expectedComplaint: /status of 409/ })

    test('reports a save by another user, and keeps both versions as revisions', async ({
      page,
      browser,
      baseURL,
    }) => {
      const made = await makePage(page, [section(heading('First'))])
      await openBuilder(page, made.id)
      const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: undefined })
      const other = await context.newPage()
      await joinStaff(other, 'editor')
      await openBuilder(other, made.id)
      await other.getByRole('treeitem', { name: /^Heading/ }).click()
      await option(other, 'Heading').fill('Theirs')
      await expect.poll(async () => JSON.stringify(await stored(page, made.id))).toContain('Theirs')

      await page.getByRole('treeitem', { name: /^Heading/ }).click()
      await option(page, 'Heading').fill('Mine')
      await expect(page.getByRole('alert')).toContainText('saved this page at')
      await page.getByRole('button', { name: 'Keep my version' }).click()
      await expect(saved(page)).toBeVisible()
      expect(JSON.stringify((await stored(page, made.id)).document)).toContain('Mine')
      await option(other, 'Heading').fill('Theirs again')
      await other.getByRole('button', { name: 'Load their version' }).click()
      await expect(canvasOf(other).getByRole('heading', { name: 'Mine' })).toBeVisible()
      const revisions = await (
        await page.request.get(`/api/admin/pages/${made.id}/revisions`)
      ).json()
      const texts = await Promise.all(
        revisions.items.map(async ({ id }: { id: string }) => {
          const answer = await page.request.get(`/api/admin/pages/${made.id}/revisions/${id}`)
          const { author, document } = await answer.json()
          return [author, document.content[0].props.content[0].props.text]
        }),
      )
      expect(texts.slice(0, 3)).toEqual([
        ['Aino editor', 'Theirs again'],
        [texts[1]?.[0], 'Mine'],
        ['Aino editor', 'Theirs'],
      ])
      await context.close()
    })

    test('keeps input without network, and saves it when the network returns', async ({ page }) => {
      const made = await makePage(page, [section(heading('First'))])
      await openBuilder(page, made.id)
      await page.getByRole('treeitem', { name: /^Heading/ }).click()
      await loseNetwork(page)
      await option(page, 'Heading').fill('Typed in a tunnel')
      await expect(page.getByText('Not saved: no connection')).toBeVisible()
      // The tab is closed while offline: the text is stored locally.
      page.on('dialog', dialog => void dialog.accept())
      await page.reload()
      await page.getByRole('button', { name: 'Restore unsaved changes' }).click()
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
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: undefined })
    const page = await context.newPage()
    const email = await joinStaff(page, 'editor')
    const made = await makePage(page, [section(heading('First'))])
    await openBuilder(page, made.id)
    await page.getByRole('treeitem', { name: /^Heading/ }).click()
    await context.clearCookies()
    await option(page, 'Heading').fill('Typed after the end')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByLabel('Password').fill('not the one')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Incorrect')
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(saved(page)).toBeVisible()
    expect(JSON.stringify((await stored(page, made.id)).document)).toContain('Typed after the end')
    await context.close()
  })
})
