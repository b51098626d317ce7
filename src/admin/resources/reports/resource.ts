import BarChart from '@mui/icons-material/BarChartOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: BarChart,
  group: 'shop',
  order: 58,
  allow: 'orders.read',
  page: lazy(() => import('./ReportsPage.tsx')),
  messages,
})
