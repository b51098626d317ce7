import { heading, makePage, option } from './support/builder-page.ts'
import { canvasOf, test } from './support/staff.ts'
import { expect } from './support/test.ts'

test('NAV-9: a loop is edited once, around its first item, and visitors get more of it below', async ({
  page,
}) => {
  const publish = (id: string) => page.request.post(`/api/admin/pages/${id}/publish`, { data: {} })
  const posts = [
    await makePage(page, [heading('One')], 'post'),
    await makePage(page, [heading('Two')], 'post'),
    await makePage(page, [heading('Three')], 'post'),
  ] as const
  for (const { id } of posts) await publish(id)
  const made = await makePage(page, [
    {
      type: 'loop',
      props: {
        id: 'loop-1',
        posts: posts.map(one => one.id).join('\n'),
        perPage: 2,
        pagination: 'more',
        every: 3,
        alternative: [
          { type: 'heading', props: { id: 'other', text: 'page:title', level: 'h3' } },
          { type: 'divider', props: { id: 'line', design: { width: '123px' } } },
        ],
        content: [{ type: 'heading', props: { id: 'item', text: 'page:title', level: 'h3' } }],
      },
    },
  ])

  await page.goto(`/admin/edit/${made.id}`)
  const shown = canvasOf(page).locator('[data-module="loop"] li')
  await expect(shown).toHaveCount(2)
  await expect(shown.first()).toContainText(posts[0].title)
  await expect(shown.last()).toContainText(posts[1].title)
  await shown.first().getByRole('heading').click()
  await expect(page.getByRole('complementary', { name: 'Settings' })).toContainText('Heading')
  await option(page, 'Eyebrow').fill('Just out')
  await expect(shown.first()).toContainText('Just out')
  await expect(shown.last()).toContainText('Just out')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()

  await page.goto(made.path)
  const items = page.locator('.loop-items > li')
  await expect(items).toHaveCount(2)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(items).toHaveCount(3)
  await expect(items.last()).toContainText(posts[2].title)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect(items.last(), 'there is no link in it').toBeFocused()
  await test.step('modules that only later items contain have their styles', async () => {
    const line = items.last().locator('[data-module="divider"]')
    const look = () =>
      line.evaluate(one => [getComputedStyle(one).display, getComputedStyle(one).inlineSize])
    const brought = await look()
    await page.reload()
    await expect(items).toHaveCount(3)
    expect(brought).toEqual(await look())
  })
})
