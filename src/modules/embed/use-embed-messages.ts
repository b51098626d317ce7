import { type RefObject, useEffect, useState } from 'react'
import { readEmbedMessage } from './embed-message.ts'

/** Handles messages of an embedded page. Returns the requested height. */
export function useEmbedMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  secret: string,
): number | undefined {
  const [heightPx, setHeight] = useState<number>()
  useEffect(() => {
    if (!secret) return
    const hear = ({ source, data }: MessageEvent) => {
      const element = frame.current
      // Accepts messages only from this frame.
      if (!element || source !== element.contentWindow) return
      const hasFocus = document.activeElement === element
      const message = readEmbedMessage(data, { secret, src: element.src, hasFocus })
      if (!message) return
      if ('heightPx' in message) setHeight(message.heightPx)
      else location.assign(message.href)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, secret])
  return heightPx
}
