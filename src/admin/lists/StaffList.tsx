import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import {
  List,
  type SortPayload,
  TextInput,
  TopToolbar,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { EmptyList, ignoreError, ListNotLoaded, ListPages } from './ListStates.tsx'
import { listFrame } from './list-frame.ts'
import { StaffTable } from './StaffTable.tsx'
import { useListKeys } from './use-list-keys.ts'

interface StaffListProps {
  /** Columns: `DataTable.Col`. */
  children?: ReactNode
  /** A `StaffTable` instead of columns, if these depend on the data. */
  table?: ReactNode
  sort: SortPayload
  /** In addition to the search. */
  filters?: ReactElement[]
  actions?: ReactNode
  /** Whether entries can be added; by default if there is a create form. */
  mayAdd?: boolean
  /** Further buttons in the empty state. */
  fillActions?: ReactNode
  bulkActionButtons?: ReactElement | false
  rowClick?: 'edit' | false
}

/** Standard list: search with `/`, row navigation with j and k, Enter to open. */
export function StaffList(props: StaffListProps) {
  const { children, table, sort, filters = [], actions, fillActions } = props
  const { bulkActionButtons, rowClick = 'edit' } = props
  const keys = useListKeys()
  const { hasCreate } = useResourceDefinition()
  const mayAdd = props.mayAdd ?? hasCreate
  const resource = useResourceContext()
  const unselectAll = useUnselectAll(resource)
  const leave = useRef(unselectAll)
  leave.current = unselectAll
  // Clear the selection when leaving, because invisible rows must not be acted on.
  useEffect(() => () => leave.current(), [])
  return (
    <div ref={keys}>
      <List
        sort={sort}
        perPage={25}
        sx={listFrame}
        exporter={false}
        filters={[
          <TextInput key="q" source="q" label="ra.action.search" alwaysOn resettable />,
          ...filters,
        ]}
        actions={
          <TopToolbar>
            {actions}
            {mayAdd && <AddButton />}
          </TopToolbar>
        }
        error={<ListNotLoaded />}
        offline={<ListNotLoaded />}
        pagination={<ListPages />}
        queryOptions={{ onError: ignoreError }}
        empty={
          <EmptyList text={`resources.${resource}.empty`}>
            {mayAdd && <AddButton />}
            {fillActions}
          </EmptyList>
        }
      >
        {table ?? (
          <StaffTable
            rowClick={rowClick}
            {...(bulkActionButtons === undefined ? {} : { bulkActionButtons })}
          >
            {children}
          </StaffTable>
        )}
      </List>
    </div>
  )
}

/** Link to the create form, equal at every width. */
function AddButton() {
  const resource = useResourceContext()
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      component={Link}
      to={`/${resource}/create`}
      sx={{ minBlockSize: 38, whiteSpace: 'nowrap', flex: 'none' }}
    >
      {translate(`resources.${resource}.add`)}
    </Button>
  )
}
