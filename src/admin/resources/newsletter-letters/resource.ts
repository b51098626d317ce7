import Send from '@mui/icons-material/SendOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Send,
  group: 'newsletter',
  order: 5,
  allow: 'newsletter.read',
  change: 'newsletter.write',
  list: lazy(() => import('./CampaignList.tsx')),
  create: lazy(() => import('./CampaignCreate.tsx')),
  edit: lazy(() => import('./CampaignEdit.tsx')),
  recordRepresentation: 'subject',
  refusals: { invalid: { field: 'listId' } },
  messages,
})
