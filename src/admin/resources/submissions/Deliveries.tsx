import Replay from '@mui/icons-material/Replay'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useNotify, usePermissions, useTranslate } from 'react-admin'
import type { Delivery } from '#forms/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useDates } from '../../lists/dates.tsx'
import { useDestinationActions } from './use-destination-actions.ts'
import { useSubmissionActions } from './use-submission-actions.ts'

interface DeliveriesProps {
  submissionId: string
  deliveries: readonly Delivery[]
  mayRepeat: boolean
}

/** Deliveries of a submission and their state. */
export function Deliveries({ submissionId, deliveries, mayRepeat }: DeliveriesProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const { refresh } = useSubmissionActions()
  const t = (key: string) => translate(`resources.submissions.deliveries.${key}`)
  const { approve } = useDestinationActions()
  const { permissions } = usePermissions()
  const mayApprove = permissions?.includes('pages.publish') ?? false
  if (deliveries.length === 0) return null

  async function repeat() {
    const repeated = await act(() => callApi('POST', `/submissions/${submissionId}/webhook`))
    if (repeated) notify('resources.submissions.deliveries.repeated')
    await refresh()
  }

  return (
    <Card component="section" aria-labelledby="deliveries" sx={{ padding: 2 }}>
      <Typography id="deliveries" variant="h3" component="h2">
        {t('title')}
      </Typography>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {deliveries.map(delivery => (
          <li key={delivery.id} style={{ marginBlockStart: 12 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {t(`kind.${delivery.kind}`)}
              {delivery.recipient && `: ${delivery.recipient}`}
            </Typography>
            <How delivery={delivery} />
            {delivery.state === 'held' && mayApprove && delivery.destination && (
              <Button
                size="small"
                aria-label={translate('resources.submissions.destinations.approveNamed', {
                  address: delivery.destination.address,
                })}
                onClick={() => delivery.destination && approve(delivery.destination)}
              >
                {translate('resources.submissions.destinations.approve')}
              </Button>
            )}
            {delivery.kind === 'webhook' && delivery.state !== 'held' && mayRepeat && (
              <Button size="small" startIcon={<Replay />} onClick={repeat}>
                {t('repeat')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** State, attempts, last response and next attempt. */
function How({ delivery }: { delivery: Delivery }) {
  const translate = useTranslate()
  const { moment } = useDates()
  const { kind, state, attempts, maxAttempts, lastError, nextTryAt, doneAt } = delivery
  const word = kind === 'webhook' && state === 'done' ? 'taken' : state
  const said = [
    translate(`resources.submissions.deliveries.state.${word}`),
    doneAt !== null && moment(doneAt),
    attempts > 0 && translate('resources.outbox.tries', { tries: attempts, max: maxAttempts }),
    attempts > 0 && nextTryAt && translate('resources.outbox.nextTry', { at: moment(nextTryAt) }),
    lastError,
  ]
  return (
    <Typography
      variant="body2"
      color={state === 'failed' ? 'error' : 'textSecondary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {said.filter(Boolean).join(' · ')}
    </Typography>
  )
}
