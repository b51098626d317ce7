import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median } from '../statistics.ts'

const MODULES = 300
const ROUNDS = 5
const KEYS = 30
const PASSWORD = 'ten pots in the kiln'

/** The builder with 300 modules: time until it is usable, and from a key press to the paint. */
export async function measureBuilder(site: Site): Promise<Figure[]> {
  const owner = ['--email', 'bench@example.com', '--name', 'Bench', '--role', 'owner']
  site.feed(PASSWORD, 'user', 'create', ...owner, '--password-stdin')
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: launchArguments,
  })
  try {
    const page = await signIn(browser, site)
    const id = await makePage(page, site)
    const opened: number[] = []
    const keys: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      opened.push(await open(page, `${site.url}/admin/edit/${id}`))
      keys.push(...(await type(page)))
    }
    return [
      {
        what: `builder opens ${MODULES} modules`,
        value: median(opened) / 1000,
        unit: 's',
        aim: { atMost: 1.5 },
      },
      {
        what: 'builder shows a key in the options',
        value: median(keys),
        unit: 'ms',
        aim: { atMost: 30 },
      },
    ]
  } finally {
    await browser.close()
  }
}

async function signIn(browser: Browser, site: Site): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}/admin/sign-in`)
  await page.fill('#email', 'bench@example.com')
  await page.fill('#password', PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin$/)
  return page
}

/** 25 sections with a row, two columns and eight modules each: 300 nodes. */
async function makePage(page: Page, site: Site): Promise<string> {
  const content = Array.from({ length: MODULES / 12 }, (_, section) => {
    const column = (name: string) => ({
      type: 'column',
      props: {
        id: `s${section}-${name}`,
        content: Array.from({ length: 4 }, (_, index) =>
          toModule(`s${section}-${name}-${index}`, index),
        ),
      },
    })
    const row = {
      type: 'row',
      props: { id: `s${section}-row`, columns: [column('a'), column('b')] },
    }
    return { type: 'section', props: { id: `s${section}`, content: [row] } }
  })
  const title = 'Three hundred modules'
  const document = { schema: 1, upgrades: {}, root: { props: { title } }, content }
  const answer = await page.request.post(`${site.url}/api/admin/pages`, {
    data: { path: '/three-hundred', title, document },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return ((await answer.json()) as { id: string }).id
}

function toModule(id: string, index: number) {
  if (index === 0) return { type: 'heading', props: { id, text: `Heading ${id}` } }
  if (index === 1) return { type: 'text', props: { id, body: '<p>Some words about clay.</p>' } }
  if (index === 2) return { type: 'button', props: { id, label: 'Read on', link: { url: '/' } } }
  return { type: 'blurb', props: { id, title: 'A blurb', body: '<p>Words.</p>' } }
}

/** From navigation to the last module on the canvas and a responsive structure panel. */
async function open(page: Page, url: string): Promise<number> {
  const startedAt = performance.now()
  await page.goto(url)
  const last = page.frameLocator('#preview-frame').locator(`#s${MODULES / 12 - 1}-b-3`)
  await last.waitFor({ state: 'attached' })
  await page.locator('.tree-row').nth(3).click()
  await page.locator('#options-panel input').first().waitFor()
  return performance.now() - startedAt
}

/** Milliseconds from each key press to the end of the frame that shows it, measured in the page. */
async function type(page: Page): Promise<number[]> {
  const field = page.locator('#options-panel input').first()
  await field.focus()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    addEventListener(
      'keydown',
      event => {
        const startedAt = event.timeStamp
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - startedAt)
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('a', { delay: 30 })
  await page.waitForFunction(
    count => (window as unknown as { times: number[] }).times.length >= count,
    KEYS,
  )
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}
