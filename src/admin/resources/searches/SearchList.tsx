import { DataTable, useTranslate } from 'react-admin'
import type { SearchMiss } from '#search/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { DateCell } from '../../lists/dates.tsx'
import { longText } from '../../lists/long-text.ts'
import { StaffList } from '../../lists/StaffList.tsx'

/** Searches without results. */
export default function SearchList() {
  return (
    <StaffList
      sort={{ field: 'times', order: 'DESC' }}
      rowClick={false}
      bulkActionButtons={<DeleteSearches />}
    >
      <DataTable.Col<SearchMiss> source="name" cellSx={longText} />
      <DataTable.NumberCol<SearchMiss> source="times" />
      <DataTable.Col<SearchMiss> source="lastAt">
        <DateCell source="lastAt" showTime />
      </DataTable.Col>
    </StaffList>
  )
}

function DeleteSearches() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<SearchMiss>
      consequence={({ name }) => translate('resources.searches.delete.again', { name })}
    />
  )
}
