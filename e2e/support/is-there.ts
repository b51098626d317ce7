import type { Page } from '@playwright/test'
import { requestsAreAnswered } from './requests.ts'
import { expect } from './test.ts'

/** Waits until an admin screen has finished loading. */
export async function isThere(page: Page) {
  // By element: behind a dialog it has no role.
  await expect(page.locator('main > *').first()).toBeAttached()
  await expect(page.locator('[role="progressbar"], .MuiSkeleton-root')).toHaveCount(0)
  await requestsAreAnswered(page)
  // The title of a record is empty until the record is loaded, and hidden until its form is.
  await expect(page.locator('#react-admin-title')).toHaveText(/\S/, { useInnerText: true })
}
