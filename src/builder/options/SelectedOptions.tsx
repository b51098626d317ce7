import { useEffect, useSyncExternalStore } from 'react'
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
    addEventListener('pagehide', pending.flush)
    addEventListener('beforeunload', pending.flush, { capture: true })
    document.addEventListener('visibilitychange', pending.flush, { capture: true })
    return () => {
      removeEventListener('pagehide', pending.flush)
      removeEventListener('beforeunload', pending.flush, { capture: true })
      document.removeEventListener('visibilitychange', pending.flush, { capture: true })
      pending.flush()
    }
  }, [pending])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving one of the fields inside ends typing
    <div onBlur={pending.flush}>
      <Options
        node={changed?.props.id === node.props.id ? changed : node}
        onChange={pending.set}
        variant={variant}
        onVariant={onVariant}
      />
    </div>
  )
}
