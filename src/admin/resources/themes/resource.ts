import Palette from '@mui/icons-material/PaletteOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Palette,
  group: 'site',
  order: 46,
  allow: 'settings.write',
  page: lazy(() => import('./ThemesPage.tsx')),
  messages,
})
