import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { callApi } from '#staff/client'

export interface LinkTarget {
  kind: string
  /** Of what the owner defined, what those are called. */
  kindName?: string
  name: string
  path: string
}

const NONE: LinkTarget[] = []

/** What an item may lead to, by words of its name; nothing until somebody asks. */
export function useLinkTargets(words: string | undefined): LinkTarget[] {
  const asked = useDeferredValue(words)
  const { data } = useQuery({
    queryKey: ['menus', 'targets', asked],
    enabled: asked !== undefined,
    queryFn: ({ signal }) =>
      callApi<{ items: LinkTarget[] }>('GET', '/menus/targets', {
        query: { q: asked || undefined },
        signal,
      }),
    placeholderData: before => before,
  })
  return data?.items ?? NONE
}

/** `name@host` and phone numbers are taken as what they are; a bare host gets its scheme. */
export function toHref(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[0-9][0-9 ()-]{5,}$/.test(text)) return `tel:${text}`
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)) return `https://${text}`
  return text
}
