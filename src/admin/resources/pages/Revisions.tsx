import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { PageItem, PageRevision } from '#pages/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { When } from '../../lists/dates.tsx'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { CompareRevisions } from './CompareRevisions.tsx'
import { useMayChange } from './may-change.ts'

/** Revisions of a page: compare with the draft, restore. */
export function Revisions({ pageId }: { pageId: string }) {
  const translate = useTranslate()
  const act = useAction()
  const offerUndo = useUndoNotice()
  const queries = useQueryClient()
  const mayChange = useMayChange()
  const { data: page } = useGetOne<PageItem>('pages', { id: pageId })
  const { data: revisions, isPending } = useQuery({
    queryKey: ['pages', 'revisions', pageId],
    queryFn: () => callApi<{ items: PageRevision[] }>('GET', `/pages/${pageId}/revisions`),
    select: answer => answer.items,
  })
  const [chosen, setChosen] = useState<string>()
  const t = (key: string, options?: object) => translate(`resources.pages.${key}`, options)
  if (isPending || !revisions) return <Waiting />
  const [newest, ...older] = revisions
  const shown = older.find(one => one.id === chosen) ?? older[0]

  const call = (id: string) => callApi('POST', `/pages/${pageId}/revisions/${id}/restore`)
  async function restore(revision: PageRevision, before: PageRevision) {
    const done = await act(() => call(revision.id))
    await queries.invalidateQueries({ queryKey: ['pages'] })
    if (!done) return
    setChosen(undefined)
    offerUndo(t('done.revisionRestored'), async () => {
      await act(() => call(before.id))
      await queries.invalidateQueries({ queryKey: ['pages'] })
    })
  }

  return (
    <>
      <Title title={t('historyOf', { title: page?.title ?? '' })} />
      <Button
        component={Link}
        to={`/pages/${pageId}`}
        startIcon={<ArrowBack />}
        sx={{ my: 1, alignSelf: 'start' }}
      >
        {t('toSettings')}
      </Button>
      {!newest || !shown ? (
        <Typography color="textSecondary">{t('noHistory')}</Typography>
      ) : (
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, alignItems: 'start' }}>
          <Card sx={{ inlineSize: { xs: '100%', md: 260 }, flexShrink: 0 }}>
            <List
              dense
              aria-label={t('act.history')}
              sx={{ maxBlockSize: { xs: 220, md: '78vh' }, overflow: 'auto' }}
            >
              {older.map(one => (
                <li key={one.id}>
                  <ListItemButton
                    selected={one.id === shown.id}
                    aria-current={one.id === shown.id}
                    onClick={() => setChosen(one.id)}
                  >
                    <ListItemText
                      primary={<When at={one.createdAt} />}
                      secondary={t(`event.${one.event}`, { author: one.author })}
                    />
                  </ListItemButton>
                </li>
              ))}
            </List>
          </Card>
          <CompareRevisions
            pageId={pageId}
            before={shown}
            after={newest}
            {...(page && mayChange(page, 'pages.write')
              ? { onRestore: () => restore(shown, newest) }
              : {})}
          />
        </Stack>
      )}
    </>
  )
}
