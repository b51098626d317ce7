import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorPage } from '../src/server/http/error-page.ts'
import { copyMigratedFile } from './support/databases.ts'
import { startProduction } from './support/production.ts'

/** The language of a site that renders no page in this test. */
const LOCALE = 'de'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-error-page-'))
let site: Awaited<ReturnType<typeof startProduction>>
beforeAll(async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  copyMigratedFile(dataDir)
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'))
  const insert = db.prepare('insert into settings (key, value, updated_at) values (?, ?, 0)')
  insert.run('locale', JSON.stringify(LOCALE))
  db.close()
  site = await startProduction({ DATA_DIR: dataDir, DEMO: '0' })
})
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As served, with built styles. */
async function served() {
  const headers = { accept: 'text/html', origin: 'https://evil.example' }
  const answer = await fetch(`${site.url}/cart`, { method: 'POST', headers })
  expect(answer.status).toBe(403)
  return answer.text()
}

it('the error page follows the dark scheme and takes its colours from the tokens', async () => {
  const html = await served()
  const [, css = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
  expect(css.replaceAll(' ', '')).toContain('(prefers-color-scheme:dark)')
  expect(css).toMatch(/body\s*{[^}]*background:\s*var\(--background\)/)
  const [, own = ''] = /<style>(.*)<\/style>/s.exec(errorPage({ key: 'busy' }, 'en')) ?? []
  expect(own).toContain('color: var(--muted)')
  expect(own, 'no colour of its own').not.toMatch(/#[0-9a-f]{3}|rgb|white|black/i)
})

it('the error page needs nothing but itself, and shows its reason as text', async () => {
  const html = await served()
  expect(html).not.toMatch(/<script|<link|<img|@import/)
  // Falls back to system fonts.
  for (const [, address] of html.matchAll(/url\(["']?([^"')]*)/g)) {
    expect(address).toMatch(/^\/fonts\//)
  }
  const said = { key: 'broken', values: { reference: '<b>No</b>' } } as const
  expect(errorPage(said, 'en')).toContain('&lt;b&gt;No&lt;/b&gt;')
})

it('the error page speaks the language of the site, in its direction', async () => {
  expect(await served()).toContain(`<html lang="${LOCALE}" dir="ltr"`)
  const page = errorPage({ key: 'busy' }, 'ar')
  expect(page).toContain('<html lang="ar" dir="rtl"')
  expect(page).toContain('لم ينجح ذلك')
  expect(page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '')).not.toMatch(/[a-z]{3}/i)
})
