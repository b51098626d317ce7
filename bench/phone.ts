import type { Browser, Page } from 'playwright-core'
import { loadEmulated } from './stalled-loads.ts'

/** 4× CPU, 1.6 Mbit/s, 150 ms round trip, as in Lighthouse. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** Loads a page with the phone and network profile. `prepare` runs before. */
export async function loadOnPhone(
  browser: Browser,
  url: string,
  prepare?: (page: Page) => Promise<unknown>,
) {
  return loadEmulated(async () => {
    const opened = await openPhone(browser)
    await prepare?.(opened.page)
    return opened
  }, url)
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page }
}
