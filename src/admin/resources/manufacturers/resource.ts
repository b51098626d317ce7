import Factory from '@mui/icons-material/FactoryOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Factory,
  group: 'shop',
  order: 45,
  allow: 'products.write',
  list: lazy(() => import('./ManufacturerList.tsx')),
  ...formPages(() => import('./ManufacturerForm.tsx')),
  recordRepresentation: 'name',
  refusals: { taken: { field: 'name', text: 'resources.manufacturers.taken' } },
  messages,
})
