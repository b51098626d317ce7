import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { PageDocument } from '#module-contract'
import type { NewPage } from '#pages/schema'
import type { AllServices } from '../../src/server/services/create-services.ts'
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

/** Publishes a page with one heading, or another version of it. Returns its id. */
export async function publishText(
  { pages }: Pick<AllServices, 'pages'>,
  path: string,
  text: string,
  more: Partial<NewPage> = {},
): Promise<string> {
  const document = documentOf(text)
  const saved = await pages.save({ path, document, author: 'test', publish: true, ...more })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

/** HTML of a page as a visitor with these cookies gets it. */
export async function readPage(app: FastifyInstance, url: string, cookie = ''): Promise<string> {
  return (await app.inject({ url, headers: { accept: 'text/html', cookie } })).body
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
