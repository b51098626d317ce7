import type { Page } from '@playwright/test'
import type { PageDocument } from '#module-contract'
import { expect } from './test.ts'

interface Stored {
  version: number
  document: PageDocument
}

/** Creates a page through the API. */
export async function makePage(page: Page, content: object[], kind = 'page') {
  const title = `Test ${crypto.randomUUID().slice(0, 8)}`
  const path = `/${title.toLowerCase().replace(' ', '-')}`
  const document = { schema: 1, upgrades: {}, root: { props: { title } }, content }
  const answer = await page.request.post('/api/admin/pages', {
    data: { path, title, kind, document },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { id: ((await answer.json()) as { id: string }).id, path, title }
}

/** The stored page. */
export async function stored(page: Page, id: string): Promise<Stored> {
  return (await page.request.get(`/api/admin/pages/${id}`)).json()
}

export const section = (...content: object[]) => ({
  type: 'section',
  props: { id: 'section-1', content },
})
export const heading = (text: string, id = 'heading-1') => ({
  type: 'heading',
  props: { id, text },
})

export const saved = (page: Page) => page.getByText(/^Saved \d/)
export const option = (page: Page, label: string) =>
  page.getByRole('complementary', { name: 'Settings' }).getByLabel(label, { exact: true })
