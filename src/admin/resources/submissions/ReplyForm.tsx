import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useDefaultTitle, useNotify, useTranslate } from 'react-admin'
import type { SubmissionItem } from '#forms/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import { useSubmissionActions } from './use-submission-actions.ts'

/** Reply by mail, sent in the background; the text is kept until it is accepted. */
export function ReplyForm({ submission, to }: { submission: SubmissionItem; to: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const { refresh } = useSubmissionActions()
  const t = (key: string, options?: object) => translate(`resources.submissions.${key}`, options)
  const site = useDefaultTitle()
  const [subject, setSubject] = useState(t('subjectOf', { site }))
  const [body, setBody] = useState('')
  const [isBusy, setBusy] = useState(false)
  useLeaveWarning(body !== '')

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const path = `/submissions/${submission.id}/replies`
    const sent = await act(() => callApi('POST', path, { body: { subject, body } }))
    setBusy(false)
    if (!sent) return
    setBody('')
    notify('resources.submissions.sent', { type: 'info' })
    await refresh()
  }

  return (
    <Stack component="form" onSubmit={send} sx={{ gap: 2, alignItems: 'start' }}>
      <Typography variant="h2">{t('replyTo', { to })}</Typography>
      <TextField
        fullWidth
        required
        label={t('subject')}
        value={subject}
        onChange={event => setSubject(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextField
        fullWidth
        required
        multiline
        minRows={6}
        label={t('body')}
        value={body}
        onChange={event => setBody(event.target.value)}
        helperText={t('bodyHelp')}
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
      />
      <Button type="submit" variant="contained" loading={isBusy} disabled={body.trim() === ''}>
        {t('send')}
      </Button>
    </Stack>
  )
}
