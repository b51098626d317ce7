import Box from '@mui/material/Box'
import { DataTable, FunctionField } from 'react-admin'
import type { CategoryItem } from '#shop/schema'
import { StaffList } from '../../lists/StaffList.tsx'

/** The tree: each category below the one that it belongs to. */
export default function CategoryList() {
  return (
    <StaffList sort={{ field: 'tree', order: 'ASC' }}>
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
