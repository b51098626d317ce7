import Person from '@mui/icons-material/PersonOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Person,
  group: 'site',
  order: 16,
  allow: ['pages.write', 'posts.write'],
  list: lazy(() => import('./AuthorList.tsx')),
  ...formPages(() => import('./AuthorForm.tsx')),
  recordRepresentation: 'name',
  refusals: { taken: { field: 'name', text: 'resources.authors.taken' } },
  messages,
})
