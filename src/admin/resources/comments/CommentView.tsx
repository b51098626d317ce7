import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { CommentItem } from '#comments/schema'
import { ApiError, callApi } from '#staff/client'
import { When } from '../../lists/dates.tsx'
import { Waiting } from '../../shell/Waiting.tsx'
import { CommentActions } from './CommentActions.tsx'
import { CommentFields } from './CommentFields.tsx'
import { ReplyBox } from './ReplyBox.tsx'

/** A comment with its page and author; can be edited and answered. */
export default function CommentView() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['comments', 'detail', id],
    queryFn: () => callApi<CommentItem>('GET', `/comments/${id}`),
  })
  const t = (key: string, options?: object) => translate(`resources.comments.${key}`, options)
  if (error) {
    const reason = error instanceof ApiError ? error.reason : 'broken'
    return <Typography role="alert">{translate(`errors.${reason}`)}</Typography>
  }
  if (!data) return <Waiting />
  const { page, parent, url, status, deletedAt, isStaff } = data
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 820, paddingBlock: 2 }}>
      <Title title={t('by', { name: data.name || t('anonymous') })} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography color="textSecondary" component="div">
          <Chip
            size="small"
            variant="outlined"
            label={t(`status.${deletedAt === null ? status : 'trash'}`)}
          />{' '}
          {isStaff && <Chip size="small" variant="outlined" label={t('team')} />}{' '}
          <When at={data.createdAt} /> · <Link href={url ?? page.path}>{page.title}</Link>
          {parent && (
            <>
              {' · '}
              <Link component={RouterLink} to={`/comments/${parent.id}`}>
                {t('inReplyTo', { name: parent.name || t('anonymous') })}
              </Link>
            </>
          )}
        </Typography>
        <CommentActions key={`${data.id}-${status}`} comment={data} />
      </Stack>
      <Card sx={{ padding: 2 }}>
        <CommentFields key={data.id} comment={data} />
      </Card>
      {deletedAt === null && status !== 'spam' && <ReplyBox comment={data} />}
    </Stack>
  )
}
