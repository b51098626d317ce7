import Box from '@mui/material/Box'
import {
  DataTable,
  FunctionField,
  SelectInput,
  useListContext,
  usePermissions,
  useTranslate,
} from 'react-admin'
import type { TermItem } from '#pages/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { useKindName } from '../content-types/use-content-types.ts'
import { mayChange } from '../pages/may-change.ts'
import { taxonomyChoices, useSortedKinds } from './choices.ts'

/** Categories in tree order, then tags. */
export default function TermList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const kinds = useSortedKinds()
  const kindName = useKindName()
  return (
    <StaffList
      sort={{ field: 'tree', order: 'ASC' }}
      filters={[
        <SelectInput key="kind" source="kind" choices={kinds} translateChoice={false} alwaysOn />,
        <SelectInput key="taxonomy" source="taxonomy" choices={taxonomyChoices} alwaysOn />,
      ]}
      bulkActionButtons={mayChange(permissions, 'project', 'pages.write') ? <DeleteTerms /> : false}
    >
      <DataTable.Col<TermItem> source="name" disableSort>
        <FunctionField<TermItem>
          render={term => (
            <Box component="span" sx={{ paddingInlineStart: term.depth * 3 }}>
              {term.name}
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<TermItem> source="taxonomy" disableSort>
        <FunctionField<TermItem>
          render={({ kind, taxonomy }) =>
            `${kindName(kind, 'many')} · ${translate(`resources.terms.taxonomies.${taxonomy}`)}`
          }
        />
      </DataTable.Col>
      <DataTable.Col<TermItem> source="slug" disableSort />
      <DataTable.NumberCol<TermItem> source="position" disableSort />
      <DataTable.NumberCol<TermItem> source="pages" disableSort />
    </StaffList>
  )
}

function DeleteTerms() {
  const translate = useTranslate()
  const { data = [] } = useListContext<TermItem>()
  const t = (key: string, count: number) =>
    translate(`resources.terms.delete.${key}`, { smart_count: count })
  return (
    <ConfirmDelete<TermItem>
      consequence={term => {
        const below = data.filter(one => one.parentId === term.id).length
        const pages = t('pages', term.pages)
        return below > 0 ? `${pages} ${t('below', below)}` : pages
      }}
    />
  )
}
