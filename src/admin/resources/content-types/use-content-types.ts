import { useGetList, useTranslate } from 'react-admin'
import { type ContentType, isCustomKind, kindOfType, MAX_CONTENT_TYPES } from '#pages/schema'

const NONE: (ContentType & { id: string })[] = []
const ALL = {
  pagination: { page: 1, perPage: MAX_CONTENT_TYPES },
  sort: { field: 'name', order: 'ASC' as const },
}
/** Changes are rare; editing one here invalidates the cache. */
const RETENTION_MS = 60_000

/** Custom content types; empty while loading. */
export function useContentTypes(): readonly ContentType[] {
  const { data = NONE } = useGetList<(typeof NONE)[number]>('content-types', ALL, {
    staleTime: RETENTION_MS,
    retry: false,
  })
  return data
}

/** Singular or plural name of a kind of pages. */
export function useKindName() {
  const types = useContentTypes()
  const translate = useTranslate()
  return (kind: string, count: 'one' | 'many' = 'one'): string => {
    const type = types.find(known => kindOfType(known) === kind)
    if (type) return count === 'one' ? type.singular : type.name
    if (isCustomKind(kind)) return translate('resources.content-types.gone')
    return translate(
      count === 'one' ? `resources.pages.kind.${kind}` : `resources.terms.kinds.${kind}`,
    )
  }
}
