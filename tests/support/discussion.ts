import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { Settings } from '#pages/schema'
import type { PageCache } from '#render'
import type { OpenDatabase } from './databases.ts'
import { createManualClock } from './manual-clock.ts'
import { documentOf, START } from './pages.ts'
import { buildTestApp, openTestServices } from './services.ts'

const ENTRY = '/journal/entry'

/** A post with comments and visitors. */
export async function openDiscussion(
  openDatabase: OpenDatabase,
  rules: Partial<Settings['comments']> = {},
  environment: Record<string, string> = {},
) {
  const clock = createManualClock(START)
  const services = await openTestServices(openDatabase, environment, clock)
  const app = await buildTestApp(services)
  const { cache } = app as unknown as { cache: PageCache }
  const settings = await services.pages.settings.get()
  await services.pages.settings.set({
    siteName: 'Atelier',
    email: 'hello@example.com',
    comments: { ...settings.comments, ...rules },
  })
  const saved = await services.pages.save({
    path: ENTRY,
    kind: 'post',
    author: 't',
    publish: true,
    document: documentOf('Entry', [{ type: 'comments', props: { id: 'talk' } }]),
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const pageId = saved.id

  const call = (name: string, fields: Record<string, string>, url = ENTRY) =>
    app.inject({
      method: 'POST',
      url,
      headers: { accept: 'application/json' },
      payload: { ...fields, _action: `talk/${name}` },
    })
  /** Like a browser without script. */
  const postPlain = (fields: Record<string, string>, url = ENTRY) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ ...fields, _action: 'talk/send' }).toString(),
    })

  /** A token with its solved challenge. */
  async function prove() {
    const { token, challenge } = (await call('token', {})).json().answer
    clock.advance(1000)
    const solution = await solveChallenge({ challenge, deriveKey })
    return { token, proof: JSON.stringify({ challenge, solution }) }
  }

  /** As the server does shortly after each write. */
  async function dropStale() {
    const rows = await services.db.selectFrom('invalidations').select('tags').execute()
    cache.drop(rows.flatMap(row => JSON.parse(row.tags) as string[]))
  }

  async function say(text: string, who = 'Aino', more: Record<string, string> = {}) {
    const answer = await call('send', {
      ...(await prove()),
      field_text: text,
      field_name: who,
      field_email: `${who.toLowerCase()}@example.com`,
      ...more,
    })
    return answer.json()
  }

  return {
    services,
    comments: services.comments,
    app,
    clock,
    pageId,
    entry: ENTRY,
    call,
    postPlain,
    prove,
    say,
    /** Published regardless of the settings. */
    async sayAndApprove(text: string, who?: string, more?: Record<string, string>) {
      const { answer } = await say(text, who, more)
      await services.comments.moderation.setStatus(answer.id, 'published')
      return answer.id as string
    },
    /** Visible content of a page, without messages for scripts. */
    async read(url = ENTRY) {
      await dropStale()
      return withoutMessages((await app.inject({ url, headers: { accept: 'text/html' } })).body)
    },
    async mails() {
      const rows = await services.db
        .selectFrom('outbox')
        .select('payload')
        .orderBy('created_at')
        .execute()
      const found = await Promise.all(
        rows.map(row => services.composeMail(JSON.parse(row.payload))),
      )
      return found.flatMap(mail => mail ?? [])
    },
    setRules: async (changes: Partial<Settings['comments']>) => {
      const { comments } = await services.pages.settings.get()
      await services.pages.settings.set({ comments: { ...comments, ...changes } })
    },
  }
}

export const withoutMessages = (html: string) =>
  html.replace(/<script type="application\/json".*?<\/script>/s, '')
