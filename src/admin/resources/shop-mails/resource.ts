import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: ForwardToInbox,
  group: 'shop',
  order: 62,
  allow: 'settings.write',
  list: lazy(() => import('./ShopMailList.tsx')),
  edit: lazy(() => import('./ShopMailEdit.tsx')),
  messages,
})
