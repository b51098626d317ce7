import { chromium, type FullConfig } from '@playwright/test'
import { findChromium, launchArguments } from './chromium.ts'
import { OWNER_STATE } from './owner-state.ts'
import { addStaff, signIn } from './staff-account.ts'

/** Signs an owner in, once for the whole run: signing in is limited. */
export default async function signInOnce(config: FullConfig) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: launchArguments,
  })
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const page = await browser.newPage({ baseURL })
  await signIn(page, addStaff('owner'))
  await page.context().storageState({ path: OWNER_STATE })
  await browser.close()
}
