import { type RefObject, useEffect, useRef } from 'react'
import { isInBuilder } from '#visitor/client'
import type { CommentsData } from './load.server.ts'

/**
 * Position of the form: at its place or below the answered comment. Reply links move it without
 * scrolling (NAV-5); without script they load a page with the form.
 */
export function useReplyPosition({
  all,
  onAnswer,
}: {
  all: RefObject<HTMLDivElement | null>
  onAnswer(to: CommentsData['replyTo']): void
}) {
  const home = useRef<HTMLDivElement>(null)
  const respond = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(undefined)

  function goHome() {
    if (respond.current && home.current) home.current.append(respond.current)
  }

  function answer(link: HTMLElement, id: string) {
    pressed.current = link
    onAnswer({ id, name: link.dataset.name ?? '' })
    if (respond.current) link.closest('article')?.after(respond.current)
    respond.current?.querySelector('textarea')?.focus()
  }

  function cancel() {
    goHome()
    onAnswer(undefined)
    pressed.current?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what they do does not depend on what is shown
  useEffect(() => {
    const root = all.current
    if (!root || isInBuilder()) return
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = (event.target as Element).closest<HTMLElement>('[data-comment-reply]')
      if (!link) return
      event.preventDefault()
      const id = link.dataset.commentReply
      if (id) answer(link, id)
      else cancel()
    }
    // Loading another page of the list removes the form from the DOM.
    const observer = new MutationObserver(() => {
      if (respond.current?.isConnected) return
      goHome()
      onAnswer(undefined)
    })
    root.addEventListener('click', onClick)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('click', onClick)
      observer.disconnect()
    }
  }, [])

  return {
    home,
    respond,
    goHome,
    /** Shows the list that the server rendered. */
    showList(html: string) {
      const part = all.current?.querySelector('[data-paginated]')
      const next = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild
      if (part && next) part.replaceChildren(...next.childNodes)
    },
  }
}
