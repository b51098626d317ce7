import { useRef, useState } from 'react'

/** Allows one call at a time and ignores others, also within one tick. */
export function useSending() {
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)

  async function send(work: () => Promise<void>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  return { isSending, send }
}
