import type { RootProps } from '#module-contract'
import { asOwner, change } from './admin-api.ts'

/**
 * Publishes a page with these nodes and settings; returns its path: the wanted one with a unique
 * suffix, because the set-up may run more than once.
 */
export function putPage(
  wanted: string,
  content: { type: string; props: Record<string, unknown> }[],
  settings: Partial<RootProps> = {},
  act: typeof asOwner = asOwner,
): Promise<string> {
  const title = 'Test page'
  const path = `${wanted}-${crypto.randomUUID().slice(0, 8)}`
  const document = { schema: 1, upgrades: {}, root: { props: { title, ...settings } }, content }
  return act(async api => {
    const { id } = await change(api, '/pages', { path, title, document })
    await change(api, `/pages/${id}/publish`)
    return path
  })
}
