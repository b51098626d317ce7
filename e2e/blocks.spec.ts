import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, test } from './support/test.ts'

interface Node {
  type: string
  props: Record<string, unknown>
}

const command = join(import.meta.dirname, '../bin/vitrine.js')
const three = ['One', 'Two', 'Three']
const text = (id: string, body: string): Node => ({
  type: 'text',
  props: { id, body: `<p>${body}</p>` },
})

/** Content of a block in a block in the product template. */
const inner: Node[] = [
  {
    type: 'tabs',
    props: {
      id: 'tabs',
      items: three.map(name => ({ title: `Tab ${name}`, content: [text(name, `In ${name}`)] })),
    },
  },
  {
    type: 'slider',
    props: { id: 'slider', slides: three.map(name => ({ title: `Slide ${name}` })) },
  },
  {
    type: 'product-grid',
    props: { id: 'grid', perPage: 1, columns: { desktop: 1 }, controls: true },
  },
  {
    type: 'contact-form',
    props: { id: 'form', title: 'Ask us', captcha: false, botCheck: false },
  },
]

let site: Site
test.beforeAll(async ({ browser }) => {
  site = await startSite({ env: { DEMO: '0', RATE_LIMIT: '0' } })
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [command, ...args], {
      env: { ...process.env, DATA_DIR: site.dataDir, LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    })
  const put = (path: string, kind: string, content: Node[]): string => {
    const file = join(site.dataDir, 'page.json')
    const document = { schema: 1, upgrades: {}, root: { props: { title: 'Test' } }, content }
    writeFileSync(file, JSON.stringify(document))
    return JSON.parse(run('page', 'put', path, file, '--kind', kind, '--json')).id
  }
  const within = (id: string, content: Node[]): Node => ({
    type: 'section',
    props: { id, content },
  })
  const place = (id: string, block: string): Node => ({
    type: 'layout-block',
    props: { id, block },
  })
  const innerBlock = put('/inner', 'block', [within('inner', inner)])
  const outerBlock = put('/outer', 'block', [place('holds-inner', innerBlock)])
  const template = put('/templates/product', 'template', [
    within('shown', [{ type: 'product', props: { id: 'product' } }]),
    place('holds-outer', outerBlock),
  ])
  const staff = await browser.newPage({ baseURL: site.url })
  await signIn(staff, addStaff('owner', site.dataDir))
  const conditions = { include: [{ kind: 'all', of: 'product' }], exclude: [] }
  await change(staff.request, `/templates/${template}`, { conditions }, 'PATCH')
  await staff.close()
  const csv = join(site.dataDir, 'products.csv')
  const rows = ['Ash', 'Birch', 'Cedar'].map(name => `simple,${name},${name},1,10`)
  writeFileSync(csv, ['Type,SKU,Name,Published,"Regular price"', ...rows].join('\n'))
  run('import', 'products', csv)
})
test.afterAll(() => site.stop())

const grid = (page: Page) => page.locator('[data-module="product-grid"]')
const shown = {
  tab: (page: Page) => page.getByRole('tab', { selected: true }),
  slide: (page: Page) =>
    page.locator('[data-module="slider"] .slide[data-state="active"]').getByRole('heading'),
  product: (page: Page) => grid(page).getByRole('heading').first(),
}

/** Forms accept submissions 800 ms after issuing a token; without script the token is issued on submit. */
async function answersForAPerson(form: Locator) {
  const isRunning = await form.page().locator('vt-island[data-ready]').count()
  if (isRunning === 0) return
  const token = form.locator('input[name="token"]')
  await expect(token).not.toHaveValue('')
  const [claims = ''] = (await token.inputValue()).split('.')
  const { issuedAt } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  await expect.poll(() => Date.now() - issuedAt).toBeGreaterThan(800)
}

async function fillIn(page: Page) {
  const form = page.locator('[data-module="contact-form"]')
  await form.getByLabel('Name').fill('Aino')
  await form.getByLabel('Email').fill('aino@example.com')
  await form.getByLabel('Message').fill('Is the ash one larger?')
  await answersForAPerson(form)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/thank|sent/i).first()).toBeVisible()
}

test('NAV-1 NAV-3 FM-6 modules of a block in a block of a template work, and keep their state through Back and reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/product/ash`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ash' })).toBeVisible()
  await page.locator('[data-module="tabs"]').scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Tab Two' }).click()
  await expect(shown.tab(page)).toHaveText('Tab Two')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(shown.slide(page)).toHaveText('Slide Two')
  await expect(shown.product(page)).toHaveText('Ash')
  await grid(page)
    .getByRole('link', { name: /^(Page )?2$/ })
    .click()
  await expect(shown.product(page)).toHaveText('Birch')
  await page.reload()
  await expect(shown.product(page)).toHaveText('Birch')
  await page.goBack()
  await expect(shown.product(page)).toHaveText('Ash')
  await expect(shown.tab(page)).toHaveText('Tab Two')
  await page.goBack()
  await expect(shown.tab(page)).toHaveText('Tab One')
  await fillIn(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-9 FM-6 lists and forms can be read, paged and sent', async ({ page }) => {
    await page.goto(`${site.url}/product/birch`)
    for (const name of three) {
      await expect(page.getByText(`In ${name}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: `Slide ${name}` })).toBeAttached()
    }
    await grid(page)
      .getByRole('link', { name: /^(Page )?2$/ })
      .click()
    await expect(shown.product(page)).toHaveText('Birch')
    await page.goBack()
    await expect(shown.product(page)).toHaveText('Ash')
    await fillIn(page)
  })
})
