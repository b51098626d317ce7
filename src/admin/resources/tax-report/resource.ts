import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: ReceiptLong,
  group: 'shop',
  order: 61,
  allow: 'orders.read',
  page: lazy(() => import('./TaxReportPage.tsx')),
  messages,
})
