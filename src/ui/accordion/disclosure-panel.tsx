import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

interface DisclosurePanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Closed, after its transition. */
  isClosed: boolean
  /** Called when the browser's search or a link finds text inside, so that it opens. */
  onFound(): void
  children: ReactNode
}

/**
 * Panel of an accordion item or toggle. While closed it uses `hidden="until-found"`, so that the
 * browser's search and links can open it.
 */
export function DisclosurePanel({ isClosed, onFound, children, ...panel }: DisclosurePanelProps) {
  const content = useRef<HTMLDivElement>(null)

  // React does not support this attribute value.
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
