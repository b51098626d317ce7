import type { CatalogKind } from '#module-contract'
import { ApiError, callApi } from '#staff/client'

export interface CatalogItem {
  id: string
  slug: string
  /** Distinguishes items with equal names. */
  label: string
}

interface Stored {
  id: string
  slug: string
  name: string
  /** Title of a page. */
  title: string
  /** Path of a page or product, or the names of a category and its parents. */
  path: string
}

interface Source {
  list: string
  query?: Record<string, string>
  label(item: Stored): string
}

const sources: Record<CatalogKind, Source> = {
  products: { list: 'products', label: ({ name, slug }) => `${name} (${slug})` },
  categories: { list: 'categories', label: ({ path }) => path },
  tags: { list: 'tags', label: ({ name }) => name },
  posts: pagesOf('post'),
  'post-categories': categoriesOf('post'),
  projects: pagesOf('project'),
  'project-categories': categoriesOf('project'),
}

function pagesOf(kind: string): Source {
  return { list: 'pages', query: { kind }, label: ({ title, path }) => `${title} (${path})` }
}

function categoriesOf(kind: string): Source {
  return { list: 'terms', query: { kind, taxonomy: 'category' }, label: ({ path }) => path }
}

const hasOwnSource = (kind: string): kind is CatalogKind => Object.hasOwn(sources, kind)

/** Source of a content type: its pages, or its categories (`type:event/categories`). */
function sourceOf(kind: string): Source {
  if (hasOwnSource(kind)) return sources[kind]
  const [of = '', part] = kind.split('/')
  return part === 'categories' ? categoriesOf(of) : pagesOf(of)
}

/** Finds products, terms or pages by words, ids or slug. Empty for roles without access. */
export async function findCatalogItems(
  kind: string,
  query: { q?: string | undefined; ids?: string | undefined; slug?: string },
  signal: AbortSignal,
): Promise<CatalogItem[]> {
  try {
    const { list, query: own, label } = sourceOf(kind)
    const options = { query: { ...own, ...query, perPage: 100 }, signal }
    const { items } = await callApi<{ items: Stored[] }>('GET', `/${list}`, options)
    return items.map(item => ({ id: item.id, slug: item.slug, label: label(item) }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return []
    throw error
  }
}
