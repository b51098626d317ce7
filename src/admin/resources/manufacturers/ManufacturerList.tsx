import { DataTable, useTranslate } from 'react-admin'
import type { ManufacturerItem } from '#shop/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function ManufacturerList() {
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }} bulkActionButtons={<DeleteManufacturers />}>
      <DataTable.Col source="name" />
      <DataTable.Col source="contact" disableSort />
      <DataTable.Col source="responsibleName" disableSort />
      <DataTable.NumberCol source="products" disableSort />
    </StaffList>
  )
}

function DeleteManufacturers() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<ManufacturerItem>
      consequence={({ products }) =>
        translate('resources.manufacturers.delete.products', { smart_count: products })
      }
    />
  )
}
