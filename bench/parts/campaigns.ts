import type { Figure } from '../report.ts'
import { removeFolder, startSite } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'

const READERS = 10_000
const ROUNDS = 3

const campaign = {
  schema: 1,
  upgrades: {},
  root: { props: { title: 'A campaign' } },
  content: [
    {
      type: 'section',
      props: { id: 's', content: [{ type: 'text', props: { id: 't', body: '<p>News.</p>' } }] },
    },
  ],
}

/** A newsletter campaign to many: time until all deliveries are queued; the slowest of several runs. */
export async function measureCampaigns(): Promise<Figure[]> {
  const site = await startSite()
  try {
    addOwner(site)
    const call = await signIn(site)
    const add = <Item>(path: string, item: object) => call<Item & { id: string }>(path, item)
    const { id: listId } = await add('/newsletter-lists', { name: 'Many' })
    const readers = Array.from({ length: READERS }, (_, index) => `reader-${index}@example.com`)
    await call(
      `/newsletter-subscribers/import?list=${listId}&consent=On+paper`,
      ['email', ...readers].join('\n'),
    )
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { id: pageId } = await add('/pages', {
        path: `/letter-${round}`,
        title: 'A campaign',
        kind: 'block',
        document: campaign,
      })
      const { id } = await add('/newsletter-letters', {
        subject: 'News',
        listId,
        pageId,
        perMinute: 60,
      })
      const startedAt = performance.now()
      const sent = await call<{ report: { queued: number } }>(
        `/newsletter-letters/${id}/schedule`,
        {},
      )
      times.push(performance.now() - startedAt)
      if (sent.report.queued !== READERS) throw new Error(`${sent.report.queued} are queued`)
      await call(`/newsletter-letters/${id}/stop`, {})
    }
    const what = `a campaign to ${READERS.toLocaleString('en')} addresses, queued`
    return [{ what, value: Math.max(...times) / 1000, unit: 's', aim: { atMost: 2 } }]
  } finally {
    await site.stop()
    removeFolder(site.dataDir)
  }
}
