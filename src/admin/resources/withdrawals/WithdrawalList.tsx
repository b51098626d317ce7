import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DataTable, FunctionField, SelectInput, useCanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { WITHDRAWAL_STATES, type WithdrawalView } from '#shop/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { HandleDialog } from './HandleDialog.tsx'

const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={WITHDRAWAL_STATES.map(id => ({ id, name: `resources.withdrawals.state.${id}` }))}
    alwaysOn
  />,
]

/** Declarations of customers; those without an order are assigned here. */
export default function WithdrawalList() {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.withdrawals.${key}`, values)
  const [asked, setAsked] = useState<{ withdrawal: WithdrawalView; step: 'assign' | 'close' }>()
  const { canAccess } = useCanAccess({ resource: 'withdrawals', action: 'edit' })
  return (
    <>
      <StaffList
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        bulkActionButtons={false}
        rowClick={false}
      >
        <DataTable.Col<WithdrawalView> source="name" disableSort>
          <FunctionField<WithdrawalView>
            render={({ name, email }) => <Lines first={name} second={email} />}
          />
        </DataTable.Col>
        <DataTable.Col<WithdrawalView> source="contract" disableSort>
          <FunctionField<WithdrawalView>
            render={({ contract, items }) => (
              <Lines first={contract} second={items || t('whole')} />
            )}
          />
        </DataTable.Col>
        <DataTable.Col<WithdrawalView> source="state" disableSort>
          <FunctionField<WithdrawalView>
            render={({ state, orderId, orderNumber, note }) =>
              orderId ? (
                <Link to={`/orders/${orderId}`}>{t('order', { number: orderNumber })}</Link>
              ) : (
                <Lines first={t(`state.${state}`)} second={note} />
              )
            }
          />
        </DataTable.Col>
        <DataTable.Col<WithdrawalView> source="createdAt">
          <DateCell source="createdAt" />
        </DataTable.Col>
        <DataTable.Col<WithdrawalView> source="actions" disableSort>
          <FunctionField<WithdrawalView>
            render={withdrawal =>
              canAccess &&
              withdrawal.state === 'open' && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {(['assign', 'close'] as const).map(step => (
                    <Button key={step} onClick={() => setAsked({ withdrawal, step })}>
                      {t(`${step}.button`)}
                    </Button>
                  ))}
                </Box>
              )
            }
          />
        </DataTable.Col>
      </StaffList>
      {asked && <HandleDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{first}</Typography>
      {second && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {second}
        </Typography>
      )}
    </Box>
  )
}
