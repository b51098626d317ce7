import { useEffect, useRef } from 'react'

/**
 * Delays an action until a mouse press is over, because moving an element between mousedown and
 * mouseup prevents the click. A press blurs the previous field, so actions on blur must wait. Uses
 * mouse events, because a tap fires blur together with them.
 */
export function useAfterPress() {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const start = (event: MouseEvent) => {
      isPressed.current = event.button === 0
    }
    const end = () => {
      isPressed.current = false
      // The click event follows in the same task.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    }
    addEventListener('mousedown', start, true)
    // A press that becomes a drag fires no `mouseup`.
    addEventListener('mouseup', end, true)
    addEventListener('dragend', end, true)
    return () => {
      removeEventListener('mousedown', start, true)
      removeEventListener('mouseup', end, true)
      removeEventListener('dragend', end, true)
    }
  }, [])

  return (act: () => void) => {
    if (isPressed.current) waiting.current.push(act)
    else act()
  }
}
