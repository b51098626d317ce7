import { type RefObject, useEffect, useState } from 'react'

/** Whether the tabs are stacked: on phones (767 px) and in narrow columns, decided by CSS. */
export function useStacked(list: RefObject<HTMLElement | null>): boolean {
  const [stacked, setStacked] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const check = () => setStacked(getComputedStyle(element).flexDirection === 'column')
    check()
    const observer = new ResizeObserver(check)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return stacked
}
