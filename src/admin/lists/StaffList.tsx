import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import {
  List,
  type SortPayload,
  TextInput,
  TopToolbar,
  useResourceContext,
  useResourceDefinition,
  useUnselectAll,
} from 'react-admin'
import { AddButton } from './AddButton.tsx'
import { EmptyList, ignoreError, ListNotLoaded, ListPages } from './ListStates.tsx'
import { listFrame } from './list-frame.ts'
import { StaffTable } from './StaffTable.tsx'
import { useListKeys } from './use-list-keys.ts'

interface StaffListProps {
  /** Columns: `DataTable.Col`. */
  children?: ReactNode
  /** Instead of them, where what is listed says which columns there are: a `StaffTable`. */
  table?: ReactNode
  sort: SortPayload
  /** Besides the search. */
  filters?: ReactElement[]
  actions?: ReactNode
  /** Whether one more may be added; unless told otherwise wherever there is a form for it. */
  mayAdd?: boolean
  /** What else fills a list that is empty. */
  fillActions?: ReactNode
  bulkActionButtons?: ReactElement | false
  rowClick?: 'edit' | false
}

/** A list as all of the admin's are: search with `/`, rows by j and k, Enter opens. */
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
  // A selection that is not seen any more must not be acted on.
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
