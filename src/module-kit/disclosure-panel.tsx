import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

interface DisclosurePanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Closed, and no longer on its way there. */
  isClosed: boolean
  /** Something in it is looked for: it has to open. */
  onFound(): void
  children: ReactNode
}

/**
 * What an accordion's item or a toggle opens. Closed, it is hidden "until found": the browser's own search and links
 * into it still reach it.
 */
export function DisclosurePanel({ isClosed, onFound, children, ...panel }: DisclosurePanelProps) {
  const content = useRef<HTMLDivElement>(null)

  // React does not know this value of the attribute.
  useLayoutEffect(() => {
    if (isClosed) content.current?.setAttribute('hidden', 'until-found')
    else content.current?.removeAttribute('hidden')
  }, [isClosed])

  const found = useEffectEvent(onFound)
  useEffect(() => {
    const element = content.current
    const show = () => found()
    element?.addEventListener('beforematch', show)
    return () => element?.removeEventListener('beforematch', show)
  }, [])

  return (
    <div {...panel} className="disclosure-panel">
      <div className="disclosure-content" ref={content}>
        {children}
      </div>
    </div>
  )
}
