import { useId } from 'react'
import { pageFieldValue } from '#content'
import { type PageField, readPageField, writePageField } from '#module-contract'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { useTexts } from '../texts.ts'
import { FIELD_NAMES, FORMAT_NAMES, FORMATS, isDateField } from './page-fields.ts'
import { useContentType } from './use-content-type.ts'

interface PageFieldChipProps {
  /** Id of the element that the label refers to. */
  id: string
  label: string
  stored: string
  /** Whether a fallback text is possible; images and links have none. */
  isText: boolean
  onChange(stored: string): void
  onDetach(): void
}

/** Shows the page field that an option uses, with its format and fallback. */
export function PageFieldChip(props: PageFieldChipProps) {
  const { id, label, stored, isText, onChange, onDetach } = props
  const texts = useTexts()
  const own = useId()
  const { values, language } = useCanvas()
  const one = readPageField(stored)
  const set = (changes: Partial<PageField>) => onChange(writePageField({ ...one, ...changes }))
  const shown = isText ? pageFieldValue(stored, 'text', values, language) : undefined
  const known = useContentType()?.fields.find(({ key }) => key === one.name)
  const ofType = one.field === 'field' ? known : undefined
  const isDate =
    isText && (one.field === 'published' || one.field === 'changed' || isDateField(ofType))
  const name = one.field === 'field' ? (ofType?.label ?? one.name) : undefined
  return (
    <div className="page-field">
      <span className="variable-chip">
        <span className="variable-name">{name ?? texts(FIELD_NAMES[one.field])}</span>
        <button
          id={id}
          type="button"
          className="button-icon"
          aria-label={texts('Detach page field: {label}', { label })}
          title={texts('Detach page field')}
          onClick={onDetach}
        >
          ×
        </button>
      </span>
      {shown?.kind === 'text' && shown.text && <p className="option-help">{shown.text}</p>}
      {isDate && (
        <label htmlFor={`${own}-format`}>
          {texts('Date format')}
          <select
            id={`${own}-format`}
            className="control"
            value={one.format ?? 'long'}
            onChange={event => set({ format: event.target.value as (typeof FORMATS)[number] })}
          >
            {FORMATS.map(format => (
              <option key={format} value={format}>
                {texts(FORMAT_NAMES[format])}
              </option>
            ))}
          </select>
        </label>
      )}
      {one.field === 'parameter' && (
        <label htmlFor={`${own}-name`}>
          {texts('Name of the parameter')}
          <input
            id={`${own}-name`}
            className="control"
            defaultValue={one.name ?? ''}
            pattern="[A-Za-z0-9_.\-]{1,60}"
            onChange={event => event.target.validity.valid && set({ name: event.target.value })}
          />
        </label>
      )}
      {isText && (
        <label htmlFor={`${own}-fallback`}>
          {texts('Text if there is none')}
          <input
            id={`${own}-fallback`}
            className="control"
            maxLength={200}
            defaultValue={one.fallback ?? ''}
            onChange={event => set({ fallback: event.target.value })}
          />
        </label>
      )}
    </div>
  )
}
