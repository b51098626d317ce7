import { registerOverlayPortal } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import type { AnyModule } from '#module-contract'
import { Icon } from '#ui'
import { useCommands } from '../commands/CommandsContext.ts'
import { openOption } from '../shell/focus-panel.ts'
import { useTexts } from '../texts.ts'

interface PlaceholderProps {
  id: string
  module: AnyModule
  /** Shows a button that opens the missing option. */
  isEmpty?: boolean
}

/**
 * Placeholder on the canvas for a module that renders nothing yet, so that it can be seen, selected
 * and filled.
 */
export function Placeholder({ id, module, isEmpty = false }: PlaceholderProps) {
  const texts = useTexts()
  const commands = useCommands()
  const { emptyState } = module
  const button = useRef<HTMLButtonElement>(null)
  // Puck's overlay captures clicks on covered elements, except on registered portals.
  useEffect(() => (isEmpty ? registerOverlayPortal(button.current) : undefined), [isEmpty])
  return (
    <div
      id={id}
      data-placeholder=""
      data-shape={isEmpty ? (emptyState?.shape ?? 'lines') : undefined}
      className="vt-placeholder"
    >
      <span className="vt-placeholder-name">
        <Icon name={module.icon} />
        {texts(module.label)}
      </span>
      {isEmpty && (
        <button
          ref={button}
          type="button"
          onClick={event => {
            event.stopPropagation()
            commands.select(id)
            openOption(emptyState?.option)
          }}
        >
          {texts(emptyState?.button ?? 'Edit settings')}
        </button>
      )}
    </div>
  )
}
