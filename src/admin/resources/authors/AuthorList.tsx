import { DataTable, useTranslate } from 'react-admin'
import type { AuthorItem } from '#pages/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function AuthorList() {
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }} bulkActionButtons={<DeleteAuthors />}>
      <DataTable.Col<AuthorItem> source="name" />
      <DataTable.Col<AuthorItem> source="role" disableSort />
    </StaffList>
  )
}

function DeleteAuthors() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<AuthorItem>
      consequence={({ name }) => translate('resources.authors.delete.posts', { name })}
    />
  )
}
