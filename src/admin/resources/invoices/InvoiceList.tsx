import Archive from '@mui/icons-material/FolderZipOutlined'
import Ledger from '@mui/icons-material/MenuBookOutlined'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  DataTable,
  DateInput,
  FilterButton,
  FunctionField,
  List,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { INVOICE_KINDS, type InvoiceListItem } from '#shop/schema'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { EmptyList, ignoreError, ListNotLoaded, ListPages } from '../../lists/ListStates.tsx'
import { listFrame } from '../../lists/list-frame.ts'
import { StaffTable } from '../../lists/StaffTable.tsx'
import { useListKeys } from '../../lists/use-list-keys.ts'
import { useAmounts } from '../orders/use-amounts.ts'
import { BookingDialog } from './BookingDialog.tsx'

const text = (key: string) => `resources.invoices.${key}`
const KINDS = INVOICE_KINDS.map(id => ({ id, name: text(`kinds.${id}`) }))

const filters = [
  <TextInput key="q" source="q" label={text('search')} alwaysOn resettable />,
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />,
  <DateInput key="from" source="from" label={text('from')} parse={(day: string) => day || null} />,
  <DateInput key="to" source="to" label={text('to')} parse={(day: string) => day || null} />,
]

/** Issued invoices and credit notes. */
export default function InvoiceList() {
  const keys = useListKeys()
  const translate = useTranslate()
  const { amount, date } = useAmounts()
  return (
    <div ref={keys}>
      <List<InvoiceListItem>
        sort={{ field: 'issuedOn', order: 'DESC' }}
        perPage={25}
        sx={listFrame}
        exporter={false}
        actions={<Actions />}
        filters={filters}
        error={<ListNotLoaded />}
        offline={<ListNotLoaded />}
        pagination={<ListPages />}
        queryOptions={{ onError: ignoreError }}
        empty={<EmptyList text={text('empty')} />}
      >
        <StaffTable<InvoiceListItem>
          rowClick={(_id, _resource, record) => `/orders/${record.orderId}`}
          bulkActionButtons={false}
        >
          <DataTable.Col<InvoiceListItem> source="number">
            <FunctionField<InvoiceListItem>
              render={invoice => (
                <>
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ marginInlineEnd: 1, fontWeight: 600 }}
                  >
                    {invoice.number}
                  </Typography>
                  {invoice.buyer}
                </>
              )}
            />
          </DataTable.Col>
          <DataTable.Col<InvoiceListItem> source="kind" disableSort>
            <FunctionField<InvoiceListItem>
              render={({ kind, isCancelled }) =>
                translate(text(isCancelled ? 'cancelled' : `kinds.${kind}`))
              }
            />
          </DataTable.Col>
          <DataTable.Col<InvoiceListItem> source="issuedOn">
            <FunctionField<InvoiceListItem>
              render={invoice => date(Date.parse(invoice.issuedOn))}
            />
          </DataTable.Col>
          <DataTable.Col<InvoiceListItem> source="total" align="right" disableSort>
            <FunctionField<InvoiceListItem>
              render={({ kind, total, currency }) =>
                amount(kind === 'invoice' ? total : -total, currency)
              }
            />
          </DataTable.Col>
          <DataTable.Col<InvoiceListItem> source="orderNumber" disableSort />
        </StaffTable>
      </List>
    </div>
  )
}

function Actions() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const query = new URLSearchParams(
    Object.entries(filterValues ?? {}).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  )
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton label={text('export')} />
      <ListAction
        icon={Archive}
        label={translate(text('zip'))}
        onClick={() => window.location.assign(`/api/admin/invoices/zip?${query}`)}
      />
      <ListAction
        icon={Ledger}
        label={translate(text('bookings.button'))}
        onClick={() => setOpen(true)}
      />
      {isOpen && <BookingDialog onClose={() => setOpen(false)} />}
    </TopToolbar>
  )
}
