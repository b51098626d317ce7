import Description from '@mui/icons-material/DescriptionOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Description,
  group: 'shop',
  order: 15,
  allow: 'orders.read',
  list: lazy(() => import('./InvoiceList.tsx')),
  recordRepresentation: 'number',
  messages,
})
