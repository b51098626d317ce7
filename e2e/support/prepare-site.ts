import { chromium, type FullConfig } from '@playwright/test'
import { buildSite } from '../site/build-site.ts'
import { findChromium, launchArguments } from './chromium.ts'
import { OWNER_STATE } from './owner-state.ts'
import { addStaff, signIn } from './staff-account.ts'

/** Signs an owner in, once for the whole run, and makes the site that the tests are about. */
export default async function prepareSite(config: FullConfig) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: launchArguments,
  })
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const page = await browser.newPage({ baseURL })
  await signIn(page, addStaff('owner'))
  await buildSite(page.request)
  await page.context().storageState({ path: OWNER_STATE })
  await browser.close()
}
