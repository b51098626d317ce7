import type { Pictures } from '#module-contract'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

/** Radio buttons with images, for a few visual choices. */
export default function PicturesControl({
  id,
  control,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  const texts = useTexts()
  const { viewBox, paths } = control.pictures as Pictures
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number)
  const chosen = value ?? fallback
  return (
    <div className="control-pictures" data-wide={width > 4 * height ? '' : undefined}>
      {Object.entries(control.options as Record<string, string>).map(([key, label]) => (
        <label key={key} title={texts(label)}>
          <input
            // The selected radio button gets the id, so that focus returns to it.
            id={key === chosen ? id : undefined}
            type="radio"
            name={id}
            checked={key === chosen}
            onChange={() => onChange(key)}
          />
          <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
            {paths[key]?.map(path => (
              <path key={path} d={path} />
            ))}
          </svg>
          <span className="visually-hidden">{texts(label)}</span>
        </label>
      ))}
    </div>
  )
}
