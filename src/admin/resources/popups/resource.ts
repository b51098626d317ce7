import PictureInPicture from '@mui/icons-material/PictureInPictureOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: PictureInPicture,
  group: 'site',
  order: 45,
  allow: 'pages.write',
  change: 'pages.publish',
  list: lazy(() => import('./PopupList.tsx')),
  create: lazy(() => import('./PopupForm.tsx').then(form => ({ default: form.PopupCreate }))),
  edit: lazy(() => import('./PopupForm.tsx').then(form => ({ default: form.PopupEdit }))),
  recordRepresentation: 'name',
  messages,
})
