import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { PageItem } from '#pages/schema'
import { When } from '../../lists/dates.tsx'
import { EmbedSnippet } from './EmbedSnippet.tsx'
import { useMayChange } from './may-change.ts'
import { StatusChip } from './StatusChip.tsx'
import { usePageActions } from './use-page-actions.ts'

/** Kinds that are parts of other pages. */
const PARTS = ['template', 'block', 'preset']

/** Publication state of a page and its schedule. */
export function PublishPanel({ page }: { page: PageItem }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const mayChange = useMayChange()
  const acts = usePageActions()
  const [shared, setShared] = useState<{ url: string; expiresAt: number }>()
  const t = (key: string) => translate(`resources.pages.${key}`)
  const may = (verb: 'write' | 'publish') => mayChange(page, `pages.${verb}`)
  const isLive = page.status === 'published' || page.status === 'changed'
  const run = async (work: Promise<unknown>) => {
    await work
    refresh()
  }

  async function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const at = Date.parse(String(new FormData(event.currentTarget).get('at')))
    if (!Number.isNaN(at)) await run(acts.schedule(page, at))
  }

  return (
    <Card component="aside" sx={{ inlineSize: { lg: 320 }, padding: 2 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'start', '& .MuiButton-text': { marginInlineStart: -1 } }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusChip status={page.status} />
          {page.publishAt !== null && <When at={page.publishAt} />}
        </Stack>
        <Typography color="textSecondary">{t(`statusText.${page.status}`)}</Typography>
        {may('write') && (
          <Button variant="contained" href={`/admin/edit/${page.id}`}>
            {t('editContent')}
          </Button>
        )}
        {may('publish') && (
          <>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              {page.status !== 'published' && (
                <Button variant="outlined" onClick={() => run(acts.publish(page))}>
                  {t('act.publish')}
                </Button>
              )}
              {isLive && (
                <Button variant="outlined" onClick={() => run(acts.unpublish(page))}>
                  {t('act.unpublish')}
                </Button>
              )}
            </Stack>
            {page.publishAt !== null ? (
              <Button onClick={() => run(acts.unschedule(page))}>{t('act.unschedule')}</Button>
            ) : (
              <Stack
                component="form"
                onSubmit={schedule}
                sx={{ gap: 1, alignItems: 'start', marginBlockStart: 1 }}
              >
                <TextField
                  name="at"
                  type="datetime-local"
                  required
                  label={t('scheduleFor')}
                  slotProps={{
                    inputLabel: { shrink: true },
                    htmlInput: { min: toLocalInput(new Date()) },
                  }}
                />
                <Button type="submit">{t('act.schedule')}</Button>
              </Stack>
            )}
          </>
        )}
        <Button component={Link} to={`/pages/${page.id}/revisions`}>
          {t('act.history')}
        </Button>
        {may('write') && (
          <Button onClick={async () => setShared(await acts.share(page))}>{t('act.share')}</Button>
        )}
        {shared && (
          <TextField
            fullWidth
            label={t('shareLink')}
            value={shared.url}
            onFocus={event => event.target.select()}
            helperText={t('shareHelp')}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        )}
        {isLive && !PARTS.includes(page.kind) && <EmbedSnippet page={page} />}
        {isLive && page.kind !== 'template' && (
          <Button href={page.path} target="_blank">
            {t('act.view')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

/** Value of `datetime-local` in the browser's time zone. */
function toLocalInput(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
