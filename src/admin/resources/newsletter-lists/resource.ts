import Campaign from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Campaign,
  group: 'newsletter',
  order: 20,
  allow: 'newsletter.read',
  list: lazy(() => import('./NewsletterLists.tsx')),
  ...formPages(() => import('./NewsletterListForm.tsx')),
  recordRepresentation: 'name',
  refusals: { taken: { field: 'name' }, invalid: { field: 'accountId' } },
  messages,
})
