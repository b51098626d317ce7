import MenuIcon from '@mui/icons-material/Menu'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: MenuIcon,
  group: 'site',
  order: 30,
  allow: 'menus.write',
  page: lazy(() => import('./MenusPage.tsx')),
  messages,
})
