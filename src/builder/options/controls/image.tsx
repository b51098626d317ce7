import type { StoredImage } from '#module-contract'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import MediaControl from './media.tsx'

/** Image from the library. The alt text can be overridden, or empty for decorative images. */
export default function ImageControl(props: ControlProps<StoredImage | null>) {
  const { id, value, onChange } = props
  const texts = useTexts()
  return (
    <div className="control-image">
      <MediaControl
        {...props}
        value={value?.media}
        fallback={undefined}
        onChange={media => onChange(media ? { media } : null)}
      />
      {value && (
        <>
          <label className="control-anchor" htmlFor={`${id}-alt`}>
            {texts('Alt text (overrides library)')}
          </label>
          <input
            id={`${id}-alt`}
            className="control"
            type="text"
            maxLength={500}
            value={value.alt ?? ''}
            disabled={value.alt === ''}
            placeholder={texts('Alt text from the library')}
            onChange={event => {
              const { alt: _, ...rest } = value
              onChange(event.target.value ? { ...rest, alt: event.target.value } : rest)
            }}
          />
          <label>
            <input
              type="checkbox"
              checked={value.alt === ''}
              onChange={event => {
                const { alt: _, ...rest } = value
                onChange(event.target.checked ? { ...rest, alt: '' } : rest)
              }}
            />
            {texts('Decorative image (no alt text)')}
          </label>
        </>
      )}
    </div>
  )
}
