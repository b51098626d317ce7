import { useEffect, useRef } from 'react'

/**
 * Puts an act off until a press of the mouse is over: what moves between its two halves loses the click. A press blurs
 * the field before, so what a blur shows must wait. By mouse events, since a tap blurs with those that follow it.
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
      // The click follows within this task.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    }
    addEventListener('mousedown', start, true)
    // A press that became a drag ends without `mouseup`.
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
