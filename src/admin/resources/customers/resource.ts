import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: PeopleOutlined,
  group: 'shop',
  order: 22,
  allow: 'orders.read',
  change: 'orders.write',
  list: lazy(() => import('./CustomerList.tsx')),
  edit: lazy(() => import('./CustomerEdit.tsx')),
  recordRepresentation: 'email',
  messages,
})
