import { DAY, HOUR, SECOND } from '#base'
import { pruneInvalidations, pruneOutbox, type Task } from '#db'
import type { AllServices } from './services.ts'

/** What every server process sees to again and again. */
export function backgroundTasks({
  db,
  clock,
  pages,
  forms,
  shop,
  access,
}: Pick<AllServices, 'db' | 'clock' | 'pages' | 'forms' | 'shop' | 'access'>): Task[] {
  return [
    { name: 'publish-due', everyMs: SECOND, run: () => pages.publishDue() },
    { name: 'empty-trash', everyMs: HOUR, run: () => pages.editing.emptyTrash() },
    { name: 'empty-submissions', everyMs: HOUR, run: () => forms.submissions.emptyTrash() },
    { name: 'empty-media-trash', everyMs: HOUR, run: () => pages.media.emptyTrash() },
    { name: 'prune-access', everyMs: HOUR, run: () => access.prune() },
    { name: 'prune-invalidations', everyMs: HOUR, run: () => pruneInvalidations(db) },
    { name: 'prune-outbox', everyMs: DAY, run: () => pruneOutbox(db, clock.now()) },
    { name: 'prune-revisions', everyMs: DAY, run: () => pages.editing.pruneRevisions() },
    ...shop.tasks,
  ]
}
