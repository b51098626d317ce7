import Block from '@mui/icons-material/BlockOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Block,
  group: 'newsletter',
  order: 30,
  allow: 'newsletter.read',
  list: lazy(() => import('./SuppressionList.tsx')),
  create: lazy(() => import('./SuppressionCreate.tsx')),
  recordRepresentation: 'email',
  refusals: { invalid: { field: 'email', text: 'resources.newsletter-suppressions.noAddress' } },
  messages,
})
