import { asOwner, change } from './admin-api.ts'

interface Node {
  type: string
  props: Record<string, unknown>
}

/** A page under a header of its own: the module `header` with these props. Answers its address. */
export function putPageWithHeader(
  wanted: string,
  header: Record<string, unknown>,
  content: Node[],
): Promise<string> {
  const path = `${wanted}-${crypto.randomUUID().slice(0, 8)}`
  const toDocument = (title: string, nodes: Node[]) => ({
    schema: 1,
    upgrades: {},
    root: { props: { title } },
    content: nodes,
  })
  return asOwner(async api => {
    const body = { path, title: 'Test page', document: toDocument('Test page', content) }
    const { id } = await change(api, '/pages', body)
    await change(api, `/pages/${id}/publish`)
    const conditions = { include: [{ kind: 'item', of: 'page', id }], exclude: [] }
    const name = `Header of ${path}`
    const template = await change(api, '/templates', { name, part: 'header', conditions })
    const { version } = (await (await api.get(`/api/admin/pages/${template.id}`)).json()) as {
      version: number
    }
    const document = toDocument(name, [
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
    await change(api, `/pages/${template.id}/draft`, { document, version }, 'PUT')
    await change(api, `/pages/${template.id}/publish`)
    return path
  })
}
