import type { DisplayCondition } from '#design'
import { useCanvas } from '../../canvas/CanvasContext.ts'
import { useTexts } from '../../texts.ts'
import { Option } from '../Option.tsx'
import type { OptionField } from '../option-field.ts'
import { RowButton } from '../RowButton.tsx'
import { describeCondition } from './describe-condition.ts'
import { type ConditionKind, kinds, LANGUAGES } from './kinds.ts'

interface ConditionProps {
  condition: DisplayCondition
  onChange(next: DisplayCondition): void
  onRemove(): void
}

/** Editor of one condition: kind, parameters, negation and description. */
export function Condition({ condition, onChange, onRemove }: ConditionProps) {
  const texts = useTexts()
  const { timeZone } = useCanvas().language
  const locale = document.documentElement.lang || 'en'
  const words = describeCondition(condition, { texts, locale, timeZone })
  const values = condition as unknown as Record<string, unknown>
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = values
    const isSet = next !== undefined && next !== '' && next !== false
    onChange((isSet ? { ...rest, [name]: next } : rest) as unknown as DisplayCondition)
  }
  return (
    <li className="condition">
      <div className="condition-head">
        <select
          className="control"
          aria-label={texts('Kind of condition')}
          value={condition.kind}
          onChange={event => {
            const kind = event.target.value as ConditionKind
            onChange({ kind, ...kinds[kind].start } as DisplayCondition)
          }}
        >
          {Object.entries(kinds).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {texts(label)}
            </option>
          ))}
        </select>
        <RowButton label={texts('Remove: {name}', { name: words })} sign="×" onClick={onRemove} />
      </div>
      {kinds[condition.kind].fields.map(field => (
        <Option
          key={`${condition.kind}.${field.name}`}
          field={withLanguages(field, locale)}
          value={values[field.name]}
          variant="desktop"
          onVariant={() => {}}
          onChange={next => set(field.name, next)}
        />
      ))}
      <label>
        <input
          type="checkbox"
          checked={condition.not ?? false}
          onChange={event => set('not', event.target.checked)}
        />
        {texts('Invert: hide when this is true')}
      </label>
      <p className="condition-words" role="status">
        {words}
      </p>
    </li>
  )
}

function withLanguages(field: OptionField, locale: string): OptionField {
  if (field.name !== 'languages') return field
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const options = Object.fromEntries(LANGUAGES.map(code => [code, names.of(code) ?? code]))
  return { ...field, control: { ...field.control, options } }
}
