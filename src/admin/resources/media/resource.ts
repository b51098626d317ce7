import PermMedia from '@mui/icons-material/PermMediaOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: PermMedia,
  group: 'site',
  order: 20,
  allow: 'media.read',
  page: lazy(() => import('./MediaPage.tsx')),
  recordRepresentation: 'fileName',
  messages,
})
