import { useGetList, useTranslate } from 'react-admin'
import { type ContentType, isCustomKind, kindOfType, MAX_CONTENT_TYPES } from '#pages/schema'

const NONE: (ContentType & { id: string })[] = []
const ALL = {
  pagination: { page: 1, perPage: MAX_CONTENT_TYPES },
  sort: { field: 'name', order: 'ASC' as const },
}
/** They change seldom; whoever changes one here makes the lists of all be read anew. */
const KEPT_MS = 60_000

/** The owner's own content types; none while they are not known. */
export function useContentTypes(): readonly ContentType[] {
  const { data = NONE } = useGetList<(typeof NONE)[number]>('content-types', ALL, {
    staleTime: KEPT_MS,
    retry: false,
  })
  return data
}

/** What a kind of pages is called: one page of it, or many. */
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
