import { DataTable } from 'react-admin'
import { StaffList } from '../../lists/StaffList.tsx'

export default function TagList() {
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }}>
      <DataTable.Col source="name" />
      <DataTable.Col source="slug" disableSort />
      <DataTable.NumberCol source="products" />
    </StaffList>
  )
}
