import { asOwner, change } from './admin-api.ts'

/** An address that no other worker makes a page at: each runs what comes before the tests of a file. */
export const ownPath = (path: string) => `${path}-${crypto.randomUUID().slice(0, 8)}`

/** Publishes a page made of these nodes. */
export function putPage(path: string, content: { type: string; props: Record<string, unknown> }[]) {
  const title = 'Test page'
  const document = { schema: 1, upgrades: {}, root: { props: { title } }, content }
  return asOwner(async api => {
    const { id } = await change(api, '/pages', { path, title, document })
    await change(api, `/pages/${id}/publish`)
  })
}
