import MailOutline from '@mui/icons-material/MailOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: MailOutline,
  group: 'site',
  order: 50,
  allow: 'submissions.read',
  list: lazy(() => import('./SubmissionList.tsx')),
  edit: lazy(() => import('./SubmissionView.tsx')),
  recordRepresentation: 'form',
  messages,
})
