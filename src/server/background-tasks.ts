import type { Access } from '#auth'
import { type Clock, DAY, HOUR, MINUTE, SECOND } from '#base'
import type { Comments } from '#comments'
import type { Consent } from '#consent'
import { type Database, pruneInvalidations, pruneOutbox, type Task } from '#db'
import type { FeedReader } from '#feed-reader'
import type { Forms } from '#forms'
import type { Newsletter } from '#newsletter'
import type { MediaStore, Pages } from '#pages'
import type { Documents } from '#render'
import type { Search } from '#search'
import type { Shop } from '#shop'
import type { SplitTests } from '#split-test'
import { checkSplitTests } from './check-split-tests.ts'
import type { IndexNow } from './index-now.ts'
import { applyRetention } from './retention.ts'
import { sweepProductFiles } from './sweep-product-files.ts'

/** Periodic tasks of a server process. */
export function backgroundTasks({
  db,
  clock,
  pages,
  forms,
  formFiles,
  productFiles,
  comments,
  newsletter,
  shop,
  search,
  access,
  splitTests,
  documents,
  consent,
  indexNow,
  feedReader,
}: {
  db: Database
  clock: Clock
  pages: Pages
  forms: Forms
  formFiles: Pick<MediaStore, 'sweepIncoming'>
  productFiles: MediaStore
  comments: Comments
  newsletter: Newsletter
  shop: Shop
  search: Search
  access: Access
  splitTests: SplitTests
  documents: Documents
  consent: Consent
  indexNow: IndexNow
  feedReader: FeedReader
}): Task[] {
  return [
    { name: 'publish-due', everyMs: SECOND, run: () => pages.publishDue() },
    { name: 'search-index', everyMs: SECOND, run: signal => search.sync(signal) },
    { name: 'newsletter-letters', everyMs: SECOND, run: () => newsletter.campaignSending.run() },
    { name: 'prune-newsletter', everyMs: HOUR, run: () => newsletter.prune() },
    {
      name: 'prune-search-words',
      everyMs: 7 * DAY,
      run: signal => search.pruneWords(signal),
    },
    { name: 'prune-searches', everyMs: DAY, run: () => search.misses.prune() },
    { name: 'prune-missing-paths', everyMs: DAY, run: () => pages.missingPaths.prune() },
    { name: 'index-now', everyMs: MINUTE, run: () => indexNow.collect() },
    {
      name: 'refresh-feeds',
      everyMs: MINUTE,
      run: signal => feedReader.refreshDue(signal),
    },
    { name: 'prune-feeds', everyMs: DAY, run: () => feedReader.prune() },
    { name: 'empty-trash', everyMs: HOUR, run: () => pages.editing.emptyTrash() },
    { name: 'empty-submissions', everyMs: HOUR, run: () => forms.submissions.emptyTrash() },
    { name: 'sweep-form-files', everyMs: DAY, run: () => forms.submissions.sweepFiles() },
    {
      name: 'sweep-uploads',
      everyMs: HOUR,
      run: () =>
        Promise.all([formFiles, pages.media, productFiles].map(files => files.sweepIncoming())),
    },
    {
      name: 'sweep-product-files',
      everyMs: DAY,
      run: () => sweepProductFiles({ shop, productFiles, clock }),
    },
    { name: 'empty-form-drafts', everyMs: HOUR, run: () => forms.drafts.emptyOld() },
    { name: 'empty-comments', everyMs: HOUR, run: () => comments.emptyTrash() },
    {
      name: 'prepare-media',
      everyMs: SECOND,
      run: signal => pages.media.prepareNext(signal),
    },
    { name: 'empty-media-trash', everyMs: HOUR, run: () => pages.media.emptyTrash() },
    { name: 'prune-access', everyMs: HOUR, run: () => access.prune() },
    { name: 'prune-invalidations', everyMs: HOUR, run: () => pruneInvalidations(db) },
    { name: 'prune-outbox', everyMs: DAY, run: () => pruneOutbox(db, clock.now()) },
    {
      name: 'check-split-tests',
      everyMs: MINUTE,
      run: () => checkSplitTests({ splitTests, pages, documents }),
    },
    { name: 'prune-split-tests', everyMs: DAY, run: () => splitTests.prune() },
    { name: 'prune-revisions', everyMs: DAY, run: () => pages.editing.pruneRevisions() },
    {
      name: 'personal-data',
      everyMs: DAY,
      run: () => applyRetention({ db, clock, pages, forms, comments, newsletter, shop, consent }),
    },
    ...shop.tasks,
  ]
}
