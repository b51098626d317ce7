import type { AllServices } from '../services/create-services.ts'
import { consentRoutes } from '../site/visitor/consent-routes.ts'
import type { ServerDomain } from './domain.ts'

export function consentDomain({ consent, clock }: AllServices): ServerDomain {
  return {
    routes: (app, { publicUrl }) => consentRoutes(app, { consent, publicUrl, clock }),
  }
}
