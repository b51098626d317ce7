import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'

interface NumberRules {
  min?: number
  max?: number
  step?: number | 'any'
  unit?: string
}

/** Number field. Shows input as typed and stores numbers within the range. */
export default function NumberControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<number>) {
  const { min, max, step, unit } = control as NumberRules
  const texts = useTexts()
  const kept = value ?? fallback
  return (
    <span className="control-with-unit">
      <TypedInput
        id={id}
        type="number"
        min={min}
        max={max}
        step={step}
        shown={kept === undefined ? '' : String(kept)}
        isTaken={text => isWithin(text, min, max)}
        onTake={text => onChange(text === '' ? undefined : Number(text))}
        accepted={toAccepted(min, max)}
      />
      {unit && <span className="control-unit">{texts(unit)}</span>}
    </span>
  )

  function toAccepted(least: number | undefined, most: number | undefined): string {
    if (least !== undefined && most !== undefined) {
      return texts('A number from {min} to {max}.', { min: least, max: most })
    }
    if (least !== undefined) return texts('A number of at least {min}.', { min: least })
    return most === undefined
      ? texts('A number.')
      : texts('A number of at most {max}.', { max: most })
  }
}

function isWithin(text: string, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) {
  const number = Number(text)
  return Number.isFinite(number) && number >= min && number <= max
}
