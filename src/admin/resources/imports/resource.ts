import FileUpload from '@mui/icons-material/FileUpload'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: FileUpload,
  group: 'shop',
  order: 50,
  allow: ['products.write', 'orders.write', 'settings.write'],
  page: lazy(() => import('./ImportPage.tsx')),
  messages,
})
