import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: GroupsOutlined,
  group: 'shop',
  order: 23,
  allow: ['orders.read', 'products.write'],
  change: 'products.write',
  list: lazy(() => import('./CustomerGroupList.tsx')),
  ...formPages(() => import('./CustomerGroupForm.tsx')),
  recordRepresentation: 'name',
  refusals: { taken: { field: 'name', text: 'resources.customer-groups.taken' } },
  messages,
})
