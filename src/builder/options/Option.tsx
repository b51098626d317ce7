import { type ReactNode, useId } from 'react'
import { isPageField, readPageField, type Variant } from '#module-contract'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { useIssuesAt } from '../checks/issues-context.ts'
import type { Inherited } from '../library/inherited.ts'
import { PageFieldChip } from '../library/PageFieldChip.tsx'
import { useLibrary } from '../library/use-library.ts'
import { VariableChip } from '../library/VariableChip.tsx'
import { VariableMenu } from '../library/VariableMenu.tsx'
import { kindOf, toOwnValue, toStored, variableOf } from '../library/variable-values.ts'
import { useTexts } from '../texts.ts'
import { type ControlProps, controls } from './control.ts'
import type { OptionField } from './option-field.ts'
import { useHasProblem } from './problems.ts'
import { useLabel } from './use-label.ts'
import { VariantTabs } from './VariantTabs.tsx'
import { useValueScope, ValueScopeContext } from './value-scope.ts'
import { hasOwn, valueAt, withoutVariant, withVariant } from './variants.ts'

interface OptionProps {
  field: OptionField
  value: unknown
  onChange(next: unknown): void
  /** Screen size or hover state that is edited. */
  variant: Variant
  onVariant(variant: Variant): void
  /** Value inherited from presets. */
  inherited?: Inherited | undefined
}

/** One option: name, control, values per screen and hover, and reset. */
export function Option({ field, value, onChange, variant, onVariant, inherited }: OptionProps) {
  const id = useId()
  const texts = useTexts()
  const { control, permission } = field
  const isLocked = !useMay(permission)
  const label = useLabel()(field.name, field.label)
  const place = useValueScope(field.name)
  const isResponsive = control.responsive === true
  const at = isResponsive ? variant : 'desktop'
  const Control = controls.get(control.input)
  const isSet = isResponsive ? hasOwn(value, at) : value !== undefined
  const given = isResponsive ? valueAt(inherited?.value, at) : inherited?.value
  // A preset's value for this screen or state wins over the module's value for a wider screen.
  const isGiven = isResponsive && !isSet && hasOwn(inherited?.value, at)
  const shown = isGiven ? undefined : isResponsive ? valueAt(value, at) : value
  const library = useLibrary()
  const kind = library && kindOf(control)
  const current = shown ?? given
  const variableId = kind && variableOf(current)
  const set = (next: unknown) => {
    if (next === undefined) return reset()
    onChange(isResponsive ? withVariant(value, at, next, field.default) : next)
  }
  const reset = () => onChange(isResponsive ? withoutVariant(value, at) : undefined)
  /** Keeps the variable's value if the option can store it. */
  const detach = (named: string) => {
    const found = library?.variables.get(named)
    set(found && toOwnValue(found.value, control))
  }
  const isMadeOfOthers = ['group', 'list', 'slot', 'conditions'].includes(control.input)
  const isGroup =
    isMadeOfOthers ||
    ['choices', 'pictures', 'catalog-list', 'content-fields', 'content-items'].includes(
      control.input,
    )
  const hasProblem = useHasProblem(place, isMadeOfOthers)
  const issues = useIssuesAt(place)
  return (
    <div
      className="option"
      data-option={field.name}
      data-inherited={(given !== undefined && shown === undefined) || undefined}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <div className="option-head">
        {isGroup ? (
          <span id={`${id}-label`} className="option-label">
            {label}
          </span>
        ) : (
          <label htmlFor={id} id={`${id}-label`} className="option-label">
            {label}
          </label>
        )}
        {isSet && <span className="option-dot" title={texts('Changed from the default')} />}
        {isResponsive && (
          <VariantTabs value={value} variant={at} onVariant={onVariant} label={label} />
        )}
        {isSet && control.input !== 'slot' && !isLocked && (
          <button
            type="button"
            className="option-reset"
            onClick={() => {
              reset()
              // The button disappears, so the focus moves to the option's control.
              document.getElementById(id)?.focus()
            }}
            aria-label={texts('Reset: {label}', { label: label })}
          >
            {texts('Reset')}
          </button>
        )}
      </div>
      <Lock isOn={isLocked}>
        {Control ? (
          <div className="option-row">
            <div className="option-control">
              {variableId && isPageField(variableId) ? (
                <PageFieldChip
                  key={readPageField(variableId).field}
                  id={id}
                  label={label}
                  stored={variableId}
                  isText={kind === 'text'}
                  onChange={next => set(toStored(control, next))}
                  onDetach={reset}
                />
              ) : variableId ? (
                <VariableChip
                  id={id}
                  label={label}
                  variable={library.variables.get(variableId)}
                  onDetach={() => detach(variableId)}
                />
              ) : (
                <ValueScopeContext value={place}>
                  <Control
                    {...({
                      id,
                      label: label,
                      control,
                      value: shown,
                      onChange: set,
                      fallback: given ?? valueAt(field.default, at),
                      inherited: given === undefined ? undefined : { ...inherited, value: given },
                    } as unknown as ControlProps<never>)}
                  />
                </ValueScopeContext>
              )}
            </div>
            {kind && (
              <VariableMenu
                library={library}
                labelId={`${id}-label`}
                control={control}
                shown={current}
                onChoose={chosen => set(toStored(control, chosen))}
              />
            )}
          </div>
        ) : (
          <p role="alert">{control.input}</p>
        )}
      </Lock>
      {hasProblem && (
        <p className="option-refused" role="alert">
          {texts('Enter another value for “{setting}”.', { setting: label })}
        </p>
      )}
      {issues.map(issue => (
        <p key={issue.text + issue.value} className="option-refused" role="status">
          {texts(issue.text, { value: issue.value ?? '' })}
        </p>
      ))}
      {given !== undefined && !isMadeOfOthers && (isSet || shown === undefined) && (
        <p className="option-source">
          {texts(isSet ? 'Overrides the preset “{name}”' : 'From the preset “{name}”', {
            name: inherited?.from.at(-1) ?? '',
          })}
        </p>
      )}
      {isLocked ? (
        <p className="option-help">{texts('Your role does not allow adding or changing code.')}</p>
      ) : (
        field.help && <p className="option-help">{texts(field.help)}</p>
      )}
    </div>
  )
}

const useMay = (permission: OptionField['permission']) => {
  const { permissions } = useCanvas()
  return permission === undefined || permissions.has(permission)
}

/** Makes its children visible but not editable. */
function Lock({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  if (!isOn) return children
  return (
    <fieldset className="option-lock" disabled>
      {children}
    </fieldset>
  )
}
