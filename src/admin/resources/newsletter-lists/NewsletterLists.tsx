import { DataTable, FunctionField, usePermissions, useTranslate } from 'react-admin'
import type { NewsletterList } from '#newsletter/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function NewsletterLists() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const t = (key: string, count = 1) =>
    translate(`resources.newsletter-lists.${key}`, { smart_count: count })
  return (
    <StaffList
      sort={{ field: 'name', order: 'ASC' }}
      bulkActionButtons={
        permissions?.includes('newsletter.write') ? (
          <ConfirmDelete<NewsletterList>
            consequence={list => t('delete.subscribers', list.confirmed)}
          />
        ) : (
          false
        )
      }
    >
      <DataTable.Col<NewsletterList> source="name" />
      <DataTable.Col<NewsletterList> source="provider" disableSort>
        <FunctionField<NewsletterList> render={list => t(`providers.${list.provider}`)} />
      </DataTable.Col>
      <DataTable.Col<NewsletterList> source="confirmed" disableSort align="right">
        <FunctionField<NewsletterList>
          render={list => (list.provider === 'site' ? list.confirmed : '–')}
        />
      </DataTable.Col>
      <DataTable.Col<NewsletterList> source="createdAt">
        <FunctionField<NewsletterList>
          render={list => (list.createdAt > 0 ? <DateCell source="createdAt" /> : '–')}
        />
      </DataTable.Col>
    </StaffList>
  )
}
