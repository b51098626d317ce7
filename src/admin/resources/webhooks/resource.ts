import Webhook from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { formPages } from '../../forms/form-pages.tsx'
import { messages } from './messages.ts'

export default defineResource({
  icon: Webhook,
  group: 'system',
  order: 62,
  allow: 'settings.write',
  list: lazy(() => import('./WebhookList.tsx')),
  ...formPages(() => import('./WebhookForm.tsx')),
  recordRepresentation: 'name',
  messages,
})
