import CallSplit from '@mui/icons-material/CallSplit'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: CallSplit,
  group: 'site',
  order: 46,
  allow: 'pages.publish',
  list: lazy(() => import('./SplitTestList.tsx')),
  edit: lazy(() => import('./SplitTestReport.tsx')),
  recordRepresentation: 'name',
  messages,
})
