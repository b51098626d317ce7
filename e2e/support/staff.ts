import type { Page } from '@playwright/test'
import type { Role } from '#auth/schema'
import { asOwner, change } from './admin-api.ts'
import { OWNER_STATE } from './owner-state.ts'
import { PASSWORD } from './staff-account.ts'
import { test as base, expect } from './test.ts'

export { PASSWORD, signIn } from './staff-account.ts'

/** Tests with a signed-in owner. */
export const test = base.extend({
  storageState: async ({ browserName: _ }, use) => use(OWNER_STATE),
})

/** Invites someone who accepts in this browser and is then signed in. Returns the email. */
export async function joinStaff(page: Page, role: Role): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const name = `Aino ${role}`
  const { link } = await asOwner(api =>
    change<{ link: string }>(api, '/users/invitations', { email, name, role }),
  )
  const token = new URL(link).searchParams.get('token') ?? ''
  const form = { token, name, password: PASSWORD }
  const answer = await page.request.post('/admin/welcome', { form, maxRedirects: 0 })
  expect(answer.status(), await answer.text()).toBe(303)
  return email
}

/** Id of a page by path. */
export async function pageId(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(`/api/admin/pages?perPage=200`)
  const { items } = (await answer.json()) as { items: { id: string; path: string }[] }
  const found = items.find(item => item.path === path)
  if (!found) throw new Error(`no page at ${path}`)
  return found.id
}

/** The builder's canvas. */
export const canvasOf = (page: Page) => page.frameLocator('#preview-frame')

/** Opens the builder and waits for the canvas. */
export async function openBuilder(page: Page, id: string) {
  await page.goto(`/admin/edit/${id}`)
  await canvasOf(page).locator('main').waitFor()
  await page.getByRole('tree').waitFor()
}
