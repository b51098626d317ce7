import People from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: People,
  group: 'system',
  order: 70,
  allow: 'users.write',
  page: lazy(() => import('./UsersPage.tsx')),
  recordRepresentation: 'name',
  messages,
})
