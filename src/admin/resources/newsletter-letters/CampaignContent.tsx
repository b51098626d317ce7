import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { usePermissions, useTranslate } from 'react-admin'
import type { Letter } from '#newsletter/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-act.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'

interface Preview {
  html: string
  leftOut: string[]
}

/** Preview of a campaign, written in the builder as a layout block. */
export function LetterContent({ letter }: { letter: Letter }) {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const act = useAction()
  const t = (key: string, options?: object) =>
    translate(`resources.newsletter-letters.${key}`, options)
  const { data, error } = useQuery({
    queryKey: ['newsletter-letters', 'preview', letter.id, letter.pageId],
    queryFn: () => callApi<Preview>('GET', `/newsletter-letters/${letter.id}/preview`),
    enabled: letter.pageId !== null,
    retry: false,
  })
  const mayWrite = permissions?.includes('newsletter.write') && letter.status === 'draft'

  async function write() {
    if (!mayLeave()) return
    if (letter.pageId) return window.location.assign(`/admin/edit/${letter.pageId}`)
    const made = await act(async () => {
      const page = await callApi<{ id: string }>('POST', '/pages', {
        body: { path: `/letter-${letter.id}`, title: letter.subject, kind: 'block' },
      })
      await callApi('PATCH', `/newsletter-letters/${letter.id}`, { body: { pageId: page.id } })
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
            {t(letter.pageId ? 'edit' : 'write')}
          </Button>
        </>
      )}
      {data && data.leftOut.length > 0 && (
        <Alert severity="warning">{t('leftOut', { modules: data.leftOut.join(', ') })}</Alert>
      )}
      {error && letter.pageId && <Typography color="textSecondary">{t('emptyContent')}</Typography>}
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
