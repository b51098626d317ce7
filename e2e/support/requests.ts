import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const pending = new WeakMap<Page, Set<Request>>()
/** Follow-up requests start within this time. */
const QUIET_MS = 100

/** Tracks requests of a page. */
export function watchRequests(page: Page) {
  const open = new Set<Request>()
  pending.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

/** Resolves when all requests are answered and none followed. */
export async function requestsAreAnswered(page: Page) {
  const open = pending.get(page)
  if (!open) throw new Error('this page’s requests are not watched')
  for (let quietMs = 0; quietMs < QUIET_MS; quietMs += 20) {
    await wait(20)
    if (open.size > 0) quietMs = 0
  }
}
