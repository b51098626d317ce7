import type { AllServices } from '../services/create-services.ts'
import { actionRoutes } from '../site/actions/action-routes.ts'
import { createAjaxForms } from '../site/actions/ajax-forms.ts'
import { ajaxRoutes } from '../site/actions/ajax-routes.ts'
import { createFormCounts } from '../site/actions/form-counts.ts'
import { createUploads } from '../site/actions/uploads.ts'
import { splitVisitorOf } from '../site/split-tests/split-subjects.ts'
import { createSubjectContent } from '../site/split-tests/subject-content.ts'
import type { ServerDomain } from './domain.ts'

/** Actions of modules: `POST` to the page that contains the module, or to `/ajax`. */
export function actionsDomain(services: AllServices): ServerDomain {
  const { forms, pages, splitTests, consent, clock } = services
  return {
    routes(app, site) {
      const { publicUrl, resolver } = site
      const formCounts = createFormCounts({
        forms,
        pages,
        clock,
        publicUrl,
        onError: error => app.log.error({ err: error }, 'counting forms'),
      })
      app.addHook('onClose', formCounts.flush)
      const { callAction } = actionRoutes(app, {
        ...site,
        services,
        registry: services.registry,
        hasLimits: site.limits !== undefined,
        temporaryFile: services.formFiles.temporaryFile,
        uploads: createUploads(site.dataDir),
        onFailure: (request, subjects) =>
          splitTests.recordError(splitVisitorOf(request.raw, { publicUrl, consent }), subjects),
        onFormStep: formCounts.stepped,
      })
      ajaxRoutes(app, {
        splitTests,
        consent,
        publicUrl,
        subjectContent: createSubjectContent({ ...site, splitTests, pages }),
        answerForm: createAjaxForms({ callAction, resolver, forms, publicUrl }),
      })
    },
  }
}
