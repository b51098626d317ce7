import { DAY, HOUR } from '#base'
import { createAddressSuggestions } from '../address-suggestions/create-address-suggestions.ts'
import { addressSuggestionRoutes } from '../address-suggestions/routes.ts'
import type { AllServices } from '../services/create-services.ts'
import type { ServerDomain } from './domain.ts'

/** Submissions, drafts and files of forms, and address suggestions for their fields. */
export function formsDomain(services: AllServices): ServerDomain {
  const { forms, pages, shopSettings, outbound, clock } = services
  return {
    tasks: [
      { name: 'empty-submissions', everyMs: HOUR, run: () => forms.submissions.emptyTrash() },
      { name: 'empty-form-drafts', everyMs: HOUR, run: () => forms.drafts.emptyOld() },
      { name: 'sweep-form-files', everyMs: DAY, run: () => forms.submissions.sweepFiles() },
    ],
    outboxHandlers: forms.outboxHandlers,
    routes(app) {
      const suggestions = createAddressSuggestions({
        pages,
        settings: shopSettings.get,
        outbound,
        clock,
        onProblem: problem => app.log.warn(problem, 'address suggestions'),
      })
      addressSuggestionRoutes(app, { suggestions, pages })
    },
  }
}
