import type { CatalogKind } from '#module-kit'
import { ApiError, callApi } from '#staff/client'

export interface CatalogItem {
  id: string
  slug: string
  /** Told apart from others of its name. */
  label: string
}

interface Stored {
  id: string
  slug: string
  name: string
  /** Of a page. */
  title: string
  /** Of a category its names from the top down, of a product or page its URL path. */
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

/** Of a content type its pages, or its categories (`type:event/categories`). */
function sourceOf(kind: string): Source {
  if (hasOwnSource(kind)) return sources[kind]
  const [of = '', part] = kind.split('/')
  return part === 'categories' ? categoriesOf(of) : pagesOf(of)
}

/** What of the catalogue, or of the pages of a kind, fits these words, or has these ids; nothing for a role that may not read it. */
export async function findCatalogItems(
  kind: string,
  query: { q?: string | undefined; ids?: string | undefined },
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
