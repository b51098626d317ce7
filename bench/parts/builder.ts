import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import { serveEmptyPuck } from '../empty-puck/serve.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median } from '../statistics.ts'

const MODULES = 300
const ROUNDS = 5
const KEYS = 30
const OPTION = '#options-panel input'
const PUCK_FIELD = 'input[name="text"]:visible'
const PASSWORD = 'ten pots in the kiln'

/**
 * The builder with 300 modules: time until it is usable, and from a key press to the paint, beside
 * Puck with one module.
 */
export async function measureBuilder(site: Site): Promise<Figure[]> {
  const owner = ['--email', 'bench@example.com', '--name', 'Bench', '--role', 'owner']
  site.feed(PASSWORD, 'user', 'create', ...owner, '--password-stdin')
  const puck = await serveEmptyPuck()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: launchArguments,
  })
  try {
    const page = await signIn(browser, site)
    const id = await makePage(page, site)
    const [opened, keys]: [number[], number[]] = [[], []]
    const floor: { opened: number[]; keys: number[] } = { opened: [], keys: [] }
    const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    for (let round = 0; round < ROUNDS; round++) {
      opened.push(await open(page, `${site.url}/admin/edit/${id}`))
      keys.push(...(await type(page, OPTION)))
      floor.opened.push(await openPuck(bare, puck.url))
      floor.keys.push(...(await type(bare, PUCK_FIELD)))
    }
    return [
      {
        what: `builder opens ${MODULES} modules`,
        value: median(opened) / 1000,
        unit: 's',
        aim: { atMost: 1.2 },
      },
      {
        what: 'builder shows a key in the options',
        value: median(keys),
        unit: 'ms',
        aim: { atMost: 16 },
      },
      { what: 'floor: Puck with one module opens', value: median(floor.opened) / 1000, unit: 's' },
      { what: 'floor: Puck with one module shows a key', value: median(floor.keys), unit: 'ms' },
    ]
  } finally {
    puck.stop()
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
  await page.locator(OPTION).first().waitFor()
  return performance.now() - startedAt
}

/** From navigation to the field of the module that was selected on the canvas. */
async function openPuck(page: Page, url: string): Promise<number> {
  const startedAt = performance.now()
  await page.goto(url)
  const heading = page.frameLocator('#preview-frame').locator('#heading')
  await heading.waitFor({ state: 'attached' })
  await heading.click()
  await page.locator(PUCK_FIELD).first().waitFor()
  return performance.now() - startedAt
}

/** Milliseconds from each key press to the end of the frame that shows it, measured in the page. */
async function type(page: Page, input: string): Promise<number[]> {
  const field = page.locator(input).first()
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
