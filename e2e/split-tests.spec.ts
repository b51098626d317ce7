import type { Browser, BrowserContext, Page } from '@playwright/test'
import { heading, makePage, section, stored } from './support/builder-page.ts'
import { canvasOf, openBuilder, test } from './support/staff.ts'
import { expect, findAxeViolations } from './support/test.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'
/** Signed out. */
const VISITOR = { userAgent: BROWSER, storageState: { cookies: [], origins: [] } }
const VISITORS = 300

const page = () => [
  section(heading('Made by hand', 'headline'), {
    type: 'button',
    props: { id: 'ask', label: 'Ask', link: { url: '#headline' } },
  }),
]

test.use({ expectedComplaint: /409 \(Conflict\)/ })

test('AB-1, AB-3, AB-5: a test is made in the builder, visited, reported, and its winner stays', async ({
  page: staff,
  browser,
}) => {
  const made = await makePage(staff, page())
  await openBuilder(staff, made.id)
  const canvas = canvasOf(staff)

  await test.step('two subjects of a heading', async () => {
    await staff.getByRole('treeitem', { name: /Made by hand/ }).click()
    await staff.getByRole('button', { name: 'More actions' }).click()
    await staff.getByRole('menuitem', { name: 'Split test' }).click()
    await canvas.getByRole('heading', { name: 'Made by hand' }).last().click()
    await staff.keyboard.press('ControlOrMeta+A')
    await staff.keyboard.type('For every day')
    await expect(canvas.getByRole('heading', { name: 'For every day' })).toBeVisible()
    await expect
      .poll(async () => JSON.stringify(await stored(staff, made.id)))
      .toMatch(/For every day/)
  })

  await test.step('the button is its goal, and it begins', async () => {
    await staff.getByRole('treeitem', { name: /Split test/ }).click()
    await staff.getByRole('tab', { name: 'Advanced' }).click()
    const settings = staff.getByRole('complementary', { name: 'Settings' })
    const warning = 'Select the module whose clicks count as the goal'
    await expect(settings.locator('[data-option="goalModule"]')).toContainText(warning)
    await expect(settings).toContainText('Visitors get a 365-day cookie without being asked')
    const goal = settings.getByLabel('Goal module', { exact: true })
    await settings.getByRole('button', { name: 'Enter an ID …' }).click()
    await settings.getByRole('textbox', { name: 'Goal module: ID' }).fill('gone')
    await staff.keyboard.press('Enter')
    await expect(settings).not.toContainText(warning)
    await expect(goal.locator(':checked')).toHaveText('gone (not in the layers of this page)')
    await goal.selectOption('Button: Ask')
    await expect(goal).toHaveValue('ask')
    await settings.getByRole('button', { name: 'Start test' }).click()
    await expect(settings).toContainText('Publish the page with this test first.')
    await staff.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(staff.getByText('Published. Visitors see it now.')).toBeVisible()
    await settings.getByRole('button', { name: 'Start test' }).click()
    await expect(settings).toContainText('This test is running.')
    await expect
      .poll(async () => (await staff.request.get(made.path)).text())
      .toContain('vt-split-tests')
  })

  const seen = await visit(staff, made.path)
  let visitor: BrowserContext | undefined
  await test.step('with script: clicks and reading are sent when the page is left', async () => {
    visitor = await visitByBrowser(browser, made.path, seen)
  })
  await test.step('each goal is counted once', async () => {
    const { document } = await stored(staff, made.id)
    const id = /"test":"(\w+)"/.exec(JSON.stringify(document))?.[1]
    const read = async () => {
      const answer = await staff.request.get(`/api/admin/split-tests/${id}`)
      const { report } = await answer.json()
      const own = report.subjects.find((one: { key: string }) => one.key === seen.clicked)
      const { view_page: _, ...goals } = own.counts
      return goals
    }
    await expect.poll(read).toEqual({ read_page: 1, view_goal: 1, read_goal: 1, click_goal: 1 })
    await visitor?.close()
  })
  await test.step('without script: the visit counts', async () => {
    const context = await browser.newContext({ ...VISITOR, javaScriptEnabled: false })
    const tab = await context.newPage()
    await tab.goto(made.path)
    count(seen, await tab.content())
    await context.close()
  })

  await test.step('the report', async () => {
    await staff.goto('/admin/split-tests')
    const planner = staff.getByRole('region', { name: 'Plan a test' })
    await expect(planner.getByRole('status')).toContainText(/needs [\d,]+ visitors: \d+ days/)
    await planner.getByLabel('Visitors per day').fill('20')
    await expect(planner).toContainText('Try a bigger change.')
    await planner.getByLabel('Current rate').fill('0')
    await expect(planner.getByRole('status')).toHaveText(/Enter a number/)
    expect(await findAxeViolations(staff)).toEqual([])
    await staff.getByRole('cell', { name: 'A / B' }).first().click()
    const figures = staff.getByRole('table', { name: 'Figures' })
    await expect(figures.getByRole('row', { name: /^A / })).toContainText(String(seen.a))
    await expect(figures.getByRole('row', { name: /^B / })).toContainText(String(seen.b))
    await expect(staff.getByText(/^Too early/)).toBeVisible()
    expect(await findAxeViolations(staff)).toEqual([])
    await expect(
      figures.getByRole('row', { name: seen.clicked === 'a' ? /^A / : /^B / }),
    ).toContainText(/[1-9][\d.]*\s?%/)
  })

  await test.step('B stays', async () => {
    await staff.getByRole('button', { name: 'End test…' }).click()
    await staff.getByRole('radio', { name: 'B' }).check()
    // Fading text has less contrast.
    await expect(staff.locator('.MuiDialog-container')).toHaveCSS('opacity', '1')
    expect(await findAxeViolations(staff)).toEqual([])
    await staff.getByRole('button', { name: 'End test and publish' }).click()
    await expect(staff.getByText('Ended. B stays.')).toBeVisible()
    const { document } = await stored(staff, made.id)
    expect(JSON.stringify(document)).not.toContain('split-test')
    await expect
      .poll(async () => (await staff.request.get(made.path)).text())
      .toMatch(/For every day/)
    const shown = await (await staff.request.get(made.path)).text()
    expect(shown).not.toContain('Made by hand')
    expect(shown).not.toContain('vt-split-tests')
  })
})

