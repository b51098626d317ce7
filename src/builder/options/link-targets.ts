import { elementIdOf, type Modules, type PageNode } from '#module-contract'
import { ApiError, callApi } from '#staff/client'
import { walk } from '../document/nodes.ts'

export interface LinkTarget {
  kind: 'Page' | 'Archive' | 'Product' | 'Popup' | 'Anchor'
  label: string
  link: { page: string } | { url: string }
}

interface PageItem {
  id: string
  title: string
  path: string
}

interface PopupItem {
  name: string
  linkNames: readonly string[]
}

interface ProductItem {
  name: string
  path: string
}

/** Finds pages, archives and products by name. Kinds that the role cannot read are left out. */
export async function searchTargets(words: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const query = { q: words || undefined, perPage: 50 }
  const [pages, archives, products] = await Promise.all([
    list<PageItem>('/pages', query, signal),
    words.length > 1 ? list<ProductItem>('/archives', query, signal) : [],
    words.length > 1 ? list<ProductItem>('/products', query, signal) : [],
  ])
  return [
    ...pages.map(({ id, title, path }) => ({
      kind: 'Page' as const,
      label: `${title} (${path})`,
      link: { page: id },
    })),
    ...archives.map(({ name, path }) => ({
      kind: 'Archive' as const,
      label: `${name} (${path})`,
      link: { url: path },
    })),
    ...products.map(({ name, path }) => ({
      kind: 'Product' as const,
      label: `${name} (${path})`,
      link: { url: path },
    })),
  ]
}

/** Popups that links can open. */
export async function findPopups(signal: AbortSignal): Promise<LinkTarget[]> {
  return toPopupTargets(await list<PopupItem>('/popups', { perPage: 200 }, signal))
}

/** One link target per name. Popups with equal names are listed together. */
export function toPopupTargets(popups: readonly PopupItem[]): LinkTarget[] {
  const named = new Map(
    popups.flatMap(({ name, linkNames }) => linkNames.map(linkName => [linkName, name] as const)),
  )
  const names = [...named.values()]
  return Array.from(named, ([linkName, name]) => {
    const isOnly = names.filter(one => one === name).length === 1
    return {
      kind: 'Popup',
      label: isOnly ? `Popup: ${name}` : `Popup: ${name} (${linkName})`,
      link: { url: `#popup-${linkName}` },
    }
  })
}

/** Named elements of this page. */
export function namesOf(modules: Modules, content: readonly PageNode[]): LinkTarget[] {
  return Array.from(walk(modules, content), ({ node }) => elementIdOf(node))
    .filter(name => name)
    .map(name => ({ kind: 'Anchor', label: `#${name}`, link: { url: `#${name}` } }))
}

async function list<Item>(
  path: string,
  query: Record<string, string | number | undefined>,
  signal: AbortSignal,
): Promise<Item[]> {
  try {
    return (await callApi<{ items: Item[] }>('GET', path, { query, signal })).items
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return []
    throw error
  }
}
