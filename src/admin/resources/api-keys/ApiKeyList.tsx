import { DataTable, FunctionField, useTranslate } from 'react-admin'
import type { ApiKey } from '#auth/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

/** Keys without their tokens, which are shown once. */
export default function ApiKeyList() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.api-keys.${key}`)
  return (
    <StaffList sort={{ field: 'createdAt', order: 'DESC' }} rowClick={false}>
      <DataTable.Col<ApiKey> source="name" disableSort />
      <DataTable.Col<ApiKey> source="hint" disableSort>
        <FunctionField<ApiKey> render={({ hint }) => `…${hint}`} />
      </DataTable.Col>
      <DataTable.Col<ApiKey> source="permissions" disableSort>
        <FunctionField<ApiKey>
          render={({ permissions }) =>
            permissions.map(one => t(`permissions.${one.replace('.', '-')}`)).join(', ')
          }
        />
      </DataTable.Col>
      <DataTable.Col<ApiKey> source="lastUsedAt" disableSort>
        <DateCell source="lastUsedAt" showTime />
      </DataTable.Col>
      <DataTable.Col<ApiKey> source="expiresAt" disableSort>
        <DateCell source="expiresAt" />
      </DataTable.Col>
      <DataTable.Col<ApiKey> source="createdAt">
        <DateCell source="createdAt" />
      </DataTable.Col>
    </StaffList>
  )
}
