import Add from '@mui/icons-material/Add'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  DataTable,
  FilterButton,
  FunctionField,
  List,
  TopToolbar,
  usePermissions,
  useTranslate,
} from 'react-admin'
import type { OrderListItem } from '#shop/schema'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { ImportLink } from '../../lists/ImportLink.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { EmptyList, ignoreError, ListNotLoaded, ListPages } from '../../lists/ListStates.tsx'
import { listFrame } from '../../lists/list-frame.ts'
import { StaffTable } from '../../lists/StaffTable.tsx'
import { useListKeys } from '../../lists/use-list-keys.ts'
import { OrderBulkActions } from './OrderBulkActions.tsx'
import { orderFilters } from './order-filters.tsx'
import { StatusMark } from './StatusMark.tsx'
import { useAmounts } from './use-amounts.ts'

/** Orders with buyer, status and total; reduced next to an open order. */
export function OrderList({ openId }: { openId: string | undefined }) {
  const keys = useListKeys()
  const isRoomy = useMediaQuery('(min-width: 1100px)', { noSsr: true }) && !openId
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const { amount, date } = useAmounts()
  const add = permissions?.includes('orders.write') && (
    <ListAction label={translate('resources.orders.form.add')} icon={Add} to="/orders/new" />
  )
  return (
    <div ref={keys}>
      <List<OrderListItem>
        resource="orders"
        title="resources.orders.title"
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        sx={listFrame}
        exporter={false}
        actions={
          <TopToolbar>
            {add}
            <FilterButton />
            <ImportLink />
            <ExportButton label="resources.orders.export" />
          </TopToolbar>
        }
        filters={orderFilters}
        error={<ListNotLoaded />}
        offline={<ListNotLoaded />}
        pagination={<ListPages />}
        queryOptions={{ onError: ignoreError }}
        empty={<EmptyList text="resources.orders.empty">{add}</EmptyList>}
      >
        <StaffTable<OrderListItem>
          rowClick={id => `/orders/${id}`}
          bulkActionButtons={<OrderBulkActions />}
          rowSx={record =>
            record.id === openId ? { backgroundColor: 'action.selected' } : { scrollMargin: 80 }
          }
        >
          <DataTable.Col<OrderListItem> source="number" label="resources.orders.fields.order">
            <FunctionField<OrderListItem>
              render={order => (
                <>
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ marginInlineEnd: 1, fontWeight: 600 }}
                  >
                    {order.number}
                  </Typography>
                  {order.erasedAt === null ? order.name : translate('resources.orders.erased')}
                </>
              )}
            />
          </DataTable.Col>
          <DataTable.Col<OrderListItem> source="status" disableSort>
            <FunctionField<OrderListItem> render={order => <StatusMark status={order.status} />} />
          </DataTable.Col>
          <DataTable.Col<OrderListItem> source="total" align="right">
            <FunctionField<OrderListItem> render={order => amount(order.total, order.currency)} />
          </DataTable.Col>
          <DataTable.Col<OrderListItem> source="createdAt">
            <FunctionField<OrderListItem> render={order => date(order.createdAt)} />
          </DataTable.Col>
          {isRoomy && (
            <DataTable.Col<OrderListItem> source="paymentTitle" disableSort>
              <FunctionField<OrderListItem> render={order => order.paymentTitle} />
            </DataTable.Col>
          )}
          {isRoomy && (
            <DataTable.Col<OrderListItem> source="paymentState" disableSort>
              <FunctionField<OrderListItem>
                render={order => translate(`resources.orders.paymentState.${order.paymentState}`)}
              />
            </DataTable.Col>
          )}
          {isRoomy && (
            <DataTable.Col<OrderListItem> source="fulfilmentState" disableSort>
              <FunctionField<OrderListItem>
                render={order =>
                  translate(`resources.orders.fulfilmentState.${order.fulfilmentState}`)
                }
              />
            </DataTable.Col>
          )}
          {isRoomy && (
            <DataTable.Col<OrderListItem> source="quantity" disableSort>
              <FunctionField<OrderListItem>
                render={order =>
                  translate('resources.orders.items', { smart_count: order.quantity })
                }
              />
            </DataTable.Col>
          )}
        </StaffTable>
      </List>
    </div>
  )
}
