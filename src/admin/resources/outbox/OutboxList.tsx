import Typography from '@mui/material/Typography'
import { DataTable, FunctionField, SelectInput, useTranslate } from 'react-admin'
import { DateCell } from '../../lists/DateCell.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { OutboxActions, RetryAll } from './OutboxActions.tsx'

export interface OutboxItem {
  id: string
  kind: string
  template: string
  state: 'waiting' | 'failed' | 'done'
  recipient: string | null
  subject: string | null
  attempts: number
  mostAttempts: number
  lastError: string | null
  createdAt: number
  nextTryAt: number | null
  doneAt: number | null
}

const STATES = ['waiting', 'failed', 'done'].map(id => ({
  id,
  name: `resources.outbox.states.${id}`,
}))

/** Mails on their way: what waits, what was given up, what went out. */
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
                {translate(`resources.outbox.states.${item.state}`)}
              </Typography>
              {item.lastError && item.state !== 'done' && (
                <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: 420 }}>
                  {item.lastError}
                </Typography>
              )}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> source="attempts" disableSort>
        <FunctionField<OutboxItem>
          render={item =>
            translate('resources.outbox.tries', { tries: item.attempts, most: item.mostAttempts })
          }
        />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> source="nextTryAt" disableSort>
        <DateCell source="nextTryAt" showTime />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> source="createdAt">
        <DateCell source="createdAt" showTime />
      </DataTable.Col>
      <DataTable.Col<OutboxItem> label="resources.outbox.actions" disableSort>
        <FunctionField<OutboxItem> render={item => <OutboxActions item={item} />} />
      </DataTable.Col>
    </StaffList>
  )
}
