import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { xssKinds } from '../tests/fixtures/xss.ts'
import { isDangerous } from '../tests/support/dangerous-markup.ts'
import { vitrine } from './support/command.ts'
import { putPage } from './support/put-page.ts'

/** One of each kind; `tests/xss.server.test.ts` parses responses for all others. */
const payloads = xssKinds

// Without the policy, which would hide sanitizing errors.
test.use({ bypassCSP: true, trace: 'off' })

interface Watch {
  /** Executed code, dialogs, and external requests. */
  found: string[]
}

/** Records every effect of a payload in this browser. */
async function watch(context: BrowserContext, page: Page, origin: string): Promise<Watch> {
  const found: string[] = []
  await context.exposeBinding('__ran', ({ frame }, what: string) => {
    found.push(`${what} ran in ${frame.url()}`)
  })
  await context.addInitScript(() => {
    const report = (what: string) => (window as never as { __ran(text: string): void }).__ran(what)
    for (const name of ['alert', 'prompt', 'confirm', 'print'] as const) {
      window[name] = () => report(name) as never
    }
    Object.defineProperty(window, 'pwned', { set: () => report('pwned') })
  })
  page.on('dialog', async dialog => {
    found.push(`dialog ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', error => found.push(`error ${error}`))
  page.on('popup', popup => found.push(`popup ${popup.url()}`))
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.origin !== origin && /^(https?|wss?|ftp):/.test(url.protocol)) {
      found.push(`request to ${url}`)
    }
  })
  return { found }
}

/** Finds elements on the page that could execute code. */
async function findDangerous(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.dangerousIn ??= ${dangerousIn(isDangerous.toString())}`)
  return page.evaluate('globalThis.dangerousIn(document)')
}

/** Source of a function that lists a document's dangerous elements. */
const dangerousIn = (isBad: string) => `tree => [...tree.querySelectorAll('*')]
  .filter(one => (${isBad})(one.localName, [...one.attributes].map(it => [it.name, it.value])))
  .map(one => one.outerHTML.slice(0, 200))`

/** Loads the responses of many URLs into one page, which is faster; every fifth is opened normally. */
async function visitAll(page: Page, addresses: string[]) {
  await page.goto('/robots.txt')
  await findDangerous(page)
  const dangerous = await page.evaluate(async list => {
    const { dangerousIn: search } = globalThis as never as { dangerousIn(tree: Document): string[] }
    const found: string[] = []
    const ask = async (address: string) => {
      const answer = await fetch(address.replace(/#.*/s, ''))
      if (!answer.ok) found.push(`${address}: ${answer.status}`)
      return answer.text()
    }
    const answers = list.slice(0, 8).map(ask)
    for (const [index, asked] of answers.entries()) {
      const next = list[index + 8]
      if (next) answers.push(ask(next))
      const tree = new DOMParser().parseFromString(await asked, 'text/html')
      found.push(...search(tree))
      for (const picture of tree.querySelectorAll('picture')) picture.remove()
      document.body.replaceChildren(document.importNode(tree.body, true))
      await new Promise(requestAnimationFrame)
    }
    return found
  }, addresses)
  expect(dangerous).toEqual([])
  for (const [index, address] of addresses.entries()) {
    if (index % 5 > 0) continue
    await page.goto(address)
    expect(await findDangerous(page)).toEqual([])
  }
}

let seen: Watch
test.beforeEach(async ({ context, page, baseURL }) => {
  seen = await watch(context, page, baseURL ?? '')
})
test.afterEach(() => {
  expect(seen.found).toEqual([])
})

test('no script in stored rich text and page texts runs', async ({ page }) => {
  const path = await putPage(
    '/xss-text',
    payloads.flatMap((body, index) => {
      const title = body.slice(0, 200)
      return [
        { type: 'text', props: { id: `text-${index}`, body } },
        { type: 'heading', props: { id: `heading-${index}`, text: title, level: 'h2' } },
        { type: 'blurb', props: { id: `blurb-${index}`, title, body } },
        { type: 'toggle', props: { id: `toggle-${index}`, title, body } },
      ]
    }),
  )
  await page.goto(path)
  // Islands hydrate when visible.
  await page.locator(`#toggle-${payloads.length - 1}`).scrollIntoViewIfNeeded()
  expect(await findDangerous(page)).toEqual([])
  const headings = await page.locator('[id^=heading-]').allTextContents()
  const squeeze = (text: string) => text.replace(/[\s\p{Cc}]+/gu, '')
  expect(headings.map(squeeze)).toEqual(payloads.map(body => squeeze(body.slice(0, 200))))
})

test('no script in form input that is shown again runs', async ({ page }) => {
  const groups = Array.from({ length: Math.ceil(payloads.length / 50) }, (_, index) =>
    payloads.slice(index * 50, index * 50 + 50),
  )
  const path = await putPage(
    '/xss-form',
    groups.map((group, index) => ({
      type: 'contact-form',
      props: {
        id: `form-${index}`,
        captcha: false,
        fields: group.map((_, field) => ({
          id: `f${field}`,
          label: `Field ${field}`,
          type: field % 2 ? 'input' : 'text',
          required: false,
        })),
      },
    })),
  )
  for (const [index, group] of groups.entries()) {
    await page.goto(path)
    const form = page.locator(`#form-${index} form, form#form-${index}`)
    await Promise.all([
      page.waitForEvent('load'),
      form.evaluate((element: HTMLFormElement, values) => {
        for (const [field, value] of values.entries()) {
          const input = element.querySelector<HTMLInputElement>(`[name="field_f${field}"]`)
          if (input) input.value = value
        }
        HTMLFormElement.prototype.submit.call(element)
      }, group),
    ])
    expect(await findDangerous(page)).toEqual([])
    const shown = await form.evaluate((element: HTMLFormElement, count) => {
      const value = (field: number) =>
        element.querySelector<HTMLInputElement>(`[name="field_f${field}"]`)?.value ?? ''
      return Array.from({ length: count }, (_, field) => value(field))
    }, group.length)
    const words = (text: string) => text.replace(/[\s\p{Cc}]+/gu, '')
    expect(shown.map(words)).toEqual(group.map(words))
  }
})

test('nothing runs of the names and texts of products', async ({ page }) => {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = payloads.map((payload, index) => {
    const cells = [`xss-${index}`, `xssproduct ${payload}`, payload, payload, '9.50', payload]
    return `simple,1,${cells.map(cell).join(',')}`
  })
  const csv = join(process.env.E2E_DATA_DIR ?? '', 'xss.csv')
  const head = 'Type,Published,SKU,Name,"Short description",Description,"Regular price",Tags'
  writeFileSync(csv, [head, ...lines].join('\n'))
  const { report } = JSON.parse(vitrine(['import', 'products', csv, '--skip-invalid', '--json']))
  expect(report.created).toBeGreaterThan(payloads.length * 0.9)

  const products = new Set<string>()
  const list = (number: number) => `/shop?q=xssproduct&page=${number}`
  await page.goto(list(1))
  const pages = Math.ceil(report.created / (await productLinks(page)).length)
  for (let number = 1; number <= pages; number++) {
    await page.goto(list(number))
    expect(await findDangerous(page)).toEqual([])
    for (const link of await productLinks(page)) products.add(link)
  }
  expect(products.size).toBe(report.created)
  await visitAll(page, [...products])
})

test('NAV-12 no script in the search term or the hash runs', async ({ page }) => {
  const query = (payload: string) => encodeURIComponent(payload)
  const addresses = payloads.map(
    payload => `/shop?q=${query(payload)}&sort=${query(payload)}#${payload}`,
  )
  await visitAll(page, addresses)

  await page.goto('/dev/modules/tabs')
  const id = await page.locator('[data-module=tabs]').first().getAttribute('id')
  for (const payload of payloads) {
    await page.evaluate(
      ([raw, encoded, own]) => {
        for (const hash of [
          raw,
          `tab-${raw}`,
          `${own}|${encoded}`,
          `${encoded}|1||${own}|${raw}`,
        ]) {
          location.hash = hash ?? ''
        }
      },
      [payload, query(payload), id ?? ''],
    )
  }
  expect(await findDangerous(page)).toEqual([])
  await page.goto(`/dev/modules/gallery#gallery-1|${query('"><img src=x onerror=alert(1)>')}`)
  expect(await findDangerous(page)).toEqual([])
})

function productLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/product/"]')
    .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])
}
