export * from './action.ts'
export * from './client.ts'
export { HOST_PATTERN, hostsOf } from './code-hosts.ts'
export * from './content-field.ts'
export * from './define-module.ts'
export * from './element-id.ts'
export type {
  AnyField,
  Cleaner,
  Control,
  Field,
  FieldGroup,
  FieldPermission,
  OnlyFor,
  References,
  Resolver,
} from './field.ts'
export { isOffered, labelOf, noReferences } from './field.ts'
export { buttonFields } from './fields/button.ts'
export { type CatalogKind, catalogList, catalogReference } from './fields/catalog-reference.ts'
export { code } from './fields/code.ts'
export { collectMedia } from './fields/collect-media.ts'
export { COLOR_PATTERN, colour, currentColorName, OWN_COLOR_PATTERN } from './fields/color.ts'
export { contentSourceFields, orderField, toContentQuery, toIds } from './fields/content-source.ts'
export {
  contentFieldList,
  contentFieldReference,
  contentItemList,
  contentTypeReference,
  contentValue,
} from './fields/content-type-reference.ts'
export { coverLinkFields } from './fields/cover-link.ts'
export { dateTime } from './fields/date-time.ts'
export { formRowFields } from './fields/form-row.ts'
export { findFormRowWarnings, formRowWarningTexts } from './fields/form-row-warnings.ts'
export { headingLevel } from './fields/heading-level.ts'
export { icon } from './fields/icon.ts'
export { image, MEDIA_PATTERN } from './fields/image.ts'
export { ariaLabelField, priorityField } from './fields/labels.ts'
export { link, OwnLinkSchema, type StoredLink } from './fields/link.ts'
export { list } from './fields/list.ts'
export { listedSlideFields } from './fields/listed-slides.ts'
export { alignField, shapeField } from './fields/looks.ts'
export { mediaFile } from './fields/media-file.ts'
export {
  findPartWarnings,
  partFields,
  partWarningTexts,
  repeatField,
} from './fields/media-part.ts'
export { menuPanels } from './fields/menu-panels.ts'
export { menuReference } from './fields/menu-reference.ts'
export { network } from './fields/network.ts'
export { networkLookFields } from './fields/network-look.ts'
export { newsletterList } from './fields/newsletter-list.ts'
export { number } from './fields/number.ts'
export { overlayFields } from './fields/overlay.ts'
export { ownKey, renewKeys } from './fields/own-key.ts'
export { pageReference } from './fields/page-reference.ts'
export { optionalPaginationField, paginationField } from './fields/pagination.ts'
export { placeField } from './fields/place.ts'
export { responsive } from './fields/responsive.ts'
export { richText } from './fields/rich-text.ts'
export { type Pictures, select } from './fields/select.ts'
export { slideshowFields } from './fields/slideshow.ts'
export { slot } from './fields/slot.ts'
export { toggle } from './fields/switch.ts'
export { text } from './fields/text.ts'
export { verticalAlign } from './fields/vertical-align.ts'
export { trackFields, videoFields } from './fields/video.ts'
export * from './fields.ts'
export { FormattedText, useHowToShow } from './formatted-text.tsx'
export { DEFAULT_DELAY_MS } from './hooks/slideshow-timer.ts'
export type { IconName } from './icons.ts'
export type { StoredImage } from './image.ts'
export { type PageLink, toAddress, URL_PATTERN } from './link.ts'
export { toIslandSlides, toListedSlide } from './listed-slides.ts'
export * from './load.ts'
export { describeList, loadPage, loadPages } from './load-list.ts'
export { loadListedSlides } from './load-listed-slides.ts'
export type { MailBlock } from './mail-block.ts'
export {
  isProviderPage,
  mediaAsLinks,
  mediaInHtml,
  needsOfHtml,
  providerSource,
  providerVideosIn,
} from './media-in-html.ts'
export { LANGUAGE_NAMES } from './media-languages.ts'
export {
  isAudioAddress,
  isVideoAddress,
  mediaAsks,
  mediaNeeds,
  toMediaSources,
  videoFacts,
} from './media-sources.ts'
export {
  MENU_AUDIENCES,
  type MenuAudience,
  type MenuItem,
  type MenuShow,
} from './menu-entry.ts'
export { inkOn, networks } from './networks.ts'
export * from './node.ts'
export { findOembed, type OembedSource } from './oembed.ts'
export * from './page-facts.ts'
export * from './page-field.ts'
export type { PageMode } from './page-mode.ts'
export * from './page-needs.ts'
export type { RepeatedItem, RepeatedSlots } from './repeat.ts'
export { BRAND, currentIcon, toResolvedIcon } from './resolved-icon.ts'
export { mapVariants } from './responsive.ts'
export { createHtmlSlot } from './server-html.tsx'
export { setAt } from './set-at.ts'
export { shorten } from './shorten.ts'
export * from './variable.ts'
export * from './variable-value.ts'
