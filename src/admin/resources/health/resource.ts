import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: MonitorHeart,
  group: 'system',
  order: 5,
  allow: 'settings.write',
  waiting: { state: 'attention' },
  page: lazy(() => import('./HealthPage.tsx')),
  messages,
})
