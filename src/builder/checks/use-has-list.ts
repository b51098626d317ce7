import { useEffect, useState } from 'react'
import { callApi } from '#staff/client'

/**
 * Whether the site has a newsletter list; undefined while unknown. Checked again when the window
 * gets the focus.
 */
export function useHasList(isAsked: boolean): boolean | undefined {
  const [hasList, setHasList] = useState<boolean>()
  useEffect(() => {
    if (!isAsked || hasList) return
    const asked = new AbortController()
    const ask = () =>
      callApi<{ items: unknown[] }>('GET', '/newsletter-lists', {
        query: { perPage: 1 },
        signal: asked.signal,
      }).then(
        ({ items }) => setHasList(items.length > 0),
        () => {},
      )
    void ask()
    window.addEventListener('focus', ask, { signal: asked.signal })
    return () => asked.abort()
  }, [isAsked, hasList])
  return hasList
}
