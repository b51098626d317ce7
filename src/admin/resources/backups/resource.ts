import Backup from '@mui/icons-material/SettingsBackupRestoreOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Backup,
  group: 'system',
  order: 7,
  allow: 'settings.write',
  page: lazy(() => import('./BackupsPage.tsx')),
  messages,
})
