import Group from '@mui/icons-material/GroupOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Group,
  group: 'newsletter',
  order: 10,
  allow: 'newsletter.read',
  change: 'newsletter.write',
  list: lazy(() => import('./SubscriberList.tsx')),
  create: lazy(() => import('./SubscriberCreate.tsx')),
  edit: lazy(() => import('./SubscriberView.tsx')),
  recordRepresentation: 'email',
  refusals: {
    taken: { field: 'email', text: 'resources.newsletter-subscribers.taken' },
    suppressed: { field: 'email' },
    invalid: { field: 'email', text: 'resources.newsletter-suppressions.noAddress' },
  },
  messages,
})
