import Percent from '@mui/icons-material/Percent'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Percent,
  group: 'shop',
  order: 60,
  allow: 'settings.write',
  list: lazy(() => import('./TaxRateList.tsx')),
  ...formPages(() => import('./TaxRateForm.tsx')),
  recordRepresentation: 'name',
  refusals: { 'bad-postcode': { field: 'postcodes' } },
  messages,
})
