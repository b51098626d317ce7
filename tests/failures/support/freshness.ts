import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { documentOf } from '../../support/pages.ts'
import type { SiteCluster } from './cluster.ts'

/** After this time every copy must show what was published. */
const VISIBLE_WITHIN_MS = 1000
const PUBLISH_EVERY_MS = 1300
const REQUESTS_PER_SECOND = 500
const BATCH_EVERY_MS = 20
/** A server that is behind gets no more requests. */
const MOST_OPEN = 200

export interface Freshness {
  checks: number
  stale: number
  failed: number
  published: number
  /** Versions that a copy never showed, although it had more than the allowed time. */
  unseen: number
  /** The longest time from a publish to its first sight on the slower copy. */
  slowestMs: number
  perSecond: number
}

/** Publishes a page again and again, and asks every copy for it meanwhile. */
export async function checkFreshness(site: SiteCluster, checks: number): Promise<Freshness> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const publishedAt = [performance.now()]
  const seenAt = new Map<string, number>()
  const result = {
    checks: 0,
    stale: 0,
    failed: 0,
    published: 0,
    unseen: 0,
    slowestMs: 0,
    perSecond: 0,
  }
  const startedAt = performance.now()
  let isOver = false

  async function publish() {
    while (!isOver) {
      const version = publishedAt.length
      const document = documentOf(`Version ${version}`)
      const saved = await site.services.pages.save({
        path: '/news',
        document,
        author: 't',
        publish: true,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      publishedAt.push(performance.now())
      await wait(PUBLISH_EVERY_MS)
    }
  }

  async function check(port: number) {
    const sentAt = performance.now()
    const version = await readVersion(agent, port)
    result.checks++
    if (version === undefined) {
      result.failed++
      return
    }
    const key = `${port} ${version}`
    if (!seenAt.has(key)) seenAt.set(key, performance.now())
    const expected = publishedAt.findLastIndex(at => at + VISIBLE_WITHIN_MS <= sentAt)
    if (version < expected) result.stale++
  }

  const publishing = publish()
  const running = new Set<Promise<void>>()
  let sent = 0
  while (result.checks < checks) {
    const due = ((performance.now() - startedAt) * REQUESTS_PER_SECOND) / 1000
    for (; sent < due && running.size < MOST_OPEN; sent++) {
      const copy = site.copies[sent % site.copies.length]
      if (!copy) break
      const one: Promise<void> = check(copy.port).finally(() => running.delete(one))
      running.add(one)
    }
    await wait(BATCH_EVERY_MS)
  }
  const endedAt = performance.now()
  const seconds = (endedAt - startedAt) / 1000
  isOver = true
  await Promise.all([publishing, ...running])
  agent.destroy()

  for (const [version, at] of publishedAt.entries()) {
    if (version === 0) continue
    for (const { port } of site.copies) {
      const seen = seenAt.get(`${port} ${version}`)
      if (seen !== undefined) result.slowestMs = Math.max(result.slowestMs, seen - at)
      else if (endedAt - at > VISIBLE_WITHIN_MS) result.unseen++
    }
  }
  return { ...result, published: publishedAt.length - 1, perSecond: result.checks / seconds }
}

function readVersion(agent: Agent, port: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const asked = get({ agent, host: '127.0.0.1', port, path: '/news' }, answer => {
      let html = ''
      answer.setEncoding('utf8')
      answer.on('data', part => {
        html += part
      })
      answer.on('end', () => {
        const [, version] = /Version (\d+)/.exec(html) ?? []
        resolve(version === undefined ? undefined : Number(version))
      })
      answer.on('error', () => resolve(undefined))
    })
    asked.on('error', () => resolve(undefined))
  })
}
