import type { Variable } from '#design'
import { VariableSample } from '#staff/client'
import { useTexts } from '../texts.ts'

interface VariableChipProps {
  /** Id of the element that the label refers to. */
  id: string
  label: string
  /** Undefined if the variable was deleted. */
  variable: Variable | undefined
  onDetach(): void
}

/** Shows the variable that an option uses, in place of its control. */
export function VariableChip({ id, label, variable, onDetach }: VariableChipProps) {
  const texts = useTexts()
  const name = variable?.name ?? texts('Unknown variable')
  return (
    <span className="variable-chip">
      <span className="variable-name">
        {variable?.deleted ? texts('{name} (deleted)', { name }) : name}
      </span>
      {variable && <VariableSample value={variable.value} />}
      <button
        id={id}
        type="button"
        className="button-icon"
        aria-label={texts('Detach variable: {label}', { label })}
        title={texts('Detach variable')}
        onClick={onDetach}
      >
        ×
      </button>
    </span>
  )
}
