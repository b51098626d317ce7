import { memo } from 'react'

interface ChoicesProps {
  /** Prefix of element ids. */
  id: string
  className: string
  name: string
  type: 'checkbox' | 'radio'
  options: readonly { label: string }[]
  chosen: readonly string[] | undefined
  isInvalid: boolean
}

/** Checkboxes or radio buttons of a form. They keep their state while the field is hidden. */
export const Choices = memo(function Choices(props: ChoicesProps) {
  const { id, className, name, type, options, chosen, isInvalid } = props
  return (
    <div className={className}>
      {options.map(({ label }, index) => (
        <label className="check" key={label} htmlFor={`${id}-${index}`}>
          <input
            id={`${id}-${index}`}
            type={type}
            name={name}
            value={label}
            defaultChecked={chosen?.includes(label)}
            aria-invalid={isInvalid || undefined}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
})
