import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Delays in milliseconds: passing over the word opens nothing, and moving to the explanation keeps
 * it open (WCAG 1.4.13).
 */
const OPEN_MS = 120
const CLOSE_MS = 200

/** Shows the explanation on hover and focus; Escape closes it. */
export function useTooltip() {
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function set(isOpen: boolean, delayMs = 0) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => box.current?.togglePopover(isOpen), delayMs)
  }

  // The pointer or the focus arrived before the script.
  const showIfPointed = useEffectEvent(() => {
    if (trigger.current?.matches(':hover, :focus')) set(true)
  })
  useEffect(() => showIfPointed(), [])

  useEffect(() => {
    // On the document, because hover opens it without focus.
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
