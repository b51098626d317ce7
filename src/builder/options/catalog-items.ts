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
  /** Of a category: names from the top down. */
  way?: string
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
    return items.map(({ id, slug, name, way }) => {
      const label = way ?? (kind === 'products' ? `${name} (${slug})` : name)
      return { id, slug, label }
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return []
    throw error
  }
}
