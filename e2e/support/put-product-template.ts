import type { APIRequestContext } from '@playwright/test'
import { change } from './admin-api.ts'
import type { Node } from './put-popup.ts'

/** Publishes a template of one product with these modules. */
export async function putProductTemplate(
  api: APIRequestContext,
  productId: string,
  modules: Node[],
): Promise<void> {
  const name = `Template of ${productId}`
  const { id } = await change(api, '/templates', {
    name,
    part: 'body',
    conditions: { include: [{ kind: 'item', of: 'product', id: productId }], exclude: [] },
  })
  const page = await api.get(`/api/admin/pages/${id}`)
  const { version } = (await page.json()) as { version: number }
  const section = { type: 'section', props: { id: 'section', content: modules } }
  const document = { schema: 1, upgrades: {}, root: { props: { title: name } }, content: [section] }
  await change(api, `/pages/${id}/draft`, { document, version }, 'PUT')
  await change(api, `/pages/${id}/publish`)
}
