import { asOwner, change } from './support/admin-api.ts'
import { heading, makePage, section } from './support/builder-page.ts'
import { openBuilder, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ expectedComplaint: /422/ })

test('a post has its category, author, excerpt, tags and URL beside its text, saved at once', async ({
  page,
}) => {
  const own = crypto.randomUUID().slice(0, 8)
  const { id } = await makePage(page, [section(heading('A post'))], 'post')
  const category = await asOwner(staff =>
    change(staff, '/terms', { kind: 'post', taxonomy: 'category', name: `Notes ${own}` }),
  )
  await openBuilder(page, id)
  await page.getByRole('tab', { name: 'Page' }).click()
  const panel = page.getByRole('group', { name: 'Settings of the entry' })
  await panel.getByLabel('Excerpt').fill('About a post.')
  await panel.getByLabel('Author').fill('Aino Berg')
  await panel.getByLabel('Tags').fill(`first, second ${own}`)
  await panel.getByRole('checkbox', { name: `Notes ${own}` }).check()
  await expect(panel.getByRole('status')).toHaveText('Saved')
  const read = () => asOwner(async staff => (await staff.get(`/api/admin/pages/${id}`)).json())
  await expect
    .poll(async () => {
      const { summary, tags, categories } = await read()
      return [summary.excerpt, summary.author, tags.length, categories]
    })
    .toEqual(['About a post.', 'Aino Berg', 2, [category.id]])
  await panel.getByLabel('URL path').fill('/admin')
  await panel.getByLabel('URL path').blur()
  await expect(panel.getByRole('status')).toContainText('Not saved.')
  await panel.getByLabel('URL path').fill(`/notes-${own}`)
  await panel.getByLabel('URL path').blur()
  await expect(panel.getByRole('status')).toHaveText('Saved')
  expect((await read()).path).toBe(`/notes-${own}`)
})
