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
  /** Of a category its names from the top down, of a product its URL path. */
  path: string
}

const labelOf: Record<CatalogKind, (item: Omit<Stored, 'id'>) => string> = {
  products: ({ name, slug }) => `${name} (${slug})`,
  categories: ({ path }) => path,
  tags: ({ name }) => name,
}

/** What of the catalogue fits these words, or has these ids; nothing for a role that may not read it. */
export async function findCatalogItems(
  kind: CatalogKind,
  query: { q?: string | undefined; ids?: string | undefined },
  signal: AbortSignal,
): Promise<CatalogItem[]> {
  try {
    const options = { query: { ...query, perPage: 100 }, signal }
    const { items } = await callApi<{ items: Stored[] }>('GET', `/${kind}`, options)
    return items.map(({ id, slug, name, path }) => {
      return { id, slug, label: labelOf[kind]({ name, slug, path }) }
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return []
    throw error
  }
}
