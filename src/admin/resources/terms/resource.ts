import Sell from '@mui/icons-material/SellOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Sell,
  group: 'site',
  order: 15,
  allow: ['pages.write', 'posts.write'],
  list: lazy(() => import('./TermList.tsx')),
  ...formPages(() => import('./TermForm.tsx')),
  recordRepresentation: 'name',
  refusals: {
    taken: { field: 'name', text: 'resources.terms.taken' },
    circle: { field: 'parentId' },
  },
  messages,
})
