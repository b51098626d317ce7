import type { InputHTMLAttributes } from 'react'

interface StepperProps extends InputHTMLAttributes<HTMLInputElement> {
  lessLabel: string
  moreLabel: string
}

/** Number field with buttons (`visitor/steppers.ts`); without script, only the field. */
export function Stepper({ lessLabel, moreLabel, className = '', ...input }: StepperProps) {
  return (
    <span className="stepper">
      <button type="button" data-step="down" aria-label={lessLabel}>
        −
      </button>
      <input {...input} className={`input ${className}`} type="number" inputMode="numeric" />
      <button type="button" data-step="up" aria-label={moreLabel}>
        +
      </button>
    </span>
  )
}
