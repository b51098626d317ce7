import StarOutline from '@mui/icons-material/StarBorder'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: StarOutline,
  group: 'shop',
  order: 32,
  allow: 'products.read',
  change: 'products.write',
  waiting: { status: 'pending' },
  list: lazy(() => import('./ReviewList.tsx')),
  edit: lazy(() => import('./ReviewEdit.tsx')),
  recordRepresentation: 'name',
  messages,
})
