import { useDeferredValue } from 'react'
import { type CssProblem, cleanCustomCss } from '#design'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

const WORDS: Record<CssProblem, string> = {
  syntax: 'Line {line}: this cannot be read, so none of it is used.',
  rule: 'Line {line}: {what} is not possible here and is left out.',
  address: 'Line {line}: {what} would load from elsewhere and is left out.',
}

/** CSS of one module, with a list of rejected declarations. */
export default function CssControl({ id, control, value = '', onChange }: ControlProps<string>) {
  const texts = useTexts()
  const { problems } = cleanCustomCss(useDeferredValue(value))
  return (
    <>
      <textarea
        id={id}
        className="control control-code"
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        maxLength={control.maxLength as number}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
        onChange={event => onChange(event.target.value || undefined)}
      />
      <div id={`${id}-problems`} role="status">
        {problems.map(({ line, reason, what }) => (
          <p key={`${line}${reason}${what}`} className="option-refused">
            {texts(WORDS[reason], { line: String(line), what })}
          </p>
        ))}
      </div>
    </>
  )
}
