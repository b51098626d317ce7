import Box from '@mui/material/Box'
import { DataTable, FunctionField, useListContext, usePermissions, useTranslate } from 'react-admin'
import type { CategoryItem } from '#shop/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

/** Category tree. */
export default function CategoryList() {
  const { permissions } = usePermissions()
  const mayWrite = permissions?.includes('products.write') ?? false
  return (
    <StaffList
      sort={{ field: 'tree', order: 'ASC' }}
      bulkActionButtons={mayWrite ? <DeleteCategories /> : false}
      rowClick={mayWrite ? 'edit' : false}
    >
      <DataTable.Col<CategoryItem> source="name" disableSort>
        <FunctionField<CategoryItem>
          render={category => (
            <Box component="span" sx={{ paddingInlineStart: category.depth * 3 }}>
              {category.name}
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<CategoryItem> source="slug" disableSort />
      <DataTable.NumberCol<CategoryItem> source="products" disableSort />
    </StaffList>
  )
}

function DeleteCategories() {
  const translate = useTranslate()
  const { data = [] } = useListContext<CategoryItem>()
  const t = (key: string, count: number) =>
    translate(`resources.categories.delete.${key}`, { smart_count: count })
  return (
    <ConfirmDelete<CategoryItem>
      consequence={category => {
        const below = data.filter(one => one.parentId === category.id).length
        const products = t('products', category.products)
        return below > 0 ? `${products} ${t('below', below)}` : products
      }}
    />
  )
}
