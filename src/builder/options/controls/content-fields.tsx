import { toIds } from '#content'
import { useContentType } from '../../library/use-content-type.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

/** Selection of fields of the page's content type. */
export default function ContentFieldsControl({ id, value = '', onChange }: ControlProps<string>) {
  const texts = useTexts()
  const fields = useContentType()?.fields ?? []
  const chosen = toIds(value)
  if (fields.length === 0) {
    return <p className="option-help">{texts('This page is of no content type with fields.')}</p>
  }
  return (
    <div id={id} className="control-choices">
      {fields.map(({ key, label }) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={event => {
              const next = fields
                .map(field => field.key)
                .filter(one => (one === key ? event.target.checked : chosen.includes(one)))
              onChange(next.length > 0 ? next.join('\n') : undefined)
            }}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
