import Schedule from '@mui/icons-material/ScheduleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Schedule,
  group: 'system',
  order: 20,
  allow: 'jobs.read',
  list: lazy(() => import('./JobList.tsx')),
  recordRepresentation: 'id',
  messages,
})
