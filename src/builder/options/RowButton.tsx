import type { ReactNode } from 'react'

/** Small button at the end of a row. */
export function RowButton(props: {
  label: string
  sign: ReactNode
  className?: string
  disabled?: boolean
  onClick(): void
}) {
  return (
    <button
      type="button"
      className={`button-icon ${props.className ?? ''}`}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.sign}
    </button>
  )
}
