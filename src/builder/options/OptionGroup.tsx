import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts.ts'

/** What few modules need is folded until somebody looks for it. */
const FOLDED_AT_FIRST = [
  'Layout of the content',
  'Flex & grid item',
  'Filters',
  'Transform',
  'Position',
]
/** Groups that were folded or unfolded by hand stay so from module to module. */
const chosen = new Map<string, boolean>()

/** Options of one kind under their heading, folded or not. */
export function OptionGroup({
  label,
  isSet,
  children,
}: {
  label: string
  /** Whether any of them is set. */
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
