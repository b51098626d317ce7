import { registerOverlayPortal } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { type AnyModule, Icon } from '#module-kit'
import { useCommands } from '../commands/CommandsContext.ts'
import { openOption } from '../shell/focus-panel.ts'
import { useTexts } from '../texts.ts'

interface PlaceholderProps {
  id: string
  module: AnyModule
  /** With a button that leads to what is missing. */
  isEmpty?: boolean
}

/** Drawn on the canvas where a module shows nothing yet, so that it can be seen, selected and filled. */
export function Placeholder({ id, module, isEmpty = false }: PlaceholderProps) {
  const texts = useTexts()
  const commands = useCommands()
  const { emptyState } = module
  const button = useRef<HTMLButtonElement>(null)
  // Puck's overlay takes the presses on what it covers, except on portals.
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
