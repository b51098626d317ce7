import { makePage, option, saved, section } from './support/builder-page.ts'
import { putPage } from './support/put-page.ts'
import { canvasOf, openBuilder, test as staffTest } from './support/staff.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

// Content security policy violations are reported.
test.use({ expectedComplaint: /Content Security Policy/ })

const says = (word: string) =>
  `<output></output><script>document.currentScript?.parentElement.querySelector('output')?.append('${word}')</script>`

test('saved scripts run, attributes do not; without need of consent at once, otherwise after a press', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://widget.example/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'globalThis.widget = "there"' })
  })
  const path = await putPage('/code', [
    {
      type: 'code',
      props: { id: 'now', code: `${says('runs')}<button onclick="title = 'no'">Press</button>` },
    },
    {
      type: 'code',
      props: {
        id: 'later',
        name: 'Calendar',
        category: 'marketing',
        code: '<p class="calendar"></p><script src="https://widget.example/w.js"></script><script>document.querySelector(".calendar").append(widget)</script>',
      },
    },
  ])
  await page.goto(path)
  await expect(page.locator('#now output')).toHaveText('runs')
  await page.getByRole('button', { name: 'Press' }).click()
  expect(await page.title()).not.toBe('no')
  const later = page.locator('#later')
  await expect(later).toContainText('loaded from widget.example')
  expect(await findAxeViolations(page, '#later')).toEqual([])
  expect(asked).toEqual([])
  await later.getByRole('button', { name: 'Load this content' }).press('Enter')
  await expect(later.locator('.calendar')).toHaveText('there')
  await expect(later.getByRole('button')).toHaveCount(0)
  await expect(later.locator('.code-body')).toBeFocused()
  expect(asked).toEqual(['https://widget.example/w.js'])
})

staffTest(
  'where the page is made nothing of it runs; the panel tries it in a frame of its own',
  async ({ page }) => {
    const made = await makePage(page, [
      section({ type: 'code', props: { id: 'code', code: says('canvas') } }),
    ])
    await openBuilder(page, made.id)
    const onCanvas = canvasOf(page).locator('#code')
    await expect(onCanvas).toContainText('Runs on the page, not here.')
    await expect(onCanvas.locator('script, output')).toHaveCount(0)
    await page.getByRole('treeitem', { name: /^Code/ }).click()
    await option(page, 'Code').fill(
      '<output></output><script>document.querySelector("output").append(origin)</script>',
    )
    await page.getByRole('button', { name: 'Try it' }).click()
    const tried = page.locator('.control-try').contentFrame()
    await expect(tried.locator('output')).toHaveText('null')
    await expect(saved(page)).toBeVisible()
  },
)
