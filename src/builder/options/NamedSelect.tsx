interface NamedSelectProps {
  id: string
  value: string | undefined
  onChange(value: string | undefined): void
  choices: readonly { value: string; name: string }[]
  /** Says that none is chosen. */
  none: string
}

/** One of what has a name. What is chosen and no longer there is still said. */
export function NamedSelect({ id, value = '', onChange, choices, none }: NamedSelectProps) {
  return (
    <select
      id={id}
      className="control"
      value={value}
      onChange={event => onChange(event.target.value || undefined)}
    >
      <option value="">{none}</option>
      {value && !choices.some(one => one.value === value) && <option value={value}>{value}</option>}
      {choices.map(one => (
        <option key={one.value} value={one.value}>
          {one.name}
        </option>
      ))}
    </select>
  )
}
