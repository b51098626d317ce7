import type { Page } from '@playwright/test'
import { paragraph, words } from './put-popup.ts'
import { expect } from './test.ts'

/** Content of pages below popups. */
export const pageTitle = words('page-title', 'The page', 'h1')
export const longText = Array.from({ length: 40 }, (_, at) =>
  paragraph(`long-${at}`, `Line ${at}. ${'Words to scroll past, one after the other. '.repeat(6)}`),
)

export const dialog = (page: Page) => page.getByRole('dialog')

/** Waits until popups are initialized. */
export const begun = (page: Page) =>
  expect(page.locator('[data-popup]').first()).toHaveAttribute('aria-labelledby', /.+/)

/** Starts a new visit, because the session outlives a test. */
export async function visit(page: Page, path: string) {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.goto(path)
}
