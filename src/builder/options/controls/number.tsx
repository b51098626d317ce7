import { useState } from 'react'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

/** What is typed is shown as it is typed; only numbers within the range are taken. */
export default function NumberControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<number>) {
  const { min, max, step, unit } = control as {
    min?: number
    max?: number
    step?: number | 'any'
    unit?: string
  }
  const texts = useTexts()
  const kept = value ?? fallback
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (kept === undefined ? '' : String(kept))
  return (
    <span className="control-with-unit">
      <input
        id={id}
        className="control"
        type="number"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-invalid={typed !== undefined && !isWithin(typed, min, max) ? true : undefined}
        onChange={event => {
          setTyped(event.target.value)
          if (event.target.value === '') onChange(undefined)
          else if (isWithin(event.target.value, min, max)) onChange(Number(event.target.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
      {unit && <span className="control-unit">{texts(unit)}</span>}
    </span>
  )
}

function isWithin(text: string, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max
}
