import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: LocalOffer,
  group: 'shop',
  order: 40,
  allow: 'products.write',
  list: lazy(() => import('./TagList.tsx')),
  ...formPages(() => import('./TagForm.tsx')),
  recordRepresentation: 'name',
  refusals: { taken: { field: 'name', text: 'resources.tags.taken' } },
  messages,
})
