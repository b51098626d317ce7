import type { APIRequestContext } from '@playwright/test'
import { asOwner, change } from './admin-api.ts'

export type Node = { type: string; props: Record<string, unknown> }

export const words = (id: string, text: string, level = 'h2'): Node => ({
  type: 'heading',
  props: { id, text, level },
})
export const paragraph = (id: string, text: string): Node => ({
  type: 'text',
  props: { id, body: `<p>${text}</p>` },
})
export const link = (id: string, label: string, url: string): Node => ({
  type: 'button',
  props: { id, label, link: { url } },
})

/** Unique per test: browsers remember popups by name. */
export const freeName = (text: string) => `${text}-${crypto.randomUUID().slice(0, 8)}`

async function publish(api: APIRequestContext, kind: string, path: string, content: Node[]) {
  const document = { schema: 1, upgrades: {}, root: { props: { title: 'Test page' } }, content }
  const { id } = await change(api, '/pages', { kind, path, title: 'Test page', document })
  await change(api, `/pages/${id}/publish`)
  return id
}

/** A layout block; returns its id. */
export const putBlock = (content: Node[], act = asOwner) =>
  act(api => publish(api, 'block', `/blocks/${freeName('block')}`, content))

/** A page with popups of its own; returns its path and the popups' ids. */
export function putPageWithPopups(content: Node[], popups: Node[], act = asOwner) {
  return act(async api => {
    const path = `/${freeName('popups')}`
    const page = await publish(api, 'page', path, content)
    const ids: string[] = []
    for (const popup of popups) {
      const id = await publish(api, 'block', `/blocks/${freeName('popup')}`, [popup])
      const include = [{ kind: 'item', of: 'page', id: page }]
      await change(api, `/popups/${id}`, { conditions: { include, exclude: [] } }, 'PATCH')
      ids.push(id)
    }
    return { path, ids }
  })
}

/** A popup with a heading and text. */
export const popup = (name: string, props: object = {}, content?: Node[]): Node => ({
  type: 'popup',
  props: {
    id: 'frame',
    name,
    content: content ?? [
      words('title', 'A small offer'),
      paragraph('text', 'Ten cups for eight, until the end of the week.'),
    ],
    ...props,
  },
})
