import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { DataTable, FunctionField, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { NewsletterAccount } from '#newsletter/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { BounceAddress } from './BounceAddress.tsx'

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
      <Typography sx={{ marginBlockStart: 2 }}>
        <Link component={RouterLink} to="/settings/forms">
          {translate('resources.newsletter-accounts.formWebhooks')}
        </Link>
      </Typography>
    </>
  )
}
