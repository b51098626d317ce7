import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { change } from './support/admin-api.ts'
import { type Site, startSite } from './support/site.ts'
import { addStaff, signIn } from './support/staff-account.ts'
import { expect, test } from './support/test.ts'

/** The provider is a site-wide setting, so this file has its own site. */
test.describe.configure({ mode: 'serial' })

/** Provider scripts reduced to the documented functions. */
const SCRIPTS = {
  'https://challenges.cloudflare.com/**': `window.turnstile = {
    render(element, options) {
      element.textContent = 'checked by a double'
      setTimeout(() => options.callback('turnstile ' + options.sitekey + ' ' + options.action), 50)
      return 'widget-1'
    },
    remove() {},
  }`,
  'https://www.google.com/recaptcha/**': `window.grecaptcha = {
    ready(run) { setTimeout(run, 50) },
    execute(siteKey, { action }) { return Promise.resolve('recaptcha ' + siteKey + ' ' + action) },
  }`,
}
const FORM = {
  type: 'contact-form',
  props: {
    id: 'form',
    fields: [{ type: 'text', id: 'name', label: 'Name', required: true }],
    captcha: false,
    botCheck: true,
  },
}

let verify: Server
let site: Site
let owner: Page
const asked: URLSearchParams[] = []

test.beforeAll(async ({ browser }) => {
  verify = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)))
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ success: true, hostname: '127.0.0.1', action: 'form', score: 0.9 }))
  })
  await new Promise<void>(resolve => verify.listen(0, '127.0.0.1', resolve))
  const { port } = verify.address() as AddressInfo
  site = await startSite({
    env: {
      DEMO: '0',
      ALLOW_PRIVATE_ADDRESSES: '1',
      BOT_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  })
  owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, addStaff('owner', site.dataDir))
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Form' } }, content: [FORM] }
  const { id } = await change(owner.request, '/pages', { path: '/form', title: 'Form', document })
  await change(owner.request, `/pages/${id}/publish`)
})
test.afterAll(async () => {
  await owner?.close()
  await site?.stop()
  rmSync(site.dataDir, { recursive: true, force: true })
  verify.close()
})

for (const [name, pattern] of [
  ['turnstile', 'https://challenges.cloudflare.com/**'],
  ['recaptcha', 'https://www.google.com/recaptcha/**'],
] as const) {
  test(`FM-9 a form asks ${name} with consent when it is sent, and no host before`, async ({
    page,
  }) => {
    const saved = await owner.request.patch('/api/admin/settings/site', {
      data: {
        botProvider: { name, siteKey: 'site-key' },
        botProviderSecret: 'secret',
        consent: { enabled: true },
      },
    })
    expect(saved.status(), await saved.text()).toBe(200)
    asked.length = 0
    let loads = 0
    await page.route(pattern, route => {
      loads++
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[pattern] })
    })
    const policy = async () =>
      (await page.request.get(`${site.url}/form`)).headers()['content-security-policy']
    await expect.poll(policy).toContain(new URL(pattern).origin)
    await page.goto(`${site.url}/form`)
    const form = page.locator('form').filter({ has: page.getByLabel('Name') })
    await expect(form).toBeVisible()
    await page.getByRole('button', { name: 'Accept all' }).click()
    expect(loads).toBe(0)
    await form.getByLabel('Name').fill('Aino')
    await form.getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
    await expect
      .poll(() => asked.map(one => one.get('response')))
      .toEqual([`${name} site-key form`])
    expect(asked[0]?.get('secret')).toBe('secret')
    expect(loads).toBe(1)
    await expect(form).toBeHidden()
  })
}
