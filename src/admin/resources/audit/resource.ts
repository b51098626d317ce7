import History from '@mui/icons-material/History'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: History,
  group: 'system',
  order: 80,
  allow: 'audit.read',
  list: lazy(() => import('./AuditList.tsx')),
  messages,
})
