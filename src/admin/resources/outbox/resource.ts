import Outbox from '@mui/icons-material/OutboxOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Outbox,
  group: 'system',
  order: 10,
  allow: 'jobs.read',
  list: lazy(() => import('./OutboxList.tsx')),
  recordRepresentation: 'subject',
  messages,
})
