import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Delivery, SubmissionItem, SubmissionReply, SubmittedFile } from '#forms/schema'
import { ApiError, callApi } from '#staff/client'
import { When } from '../../lists/dates.tsx'
import { formatBytes } from '../../lists/format-bytes.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { Deliveries } from './Deliveries.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { SubmissionActions } from './SubmissionActions.tsx'
import { senderOf, useFormName } from './submission-names.ts'
import { useSubmissionActions } from './use-submission-actions.ts'

export interface SubmissionDetail extends SubmissionItem {
  conversation: SubmissionReply[]
  deliveries: Delivery[]
}

/** A submission with replies. Opening it marks it as read. */
export default function SubmissionView() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const formName = useFormName()
  const { permissions } = usePermissions()
  const { mark } = useSubmissionActions()
  const { data, error } = useQuery({
    queryKey: ['submissions', 'detail', id],
    queryFn: () => callApi<SubmissionDetail>('GET', `/submissions/${id}`),
  })
  const mayWrite = permissions?.includes('submissions.write') ?? false
  const isFresh = mayWrite && data?.status === 'new'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened; marked as new again, it stays so
  useEffect(() => {
    if (isFresh && data) void mark(data, 'read', true)
  }, [id, data === undefined])
  const t = (key: string, values?: object) => translate(`resources.submissions.${key}`, values)
  if (error) {
    const reason = error instanceof ApiError ? error.reason : 'broken'
    return <Typography role="alert">{translate(`errors.${reason}`)}</Typography>
  }
  if (!data) return <Waiting />
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 820, paddingBlock: 2 }}>
      <Title title={translate('resources.submissions.from', { name: senderOf(data) })} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography color="textSecondary">
          <When at={data.createdAt} /> · <Link href={data.page}>{data.page}</Link>
          {data.subject && ` · ${formName(data)}`}
        </Typography>
        {mayWrite && <SubmissionActions submission={data} />}
      </Stack>
      <Card sx={{ padding: 2 }}>
        <dl style={{ margin: 0, display: 'grid', gap: 16 }}>
          {data.fields.map(field => (
            <div key={field.id}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {field.label}
              </Typography>
              <Typography
                component="dd"
                sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {field.files ? <Files files={field.files} /> : field.value || '–'}
              </Typography>
            </div>
          ))}
        </dl>
      </Card>
      <Conversation replies={data.conversation} />
      {mayWrite && data.replyTo && <ReplyForm submission={data} to={data.replyTo} />}
      <Deliveries submissionId={data.id} deliveries={data.deliveries} mayRepeat={mayWrite} />
      {!data.replyTo && <Typography color="textSecondary">{t('noAddress')}</Typography>}
    </Stack>
  )
}

/** Replies, oldest first. */
export function Conversation({ replies }: { replies: readonly SubmissionReply[] }) {
  const translate = useTranslate()
  return replies.map(reply => (
    <Card key={reply.id} component="article" sx={{ padding: 2, marginInlineStart: { sm: 6 } }}>
      <Typography component="h2" variant="h3">
        {reply.subject}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {reply.author} → {reply.to} · <When at={reply.createdAt} /> ·{' '}
        {translate(`resources.submissions.state.${reply.state}`)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {reply.body}
      </Typography>
    </Card>
  ))
}

/** Uploaded files; downloaded, never opened in the admin. */
export function Files({ files }: { files: readonly SubmittedFile[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {files.map(({ file, name, bytes }) => (
        <li key={file}>
          <Link href={`/api/admin/submissions/${file.replace('/', '/files/')}`} download={name}>
            <bdi>{name}</bdi>
          </Link>{' '}
          ({formatBytes(bytes, document.documentElement.lang)})
        </li>
      ))}
    </ul>
  )
}
