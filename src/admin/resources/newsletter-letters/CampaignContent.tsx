import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocale, usePermissions, useTranslate } from 'react-admin'
import type { Campaign } from '#newsletter/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'

interface Preview {
  html: string
  leftOut: string[]
}

/** Preview of a campaign, written in the builder as a layout block. */
export function CampaignContent({ campaign }: { campaign: Campaign }) {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const lang = useLocale()
  const act = useAction()
  const t = (key: string, options?: object) =>
    translate(`resources.newsletter-letters.${key}`, options)
  const { data, error } = useQuery({
    queryKey: ['newsletter-letters', 'preview', campaign.id, campaign.pageId, lang],
    queryFn: () =>
      callApi<Preview>('GET', `/newsletter-letters/${campaign.id}/preview`, { query: { lang } }),
    enabled: campaign.pageId !== null,
    retry: false,
  })
  const mayWrite = permissions?.includes('newsletter.write') && campaign.status === 'draft'

  async function write() {
    if (!mayLeave()) return
    if (campaign.pageId) return window.location.assign(`/admin/edit/${campaign.pageId}`)
    const made = await act(async () => {
      const page = await callApi<{ id: string }>('POST', '/pages', {
        body: { path: `/letter-${campaign.id}`, title: campaign.subject, kind: 'block' },
      })
      await callApi('PATCH', `/newsletter-letters/${campaign.id}`, { body: { pageId: page.id } })
      return page.id
    })
    if (made) window.location.assign(`/admin/edit/${made.value}`)
  }

  return (
    <Card sx={{ padding: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h2">{t('content')}</Typography>
      {mayWrite && (
        <>
          <Typography color="textSecondary">{t('contentHelp')}</Typography>
          <Button variant="outlined" onClick={write}>
            {t(campaign.pageId ? 'edit' : 'write')}
          </Button>
        </>
      )}
      {data && data.leftOut.length > 0 && (
        <Alert severity="warning">{t('leftOut', { modules: data.leftOut.join(', ') })}</Alert>
      )}
      {error && campaign.pageId && (
        <Typography color="textSecondary">{t('emptyContent')}</Typography>
      )}
      {data && (
        <Box
          component="iframe"
          title={t('preview')}
          srcDoc={data.html}
          sandbox=""
          sx={{ inlineSize: '100%', blockSize: 520, border: '1px solid', borderColor: 'divider' }}
        />
      )}
    </Card>
  )
}
