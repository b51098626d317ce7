import { Icon, iconNames } from '#module-kit'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

export default function IconControl({ id, value, onChange, fallback }: ControlProps<string>) {
  const texts = useTexts()
  const current = value ?? fallback ?? ''
  return (
    <span className="control-with-unit">
      {current && <Icon name={current} />}
      <select
        id={id}
        className="control"
        value={current}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{texts('None')}</option>
        {iconNames.map(name => (
          <option key={name} value={name}>
            {texts(name)}
          </option>
        ))}
      </select>
    </span>
  )
}
