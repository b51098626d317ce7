import type { APIRequestContext } from '@playwright/test'
import type { RootProps } from '#module-contract'
import { asOwner, change } from './admin-api.ts'

interface Node {
  type: string
  props: Record<string, unknown>
}

/** A page with its own settings and header (props of the module `header`). Returns its path. */
export function putPageWithHeader(
  wanted: string,
  header: Record<string, unknown>,
  content: Node[],
  settings: Partial<RootProps> = {},
): Promise<string> {
  return asOwner(api => putWithHeader(api, { wanted, header, content, settings }))
}

interface PageWithHeader {
  wanted: string
  header: Record<string, unknown>
  content: Node[]
  settings?: Partial<RootProps>
}

/** The same; `api` is signed in. */
export async function putWithHeader(
  api: APIRequestContext,
  { wanted, header, content, settings }: PageWithHeader,
): Promise<string> {
  const path = `${wanted}-${crypto.randomUUID().slice(0, 8)}`
  const toDocument = (title: string, nodes: Node[], more: Partial<RootProps> = {}) => ({
    schema: 1,
    upgrades: {},
    root: { props: { title, ...more } },
    content: nodes,
  })
  const document = toDocument('Test page', content, settings)
  const { id } = await change(api, '/pages', { path, title: 'Test page', document })
  await change(api, `/pages/${id}/publish`)
  const conditions = { include: [{ kind: 'item', of: 'page', id }], exclude: [] }
  const name = `Header of ${path}`
  const template = await change(api, '/templates', { name, part: 'header', conditions })
  const { version } = (await (await api.get(`/api/admin/pages/${template.id}`)).json()) as {
    version: number
  }
  const written = toDocument(name, [
    {
      type: 'header',
      props: {
        id: 'top',
        logo: [{ type: 'logo', props: { id: 'logo', show: 'name' } }],
        menu: [{ type: 'menu', props: { id: 'menu', label: 'Main' } }],
        ...header,
      },
    },
  ])
  await change(api, `/pages/${template.id}/draft`, { document: written, version }, 'PUT')
  await change(api, `/pages/${template.id}/publish`)
  return path
}
