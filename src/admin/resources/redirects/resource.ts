import AltRoute from '@mui/icons-material/AltRoute'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: AltRoute,
  group: 'site',
  order: 40,
  allow: 'redirects.write',
  list: lazy(() => import('./RedirectList.tsx')),
  ...formPages(() => import('./RedirectForm.tsx')),
  recordRepresentation: 'from',
  refusals: {
    taken: { field: 'from', text: 'resources.redirects.taken' },
    circle: { field: 'to' },
    'bad-path': { field: 'to', text: 'resources.redirects.badTarget' },
  },
  messages,
})
