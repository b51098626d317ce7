import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const pending = new WeakMap<Page, Set<Request>>()
/** What an answer brings about is asked for within this time. */
const QUIET_MS = 100

/** Counts what a page asks for from here on. */
export function watchRequests(page: Page) {
  const open = new Set<Request>()
  pending.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

/** Resolves when all that a page asked for is answered, and nothing followed. */
export async function requestsAreAnswered(page: Page) {
  const open = pending.get(page)
  if (!open) throw new Error('this page’s requests are not watched')
  for (let quietMs = 0; quietMs < QUIET_MS; quietMs += 20) {
    await wait(20)
    if (open.size > 0) quietMs = 0
  }
}
