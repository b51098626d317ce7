import { type RefObject, useEffect, useState } from 'react'
import type { OutlineEntry } from '#module-contract'
import { isInBuilder } from '#visitor/client'

/** Headings from the server; in the builder, those on the canvas. */
export function useEntries(
  found: readonly OutlineEntry[],
  root: RefObject<HTMLElement | null>,
): readonly OutlineEntry[] {
  const [edited, setEdited] = useState<readonly OutlineEntry[]>()
  useEffect(() => {
    const element = root.current
    if (!element || found.length > 0 || !isInBuilder()) return
    const headings = [...element.ownerDocument.querySelectorAll<HTMLElement>('main :is(h2,h3,h4)')]
    setEdited(
      headings
        .filter(heading => !element.contains(heading))
        .map(heading => ({
          id: heading.id,
          level: Number(heading.tagName.slice(1)),
          text: heading.textContent ?? '',
        })),
    )
  }, [found, root])
  return edited ?? found
}
