import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type CommentItem, MAX_COMMENT, MAX_NAME, MAX_WEBSITE } from '#comments/schema'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import { useCommentActions } from './use-comment-actions.ts'

/** Edits text and author of a comment. */
export function CommentFields({ comment }: { comment: CommentItem }) {
  const translate = useTranslate()
  const { edit } = useCommentActions()
  const kept = {
    name: comment.name,
    email: comment.email ?? '',
    website: comment.website ?? '',
    body: comment.body,
  }
  const [values, setValues] = useState(kept)
  const [isBusy, setBusy] = useState(false)
  const isChanged = JSON.stringify(values) !== JSON.stringify(kept)
  useLeaveWarning(isChanged)
  const isDisabled = comment.deletedAt !== null
  const field = (name: keyof typeof kept, maxLength: number) => ({
    label: translate(`resources.comments.fields.${name}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues(before => ({ ...before, [name]: event.target.value })),
    disabled: isDisabled,
    fullWidth: true,
    slotProps: { htmlInput: { maxLength, dir: 'auto' } },
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    await edit(comment, values)
    setBusy(false)
  }

  return (
    <Stack component="form" onSubmit={save} sx={{ gap: 2, alignItems: 'start' }}>
      <TextField {...field('body', MAX_COMMENT)} multiline minRows={4} required />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, inlineSize: '100%' }}>
        <TextField {...field('name', MAX_NAME)} />
        {!comment.isStaff && <TextField {...field('email', 254)} type="email" />}
        {!comment.isStaff && <TextField {...field('website', MAX_WEBSITE)} />}
      </Stack>
      {isChanged && (
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate('ra.action.save')}
        </Button>
      )}
    </Stack>
  )
}
