import { makePage } from './support/builder-page.ts'
import { canvasOf, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('BM-1: an owner gives one post a frame in the theme builder, sees why it has it, edits both, and takes the frame back', async ({
  page,
}) => {
  const post = await makePage(
    page,
    [{ type: 'heading', props: { id: 'own', text: 'Own words' } }],
    'post',
  )
  await page.request.post(`/api/admin/pages/${post.id}/publish`, { data: {} })

  await page.goto('/admin/templates/create')
  await page.getByLabel('Name').fill(`Frame of ${post.title}`)
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('combobox', { name: 'Condition' }).click()
  await page.getByRole('option', { name: 'A single post' }).click()
  await page.getByRole('combobox', { name: 'Name' }).fill(post.title)
  await page.getByRole('option', { name: new RegExp(post.title) }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  // The builder opens around the post.
  await expect(page).toHaveURL(/\/admin\/edit\//)
  const canvas = canvasOf(page)
  await expect(canvas.locator('html')).toHaveAttribute('data-mode', 'theme-builder')
  await expect(canvas.locator('[data-module="post-content"]')).toContainText('Own words')
  await expect(canvas.locator('[data-module="post-title"]')).toContainText(post.title)
  await expect(page.getByRole('combobox', { name: 'Preview with' })).toHaveValue(post.title)

  // Module texts can come from the page.
  await page.getByRole('treeitem', { name: 'Breadcrumbs' }).click()
  const prefix = page.locator('[data-option="prefix"]')
  await prefix.getByRole('button', { name: 'Dynamic content' }).click()
  await page.getByRole('menuitem', { name: 'Publication date' }).click()
  await prefix.getByLabel('Date format').selectOption('Year only')
  const year = String(new Date().getFullYear())
  await expect(canvas.locator('[data-module="breadcrumbs"]')).toContainText(year)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  // The post is edited inside its template.
  await page.goto(`/admin/edit/${post.id}`)
  await expect(canvas.locator('[data-module="breadcrumbs"]')).toBeVisible()
  await canvas.getByRole('heading', { name: 'Own words' }).click()
  await expect(page.getByRole('complementary', { name: 'Settings' })).toContainText('Heading')
  await page.getByRole('tab', { name: 'Page' }).click()
  await expect(page.getByRole('link', { name: `Edit the template “Frame of` })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(post.path)).text())
    .toMatch(new RegExp(`data-module="breadcrumbs"[^]*${year}[^]*Own words`))

  // Other tests create many.
  await page.goto(
    `/admin/templates?filter=${encodeURIComponent(JSON.stringify({ q: post.title }))}`,
  )
  const edit = page.getByRole('link', { name: `Edit Frame of ${post.title}` })
  await expect(edit).toHaveAttribute('href', /^\/admin\/edit\//)
  await page.getByLabel('URL').fill(post.path)
  await page.getByRole('button', { name: 'Show templates' }).click()
  const answer = page.getByRole('region', { name: 'Which template does a page get?' })
  await expect(answer).toContainText(`Frame of ${post.title}: The post “${post.title}”`)
  await expect(answer).toContainText('No template: the header of the site')

  await page.getByRole('button', { name: `More for Frame of ${post.title}` }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await expect(page.getByText(`“Frame of ${post.title}” moved to trash.`)).toBeVisible()
  await page.getByLabel('URL').fill(post.path)
  await page.getByRole('button', { name: 'Show templates' }).click()
  await expect(answer).toContainText('No template: the built-in layout')
})

test('SH-5: long names of conditions are not cut', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/templates/create')
    await page.getByRole('button', { name: 'Add condition' }).click()
    const condition = page.getByRole('combobox', { name: 'Condition' })
    await condition.click()
    await page.getByRole('option', { name: 'The shop and all archives of products' }).click()
    await expect(condition).toHaveText('The shop and all archives of products')
    expect(await condition.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0)
  }
})
