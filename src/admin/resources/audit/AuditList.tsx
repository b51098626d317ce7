import { useEffect, useState } from 'react'
import { DataTable, DateInput, FunctionField, SelectInput, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

interface Known {
  users: { id: string; name: string }[]
  kinds: string[]
}

const startOf = (day: string | null) => (day ? new Date(`${day}T00:00`).getTime() : undefined)
const endOf = (day: string | null) => (day ? new Date(`${day}T24:00`).getTime() : undefined)
const toDay = (at: number | undefined, back = 0) =>
  at ? new Date(at - back).toLocaleDateString('sv') : ''

/** The audit log. */
export default function AuditList() {
  const translate = useTranslate()
  const [known, setKnown] = useState<Known>({ users: [], kinds: [] })
  useEffect(() => {
    callApi<Known>('GET', '/audit/filters').then(setKnown, () => {})
  }, [])
  const nameOf = (action: string) =>
    translate(`resources.audit.actions.${action.replace('.', '-')}`, { _: action })
  return (
    <StaffList
      sort={{ field: 'at', order: 'DESC' }}
      rowClick={false}
      bulkActionButtons={false}
      filters={[
        <SelectInput key="user" source="user" choices={known.users} alwaysOn />,
        <SelectInput
          key="what"
          source="what"
          choices={known.kinds.map(id => ({
            id,
            name: translate(`resources.audit.kinds.${id}`, { _: id }),
          }))}
          translateChoice={false}
          alwaysOn
        />,
        <DateInput
          key="from"
          source="from"
          parse={startOf as never}
          format={(at: number) => toDay(at)}
        />,
        <DateInput
          key="to"
          source="to"
          parse={endOf as never}
          format={(at: number) => toDay(at, 1)}
        />,
      ]}
    >
      <DataTable.Col source="at">
        <DateCell source="at" showTime />
      </DataTable.Col>
      <DataTable.Col source="userName" disableSort />
      <DataTable.Col source="action" disableSort>
        <FunctionField render={({ action }) => nameOf(action)} />
      </DataTable.Col>
      <DataTable.Col source="targetLabel" disableSort />
      <DataTable.Col source="address" disableSort />
    </StaffList>
  )
}
