import { beforeAll, expect } from 'vitest'
import type { PageDocument, PageNode } from '#module-contract'
import type { TestDefinition } from '#split-test/schema'
import type { describeDatabases } from './databases.ts'
import { buildTestApp, openTestServices } from './services.ts'
import { headline } from './split-tests.ts'

type OpenDatabase = Parameters<Parameters<typeof describeDatabases>[1]>[0]

export const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36',
  accept: 'text/html',
}
export const documentOf = (...content: PageNode[]): PageDocument => ({
  schema: 1,
  upgrades: {},
  root: { props: { title: 'Test' } },
  content,
})
export const text = (id: string, says: string): PageNode => ({
  type: 'text',
  props: { id, body: `<p>${says}</p>` },
})
export const splitTest = (test: string, a: PageNode[], b: PageNode[]): PageNode => ({
  type: 'split-test',
  props: {
    id: `node-${test}`,
    test,
    subjects: [
      { key: 'a', name: 'A', content: a },
      { key: 'b', name: 'B', content: b },
    ],
  },
})

/** A site with split tests on its pages, and visitors. */
export function useSplitTestPages(openDatabase: OpenDatabase) {
  let names = 0
  const site = {
    services: undefined as unknown as Awaited<ReturnType<typeof openTestServices>>,
    app: undefined as unknown as Awaited<ReturnType<typeof buildTestApp>>,

    newKey: () => `page${String(++names).padStart(8, '0')}`,

    async put(path: string, document: PageDocument, kind: 'page' | 'block' | 'post' = 'page') {
      const save = { path, document, kind, author: 't', publish: true }
      const saved = await site.services.pages.save(save)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    },

    async start(key: string, pageId: string, changes: Partial<TestDefinition> = {}) {
      const definition = { ...headline, ...changes }
      expect(await site.services.splitTests.start(key, pageId, definition)).toEqual({ ok: true })
      await site.services.splitTests.refresh()
    },

    /** A page with a running test and a visitor per subject. */
    open: (changes: Partial<TestDefinition> = {}, ...more: PageNode[]) =>
      site.openWith({ changes, more }),

    /** The same with additional modules in the subjects. */
    async openWith({
      changes = {},
      a = [],
      b = [],
      more = [],
    }: {
      changes?: Partial<TestDefinition>
      a?: PageNode[]
      b?: PageNode[]
      more?: PageNode[]
    }) {
      const key = site.newKey()
      const path = `/${key}`
      const subjects: [PageNode[], PageNode[]] = [
        [text('one', 'First words'), ...a],
        [text('two', 'Other words'), ...b],
      ]
      const id = await site.put(path, documentOf(splitTest(key, ...subjects), ...more))
      await site.start(key, id, changes)
      const visitors = await site.findBoth(path)
      return { key, path, id, ...visitors }
    },

    async findBoth(path: string) {
      const found = new Map<string, { cookie: string; body: string }>()
      for (let tries = 0; found.size < 2 && tries < 60; tries++) {
        const { body, headers } = await site.get(path)
        const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
        const subject = body.includes('First words') ? 'a' : 'b'
        if (!found.has(subject)) found.set(subject, { cookie, body })
      }
      const [a, b] = [found.get('a'), found.get('b')]
      if (!a || !b) throw new Error('one subject is never shown')
      return { a, b }
    },

    get: (url: string, headers: Record<string, string> = {}) =>
      site.app.inject({ url, headers: { ...BROWSER, ...headers } }),

    /** Submits a form without script. */
    post: (url: string, cookie: string, fields: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url,
        headers: { ...BROWSER, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),

    async counts(key: string) {
      await site.services.splitTests.flush()
      const test = (await site.services.splitTests.all()).get(key)
      if (!test) throw new Error('no such test')
      return (await site.services.splitTests.report(test)).subjects.map(one => one.counts)
    },
  }
  beforeAll(async () => {
    site.services = await openTestServices(openDatabase)
    site.app = await buildTestApp(site.services)
  })
  return site
}

/** The first test in the page's script data. */
export function goalsOf(body: string) {
  const goals = JSON.parse(/id="vt-split-tests">(.*?)<\/script>/.exec(body)?.[1] ?? '{"tests":[]}')
  return { nonce: goals.nonce as string, modules: goals.tests[0]?.modules as string[] }
}
