import { HOUR } from '#base'
import type { AllServices } from '../services/create-services.ts'
import { unsubscribeRoutes } from '../site/newsletter/unsubscribe-routes.ts'
import type { ServerDomain } from './domain.ts'

export function commentsDomain({ comments, pages }: AllServices): ServerDomain {
  return {
    tasks: [{ name: 'empty-comments', everyMs: HOUR, run: () => comments.emptyTrash() }],
    routes: app => unsubscribeRoutes(app, { comments, pages }),
  }
}
