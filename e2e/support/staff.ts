import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Role } from '#auth/schema'
import { test as base } from './test.ts'

export const PASSWORD = 'ten pots in the kiln'
const command = join(import.meta.dirname, '../../bin/vitrine.js')

/** Adds an account by the command, as an operator would. Answers its e-mail address. */
export function addStaff(role: Role, dataDir = process.env.E2E_DATA_DIR ?? ''): string {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const args = ['user', 'create', '--email', email, '--name', `Aino ${role}`, '--role', role]
  execFileSync(process.execPath, [command, ...args, '--password-stdin'], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    input: PASSWORD,
  })
  return email
}

export async function signIn(page: Page, email: string, base = '') {
  await page.goto(`${base}/admin/sign-in`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin$/)
}

/** Tests in which an owner is signed in: once for each worker, since signing in is limited. */
export const test = base.extend<object, { ownerState: Awaited<ReturnType<typeof readState>> }>({
  ownerState: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: BASE_URL })
      const page = await context.newPage()
      await signIn(page, addStaff('owner'))
      const state = await readState(page)
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  storageState: ({ ownerState }, use) => use(ownerState),
})

const BASE_URL = `http://127.0.0.1:${process.env.E2E_PORT ?? 4173}`

function readState(page: Page) {
  return page.context().storageState()
}

/** The id of a page by its address, asked of the API. */
export async function pageId(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(`/api/admin/pages?perPage=200`)
  const { items } = (await answer.json()) as { items: { id: string; path: string }[] }
  const found = items.find(item => item.path === path)
  if (!found) throw new Error(`no page at ${path}`)
  return found.id
}

/** The canvas of the builder. */
export const canvasOf = (page: Page) => page.frameLocator('#preview-frame')

/** Opens the builder and waits for the page to stand on the canvas. */
export async function openBuilder(page: Page, id: string) {
  await page.goto(`/admin/edit/${id}`)
  await canvasOf(page).locator('main').waitFor()
  await page.getByRole('tree').waitFor()
}
