import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { makePage, section } from './support/builder-page.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, findAxeViolations, test } from './support/test.ts'

/** A site that allows embedding, and another one that embeds it. */
test.describe.configure({ mode: 'serial' })
test.use({ expectedComplaint: /frame-ancestors|sandboxed|CORS policy|ERR_FAILED/ })

let site: Site
let staff: Page
let other: Server
/** Content of the other site's page. */
let shown = ''

/** By host name, as in the site's own URLs. */
const publicUrl = () => site.url.replace('127.0.0.1', 'localhost')
const portOf = () => (other.address() as AddressInfo).port

test.beforeAll(async ({ browser }) => {
  other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>${shown}`)
  })
  await new Promise<void>(resolve => other.listen(0, resolve))
  site = await startSite({ env: { DEMO: '0', RATE_LIMIT: '0' } })
  staff = await browser.newPage({ baseURL: site.url })
  await signIn(staff, addStaff('owner', site.dataDir))
})
test.afterAll(async () => {
  await staff?.close()
  await site?.stop()
  other?.close()
  rmSync(site.dataDir, { recursive: true, force: true })
})

const link = (url: string) => ({
  type: 'button',
  props: { id: 'onward', label: 'Onward', link: { url } },
})

test('EM-1: a page is embedded in another site by its snippet at full height, and its links leave the frame', async ({
  page,
}) => {
  const made = await makePage(staff, [section(link('/?from=frame'))])
  await change(staff.request, `/pages/${made.id}/publish`)
  await staff.goto(`/admin/pages/${made.id}`)
  await staff.getByRole('button', { name: 'Embed on another website' }).click()
  await expect(staff.getByText(/^Embedding is not allowed/)).toBeVisible()

  const embedding = { allowed: 'hosts', hosts: [`localhost:${portOf()}`] }
  await change(staff.request, '/settings/site', { embedding }, 'PATCH')
  await staff.reload()
  await staff.getByRole('button', { name: 'Embed on another website' }).click()
  const code = staff.getByLabel('Code for another website')
  expect(await findAxeViolations(staff, 'aside')).toEqual([])
  shown = await code.inputValue()
  expect(shown).toContain(`${publicUrl()}/embed${made.path}#?secret=`)

  await page.goto(`http://localhost:${portOf()}/`)
  const frame = page.locator('iframe')
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('link', { name: 'Onward' })).toBeVisible()
  const heightInside = () =>
    inside.locator('body').evaluate(body => Math.ceil(body.getBoundingClientRect().height))
  await expect
    .poll(async () => Number(await frame.getAttribute('height')))
    .toBe(Math.min(1000, Math.max(200, await heightInside())))
  await inside.locator('body').evaluate(body => {
    body.style.blockSize = '4000px'
  })
  await expect(frame).toHaveAttribute('height', '1000')
  await inside.getByRole('link', { name: 'Onward' }).click()
  await expect(page).toHaveURL(`${publicUrl()}/?from=frame`)

  await test.step('staff have their bar around the frame, and none in it', async () => {
    await staff.goto('/')
    await expect(staff.getByRole('navigation', { name: 'Staff' })).toBeVisible()
    const asked = staff.waitForResponse(one => one.url().endsWith('/admin/bar.js'))
    await staff.evaluate(src => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }))
    }, `/embed${made.path}`)
    await asked
    const within = staff.frameLocator('iframe')
    await expect(within.getByRole('link', { name: 'Onward' })).toBeVisible()
    await staff.waitForLoadState('networkidle')
    await expect(within.locator('[data-admin-bar]')).toHaveCount(0)
  })
  await test.step('a site that is not named shows nothing', async () => {
    await page.goto(`http://127.0.0.1:${portOf()}/`)
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    await expect(inside.getByRole('link', { name: 'Onward' })).toHaveCount(0)
  })
})

test('EM-1: a frame that is shut off tells where its links lead', async ({ page }) => {
  const made = await makePage(staff, [section(link('/next'))])
  await change(staff.request, `/pages/${made.id}/publish`)
  shown = `<output></output>
    <iframe sandbox="allow-scripts" src="${publicUrl()}/embed${made.path}#?secret=abc123"></iframe>
    <script>addEventListener('message', ({ data }) => { document.querySelector('output').textContent += JSON.stringify(data) })</script>`
  await page.goto(`http://localhost:${portOf()}/`)
  await expect(page.locator('output')).toContainText('"message":"height"')
  await page.frameLocator('iframe').getByRole('link', { name: 'Onward' }).click()
  await expect(page.locator('output')).toContainText(
    `{"message":"link","value":"${publicUrl()}/next","secret":"abc123"}`,
  )
})
