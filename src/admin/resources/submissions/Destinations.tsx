import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { usePermissions, useTranslate } from 'react-admin'
import type { FormDestination } from '#forms/schema'
import { callApi } from '#staff/client'
import { useDestinationActions } from './use-destination-actions.ts'

/** Form destinations above the list: pending ones, and approved ones collapsed. */
export function Destinations() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const mayApprove = permissions?.includes('pages.publish') ?? false
  const { data = [] } = useQuery({
    queryKey: ['submissions', 'destinations'],
    queryFn: () => callApi<{ items: FormDestination[] }>('GET', '/form-destinations'),
    select: answer => answer.items,
    enabled: mayApprove,
  })
  const t = (key: string) => translate(`resources.submissions.destinations.${key}`)
  const waiting = data.filter(one => one.approvedAt === null)
  const approved = data.filter(one => one.approvedAt !== null)
  if (!mayApprove || data.length === 0) return null
  return (
    <>
      {waiting.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2, '.MuiAlert-message': { flex: 1 } }}>
          <AlertTitle component="h2">{t('waiting')}</AlertTitle>
          <Typography variant="body2">{t('help')}</Typography>
          <List destinations={waiting} />
        </Alert>
      )}
      {approved.length > 0 && (
        <Accordion
          disableGutters
          slotProps={{ heading: { component: 'h2' } }}
          sx={{ marginBlockEnd: 2 }}
        >
          <AccordionSummary expandIcon="▾">{t('approved')}</AccordionSummary>
          <AccordionDetails>
            <List destinations={approved} />
          </AccordionDetails>
        </Accordion>
      )}
    </>
  )
}

function List({ destinations }: { destinations: readonly FormDestination[] }) {
  const translate = useTranslate()
  const { approve, remove } = useDestinationActions()
  const t = (key: string, values?: object) =>
    translate(`resources.submissions.destinations.${key}`, values)
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {destinations.map(one => {
        const { kind, address, requestedBy, held } = one
        const facts = [
          t(`kind.${kind}`),
          requestedBy && t('by', { name: requestedBy }),
          held > 0 && t('held', { smart_count: held }),
        ]
        return (
          <li key={`${kind} ${address}`} style={{ marginBlockStart: 12 }}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{address}</Typography>
            <Typography variant="body2">{facts.filter(Boolean).join(' · ')}</Typography>
            {one.approvedAt === null && (
              <Button
                size="small"
                aria-label={t('approveNamed', { address })}
                onClick={() => approve(one)}
              >
                {t('approve')}
              </Button>
            )}
            <Button
              size="small"
              color="inherit"
              aria-label={t('removeNamed', { address })}
              onClick={() => remove(one)}
            >
              {t('remove')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
