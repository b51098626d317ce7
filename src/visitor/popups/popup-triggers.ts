import { hasCartValue, scrolledPercent, type Trigger } from './popup-rules.ts'

/** Calls `open` once when the trigger fires. */
export function onTrigger(trigger: Trigger, pageOfVisit: () => number, open: () => void) {
  const { kind, at } = trigger
  const stop = new AbortController()
  const { signal } = stop
  const once = () => {
    stop.abort()
    open()
  }
  const when = (holds: () => boolean) => () => {
    if (!signal.aborted && holds()) once()
  }
  if (kind === 'delay') setTimeout(once, at * 1000)
  if (kind === 'pages' && pageOfVisit() >= at) once()
  if (kind === 'scroll') {
    const look = when(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      return scrolledPercent({ top: scrollY, height: scrollHeight, window: clientHeight }) >= at
    })
    addEventListener('scroll', look, { passive: true, signal })
    look()
  }
  if (kind === 'cart') {
    const look = when(() => hasCartValue(document.cookie, trigger))
    document.addEventListener('vt:cart', look, { signal })
    addEventListener('pageshow', look, { signal })
    look()
  }
  // Pointer left at the top; requires a mouse.
  if (kind === 'exit' && matchMedia('(pointer: fine)').matches) {
    document.documentElement.addEventListener(
      'mouseout',
      ({ relatedTarget, clientY }) => {
        if (!relatedTarget && clientY <= 0) once()
      },
      { signal },
    )
  }
}
