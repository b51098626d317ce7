import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { callApi } from '#staff/client'

export interface LinkTarget {
  kind: string
  /** Name of a custom content type. */
  kindName?: string
  name: string
  path: string
}

const NONE: LinkTarget[] = []

/** Link suggestions by words of their name; loads nothing until needed. */
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

/** Converts `name@host` and phone numbers to links; adds a scheme to bare hosts. */
export function toHref(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[0-9][0-9 ()-]{5,}$/.test(text)) return `tel:${text}`
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)) return `https://${text}`
  return text
}
