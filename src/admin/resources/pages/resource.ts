import Article from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../define-resource.ts'
import { messages } from './messages.ts'

export default defineResource({
  icon: Article,
  group: 'site',
  order: 10,
  allow: 'pages.read',
  list: lazy(() => import('./PageList.tsx')),
  create: lazy(() => import('./PageCreate.tsx')),
  edit: lazy(() => import('./PageEdit.tsx')),
  recordRepresentation: 'title',
  refusals: {
    taken: { field: 'path', text: 'resources.pages.taken' },
    'below-taken': { field: 'path' },
    'bad-path': { field: 'path' },
    'future-date': { field: 'publishedAt' },
  },
  messages,
})
