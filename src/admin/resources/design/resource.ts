import Palette from '@mui/icons-material/PaletteOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Palette,
  group: 'system',
  order: 80,
  allow: 'settings.write',
  page: lazy(() => import('./DesignPage.tsx')),
  messages,
})
