import { setTimeout as wait } from 'node:timers/promises'
import { createId, SECOND } from '#base'
import { claimSharedPage, type Database, findSharedPage, putSharedPage, readFromPrimary } from '#db'
import { hasTests, type RenderedPage, type ShareRender } from '#render'

/** After this time a process renders itself. */
const MAX_WAIT_MS = SECOND
const POLL_MS = 25

/** What is known of invalidations in this process. */
export interface SeenChanges {
  /** Position of the invalidations that were dropped here. */
  seen(): string | undefined
  /** Resolves when everything that they made stale was read again. */
  settled(): Promise<unknown>
}

/**
 * Renders a popular page in one process, and gives the result to those that ask at the same time.
 * Errors of the database make a process render itself.
 *
 * A page is stored with the invalidations that its process had dropped when it was finished. It is
 * taken only if no later one has a tag of the page, so a change between render and use is never
 * missed.
 * @param build Differs between releases. During a rolling upgrade, pages of the other release would
 * refer to scripts that this one does not have.
 */
export function createShareRenders(db: Database, build: string) {
  let changes: SeenChanges | undefined

  const shareRender: ShareRender = async (pageKey, render, isCurrent) => {
    const key = `${build} ${pageKey}`
    const token = createId()
    const endsAt = performance.now() + MAX_WAIT_MS
    try {
      for (;;) {
        const { page, staleTags, isClaimed } = await readFromPrimary(() => findSharedPage(db, key))
        const shared = page === undefined ? undefined : toRendered(page)
        if (shared && staleTags && !isStale(shared, staleTags)) return shared
        if (!isClaimed && (await claimSharedPage(db, { key, token }))) break
        if (performance.now() > endsAt) return render()
        await wait(POLL_MS)
      }
    } catch {
      return render()
    }
    let made: { page: string; seen: string } | undefined
    try {
      const rendered = await render()
      if (rendered && isShareable(rendered)) {
        await changes?.settled()
        const seen = changes?.seen()
        if (seen !== undefined && isCurrent(rendered.tags)) made = { page: toText(rendered), seen }
      }
      return rendered
    } finally {
      // Errors leave the claim until it expires.
      await putSharedPage(db, { key, token }, made).catch(() => {})
    }
  }

  return {
    shareRender,
    follow(watch: SeenChanges) {
      changes = watch
    },
  }
}

export type ShareRenders = ReturnType<typeof createShareRenders>

/** Split tests are read again by each process at its own time. */
const isShareable = ({ isPrivate, tests }: RenderedPage) =>
  !isPrivate && !(tests && hasTests(tests))

const isStale = ({ tags }: RenderedPage, stale: ReadonlySet<string>) =>
  stale.has('*') || [...tags].some(tag => stale.has(tag))

/** JSON has no sets, and writes infinity as null. */
function toText({ tags, ...page }: RenderedPage): string {
  const { status, body, contentType, isPrivate, sources, cookies, currency, tests } = page
  const { freshUntil = Number.POSITIVE_INFINITY } = page
  const stored = { status, body, contentType, isPrivate, sources, cookies, currency, tests }
  return JSON.stringify({
    ...stored,
    tags: [...tags],
    ...(Number.isFinite(freshUntil) ? { freshUntil } : {}),
  })
}

function toRendered(text: string): RenderedPage {
  const page = JSON.parse(text) as Omit<RenderedPage, 'tags'> & { tags: string[] }
  return { ...page, tags: new Set(page.tags) }
}
