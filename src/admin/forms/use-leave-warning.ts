import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'

interface Unsaved {
  question: string
  /** Addresses from here on show the same form. */
  within: string | undefined
}

/** All that would be lost by leaving: the router asks one guard only, and a screen may have several forms. */
const unsaved = new Set<Unsaved>()

/** Asks before the screen is left while something is not saved. */
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

/** Whether nothing is lost by going there, or it was agreed to; who agreed is not asked again. */
export function mayLeave(pathname = ''): boolean {
  const lost = [...unsaved].filter(({ within }) => !within || !isWithin(pathname, within))
  if (lost[0] && !window.confirm(lost[0].question)) return false
  for (const entry of lost) unsaved.delete(entry)
  return true
}

const isWithin = (pathname: string, root: string) =>
  pathname === root || pathname.startsWith(`${root}/`)

/** Lets the router ask, whatever leads away: links, Back, the search of all. */
export function useLeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !mayLeave(nextLocation.pathname),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
