import { COLOR_PATTERN } from '#module-contract'
import { useTexts } from '../../texts.ts'
import { siteColors } from '../color-names.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'
import { walkButtons } from '../walk-buttons.ts'

/** Color control: the site's colors first, then any other. */
export default function ColorControl({
  id,
  label,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  const texts = useTexts()
  const current = value ?? fallback ?? ''
  const named = siteColors.map(({ token, name }) => ({ token, name: texts(name) }))
  const chosen = named.find(one => one.token === current)
  const findToken = (text: string) =>
    named.find(one => one.token === text || one.name.toLowerCase() === text.toLowerCase())?.token
  return (
    <div className="control-colour">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that set the one field below */}
      <div
        className="swatches"
        role="group"
        aria-label={texts('Site colors')}
        onKeyDown={walkButtons}
      >
        {named.map(({ token, name }, index) => (
          <button
            key={token}
            type="button"
            className="swatch"
            style={{ backgroundColor: colorOf(token) }}
            aria-label={`${label}: ${name}`}
            title={name}
            aria-pressed={current === token}
            tabIndex={current === token || (!chosen && index === 0) ? 0 : -1}
            onClick={() => onChange(token)}
          />
        ))}
      </div>
      <span className="control-with-unit">
        <TypedInput
          id={id}
          type="text"
          shown={chosen?.name ?? current}
          placeholder={texts('Default')}
          isTaken={text => findToken(text) !== undefined || isHex(text)}
          onTake={text => onChange(findToken(text) ?? (text || undefined))}
          accepted={texts('A site color, or a hex value such as #336699.')}
        />
        <input
          type="color"
          aria-label={texts('Custom color: {label}', { label })}
          value={/^#[0-9a-f]{6}$/i.test(current) ? current : '#808080'}
          onChange={event => onChange(event.target.value)}
        />
      </span>
    </div>
  )
}

const pattern = new RegExp(COLOR_PATTERN)

function isHex(text: string): boolean {
  return pattern.test(text) && text.startsWith('#')
}

/** Color of a token on the canvas, because the owner may have changed it. */
function colorOf(name: string): string {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
  return frame ? getComputedStyle(frame.documentElement).getPropertyValue(`--${name}`) : ''
}