interface Seen {
  a: number
  b: number
  clicked?: 'a' | 'b'
}

const subjectOf = (html: string) => (html.includes('For every day') ? 'b' : 'a')

function count(seen: Seen, html: string) {
  seen[subjectOf(html)]++
}

/** First-time visitors without script; every third returns. */
async function visit(staff: Page, path: string): Promise<Seen> {
  const seen: Seen = { a: 0, b: 0 }
  const url = new URL(path, staff.url()).href
  const headers = { accept: 'text/html', 'user-agent': BROWSER }
  for (let done = 0; done < VISITORS; done += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, place) => {
        const first = await fetch(url, { headers })
        const html = await first.text()
        count(seen, html)
        if (place % 3) return
        const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
        const again = await fetch(url, { headers: { ...headers, cookie } })
        expect(subjectOf(await again.text())).toBe(subjectOf(html))
      }),
    )
  }
  expect(seen.a).toBeGreaterThan(VISITORS / 3)
  expect(seen.b).toBeGreaterThan(VISITORS / 3)
  return seen
}

/** Views the button long enough, clicks it and leaves. */
async function visitByBrowser(browser: Browser, path: string, seen: Seen) {
  const context = await browser.newContext(VISITOR)
  const tab = await context.newPage()
  await tab.clock.install()
  const watched = tab.waitForResponse(/watch-goals/)
  await tab.goto(path)
  // Its timers start after its imports.
  await tab.evaluate(script => import(script), (await watched).url())
  const subject = subjectOf(await tab.content())
  seen[subject]++
  seen.clicked = subject
  await tab.clock.runFor(5000)
  await tab.getByRole('link', { name: 'Ask' }).click()
  // A real page leave sends the headless user agent, which counts as a bot, so simulate it.
  await tab.evaluate(() => dispatchEvent(new Event('pagehide')))
  return context
}
