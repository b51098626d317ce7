import Typography from '@mui/material/Typography'
import {
  DataTable,
  FunctionField,
  ReferenceInput,
  SelectInput,
  TextInput,
  useLocale,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { formatMoney } from '#base'
import { CUSTOMER_STATUSES, type CustomerItem } from '#shop/schema'
import { DateCell } from '../../lists/dates.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { ImportLink } from '../../lists/ImportLink.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { GroupBulk } from './GroupBulk.tsx'

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={CUSTOMER_STATUSES.map(id => ({ id, name: `resources.customers.status.${id}` }))}
    alwaysOn
  />,
  <ReferenceInput
    key="group"
    source="group"
    reference="customer-groups"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={200}
    alwaysOn
  >
    <SelectInput optionText="name" label="resources.customers.fields.group" />
  </ReferenceInput>,
  <TextInput key="tag" source="tag" />,
]

/** Customers with an account, and guests who ordered. */
export default function CustomerList() {
  const translate = useTranslate()
  const locale = useLocale()
  const { permissions } = usePermissions()
  const mayWrite = permissions?.includes('orders.write') ?? false
  return (
    <StaffList
      sort={{ field: 'lastOrderAt', order: 'DESC' }}
      filters={filters}
      actions={
        <>
          <ImportLink />
          <ExportButton label="resources.customers.export" />
        </>
      }
      bulkActionButtons={mayWrite ? <GroupBulk /> : false}
    >
      <DataTable.Col<CustomerItem> source="email">
        <FunctionField<CustomerItem>
          render={({ email, name, tags }) => (
            <>
              <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                {name || email}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[name && email, ...tags].filter(Boolean).join(' · ')}
              </Typography>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<CustomerItem> source="orderCount" align="right">
        <FunctionField<CustomerItem> render={one => one.orderCount.toLocaleString(locale)} />
      </DataTable.Col>
      <DataTable.Col<CustomerItem> source="spent" align="right">
        <FunctionField<CustomerItem> render={one => formatMoney(one.spent, one.currency, locale)} />
      </DataTable.Col>
      <DataTable.Col<CustomerItem> source="lastOrderAt">
        <DateCell source="lastOrderAt" />
      </DataTable.Col>
      <DataTable.Col<CustomerItem> source="status" disableSort>
        <FunctionField<CustomerItem>
          render={({ status, groupName }) => (
            <>
              {translate(`resources.customers.status.${status}`)}
              {groupName && (
                <Typography variant="body2" color="textSecondary">
                  {groupName}
                </Typography>
              )}
            </>
          )}
        />
      </DataTable.Col>
    </StaffList>
  )
}
