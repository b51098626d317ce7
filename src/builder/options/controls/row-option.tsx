import { useContext, useId } from 'react'
import { optionsOf } from '../../document/rows.ts'
import type { ControlProps } from '../control.ts'
import { useRows } from '../use-rows.ts'
import { ValueScopeContext, valuesAt } from '../value-scope.ts'
import TextControl from './text.tsx'

/** Value of another row; its options are suggested, but any text is accepted. */
export default function RowOptionControl(props: ControlProps<string>) {
  const suggestions = useId()
  const { path } = useContext(ValueScopeContext)
  const { list, row: by } = props.control.optionOf as { list: string; row: string }
  const { node, rowsIn } = useRows()
  const id = valuesAt(node, path.split('.').slice(0, -1))[by]
  const row = rowsIn(list).find(one => one.id === id)
  return (
    <>
      <TextControl {...props} list={suggestions} />
      <datalist id={suggestions}>
        {row && optionsOf(row).map(option => <option key={option} value={option} />)}
      </datalist>
    </>
  )
}
