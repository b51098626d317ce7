import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import type { MouseEvent } from 'react'
import {
  DataTable,
  DataTableBody,
  DataTableConfigContext,
  type DataTableProps,
  DataTableRow,
  type DataTableRowProps,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { LoadingRows, NothingFound } from './ListStates.tsx'
import { tableFrame } from './table-frame.ts'

/** react-admin's table with labeled checkboxes. */
export function StaffTable<Item extends RaRecord = RaRecord>(props: DataTableProps<Item>) {
  const { isPending } = useListContext()
  if (isPending) return <LoadingRows />
  return <DataTable<Item> body={Body} empty={<NothingFound />} sx={tableFrame} {...props} />
}

function Body({ children }: { children?: React.ReactNode }) {
  return <DataTableBody row={Row}>{children}</DataTableBody>
}

/** A row with its own checkbox, because react-admin labels an element without a role. */
function Row({ children, ...props }: DataTableRowProps) {
  const config = useDataTableConfigContext()
  return (
    <DataTableConfigContext.Provider value={{ ...config, hasBulkActions: false }}>
      <DataTableRow {...props}>
        {config.hasBulkActions && <SelectCell />}
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  )
}

function SelectCell() {
  const translate = useTranslate()
  const record = useRecordContext()
  const selected = useDataTableSelectedIdsContext()
  const { handleToggleItem } = useDataTableCallbacksContext()
  if (!record) return null
  return (
    <TableCell padding="checkbox">
      <Checkbox
        className="select-item"
        size="small"
        checked={selected?.includes(record.id) ?? false}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
        onClick={(event: MouseEvent) => {
          handleToggleItem?.(record.id, event)
          event.stopPropagation()
        }}
      />
    </TableCell>
  )
}
