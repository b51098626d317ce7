import Tune from '@mui/icons-material/TuneOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

const { edit } = formPages(() => import('./AttributeForm.tsx'))

/** Attributes are created with products. */
export default defineResource({
  icon: Tune,
  group: 'shop',
  order: 35,
  allow: 'products.write',
  list: lazy(() => import('./AttributeList.tsx')),
  edit,
  recordRepresentation: 'name',
  refusals: { taken: { field: 'slug', text: 'resources.attributes.taken' } },
  messages,
})
