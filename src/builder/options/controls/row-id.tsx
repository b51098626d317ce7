import { useContext } from 'react'
import { isFieldId } from '#ui/client'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'
import { useRows } from '../use-rows.ts'
import { ValueScopeContext } from '../value-scope.ts'

/** Id of a list row. Ids of other rows are rejected, because references would become ambiguous. */
export default function RowIdControl(props: ControlProps<string>) {
  const { id, control, value, onChange, fallback = '' } = props
  const texts = useTexts()
  const { path } = useContext(ValueScopeContext)
  const [list = '', index] = path.split('.')
  const others = useRows()
    .rowsIn(list)
    .filter(row => row.path !== `${list}.${index}`)
  const isFree = (text: string) => !others.some(row => row.id === text)
  const isShort = (text: string) => text.length <= (control.maxLength as number)
  return (
    <TypedInput
      id={id}
      type="text"
      shown={value ?? fallback}
      isTaken={text => isFieldId(text) && isShort(text) && isFree(text)}
      onTake={text => onChange(text || undefined)}
      accepted={texts('An ID that no other field has: letters A–Z, digits, - and _.')}
    />
  )
}
