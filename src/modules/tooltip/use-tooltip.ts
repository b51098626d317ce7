import { type PointerEvent, useEffect, useRef } from 'react'

/** A pointer that only passes opens nothing, and one on its way to the explanation does not close it (WCAG 1.4.13). */
const OPEN_MS = 120
const CLOSE_MS = 200

/** Shows the explanation while its word is pointed at or has the focus; Escape closes it. */
export function useTooltip() {
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function set(isOpen: boolean, delayMs = 0) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => box.current?.togglePopover(isOpen), delayMs)
  }

  useEffect(() => {
    // Wherever the focus is: a pointer alone may have opened it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.matches(':popover-open')) return
      event.stopPropagation()
      clearTimeout(timer.current)
      box.current.hidePopover()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      clearTimeout(timer.current)
    }
  }, [])

  const hasFocus = () => document.activeElement === trigger.current
  return {
    trigger,
    box,
    listeners: {
      onFocus: () => set(true),
      onBlur: () => set(false),
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') set(true, OPEN_MS)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !hasFocus()) set(false, CLOSE_MS)
      },
    },
  }
}
