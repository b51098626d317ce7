import { BooleanField, DataTable, FunctionField } from 'react-admin'
import type { AttributeItem } from '#shop/schema'
import { StaffList } from '../../lists/StaffList.tsx'

const SHOWN_VALUES = 6

export default function AttributeList() {
  return (
    <StaffList sort={{ field: 'position', order: 'ASC' }} bulkActionButtons={false} rowClick="edit">
      <DataTable.Col source="name" />
      <DataTable.Col<AttributeItem> source="values" disableSort>
        <FunctionField<AttributeItem>
          render={({ values }) =>
            [
              ...values.slice(0, SHOWN_VALUES).map(value => value.name),
              ...(values.length > SHOWN_VALUES ? ['…'] : []),
            ].join(', ')
          }
        />
      </DataTable.Col>
      <DataTable.Col source="filterable" disableSort>
        <BooleanField source="filterable" />
      </DataTable.Col>
      <DataTable.NumberCol source="position" />
    </StaffList>
  )
}
