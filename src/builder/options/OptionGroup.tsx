import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts.ts'

/** Rarely used groups are collapsed at first. */
const FOLDED_AT_FIRST = [
  'Layout of the content',
  'Flex & grid item',
  'Filters',
  'Transform',
  'Position',
]
/** Groups that the user expanded or collapsed keep their state across modules. */
const chosen = new Map<string, boolean>()

/** Collapsible group of options with a heading. */
export function OptionGroup({
  label,
  isSet,
  children,
}: {
  label: string
  /** Whether an option in the group is set. */
  isSet: boolean
  children: ReactNode
}) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(
    () => isSet || (chosen.get(label) ?? !FOLDED_AT_FIRST.includes(label)),
  )
  return (
    <details
      className="option-group"
      open={isOpen}
      onToggle={event => {
        const { open } = event.currentTarget
        if (open === isOpen) return
        chosen.set(label, open)
        setOpen(open)
      }}
    >
      <summary className="panel-heading">
        {texts(label)}
        {isSet && <span className="option-dot" title={texts('Changed from the default')} />}
      </summary>
      {isOpen && children}
    </details>
  )
}
