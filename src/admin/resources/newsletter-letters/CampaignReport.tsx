import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import type { Campaign } from '#newsletter/schema'

const REFRESH_MS = 3000
/** Only for tracked campaigns. */
const MEASURED = ['measured', 'opened', 'clicked']

/** Delivery report of a campaign; refreshes while sending. */
export function CampaignReport({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const t = (key: string) => translate(`resources.newsletter-letters.${key}`)
  const isSending = campaign.status === 'sending'
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isSending, refresh])
  const { queued, handed, sending, ...ended } = campaign.report
  const counts = { waiting: queued + handed + sending, ...ended }
  const always = ['sent', 'unsubscribed', ...(campaign.measures ? MEASURED : [])]
  const shown = Object.entries(counts).filter(([name, count]) => count > 0 || always.includes(name))
  return (
    <Card sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('report')}
      </Typography>
      <Box
        component="dl"
        role="status"
        sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}
      >
        {shown.map(([name, count]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`deliveries.${name}`)}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ margin: 0 }}>
              {count}
            </Typography>
          </div>
        ))}
      </Box>
      {campaign.measures && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
          {t('measuredHelp')}
        </Typography>
      )}
      {campaign.report.uncertain > 0 && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
          {t('uncertainHelp')}
        </Typography>
      )}
    </Card>
  )
}
