import { ok, refuse } from '#base'
import type { Pages } from '#pages'
import { kindOfType, type PageKind } from '#pages/schema'
import { createTranslate } from '#texts'
import { buildApp } from '../app.ts'
import type { Assets } from '../assets/assets.ts'
import type { Env } from '../env.ts'
import type { AllServices } from '../services/create-services.ts'
import { createPageResolver } from '../site/page/resolve-page.ts'
import { openCopyFolder } from './copy-folder.ts'
import { createExportTargets } from './export-targets.ts'
import { createLinks } from './links.ts'
import type { RequestedTarget, Run } from './run.ts'
import { exportTexts } from './texts.ts'
import { writeSearch } from './write-search.ts'
import { writeNotFound, writeServerFiles } from './write-server-files.ts'
import { writeTarget } from './write-target.ts'

export { findDist, readBuiltAssets } from '../assets/assets.ts'

export interface ExportRequest {
  folder: string
  /** URL of the copy without trailing slash. By default the copy names the live site. */
  url?: string | undefined
  onProgress?(pages: number, files: number): void
}

/** Files that are exported without being linked. Missing ones are skipped. */
const ALWAYS = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/llms.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
]
const KINDS: readonly PageKind[] = ['page', 'post', 'project']
const ALL = 1_000_000
/** Disk full or unavailable: every other file would fail too. */
const OF_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])
const isOfDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && OF_DISK.has(String(error.code))

/**
 * Writes the part of the site that needs no server as files: pages as anonymous visitors get them,
 * and everything they refer to. Everything else links to the live site at `env.publicUrl`.
 */
export async function exportSite(
  services: AllServices,
  { env, assets }: { env: Env; assets: Assets },
  request: ExportRequest,
) {
  const { pages, registry } = services
  const addresses = await listPages(pages)
  if (addresses.length === 0) return refuse('no-pages')
  const opened = await openCopyFolder(request.folder, env.dataDir)
  if (!opened.ok) return opened
  const { copy } = opened
  const problems: { address: string; reason: string }[] = []
  const app = await buildApp({
    env: { ...env, rateLimit: 0, logLevel: 'silent', dev: false },
    services,
    assets,
    exportOptions: {
      onProblem: ({ page, type }) =>
        problems.push({ address: page, reason: `the module "${type}" cannot be shown` }),
    },
  })
  try {
    const { locale, timeZone } = await pages.settings.get()
    const translate = createTranslate(exportTexts, { locale, timeZone })
    const live = env.publicUrl
    const resolver = createPageResolver(services)
    const places = createExportTargets({ services, registry, resolver, live })
    const queue: RequestedTarget[] = []
    const wanted = new Set<string>()
    const missing = new Map<string, string>()
    const islands = new Set<string>()
    let current = ''
    const links = createLinks({
      places,
      live,
      url: request.url,
      want(place) {
        if (wanted.has(place.href)) return
        wanted.add(place.href)
        queue.push({ ...place, from: current })
      },
      onMissing: address => missing.set(address, missing.get(address) ?? current),
    })
    const run: Run = {
      url: request.url,
      app,
      copy,
      modules: registry.modules,
      links,
      live,
      problems,
      missing,
      islands,
      translate,
    }
    for (const path of addresses) await links.place(new URL(encodeURI(path), live))
    for (const address of ALWAYS) await links.place(new URL(address, live))
    let done = 0
    const takeAll = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const place = next
        current = place.address
        await collectProblems(problems, current, () => writeTarget(run, place))
        if (place.kind === 'page') done++
        request.onProgress?.(done, copy.size())
      }
    }
    await takeAll()
    await collectProblems(problems, '/404', () => writeNotFound(run))
    await collectProblems(problems, '/search', () => writeSearch(run, services))
    await collectProblems(problems, '/_redirects', () => writeServerFiles(run, pages))
    // The types of islands in use are known by now.
    for (const file of assets.visitorFiles(islands)) await links.place(new URL(file, live))
    await takeAll()
    for (const file of copy.foreign) problems.push({ address: `/${file}`, reason: 'in the way' })
    await copy.publish()
    await copy.finish({ isComplete: problems.length === 0 })
    return ok({ pages: done, files: copy.size(), ...copy.counts, problems, missing })
  } catch (error) {
    if (!isOfDisk(error)) throw error
    return refuse('disk')
  } finally {
    await app.close()
    await copy.close()
  }
}

/** Paths of all pages, linked or not. */
async function listPages(pages: Pages): Promise<string[]> {
  const { contentTypes } = await pages.settings.get()
  const kinds = [...KINDS, ...contentTypes.map(kindOfType)]
  const listed = await Promise.all(kinds.map(kind => pages.list(kind, ALL)))
  const own = listed.flat().flatMap(({ path }) => (path === '/404' ? [] : [path]))
  if (own.length === 0) return []
  return ['/', ...own, ...(await pages.archives.addresses()).map(({ path }) => path)]
}

/** Records a problem with one URL and continues; a full disk ends the export. */
async function collectProblems(
  problems: Run['problems'],
  address: string,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Error) || isOfDisk(error)) throw error
    problems.push({ address, reason: error.message })
  }
}
