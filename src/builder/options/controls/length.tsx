import { useId } from 'react'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'

const STEPS = Array.from({ length: 11 }, (_, step) => `space-${step}`)
const LENGTH = /^(auto|0|space-([0-9]|10)|-?[0-9]{1,5}([.][0-9]{1,3})?(px|rem|em|%|vw|vh|svh|ch))$/

/** A step of the space scale, or a number with a unit; a bare number is pixels. */
export default function LengthControl({ id, value, onChange, fallback }: ControlProps<string>) {
  const texts = useTexts()
  const list = useId()
  return (
    <>
      <TypedInput
        id={id}
        type="text"
        list={list}
        shown={value ?? fallback ?? ''}
        isTaken={text => LENGTH.test(toLength(text))}
        onTake={text => onChange(text === '' ? undefined : toLength(text))}
        accepted={texts('A number with a unit, such as 24px or 50%, or a step such as space-4.')}
      />
      <datalist id={list}>
        {['auto', ...STEPS].map(step => (
          <option key={step} value={step} />
        ))}
      </datalist>
    </>
  )
}

function toLength(text: string): string {
  return /^-?\d+(\.\d+)?$/.test(text) && text !== '0' ? `${text}px` : text
}
