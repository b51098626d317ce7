import { useId } from 'react'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { toSize, toStored } from '../sizes.ts'
import { TypedInput } from '../TypedInput.tsx'

const STEPS = Array.from({ length: 11 }, (_, step) => `space-${step}`)
const LENGTH = /^(auto|0|space-([0-9]|10)|-?[0-9]{1,5}([.][0-9]{1,3})?(px|rem|em|%|vw|vh|svh|ch))$/

/** Step of the spacing scale, or a number with a unit. Numbers without a unit are pixels. */
export default function LengthControl({ id, value, onChange, fallback }: ControlProps<string>) {
  const texts = useTexts()
  const list = useId()
  const none = texts('None')
  return (
    <>
      <TypedInput
        id={id}
        type="text"
        list={list}
        shown={toSize(value ?? fallback ?? '', none)}
        isTaken={text => LENGTH.test(toStored(text, none))}
        onTake={text => onChange(text === '' ? undefined : toStored(text, none))}
        accepted={texts('A size such as M, or a number with a unit such as 24px or 50%.')}
      />
      <datalist id={list}>
        {['auto', ...STEPS].map(step => (
          <option key={step} value={toSize(step, none)} />
        ))}
      </datalist>
    </>
  )
}
