import { toSlug } from '#base'
import type { PageDocument, PageNode } from '#module-contract'
import { callApi } from '#staff/client'

/**
 * A `block` is stored once and shown on many pages. A `preset` provides the initial content of new
 * modules.
 */
export type PartKind = 'block' | 'preset'

export interface SavedPart {
  id: string
  kind: PartKind
  title: string
}

/** Saved blocks and presets by title. */
export async function listParts(): Promise<SavedPart[]> {
  const lists = await Promise.all(
    (['block', 'preset'] as const).map(kind =>
      callApi<{ items: SavedPart[] }>('GET', '/pages', {
        query: { kind, sort: 'title', perPage: 200 },
      }),
    ),
  )
  return lists.flatMap(list => list.items)
}

/** Saves modules for reuse. Blocks are published at once, because pages show published blocks. */
export async function savePart(
  kind: PartKind,
  title: string,
  content: PageNode[],
  upgrades: PageDocument['upgrades'],
): Promise<SavedPart> {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)
  const path = `/${kind}s/${toSlug(title).slice(0, 60) || kind}-${random}`
  const document = { schema: 1, upgrades, root: { props: { title } }, content }
  const made = await callApi<SavedPart>('POST', '/pages', { body: { path, title, kind, document } })
  if (kind === 'block') {
    await callApi('POST', `/pages/${encodeURIComponent(made.id)}/publish`, { body: {} })
  }
  return made
}

export async function readPart(id: string): Promise<PageNode[]> {
  const { document } = await callApi<{ document: PageDocument }>(
    'GET',
    `/pages/${encodeURIComponent(id)}`,
  )
  return document.content
}
