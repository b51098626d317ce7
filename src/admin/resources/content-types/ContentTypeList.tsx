import { DataTable, FunctionField, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type ContentType, kindOfType } from '#pages/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

type Item = ContentType & { id: string; pages: number }

export default function ContentTypeList() {
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }} bulkActionButtons={<DeleteTypes />}>
      <DataTable.Col<Item> source="name" />
      <DataTable.Col<Item> source="path" disableSort />
      <DataTable.Col<Item> source="fields" disableSort>
        <FunctionField<Item> render={({ fields }) => fields.map(field => field.label).join(', ')} />
      </DataTable.Col>
      <DataTable.NumberCol<Item> source="pages" disableSort>
        <FunctionField<Item> render={type => <PagesLink {...type} />} />
      </DataTable.NumberCol>
    </StaffList>
  )
}

function PagesLink(type: Item) {
  const filter = JSON.stringify({ kind: kindOfType(type) })
  return (
    <Link
      to={`/pages?filter=${encodeURIComponent(filter)}`}
      onClick={event => event.stopPropagation()}
    >
      {type.pages}
    </Link>
  )
}

function DeleteTypes() {
  const translate = useTranslate()
  return (
    <ConfirmDelete<Item>
      consequence={({ pages }) =>
        translate('resources.content-types.delete.pages', { smart_count: pages })
      }
    />
  )
}
