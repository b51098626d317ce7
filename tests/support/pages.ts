import { expect } from 'vitest'
import type { PageDocument } from '#module-contract'
import type { OpenDatabase } from './databases.ts'
import { createManualClock } from './manual-clock.ts'
import { buildTestApp, openTestServices } from './services.ts'
import type { StaffBrowser } from './staff-browser.ts'

export const START = Date.UTC(2027, 0, 4, 9)

export function documentOf(text: string, more: PageDocument['content'] = []): PageDocument {
  return {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'A page' } },
    content: [{ type: 'heading', props: { id: 'title', text, level: 'h1' } }, ...more],
  }
}

export async function openSite(
  openDatabase: OpenDatabase,
  environment: Record<string, string> = {},
) {
  const clock = createManualClock(START)
  const services = await openTestServices(openDatabase, environment, clock)
  const app = await buildTestApp(services)
  return {
    services,
    app,
    clock,
    read: async (path: string) => await app.inject({ url: path, headers: { accept: 'text/html' } }),
  }
}

export async function makePage(browser: StaffBrowser, path: string, text = 'First', kind = 'page') {
  const made = await browser.call('POST', '/pages', {
    path,
    title: 'A page',
    kind,
    document: documentOf(text),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body as { id: string; version: number; document: PageDocument }
}
