import Hub from '@mui/icons-material/HubOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Hub,
  group: 'newsletter',
  order: 40,
  allow: 'settings.write',
  list: lazy(() => import('./AccountList.tsx')),
  ...formPages(() => import('./AccountForm.tsx')),
  recordRepresentation: 'name',
  refusals: {
    taken: { field: 'name' },
    invalid: { field: 'secret', text: 'resources.newsletter-accounts.keyInvalid' },
  },
  messages,
})
