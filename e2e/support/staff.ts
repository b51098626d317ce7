import type { Page } from '@playwright/test'
import { OWNER_STATE } from './owner-state.ts'
import { test as base } from './test.ts'

export { addStaff, PASSWORD, signIn } from './staff-account.ts'

/** Tests in which an owner is signed in. */
export const test = base.extend({
  storageState: async ({ browserName: _ }, use) => use(OWNER_STATE),
})

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
