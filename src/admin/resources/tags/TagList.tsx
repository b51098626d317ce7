import { DataTable, usePermissions, useTranslate } from 'react-admin'
import type { TagItem } from '#shop/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function TagList() {
  const { permissions } = usePermissions()
  const mayWrite = permissions?.includes('products.write') ?? false
  return (
    <StaffList
      sort={{ field: 'name', order: 'ASC' }}
      bulkActionButtons={mayWrite ? <DeleteTags /> : false}
      rowClick={mayWrite ? 'edit' : false}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="slug" disableSort />
      <DataTable.NumberCol source="products" />
    </StaffList>
  )
}

function DeleteTags() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<TagItem>
      consequence={({ products }) =>
        translate('resources.tags.delete.products', { smart_count: products })
      }
    />
  )
}
