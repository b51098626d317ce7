import { useRef, useState } from 'react'

/** One call at a time: what is asked for while one is under way is ignored, also within one tick. */
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
