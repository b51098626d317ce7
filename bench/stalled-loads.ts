import { type BrowserContext, errors, type Page } from 'playwright-core'

const MAX_ATTEMPTS = 4
/** Far beyond any load that works. */
const LOAD_TIMEOUT_MS = 30_000
const ANSWER_TIMEOUT_MS = 5000

/** Number of page loads that stalled and were repeated in this process. */
export const stalledLoads = { count: 0 }

/**
 * Opens a browser context and loads a page in it. Chromium's network emulation sometimes never
 * delivers a response that the server has sent; such a load is repeated in a new context. A load
 * that hangs because the server does not answer is an error.
 */
export async function loadEmulated<Opened extends { context: BrowserContext; page: Page }>(
  open: () => Promise<Opened>,
  url: string,
  timeoutMs = LOAD_TIMEOUT_MS,
): Promise<Opened> {
  for (let attempt = 1; ; attempt++) {
    const opened = await open()
    try {
      await opened.page.goto(url, { waitUntil: 'load', timeout: timeoutMs })
      return opened
    } catch (error) {
      await opened.context.close()
      const isStalled = error instanceof errors.TimeoutError && (await isAnswering(url))
      if (!isStalled || attempt === MAX_ATTEMPTS) throw error
      stalledLoads.count++
    }
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  return fetch(url, { signal }).then(
    response => response.arrayBuffer().then(() => true),
    () => false,
  )
}
