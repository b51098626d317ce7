import type { Variable } from '#design'
import { VariableSample } from '#staff/client'
import { useTexts } from '../texts.ts'

interface VariableChipProps {
  /** Of the element that the option's label names. */
  id: string
  label: string
  /** Undefined for one that is not there any more. */
  variable: Variable | undefined
  onDetach(): void
}

/** The variable that an option stands for, in the place of its control. */
export function VariableChip({ id, label, variable, onDetach }: VariableChipProps) {
  const texts = useTexts()
  const name = variable?.name ?? texts('Unknown variable')
  return (
    <span className="variable-chip">
      <span className="variable-name">
        {variable?.deleted ? texts('%{name} (deleted)', { name }) : name}
      </span>
      {variable && <VariableSample value={variable.value} />}
      <button
        id={id}
        type="button"
        className="button-icon"
        aria-label={texts('Detach variable: %{label}', { label })}
        title={texts('Detach variable')}
        onClick={onDetach}
      >
        ×
      </button>
    </span>
  )
}
