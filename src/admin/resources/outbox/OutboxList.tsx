import Typography from '@mui/material/Typography'
import { DataTable, FunctionField, SelectInput, useTranslate } from 'react-admin'
import type { OutboxItem } from '#db/schema'
import { DateCell, useDates } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { OutboxActions, RetryAll } from './OutboxActions.tsx'

const STATES = ['waiting', 'failed', 'done'].map(id => ({
  id,
  name: `resources.outbox.states.${id}`,
}))

/** Number of attempts, last error, and next attempt. */
function Attempts({ item }: { item: OutboxItem }) {
  const translate = useTranslate()
  const { moment } = useDates()
  const tries = translate('resources.outbox.tries', {
    tries: item.attempts,
    max: item.maxAttempts,
  })
  const next =
    item.nextTryAt && translate('resources.outbox.nextTry', { at: moment(item.nextTryAt) })
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: 420 }}>
      {[tries, next, item.lastError].filter(Boolean).join(' · ')}
    </Typography>
  )
}

/** Outbox of mails: waiting, failed and sent. */
export default function OutboxList() {
  const translate = useTranslate()
  return (
    <StaffList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[<SelectInput key="state" source="state" choices={STATES} alwaysOn />]}
      actions={<RetryAll />}
      bulkActionButtons={false}
      rowClick={false}
    >
      <DataTable.Col<OutboxItem> source="subject" disableSort>
        <FunctionField<OutboxItem>
          render={item => (
            <>
              {item.subject ?? item.template}
              <Typography variant="body2" color="textSecondary">
                {item.recipient ?? translate('resources.outbox.notTried')}
              </Typography>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> source="state" disableSort>
        <FunctionField<OutboxItem>
          render={item => (
            <>
              <Typography
                component="span"
                variant="body2"
                color={item.state === 'failed' ? 'error' : 'textPrimary'}
              >
                {translate(`resources.outbox.states.${item.isSaved ? 'saved' : item.state}`)}
              </Typography>
              {item.attempts > 0 && item.state !== 'done' && <Attempts item={item} />}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> source="createdAt">
        <DateCell source="createdAt" showTime />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> label="resources.outbox.actions" align="right" disableSort>
        <FunctionField<OutboxItem> render={item => <OutboxActions item={item} />} />
      </DataTable.Col>
    </StaffList>
  )
}
