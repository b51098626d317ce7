export { renderBody } from './body.ts'
export { brotliOptions } from './brotli-options.ts'
export { type DisplayContext, decideDisplay } from './display/decide.ts'
export { decideEntries } from './display/decide-entries.ts'
export type { VisitorDependency } from './display/of-node.ts'
export { visitorDependenciesOf } from './display/of-node.ts'
export { createDocuments, type Documents } from './document.ts'
export type { DocumentProblem } from './document-problems.ts'
export type { Head } from './head.ts'
export { createModuleCache, type ModuleCache } from './module-html/module-cache.ts'
export { createModuleTexts, type ModuleTexts } from './module-texts.ts'
export { resolveNodeProps } from './node-props.ts'
export { validatorOf } from './node-schema.ts'
export { renderFrameParts, renderPage, type StaffPage, type VisitorAssets } from './page.ts'
export type { Coding } from './page-body.ts'
export {
  type CachedPage,
  type CurrencyOfPage,
  createPageCache,
  type FinishedPage,
  hasTests,
  type PageCache,
  type PrivatePage,
  plainBodyOf,
  type RenderedPage,
  type ShareRender,
  type TestsOfPage,
  toPrivatePage,
} from './page-cache.ts'
export { readPageQuery } from './page-query.ts'
export { createPageSchema } from './page-schema.ts'
export { nameParameters } from './parameter-names.ts'
export type {
  BodyDeps,
  LoadResolver,
  RenderedBody,
  RepeatedCopy,
  ShowMenu,
} from './rendered-body.ts'
export { resumedSubjects } from './resume-links.ts'
export type { Site } from './site/index.ts'
export { slotsOfNode } from './slots-of-node.ts'
export { contentOf, SPLIT_TEST, splitTestIn } from './split-tests.ts'
export { pageStyles } from './stylesheet.ts'
export {
  LAYOUT_BLOCK,
  type MenuParts,
  POST_CONTENT,
} from './tree/expand-parts.ts'
export type { PageParts } from './tree/page-tree.ts'
export {
  documentIdOf,
  hasModule,
  type ModuleEntry,
  type PageEntry,
  type PagePart,
  type PageTree,
} from './tree/page-tree.ts'
export {
  createPreparePage,
  type PreparedDocument,
  type PreparePage,
} from './tree/prepared-document.ts'
