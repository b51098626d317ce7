import Settings from '@mui/icons-material/SettingsOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Settings,
  group: 'system',
  order: 90,
  allow: 'settings.write',
  page: lazy(() => import('./SettingsPage.tsx')),
  messages,
})
