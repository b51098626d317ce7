import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'

interface Unsaved {
  question: string
  /** URLs below this belong to the same form. */
  within: string | undefined
}

/**
 * All forms with unsaved changes: the router allows one blocker only, and a screen may have several
 * forms.
 */
const unsaved = new Set<Unsaved>()

/** Warns before leaving with unsaved changes. */
export function useLeaveWarning(isChanged: boolean, within?: string) {
  const translate = useTranslate()
  const question = translate('forms.leave')
  useEffect(() => {
    if (!isChanged) return
    const entry = { question, within }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.has(entry)) event.preventDefault()
    }
    unsaved.add(entry)
    addEventListener('beforeunload', onUnload)
    return () => {
      unsaved.delete(entry)
      removeEventListener('beforeunload', onUnload)
    }
  }, [isChanged, question, within])
}

/** Whether leaving is safe or confirmed; asks only once. */
export function mayLeave(pathname = ''): boolean {
  const lost = [...unsaved].filter(({ within }) => !within || !isWithin(pathname, within))
  if (lost[0] && !window.confirm(lost[0].question)) return false
  for (const entry of lost) unsaved.delete(entry)
  return true
}

const isWithin = (pathname: string, root: string) =>
  pathname === root || pathname.startsWith(`${root}/`)

/** Blocks navigation with unsaved changes, whatever triggers it: links, Back, command palette. */
export function useLeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !mayLeave(nextLocation.pathname),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
