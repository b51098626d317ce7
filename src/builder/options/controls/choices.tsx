import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

/** Multiple choice from a few values. */
export default function ChoicesControl({ control, value = [], onChange }: ControlProps<string[]>) {
  const texts = useTexts()
  const options = Object.entries(control.options as Record<string, string>)
  return (
    <div className="control-choices">
      {options.map(([key, label]) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={value.includes(key)}
            onChange={event => {
              const kept = value.filter(one => one !== key)
              const next = event.target.checked ? [...kept, key] : kept
              onChange(next.length > 0 ? next : undefined)
            }}
          />
          {texts(label)}
        </label>
      ))}
    </div>
  )
}
