import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium, launchArguments } from '../../e2e/support/chromium.ts'
import type { Figure } from '../report.ts'
import { freePort, type Site } from '../site.ts'

/** Fetched when it is measured, because it takes 150 MB. */
const PACKAGE = 'lighthouse@12.8.2'

interface Report {
  runtimeError?: { message: string }
  categories: Record<
    string,
    { id: string; title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { score: number | null }>
}

const PATHS = ['/', '/shop', '/product/breakfast-bowl', '/contact', '/journal/category/glaze']
/** Search results are not indexed. */
const UNLISTED = '/search?q=bowl'

/** Lighthouse's four categories on a phone. Names of failed audits are written to standard error. */
export async function measureLighthouse(site: Site): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    const post = await findPost(site)
    const paths = [...PATHS, UNLISTED, post]
    for (const path of paths) figures.push(...(await audit(site.url + path, path, port)))
    for (const theme of ['business', 'magazine']) {
      site.run('theme', theme)
      for (const path of paths) {
        figures.push(...(await audit(site.url + path, `${path} (theme ${theme})`, port)))
      }
    }
    site.run('theme', 'none')
    return figures
  } finally {
    await browser.close()
  }
}

async function audit(url: string, path: string, port: number): Promise<Figure[]> {
  const { categories, audits, runtimeError } = await runLighthouse(url, port)
  if (runtimeError) throw new Error(runtimeError.message)
  const isListed = !url.includes('/search')
  const wanted = Object.values(categories).filter(({ id }) => isListed || id !== 'seo')
  return wanted.map(({ title, score, auditRefs }) => {
    const missed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== 1)
    const names = missed.map(({ id }) => `${id} ${audits[id]?.score ?? '–'}`)
    if (score !== 1) console.error(`${path}, ${title}: ${names.join(', ')}`)
    const value = (score ?? 0) * 100
    return { what: `Lighthouse ${path}: ${title}`, value, unit: '', aim: { atLeast: 100 } }
  })
}

async function runLighthouse(url: string, port: number): Promise<Report> {
  const options = ['--port', String(port), '--output', 'json', '--quiet']
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options],
    { maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout)
}

/** The newest post in the sitemap. */
async function findPost(site: Site): Promise<string> {
  const map = await fetch(`${site.url}/sitemap.xml`).then(answer => answer.text())
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  const post = paths.find(path => /^\/(journal|blog|posts?)\/[^/]+$/.test(path))
  if (!post) throw new Error(`no post among ${paths.join(' ')}`)
  return post
}
