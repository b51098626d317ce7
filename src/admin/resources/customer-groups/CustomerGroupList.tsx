import { DataTable, FunctionField, useLocale, usePermissions, useTranslate } from 'react-admin'
import type { CustomerGroupItem } from '#shop/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { percentText } from './percent-text.ts'

/** Groups of customers with their discount. */
export default function CustomerGroupList() {
  const translate = useTranslate()
  const locale = useLocale()
  const { permissions } = usePermissions()
  const mayWrite = permissions?.includes('products.write') ?? false
  const t = (key: string, values = {}) => translate(`resources.customer-groups.${key}`, values)
  return (
    <StaffList
      sort={{ field: 'name', order: 'ASC' }}
      mayAdd={mayWrite}
      bulkActionButtons={mayWrite ? <DeleteGroups /> : false}
      rowClick={mayWrite ? 'edit' : false}
    >
      <DataTable.Col<CustomerGroupItem> source="name" />
      <DataTable.Col<CustomerGroupItem> source="ppm" align="right">
        <FunctionField<CustomerGroupItem>
          render={({ ppm, categories }) =>
            [
              percentText(ppm, locale),
              categories.length > 0 && t('inCategories', { smart_count: categories.length }),
            ]
              .filter(Boolean)
              .join(', ')
          }
        />
      </DataTable.Col>
      <DataTable.Col<CustomerGroupItem> source="taxExempt" disableSort>
        <FunctionField<CustomerGroupItem>
          render={({ taxExempt }) => translate(taxExempt ? 'ra.boolean.true' : 'ra.boolean.false')}
        />
      </DataTable.Col>
      <DataTable.NumberCol<CustomerGroupItem> source="members" />
    </StaffList>
  )
}

function DeleteGroups() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<CustomerGroupItem>
      consequence={({ members }) =>
        translate('resources.customer-groups.delete.members', { smart_count: members })
      }
    />
  )
}
