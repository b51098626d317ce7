import { useContext } from 'react'
import { isOffered, type OnlyFor } from '#module-contract'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { NamedSelect } from '../NamedSelect.tsx'
import { useRows } from '../use-rows.ts'
import { ValueScopeContext } from '../value-scope.ts'

/** Select for another row of one of the module's lists. */
export default function RowReferenceControl({
  id,
  control,
  value,
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  const { path } = useContext(ValueScopeContext)
  const { list, onlyFor } = control.rowOf as { list: string; onlyFor?: OnlyFor }
  const rows = useRows()
    .rowsIn(list)
    .filter(row => !path.startsWith(`${row.path}.`))
    .filter(row => isOffered({ onlyFor }, row.item, row.fields))
  return (
    <NamedSelect
      id={id}
      value={value}
      onChange={onChange}
      choices={rows.map(row => ({ value: row.id, name: row.name }))}
      none={texts('Select field')}
    />
  )
}
