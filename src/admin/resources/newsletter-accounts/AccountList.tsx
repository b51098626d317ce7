import { DataTable, FunctionField, useTranslate } from 'react-admin'
import type { NewsletterAccount } from '#newsletter/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { BounceAddress } from './BounceAddress.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

export default function AccountList() {
  const translate = useTranslate()
  return (
    <>
      <StaffList sort={{ field: 'name', order: 'ASC' }}>
        <DataTable.Col<NewsletterAccount> source="name" />
        <DataTable.Col<NewsletterAccount> source="provider" disableSort>
          <FunctionField<NewsletterAccount>
            render={({ provider }) => translate(`resources.newsletter-lists.providers.${provider}`)}
          />
        </DataTable.Col>
        <DataTable.Col<NewsletterAccount> source="createdAt" disableSort>
          <DateCell source="createdAt" />
        </DataTable.Col>
      </StaffList>
      <BounceAddress />
      <WebhookSecret />
    </>
  )
}
