import { type RefObject, useEffect, useState } from 'react'

/** So long stands what says that it was done. */
const SHOWN_MS = 4000

/** Puts a text on the clipboard; where the browser does not let it, the field with the text is to be selected instead. */
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
      // Without a secure connection there is no clipboard.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return { state, copy }
}
