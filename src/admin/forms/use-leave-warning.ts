import { useEffect } from 'react'

/** Asks before the page is left while something is not saved. */
export function useLeaveWarning(isChanged: boolean, question: string) {
  useEffect(() => {
    if (!isChanged) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links within the admin do not unload the page.
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]')
      if (!link || link.getAttribute('target') === '_blank') return
      if (window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isChanged, question])
}
