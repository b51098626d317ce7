import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: ViewQuilt,
  group: 'system',
  order: 79,
  allow: 'pages.write',
  change: 'settings.write',
  list: lazy(() => import('./TemplateList.tsx')),
  create: lazy(() => import('./TemplateForm.tsx').then(form => ({ default: form.TemplateCreate }))),
  edit: lazy(() => import('./TemplateForm.tsx').then(form => ({ default: form.TemplateEdit }))),
  recordRepresentation: 'name',
  messages,
})
