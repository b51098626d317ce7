import { DataTable, usePermissions, useTranslate } from 'react-admin'
import type { BrandItem } from '#shop/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function BrandList() {
  const { permissions } = usePermissions()
  const mayWrite = permissions?.includes('products.write') ?? false
  return (
    <StaffList
      sort={{ field: 'name', order: 'ASC' }}
      bulkActionButtons={mayWrite ? <DeleteBrands /> : false}
      rowClick={mayWrite ? 'edit' : false}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="slug" disableSort />
      <DataTable.NumberCol source="products" />
    </StaffList>
  )
}

function DeleteBrands() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<BrandItem>
      consequence={({ products }) =>
        translate('resources.brands.delete.products', { smart_count: products })
      }
    />
  )
}
