import { useId, useState } from 'react'
import type { ControlProps } from '../control.ts'

const STEPS = Array.from({ length: 11 }, (_, step) => `space-${step}`)
const LENGTH = /^(auto|0|space-([0-9]|10)|-?[0-9]{1,5}([.][0-9]{1,3})?(px|rem|em|%|vw|vh|svh|ch))$/

/** A step of the space scale, or a number with a unit; a bare number is pixels. */
export default function LengthControl({ id, value, onChange, fallback }: ControlProps<string>) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value ?? fallback ?? ''
  const parse = (text: string) => {
    const trimmed = text.trim()
    return /^-?\d+(\.\d+)?$/.test(trimmed) && trimmed !== '0' ? `${trimmed}px` : trimmed
  }
  return (
    <>
      <input
        id={id}
        className="control"
        type="text"
        list={list}
        value={shown}
        spellCheck={false}
        aria-invalid={typed && !LENGTH.test(parse(typed)) ? true : undefined}
        onChange={event => {
          setTyped(event.target.value)
          const length = parse(event.target.value)
          if (length === '') onChange(undefined)
          else if (LENGTH.test(length)) onChange(length)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={list}>
        {['auto', ...STEPS].map(step => (
          <option key={step} value={step} />
        ))}
      </datalist>
    </>
  )
}
