import type { Page } from '@playwright/test'
import { requestsAreAnswered } from './requests.ts'
import { expect } from './test.ts'

/** Resolves when nothing on a screen of the admin is still being loaded. */
export async function isThere(page: Page) {
  // By its element: behind a dialog it has no role.
  await expect(page.locator('main > *').first()).toBeAttached()
  await expect(page.locator('#react-admin-title')).not.toBeEmpty()
  await expect(page.locator('[role="progressbar"], .MuiSkeleton-root')).toHaveCount(0)
  await requestsAreAnswered(page)
}
