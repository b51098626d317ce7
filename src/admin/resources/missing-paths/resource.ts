import LinkOff from '@mui/icons-material/LinkOff'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: LinkOff,
  group: 'site',
  order: 41,
  allow: 'redirects.write',
  list: lazy(() => import('./MissingPathList.tsx')),
  recordRepresentation: 'name',
  messages,
})
