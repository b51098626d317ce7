import Key from '@mui/icons-material/VpnKeyOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Key,
  group: 'system',
  order: 61,
  allow: 'settings.write',
  list: lazy(() => import('./ApiKeyList.tsx')),
  create: lazy(() => import('./ApiKeyCreate.tsx')),
  recordRepresentation: 'name',
  messages,
})
