import type { Site } from './site.ts'
import { addOwner, signIn } from './staff.ts'
import { median } from './statistics.ts'

const WARM_UP = 10
const CHANGES = 20
/** Publishing reaches the page cache within this time. */
const SPREAD_MS = 500

interface Node {
  type: string
  props: Record<string, unknown>
}

/** Milliseconds to render the home after the text of one of its modules has changed. */
export async function renderAfterChange(site: Site): Promise<number> {
  addOwner(site)
  const call = await signIn(site)
  const { items } = await call<{ items: { id: string; path: string }[] }>('/pages?perPage=200')
  const id = items.find(({ path }) => path === '/')?.id
  if (!id) throw new Error('there is no home page')
  const renders: number[] = []
  for (let change = 0; change < WARM_UP + CHANGES; change++) {
    const { version, document } = await call<{ version: number; document: { content: Node[] } }>(
      `/pages/${id}`,
    )
    const heading = findNode(document.content, 'heading')
    if (!heading) throw new Error('the home page has no heading')
    heading.props.text = `Changed ${change}`
    await call(`/pages/${id}/draft`, { document, version }, 'PUT')
    await call(`/pages/${id}/publish`, {})
    await new Promise(resolve => setTimeout(resolve, SPREAD_MS))
    const response = await fetch(site.url)
    await response.arrayBuffer()
    const ms = /render;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
    if (ms) renders.push(Number(ms))
  }
  if (renders.length < WARM_UP + CHANGES / 2) throw new Error('changes were not rendered')
  return median(renders.slice(WARM_UP))
}

function findNode(value: unknown, type: string): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('type' in value && value.type === type && 'props' in value) return value as Node
  for (const part of Object.values(value)) {
    const found = findNode(part, type)
    if (found) return found
  }
  return undefined
}
