import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SubmissionReply } from '#forms/schema'
import { When } from '../../lists/dates.tsx'

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
