import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Confirm, Title, usePermissions, useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { Subscriber } from '#newsletter/schema'
import { ApiError, callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { When } from '../../lists/dates.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { SubscriberStatusChip } from './SubscriberStatusChip.tsx'

const RESOURCE = 'newsletter-subscribers'

/** A subscription with proof of consent; data can be erased but not edited. */
export default function SubscriberView() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const act = useAction()
  const [isAsking, setAsking] = useState(false)
  const { data, error } = useQuery({
    queryKey: [RESOURCE, 'detail', id],
    queryFn: () => callApi<Subscriber>('GET', `/${RESOURCE}/${id}`),
  })
  const t = (key: string) => translate(`resources.${RESOURCE}.${key}`)
  if (error) {
    const reason = error instanceof ApiError ? error.reason : 'broken'
    return <Typography role="alert">{translate(`errors.${reason}`)}</Typography>
  }
  if (!data) return <Waiting />
  const isOpen = data.status === 'pending' || data.status === 'confirmed'
  const refresh = () => queries.invalidateQueries({ queryKey: [RESOURCE] })

  async function unsubscribe() {
    await act(() => callApi('POST', `/${RESOURCE}/${id}/unsubscribe`))
    await refresh()
  }
  async function erase() {
    setAsking(false)
    const gone = await act(() => callApi('DELETE', `/${RESOURCE}/${id}`))
    if (!gone) return
    navigate(`/${RESOURCE}`)
    await refresh()
  }

  const facts: [string, ReactNode][] = [
    ['list', data.list],
    ['name', `${data.firstName} ${data.lastName}`.trim()],
    ...data.fields.map((field): [string, ReactNode] => [field.label, field.value]),
    ['source', t(`sources.${data.source}`)],
    ['consentAt', data.consentAt && <When at={data.consentAt} />],
    ['consentText', data.consentText],
    ['consentPage', data.consentPage],
    ['consentIp', data.consentIp],
    ['confirmedAt', data.confirmedAt && <When at={data.confirmedAt} />],
    ['confirmedIp', data.confirmedIp],
    ['measuredAt', data.measuredAt && <When at={data.measuredAt} />],
    ['endedAt', data.endedAt && <When at={data.endedAt} />],
  ]
  const own = new Set(data.fields.map(field => field.label))
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 820, paddingBlock: 2 }}>
      <Title title={data.email} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SubscriberStatusChip status={data.status} />
        {permissions?.includes('newsletter.write') && (
          <span style={{ marginInlineStart: 'auto' }}>
            {isOpen && <Button onClick={unsubscribe}>{t('unsubscribe')}</Button>}
            <Button color="error" onClick={() => setAsking(true)}>
              {t('erase.button')}
            </Button>
          </span>
        )}
      </Stack>
      <Card sx={{ padding: 2 }}>
        <dl style={{ margin: 0, display: 'grid', gap: 16 }}>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {own.has(name) ? name : t(`fields.${name}`)}
                </Typography>
                <Typography
                  component="dd"
                  sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {value}
                </Typography>
              </div>
            ))}
        </dl>
      </Card>
      <Confirm
        isOpen={isAsking}
        title={t('erase.title')}
        content={t('erase.text')}
        confirm={t('erase.confirm')}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={erase}
      />
    </Stack>
  )
}
