import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { type ContentType, isCustomKind, kindOfType } from '#pages/schema'
import { callApi } from '#staff/client'

const NONE: ContentType[] = []

/** The owner's own content types; none while they are not known. */
export function useContentTypes(): readonly ContentType[] {
  const { data = NONE } = useQuery({
    // Beneath the name of the resource: whoever changes one makes them be read anew.
    queryKey: ['content-types', 'all'],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await callApi<{ items: ContentType[] }>('GET', '/content-types', { signal })).items,
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
