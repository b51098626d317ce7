import { joinStaff, PASSWORD } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedComplaint: /status of 401/ })

test('an expired session is renewed in place, and the input is saved', async ({ page }) => {
  const answers: string[] = []
  const email = await joinStaff(page, 'owner')
  await page.goto('/admin/tags/create')
  const name = `Tag ${Date.now()}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.context().clearCookies()
  await page.route('**/api/admin/tags', async route => {
    const answer = await route.fetch()
    answers.push(`${route.request().method()} ${answer.status()}`)
    await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog.getByLabel('Email address')).toHaveValue(email)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => answers).toEqual(['POST 401', 'POST 200'])
  await page.goto('/admin/tags')
  await expect(page.getByRole('cell', { name })).toBeVisible()
})
