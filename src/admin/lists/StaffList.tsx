import type { ReactElement, ReactNode } from 'react'
import {
  List,
  type SortPayload,
  TextInput,
  TopToolbar,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { AddButton } from './AddButton.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ignoreError } from './ignore-error.ts'
import { ListNotLoaded, ListPages } from './ListStates.tsx'
import { listFrame } from './list-frame.ts'
import { StaffTable } from './StaffTable.tsx'
import { useListKeys } from './use-list-keys.ts'

interface StaffListProps {
  /** Columns: `DataTable.Col`. */
  children: ReactNode
  sort: SortPayload
  /** Besides the search. */
  filters?: ReactElement[]
  actions?: ReactNode
  bulkActionButtons?: ReactElement | false
  rowClick?: 'edit' | false
}

/** A list as all of the admin's are: search with `/`, rows by j and k, Enter opens. */
export function StaffList(props: StaffListProps) {
  const { children, sort, filters = [], actions, bulkActionButtons, rowClick = 'edit' } = props
  const keys = useListKeys()
  const { hasCreate } = useResourceDefinition()
  const resource = useResourceContext()
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
            {hasCreate && <AddButton />}
          </TopToolbar>
        }
        error={<ListNotLoaded />}
        offline={<ListNotLoaded />}
        pagination={<ListPages />}
        queryOptions={{ onError: ignoreError }}
        empty={<EmptyList text={`resources.${resource}.empty`} />}
      >
        <StaffTable
          rowClick={rowClick}
          {...(bulkActionButtons === undefined ? {} : { bulkActionButtons })}
        >
          {children}
        </StaffTable>
      </List>
    </div>
  )
}
