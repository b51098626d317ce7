interface NamedSelectProps {
  id: string
  value: string | undefined
  onChange(value: string | undefined): void
  choices: readonly { value: string; name: string }[]
  /** Says that none is chosen. */
  none: string
  /** Says that what is chosen is no longer there. */
  missing?: string
  /** Where no label names it by its id. */
  label?: string | undefined
}

/** One of what has a name. What is chosen and no longer there is still said. */
export function NamedSelect(props: NamedSelectProps) {
  const { id, value = '', onChange, choices, none, missing = value, label } = props
  return (
    <select
      id={id}
      className="control"
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value || undefined)}
    >
      <option value="">{none}</option>
      {value && !choices.some(one => one.value === value) && (
        <option value={value}>{missing}</option>
      )}
      {choices.map(one => (
        <option key={one.value} value={one.value}>
          {one.name}
        </option>
      ))}
    </select>
  )
}
