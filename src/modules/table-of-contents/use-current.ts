import { useEffect, useState } from 'react'
import { headerHeight } from '#visitor/client'

/** Position below the header at which a section becomes current, as a fraction of the viewport. */
const READING_LINE = 0.33

/** Id of the last passed heading; undefined above the first. */
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
    // Notified only when a heading crosses the line.
    const observer = new IntersectionObserver(find, {
      rootMargin: `0px 0px -${100 - READING_LINE * 100}% 0px`,
      threshold: [0, 1],
    })
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
  }, [all])
  return current
}
