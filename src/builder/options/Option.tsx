import { useId } from 'react'
import type { Variant } from '#module-kit'
import { useTexts } from '../texts.ts'
import { type ControlProps, controls } from './control.ts'
import type { OptionField } from './option-field.ts'
import { PlaceContext, usePlaceOf } from './place.ts'
import { useHasProblem } from './problems.ts'
import { useLabel } from './use-label.ts'
import { VariantTabs } from './VariantTabs.tsx'
import { hasOwn, valueAt, withoutVariant, withVariant } from './variants.ts'

interface OptionProps {
  field: OptionField
  value: unknown
  onChange(next: unknown): void
  /** Which screen, or hover, values are read and set for. */
  variant: Variant
  onVariant(variant: Variant): void
}

/** One option: its name, its control, its values per screen and for hover, and the way back to none. */
export function Option({ field, value, onChange, variant, onVariant }: OptionProps) {
  const id = useId()
  const texts = useTexts()
  const { control } = field
  const label = useLabel()(field.name, field.label)
  const place = usePlaceOf(field.name)
  const isResponsive = control.responsive === true
  const at = isResponsive ? variant : 'desktop'
  const Control = controls.get(control.input)
  const isSet = isResponsive ? hasOwn(value, at) : value !== undefined
  const shown = isResponsive ? valueAt(value, at) : value
  const set = (next: unknown) => {
    if (next === undefined) return reset()
    onChange(isResponsive ? withVariant(value, at, next, field.default) : next)
  }
  const reset = () => onChange(isResponsive ? withoutVariant(value, at) : undefined)
  const isMadeOfOthers = ['group', 'list', 'slot', 'conditions'].includes(control.input)
  const isGroup = isMadeOfOthers || ['choices', 'pictures', 'catalog-list'].includes(control.input)
  const hasProblem = useHasProblem(place, isMadeOfOthers)
  return (
    <div
      className="option"
      data-option={field.name}
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
        {isSet && control.input !== 'slot' && (
          <button
            type="button"
            className="option-reset"
            onClick={() => {
              reset()
              // This button goes away: one works on at what it was for.
              document.getElementById(id)?.focus()
            }}
            aria-label={texts('Reset: %{label}', { label: label })}
          >
            {texts('Reset')}
          </button>
        )}
      </div>
      {Control ? (
        <PlaceContext value={place}>
          <Control
            {...({
              id,
              label: label,
              control,
              value: shown,
              onChange: set,
              fallback: valueAt(field.default, at),
            } as unknown as ControlProps<never>)}
          />
        </PlaceContext>
      ) : (
        <p role="alert">{control.input}</p>
      )}
      {hasProblem && (
        <p className="option-refused" role="alert">
          {texts('Enter another value for “%{setting}”.', { setting: label })}
        </p>
      )}
      {field.help && <p className="option-help">{texts(field.help)}</p>}
    </div>
  )
}
