import { useEffect, useState } from 'react'
import { headerHeight } from '#visitor/client'

/** Where a section counts as read: a third of the window below the header. */
const READING_LINE = 0.33

/** The id of the heading that was last passed; none above the first. */
export function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const targets = all.split(' ').flatMap(id => document.getElementById(id) ?? [])
    const find = () => {
      const line = headerHeight() + innerHeight * READING_LINE
      const passed = targets.filter(one => one.getBoundingClientRect().top <= line)
      setCurrent(passed.at(-1)?.id)
    }
    // Tells when a heading crosses the line, either way; between two nothing is computed.
    const observer = new IntersectionObserver(find, {
      rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px`,
      threshold: [0, 1],
    })
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
  }, [all])
  return current
}
