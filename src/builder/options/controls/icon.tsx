import { lazy, Suspense, useState } from 'react'
import { currentIcon } from '#module-contract'
import { Icon } from '#ui'
import { useCanvas } from '../../canvas/CanvasContext.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

const IconPicker = lazy(() => import('../icons/IconPicker.tsx'))

/** Shows the selected icon and opens the icon picker. */
export default function IconControl({
  id,
  value,
  onChange,
  fallback,
  label,
}: ControlProps<string>) {
  const texts = useTexts()
  const { references } = useCanvas()
  const [isOpen, setOpen] = useState(false)
  const current = currentIcon(value ?? fallback ?? '')
  const shown = current ? current.replaceAll('-', ' ') : texts('Select icon')
  const icon = current ? references.icon(current) : undefined
  return (
    <span className="control-with-unit">
      <button
        id={id}
        type="button"
        className="control control-icon"
        aria-haspopup="dialog"
        aria-label={`${label}: ${shown}`}
        onClick={() => setOpen(true)}
      >
        {icon && <Icon icon={icon} />}
        {shown}
      </button>
      {current && (
        <button type="button" className="button-plain" onClick={() => onChange('')}>
          {texts('Remove')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <IconPicker chosen={current} onChoose={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
