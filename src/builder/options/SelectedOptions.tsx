import { useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { PageNode, Variant } from '#module-contract'
import { useCommands } from '../commands/CommandsContext.ts'
import { Options } from './Options.tsx'

interface SelectedOptionsProps {
  node: PageNode
  variant: Variant
  onVariant(variant: Variant): void
}

/** Settings that show each change at once; the canvas follows a moment later. */
export function SelectedOptions({ node, variant, onVariant }: SelectedOptionsProps) {
  const { pending } = useCommands()
  const changed = useSyncExternalStore(pending.subscribe, pending.get)
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    // The page is complete before other listeners save it or ask whether to leave.
    const settle = () => flushSync(pending.flush)
    addEventListener('beforeunload', settle, options)
    addEventListener('pagehide', settle, options)
    document.addEventListener('visibilitychange', settle, options)
    // Before a press on the canvas, which must not be rendered between press and click.
    document.addEventListener('pointermove', pending.flush, options)
    document.addEventListener('pointerover', pending.flush, options)
    return () => {
      stop.abort()
      pending.flush()
    }
  }, [pending])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving one of the fields inside ends typing
    <div
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !(relatedTarget instanceof HTMLIFrameElement)) pending.flush()
      }}
    >
      <Options
        node={changed?.props.id === node.props.id ? changed : node}
        onChange={pending.set}
        variant={variant}
        onVariant={onVariant}
      />
    </div>
  )
}
