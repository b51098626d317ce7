interface NamedSelectProps {
  id: string
  value: string | undefined
  onChange(value: string | undefined): void
  choices: readonly { value: string; name: string }[]
  /** Label for "nothing selected". */
  none: string
  /** Label for a selected item that no longer exists. */
  missing?: string
  /** Accessible name, if no label refers to the element. */
  label?: string | undefined
}

/** Select of named items. An item that no longer exists stays visible. */
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
