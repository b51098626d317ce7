import CardGiftcard from '@mui/icons-material/CardGiftcard'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: CardGiftcard,
  group: 'shop',
  order: 27,
  allow: 'orders.read',
  change: 'orders.write',
  list: lazy(() => import('./GiftCardList.tsx')),
  create: lazy(() => import('./GiftCardCreate.tsx')),
  edit: lazy(() => import('./GiftCardEdit.tsx')),
  recordRepresentation: 'name',
  refusals: {
    'gift-card-email': { field: 'recipientEmail' },
    'gift-card-expiry': { field: 'expiresAt' },
  },
  messages,
})
