import { putPage } from './support/put-page.ts'
import { sayComment } from './support/say-comment.ts'
import { test } from './support/staff.ts'
import { expect, findAxeViolationsInBothSchemes } from './support/test.ts'

test('a pending comment is found, approved by a link in a mail, answered in place, and removed with undo', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = `Visitor${crypto.randomUUID().slice(0, 6)}`
  const path = await putPage('/discussed', [
    { type: 'heading', props: { id: 'title', text: 'Discussed', level: 'h1' } },
    { type: 'comments', props: { id: 'talk' } },
  ])
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await sayComment(visitor, path, { node: 'talk', name, text: 'Is this the place?' })
  await visitor.dispose()

  await page.goto('/admin/comments')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: /^Comments \d+ waiting$/ })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Pending')
  await row.getByText('Is this the place?').click()
  await expect(page.getByRole('heading', { name: `Comment by ${name}` })).toBeVisible()
  expect(await findAxeViolationsInBothSchemes(page)).toEqual([])

  await page.goto(`${page.url()}?act=approve`)
  const dialog = page.getByRole('dialog', { name: 'Approve this comment?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Comment approved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test page' })).toHaveAttribute(
    'href',
    new RegExp(`^${path}#comment-`),
  )
  await page.getByLabel('Your reply').fill('It is.')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByText('Reply published.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue('')

  await page.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Approved')

  await expect(async () => {
    await page.goto(path)
    await expect(page.locator('#talk li li')).toContainText('It is.', { timeout: 500 })
  }).toPass()
  await expect(page.locator('#talk li li')).toContainText('Team')
})
