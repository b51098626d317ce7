import { putPage } from './support/put-page.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

test('the contents of a page lead to its headings, mark the one that is read, and stay in view', async ({
  page,
}) => {
  const part = (name: string) => `<h2>${name}</h2>${'<p>Words of it.</p>'.repeat(40)}`
  const column = (id: string, content: object[]) => ({ type: 'column', props: { id, content } })
  const path = await putPage('/contents', [
    {
      type: 'section',
      props: {
        id: 'all',
        content: [
          {
            type: 'row',
            props: {
              id: 'row',
              layout: '1-3',
              columns: [
                column('aside', [{ type: 'table-of-contents', props: { id: 'contents' } }]),
                column('main', [
                  {
                    type: 'text',
                    props: { id: 'words', body: ['First', 'Second', 'Third'].map(part).join('') },
                  },
                ]),
              ],
            },
          },
        ],
      },
    },
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const current = contents.locator('[aria-current="location"]')
  await expect(current).toHaveText('First')
  await contents.getByRole('link', { name: 'Second' }).click()
  await expect(page).toHaveURL(/#second$/)
  await expect(current).toHaveText('Second')
  await expect(contents).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(current).toHaveText('Third')
  expect(await findAxeViolations(page, '#contents')).toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(path)
  await expect(contents.getByRole('link', { name: 'Third' })).toBeHidden()
  await contents.getByText('On this page').click()
  await expect(contents.getByRole('link', { name: 'Third' })).toBeVisible()
})
