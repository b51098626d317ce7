import SearchOff from '@mui/icons-material/SearchOff'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: SearchOff,
  group: 'site',
  order: 42,
  allow: 'pages.write',
  list: lazy(() => import('./SearchList.tsx')),
  recordRepresentation: 'name',
  messages,
})
