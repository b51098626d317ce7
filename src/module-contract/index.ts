export {
  type AcceptedFiles,
  type ActionContext,
  type ActionDefinition,
  type ActionOutcome,
  type ActionResult,
  type AnyAction,
  type Conversion,
  defineAction,
  type FormStep,
  type PostedFields,
} from './action.ts'
export * from './client.ts'
export {
  type AnyModule,
  CATEGORIES,
  type Category,
  defineModule,
  type EditedDocument,
  type EmptyState,
  type Example,
  type Hydrate,
  type ModuleDefinition,
  type ModuleVariables,
  type ModuleWarning,
  type OutlineEntry,
  type OutsideContent,
  type Pattern,
  type Start,
  type Upgrade,
} from './define-module.ts'
export {
  type AnyField,
  baseOf,
  type Cleaner,
  type Control,
  type Field,
  type FieldGroup,
  type FieldOptions,
  type FieldPermission,
  isOffered,
  labelOf,
  noReferences,
  type OnlyFor,
  type Resolver,
} from './field.ts'
export {
  cleanProps,
  collectReferences,
  type FieldSet,
  type FieldShape,
  fields,
  type ResolvedProps,
  resolveProps,
  type Stored,
  type StoredProps,
  slotsIn,
  toIslandProps,
} from './field-set.ts'
export { type Pictures, select, toggle } from './fields/choice.ts'
export { COLOR_PATTERN, colour, currentColorName, OWN_COLOR_PATTERN } from './fields/color.ts'
export {
  contentFieldList,
  contentFieldReference,
  contentItemList,
  contentTypeReference,
  contentValue,
} from './fields/content-type.ts'
export { dateTime } from './fields/date-time.ts'
export { code, richText } from './fields/html.ts'
export { BRAND, currentIcon, icon, toResolvedIcon } from './fields/icon.ts'
export { image, MEDIA_PATTERN } from './fields/image.ts'
export { link, OwnLinkSchema, type StoredLink, toAddress, URL_PATTERN } from './fields/link.ts'
export { list } from './fields/list.ts'
export { mediaFile } from './fields/media-file.ts'
export { menuPanels } from './fields/menu-panels.ts'
export { number } from './fields/number.ts'
export { ownKey, renewKeys } from './fields/own-key.ts'
export {
  type CatalogKind,
  catalogList,
  catalogReference,
  menuReference,
  newsletterList,
  pageReference,
} from './fields/references.ts'
export { responsive } from './fields/responsive.ts'
export { slot } from './fields/slot.ts'
export { text } from './fields/text.ts'
export type { StoredImage } from './image.ts'
export type {
  HeadChanges,
  LoadContext,
  Loader,
  QueryContext,
  RequestState,
  VisitorFacts,
} from './load.ts'
export type { MailBlock } from './mail-block.ts'
export { MENU_AUDIENCES, type MenuAudience, type MenuItem, type MenuShow } from './menu.ts'
export {
  elementIdOf,
  isElementIdFree,
  isFrameId,
  isPageNode,
  NODE_ID_PATTERN,
  type PageDocument,
  type PageNode,
  type RootProps,
} from './node.ts'
export {
  ARCHIVE_KINDS,
  type ArchiveBy,
  type ArchiveFacts,
  type PageFacts,
  PRODUCT_ARCHIVE_KINDS,
  type ProductArchive,
  type ProductArchiveBy,
} from './page-facts.ts'
export {
  type ContentFieldFact,
  type ContentFieldFacts,
  DATE_FORMATS,
  type DateFormat,
  isPageField,
  MAX_PARAMETER,
  PAGE_FIELD_PATTERN,
  PAGE_FIELDS,
  PAGE_IMAGE,
  PAGE_IMAGE_PATTERN,
  type PageField,
  type PageFieldName,
  type PageValues,
  readPageField,
  writePageField,
} from './page-field.ts'
export {
  FEED_LINK,
  type HeadLink,
  type PageNeeds,
  type PageSources,
  type PageStyle,
  type PolicySources,
  type SharedStyle,
  SOURCE_KINDS,
  type SourceKind,
  type VideoFacts,
} from './page-needs.ts'
export {
  createModuleRegistry,
  type ModuleParts,
  type ModuleRegistry,
  type ModuleSource,
  type Modules,
  moduleLabel,
} from './registry.ts'
export type { RepeatedItem, RepeatedSlots } from './repeat.ts'
export type { PageLink, References, VariableKind, VariableValue } from './resolved-values.ts'
export { NUMBER_UNITS, type NumberUnit } from './resolved-values.ts'
export { mapVariants } from './responsive.ts'
export { createHtmlSlot, NO_MODULES } from './server-html.tsx'
export {
  createServerRegistry,
  type ModuleLoader,
  type ModuleQueryReader,
  type ServerModuleParts,
  type ServerModuleRegistry,
  type ServerModuleSource,
} from './server-registry.ts'
export {
  collectMedia,
  type FindVariable,
  findVariable,
  numberOn,
  ONLY_VARIABLE,
  toVariable,
  VARIABLE_PATTERN,
  type VariableOf,
  variableIdOf,
} from './variable.ts'
