import { colourTokens } from '#design'
import { COLOUR_PATTERN } from '#module-kit'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'
import { walkButtons } from '../walk-buttons.ts'

/** The site's own colours first; any other by its value. */
export default function ColourControl({
  id,
  label,
  value,
  onChange,
  fallback,
}: ControlProps<string>) {
  const texts = useTexts()
  const current = value ?? fallback ?? ''
  const isToken = colourTokens.includes(current)
  return (
    <div className="control-colour">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that set the one field below */}
      <div
        className="swatches"
        role="group"
        aria-label={texts('Colours of the site')}
        onKeyDown={walkButtons}
      >
        {colourTokens.map((name, index) => (
          <button
            key={name}
            type="button"
            className="swatch"
            style={{ backgroundColor: colourOf(name) }}
            aria-label={`${label}: ${name}`}
            title={name}
            aria-pressed={current === name}
            tabIndex={current === name || (!isToken && index === 0) ? 0 : -1}
            onClick={() => onChange(name)}
          />
        ))}
      </div>
      <span className="control-with-unit">
        <TypedInput
          id={id}
          type="text"
          shown={current}
          placeholder={texts('Standard')}
          isTaken={isColour}
          onTake={text => onChange(text || undefined)}
          accepted={texts('A colour of the site, or a value such as #a0431f.')}
        />
        <input
          type="color"
          aria-label={texts('Any colour: %{label}', { label })}
          value={/^#[0-9a-f]{6}$/i.test(current) ? current : '#808080'}
          onChange={event => onChange(event.target.value)}
        />
      </span>
    </div>
  )
}

const pattern = new RegExp(COLOUR_PATTERN)

function isColour(text: string): boolean {
  return pattern.test(text) && (text.startsWith('#') || colourTokens.includes(text))
}

/** A token's colour as the canvas has it: the owner may have set another. */
function colourOf(name: string): string {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
  return frame ? getComputedStyle(frame.documentElement).getPropertyValue(`--${name}`) : ''
}
