import RemoveShoppingCart from '@mui/icons-material/RemoveShoppingCartOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: RemoveShoppingCart,
  group: 'shop',
  order: 29,
  allow: 'orders.read',
  list: lazy(() => import('./AbandonedCartList.tsx')),
  recordRepresentation: 'email',
  messages,
})
