import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: AccountTree,
  group: 'shop',
  order: 30,
  allow: 'products.write',
  list: lazy(() => import('./CategoryList.tsx')),
  ...formPages(() => import('./CategoryForm.tsx')),
  recordRepresentation: 'name',
  refusals: { circle: { field: 'parentId' } },
  messages,
})
