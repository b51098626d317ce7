import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, findAxeViolations, test } from './support/test.ts'

const command = join(import.meta.dirname, '../bin/vitrine.js')
const OWNER = { email: 'aino@example.com', password: 'ten words on one page' }
let stop = async () => {}
let site = ''

// Passkeys need a domain name: a separate server at localhost.
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-passkeys-'))
  const port = await freePort()
  site = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: site,
    LOG_LEVEL: 'error',
    DEMO: '0',
    RATE_LIMIT: '0',
  }
  const create = ['user', 'create', '--email', OWNER.email, '--name', 'Aino', '--role', 'owner']
  execFileSync(process.execPath, [command, ...create, '--password-stdin'], {
    env,
    input: OWNER.password,
  })
  const server = spawn(process.execPath, [command, 'start'], { env, stdio: 'ignore' })
  stop = async () => {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        answer => answer.ok,
        () => false,
      ),
    )
    .toBe(true)
})
test.afterAll(() => stop())

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
}

test('a passkey is added, named, signs in, and is removed', async ({ page }) => {
  await addAuthenticator(page)
  await page.goto(`${site}/admin/sign-in?next=/admin/account`)
  await page.getByLabel('Email address').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add passkey' }).click()
  await passkeys.getByRole('button', { name: 'Rename' }).click()
  await passkeys.getByLabel('Passkey name').fill('Laptop')
  await passkeys.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByText('Laptop')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${site}/admin/sign-in?next=/admin/account`)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in with passkey' }).click()
  await expect(page).toHaveURL(`${site}/admin/account`)
  await expect(passkeys.getByText('Laptop')).toBeVisible()

  await passkeys.getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys.getByText('Laptop')).toHaveCount(0)
})

test.describe('in German, without script', () => {
  test.use({ locale: 'de-DE', javaScriptEnabled: false })
  test('signing in works by password', async ({ context }) => {
    // A separate page, because the browser logs the expected refusal.
    const page = await context.newPage()
    await page.goto(`${site}/admin/sign-in?next=/admin/forgot`)
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mit einem Passkey anmelden' })).toBeHidden()
    await page.getByLabel('E-Mail-Adresse').fill(OWNER.email)
    await page.getByLabel('Passwort').fill('das ist es nicht')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toContainText('Falsche')
    await page.getByLabel('Passwort').fill(OWNER.password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(/forgot/)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
