import { BooleanField, DataTable, FunctionField, useTranslate } from 'react-admin'
import type { Webhook } from '#webhooks/schema'
import { StaffList } from '../../lists/StaffList.tsx'

export default function WebhookList() {
  const translate = useTranslate()
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }}>
      <DataTable.Col<Webhook> source="name" />
      <DataTable.Col<Webhook> source="url" disableSort />
      <DataTable.Col<Webhook> source="topics" disableSort>
        <FunctionField<Webhook>
          render={({ topics }) =>
            topics
              .map(topic => translate(`resources.webhooks.topics.${topic.replace('.', '-')}`))
              .join(', ')
          }
        />
      </DataTable.Col>
      <DataTable.Col<Webhook> source="enabled" disableSort>
        <BooleanField source="enabled" />
      </DataTable.Col>
    </StaffList>
  )
}
