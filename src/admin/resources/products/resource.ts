import Inventory2 from '@mui/icons-material/Inventory2Outlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Inventory2,
  group: 'shop',
  order: 20,
  allow: 'products.read',
  change: 'products.write',
  list: lazy(() => import('./ProductList.tsx')),
  create: lazy(() => import('./ProductCreate.tsx')),
  edit: lazy(() => import('./ProductEdit.tsx')),
  recordRepresentation: 'name',
  messages,
})
