import { putPage } from './support/put-page.ts'
import { joinStaff, PASSWORD } from './support/staff.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test.use({ expectedComplaint: /status of 401/ })

test('a staff member signs in and out on a page of the site by keyboard', async ({ page }) => {
  const email = await joinStaff(page, 'editor')
  await page.context().clearCookies()
  const path = await putPage('/team', [
    { type: 'heading', props: { id: 'title', text: 'Team', level: 'h1' } },
    { type: 'login', props: { id: 'door', layout: 'line' } },
  ])
  const door = page.locator('#door')
  await page.goto(path)
  expect(await findAxeViolations(page)).toEqual([])
  await door.getByLabel('Email address').fill(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Incorrect email address or password.')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(door.getByRole('heading', { name: 'Hello, Aino editor' })).toBeVisible()
  await expect(door.getByLabel('Password')).toHaveCount(0)
  await door.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(door.getByLabel('Password')).toBeVisible()
})
