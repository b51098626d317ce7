import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: ForumOutlined,
  group: 'site',
  order: 55,
  allow: 'comments.moderate',
  waiting: { status: 'pending' },
  list: lazy(() => import('./CommentList.tsx')),
  edit: lazy(() => import('./CommentView.tsx')),
  recordRepresentation: 'name',
  messages,
})
