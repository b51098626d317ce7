import type { InputHTMLAttributes, MouseEvent } from 'react'

interface StepperProps extends InputHTMLAttributes<HTMLInputElement> {
  lessLabel: string
  moreLabel: string
}

/** Number field with buttons that change it by its step; without script, only the field. */
export function Stepper({ lessLabel, moreLabel, className = '', ...input }: StepperProps) {
  return (
    <span className="stepper">
      <button
        type="button"
        data-step=""
        aria-label={lessLabel}
        onClick={event => step(event, 'stepDown')}
      >
        −
      </button>
      <input {...input} className={`input ${className}`} type="number" inputMode="numeric" />
      <button
        type="button"
        data-step=""
        aria-label={moreLabel}
        onClick={event => step(event, 'stepUp')}
      >
        +
      </button>
    </span>
  )
}

/** The browser observes minimum, maximum and step. */
function step({ currentTarget }: MouseEvent<HTMLElement>, by: 'stepDown' | 'stepUp') {
  const input = currentTarget.parentElement?.querySelector('input')
  input?.[by]()
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}
