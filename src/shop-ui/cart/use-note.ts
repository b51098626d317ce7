import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callAction, useTexts } from '#module-contract/client'
import type { CartRefusal, CartView, RefusedNote } from '#shop/client'
import { isInBuilder } from '#visitor/client'
import type { cartPartTexts } from '../cart-part-texts.ts'

/** Message below a form: a confirmation, or an error that names the field. */
interface NoteAnswer {
  text: string
  isError: boolean
}

/**
 * Form of a note in the browser. It is saved when it is sent and when the field is left, without moving
 * the focus. A link to another page waits until the text is saved.
 */
export function useNote(id: string, name: 'note' | 'gift', refused: RefusedNote | undefined) {
  const t = useTexts<typeof cartPartTexts>()
  const [answer, setAnswer] = useState<NoteAnswer | undefined>(
    refused && { text: t(refused.message.key, refused.message.values), isError: true },
  )
  /** Result of the call in flight: whether the text was saved. */
  const pending = useRef<Promise<boolean>>(undefined)

  useEffect(() => {
    const end = new AbortController()
    document.addEventListener('click', event => void waitForSaving(event, pending.current), {
      signal: end.signal,
    })
    return () => end.abort()
  }, [])

  async function call(fields: Record<string, string>): Promise<boolean> {
    try {
      const called = await callAction<CartView, CartRefusal>(id, name, fields)
      const message = called.ok
        ? called.answer.notices[0]
        : (called.refusal.note ?? called.refusal.errors[0])?.message
      if (message) setAnswer({ text: t(message.key, message.values), isError: !called.ok })
      return called.ok
    } catch {
      setAnswer({ text: t('notSavedNote'), isError: true })
      return false
    }
  }

  /** Calls follow one another, so that the last text is the one that remains. */
  function save(fields: Record<string, string>): Promise<boolean> {
    const saved = (pending.current ?? Promise.resolve(true)).then(() => call(fields))
    pending.current = saved
    void saved.then(() => {
      if (pending.current === saved) pending.current = undefined
    })
    return saved
  }

  return { answer, save }
}

/** Opens a link after the text was saved. If it was not, the page stays and shows why. */
async function waitForSaving(event: MouseEvent, pending: Promise<boolean> | undefined) {
  if (!pending || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.pathname === location.pathname) return
  event.preventDefault()
  if (await pending) location.assign(link.href)
}

/** Sends the form in place instead of loading the page. */
export function inPlace(event: FormEvent, send: () => void) {
  event.preventDefault()
  // The cart around it would handle the form as a change of the items.
  event.stopPropagation()
  if (!isInBuilder()) send()
}
