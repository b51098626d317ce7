import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: AssignmentReturn,
  group: 'shop',
  order: 28,
  allow: 'orders.read',
  change: 'orders.write',
  list: lazy(() => import('./WithdrawalList.tsx')),
  recordRepresentation: 'name',
  messages,
})
