import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { isThere } from './support/is-there.ts'
import { addStaff, PASSWORD, signIn } from './support/staff-account.ts'
import { expect, findAxeViolationsInBothSchemes, findOverflow, test } from './support/test.ts'

const listOf = (page: Page) => page.getByRole('region', { name: 'Backups' })

// A wrong password.
test.use({ expectedComplaint: /status of 422/ })

/** Backs up by keyboard, reloads the page during the backup, and waits for the new row. */
async function backUp(page: Page) {
  const rows = listOf(page).getByRole('heading', { level: 3 })
  const before = await rows.count()
  await page.getByRole('button', { name: 'Back up now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Backing up…' })).toBeVisible()
  await page.reload()
  await isThere(page)
  await expect(rows).toHaveCount(before + 1)
}

test('an owner backs up, verifies, downloads, reads how to restore, and deletes', async ({
  page,
}, info) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, addStaff('owner'))
  await page.goto('/admin/backups')
  await isThere(page)
  await backUp(page)
  const row = listOf(page).getByRole('listitem').first()
  await expect(row).toContainText('By Aino owner')
  await expect(row).toContainText('Not verified')
  await row.getByRole('button', { name: /^Verify the backup of/ }).press('Enter')
  await expect(row).toContainText('counts and hashes are equal')
  expect.soft(await findAxeViolationsInBothSchemes(page), 'the list').toEqual([])

  await row.getByRole('button', { name: /^Restore the backup of/ }).press('Enter')
  const restore = page.getByRole('dialog')
  await expect(restore).toContainText('is lost: orders, messages, accounts')
  const command = restore.getByText(/^npx vitrine restore --at \S+ --yes$/)
  const [, name = ''] = /--at (\S+)/.exec((await command.textContent()) ?? '') ?? []
  const violations = await findAxeViolationsInBothSchemes(page, '[role="dialog"]')
  expect.soft(violations, 'restore').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findOverflow(page)).toBe(0)
  const isCut = await restore.evaluate(one =>
    [...one.querySelectorAll('p, li')].some(part => part.scrollWidth > part.clientWidth + 1),
  )
  expect(isCut).toBe(false)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press('Escape')
  await expect(restore).toBeHidden()

  await row.getByRole('button', { name: /^Download the backup of/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The file is not encrypted.')
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Incorrect password.')
  const ofDownload = await findAxeViolationsInBothSchemes(page, '[role="dialog"]')
  expect.soft(ofDownload, 'download').toEqual([])
  await dialog.getByLabel('Your password').fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`127.0.0.1-${name}.tar`)
  const file = info.outputPath('backup.tar')
  await download.saveAs(file)
  expect(execFileSync('tar', ['-tf', file]).toString()).toContain(`snapshots/${name}.json`)
  await expect(dialog).toBeHidden()

  const rows = await listOf(page).getByRole('heading', { level: 3 }).count()
  await row.getByRole('button', { name: /^Delete the backup of/ }).press('Enter')
  await expect(dialog).toContainText('This cannot be undone.')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(listOf(page).getByRole('heading', { level: 3 })).toHaveCount(rows - 1)
})

test('the page of backups is German for German users and fits phones', async ({ page }) => {
  await signIn(page, addStaff('owner'))
  await page.goto('/admin/backups')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Jetzt sichern' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/resources\.|errors\./)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await findOverflow(page), `${width}`).toBe(0)
  }
})
