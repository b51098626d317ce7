import { type RefObject, useEffect, useState } from 'react'

/** Duration of the confirmation in milliseconds. */
const SHOWN_MS = 4000

/** Copies a text. If the browser refuses, the field with the text is selected instead. */
export function useCopy(text: string, field: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'failed') field.current?.select()
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state, field])

  async function copy() {
    try {
      // Unavailable without a secure connection.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return { state, copy }
}
