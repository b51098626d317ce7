import Category from '@mui/icons-material/DynamicFormOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Category,
  group: 'site',
  order: 18,
  allow: 'settings.write',
  list: lazy(() => import('./ContentTypeList.tsx')),
  ...formPages(() => import('./ContentTypeForm.tsx')),
  recordRepresentation: 'name',
  refusals: {
    taken: { field: 'key', text: 'resources.content-types.taken' },
    'path-taken': { field: 'path' },
    'path-reserved': { field: 'path' },
    'bad-path': { field: 'path' },
    'same-fields': { field: 'fields' },
  },
  messages,
})
