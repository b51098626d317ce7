import type { InputHTMLAttributes, MouseEvent } from 'react'

interface StepperProps extends InputHTMLAttributes<HTMLInputElement> {
  lessLabel: string
  moreLabel: string
}

/** Number field with buttons that change it by its step, within its limits; without script, only the field. */
export function Stepper({ lessLabel, moreLabel, className = '', ...input }: StepperProps) {
  return (
    <span className="stepper">
      <button type="button" aria-label={lessLabel} onClick={event => change(event, 'stepDown')}>
        −
      </button>
      <input {...input} className={`input ${className}`} type="number" inputMode="numeric" />
      <button type="button" aria-label={moreLabel} onClick={event => change(event, 'stepUp')}>
        +
      </button>
    </span>
  )
}

function change(
  { currentTarget }: MouseEvent<HTMLButtonElement>,
  direction: 'stepUp' | 'stepDown',
) {
  const input = currentTarget.parentElement?.querySelector('input')
  const before = input?.value
  input?.[direction]()
  if (!input || input.value === before) return
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
