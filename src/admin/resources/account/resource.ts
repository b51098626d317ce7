import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import { lazy } from 'react'
import { PERMISSIONS } from '#auth/schema'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: AccountCircle,
  group: 'system',
  order: 10,
  // Available to every role.
  allow: PERMISSIONS,
  page: lazy(() => import('./AccountPage.tsx')),
  messages,
})
