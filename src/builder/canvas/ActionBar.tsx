import { ActionBar as PuckBar } from '@puckeditor/core'
import type { PointerEvent, ReactNode } from 'react'
import { usePuck } from '../shell/use-puck.ts'
import { useTexts } from '../texts.ts'

interface ActionBarProps {
  label?: string | undefined
  children: ReactNode
  parentAction: ReactNode
}

/** Puck's bar on what is selected, with a grip: a module of texts has no other place to drag it by. */
export function ActionBar({ label, children, parentAction }: ActionBarProps) {
  const texts = useTexts()
  const id = usePuck(puck => puck.selectedItem?.props.id as string | undefined)
  return (
    <PuckBar>
      <PuckBar.Group>
        <span
          className="vt-grip"
          data-grip=""
          title={texts('Drag to move')}
          onPointerDown={event => {
            event.preventDefault()
            if (id) pressOn(event.currentTarget.ownerDocument.getElementById(id), event)
          }}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="currentcolor">
            {[3, 8, 13].flatMap(y =>
              [5, 11].map(x => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
            )}
          </svg>
        </span>
        {parentAction}
        {label && <PuckBar.Label label={label} />}
      </PuckBar.Group>
      <PuckBar.Group>{children}</PuckBar.Group>
    </PuckBar>
  )
}

/**
 * Puck listens on the module itself: it is told of the press as if that had been in its middle, so that the module hangs
 * by its middle from the pointer, as one that is dragged by itself.
 */
function pressOn(module: HTMLElement | null, { nativeEvent: pressed }: PointerEvent) {
  if (!module) return
  const { pointerId, pointerType, button, buttons, isPrimary } = pressed
  const { left, top, width, height } = module.getBoundingClientRect()
  const init = {
    ...{ pointerId, pointerType, button, buttons, isPrimary },
    clientX: left + width / 2,
    clientY: top + height / 2,
  }
  const Press = module.ownerDocument.defaultView?.PointerEvent ?? PointerEvent
  module.dispatchEvent(new Press('pointerdown', { ...init, bubbles: true, cancelable: true }))
}
