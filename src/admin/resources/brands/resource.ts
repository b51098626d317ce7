import Loyalty from '@mui/icons-material/LoyaltyOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Loyalty,
  group: 'shop',
  order: 32,
  allow: 'products.write',
  list: lazy(() => import('./BrandList.tsx')),
  ...formPages(() => import('./BrandForm.tsx')),
  recordRepresentation: 'name',
  refusals: { taken: { field: 'name', text: 'resources.brands.taken' } },
  messages,
})
