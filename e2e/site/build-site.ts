import type { APIRequestContext } from '@playwright/test'
import type { NewPage } from '#pages/schema'
import { change } from '../support/admin-api.ts'
import { addCategory, addProduct } from '../support/new-product.ts'
import { sitePages } from './pages.ts'
import { type PictureIds, uploadIcon, uploadPictures } from './pictures.ts'
import { siteProducts, writingSet } from './products.ts'
import { menus, settings, shopSettings } from './settings.ts'

interface ListedPage {
  id: string
  path: string
  status: string
  version: number
}

/** Builds the test site from the starter content. `api` is signed in as owner. */
export async function buildSite(api: APIRequestContext) {
  const [pictures, icon] = await Promise.all([uploadPictures(api), uploadIcon(api)])
  await buildShop(api, pictures)
  const begun = await listPages(api)
  for (const page of sitePages(pictures)) {
    const known = begun.find(one => one.path === page.path)
    await (known ? rewrite(api, known, page) : publish(api, page))
  }
  for (const { id, status } of begun) {
    if (status === 'draft') await change(api, `/pages/${id}/publish`)
  }
  // Settings refer to pages, and menus link to them.
  await change(api, '/settings/site', { ...settings, icon, shop: shopSettings }, 'PATCH')
  for (const { id, ...menu } of menus) await change(api, `/menus/${id}`, menu, 'PUT')
}

async function buildShop(api: APIRequestContext, pictures: PictureIds) {
  for (const [category, products] of Object.entries(siteProducts(pictures))) {
    await addCategory(api, category, products)
  }
  const listed = await api.get('/api/admin/products?type=simple&perPage=50')
  const { items } = (await listed.json()) as { items: { id: string }[] }
  await addProduct(api, writingSet(items.slice(0, 2).map(({ id }) => id)))
}

async function listPages(api: APIRequestContext): Promise<ListedPage[]> {
  const answer = await api.get('/api/admin/pages?perPage=50')
  return ((await answer.json()) as { items: ListedPage[] }).items
}

async function publish(api: APIRequestContext, { path, kind, summary, document }: NewPage) {
  const { title = path } = document.root.props
  const { id } = await change(api, '/pages', { path, title, kind, document })
  if (summary) await change(api, `/pages/${id}`, { summary }, 'PATCH')
  await change(api, `/pages/${id}/publish`)
}

async function rewrite(api: APIRequestContext, known: ListedPage, { document }: NewPage) {
  const { id, version } = known
  await change(api, `/pages/${id}/draft`, { document, version }, 'PUT')
  await change(api, `/pages/${id}/publish`)
}
