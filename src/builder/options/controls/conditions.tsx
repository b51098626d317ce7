import { useContext } from 'react'
import type { DisplayCondition, DisplayOptions } from '#design'
import { useTexts } from '../../texts.ts'
import { Condition } from '../conditions/Condition.tsx'
import { kinds } from '../conditions/kinds.ts'
import type { ControlProps } from '../control.ts'
import { ValueScopeContext } from '../value-scope.ts'

const MAX = 12

/** Display conditions of a module, each with a description. */
export default function ConditionsControl({ id, value, onChange }: ControlProps<DisplayOptions>) {
  const texts = useTexts()
  const place = useContext(ValueScopeContext)
  const conditions = value?.conditions ?? []
  const set = (next: DisplayCondition[]) =>
    onChange(next.length > 0 ? { ...value, conditions: next } : undefined)
  return (
    <div className="control-conditions">
      {conditions.length > 1 && (
        <select
          className="control"
          aria-label={texts('Shown when')}
          value={value?.match ?? 'all'}
          onChange={event =>
            onChange({ conditions, ...(event.target.value === 'any' ? { match: 'any' } : {}) })
          }
        >
          <option value="all">{texts('All conditions hold')}</option>
          <option value="any">{texts('Any condition holds')}</option>
        </select>
      )}
      <ol>
        {conditions.map((condition, index) => (
          <ValueScopeContext
            key={index}
            value={{ ...place, path: `${place.path}.conditions.${index}` }}
          >
            <Condition
              condition={condition}
              onChange={next => set(conditions.with(index, next))}
              onRemove={() => {
                set(conditions.toSpliced(index, 1))
                document.getElementById(id)?.focus()
              }}
            />
          </ValueScopeContext>
        ))}
      </ol>
      <button
        id={id}
        type="button"
        className="button-plain"
        disabled={conditions.length >= MAX}
        onClick={() =>
          set([...conditions, { kind: 'hours', ...kinds.hours.start } as DisplayCondition])
        }
      >
        {texts('Add condition')}
      </button>
    </div>
  )
}
