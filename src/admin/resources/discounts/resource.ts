import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: LocalOffer,
  group: 'shop',
  order: 25,
  allow: 'products.write',
  list: lazy(() => import('./DiscountList.tsx')),
  create: lazy(() => import('./DiscountCreate.tsx')),
  edit: lazy(() => import('./DiscountEdit.tsx')),
  recordRepresentation: 'code',
  refusals: {
    taken: { field: 'code', text: 'resources.discounts.taken' },
    'discount-dates': { field: 'expiresAt' },
    'discount-spend': { field: 'maximumAmount' },
  },
  messages,
})
