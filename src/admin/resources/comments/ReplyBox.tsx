import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type CommentItem, MAX_COMMENT } from '#comments/schema'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import { useCommentActions } from './use-comment-actions.ts'

/** Public reply to a comment; the text is kept until it is saved. */
export function ReplyBox({ comment }: { comment: CommentItem }) {
  const translate = useTranslate()
  const { reply } = useCommentActions()
  const [body, setBody] = useState('')
  const [isBusy, setBusy] = useState(false)
  useLeaveWarning(body !== '')
  const isWaiting = comment.status === 'pending'
  const t = (key: string) => translate(`resources.comments.${key}`)

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    if (await reply(comment, body)) setBody('')
    setBusy(false)
  }

  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2, alignItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        label={t('yourReply')}
        value={body}
        onChange={event => setBody(event.target.value)}
        helperText={t('replyHelp')}
        slotProps={{ htmlInput: { maxLength: MAX_COMMENT, dir: 'auto' } }}
      />
      <Button type="submit" variant="contained" loading={isBusy} disabled={body.trim() === ''}>
        {t(isWaiting ? 'approveAndReply' : 'reply')}
      </Button>
    </Stack>
  )
}
