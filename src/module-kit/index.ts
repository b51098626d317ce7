export * from './action.ts'
export * from './client.ts'
export * from './define-module.ts'
export type {
  AnyField,
  Cleaner,
  Control,
  Field,
  FieldGroup,
  References,
  Resolver,
} from './field.ts'
export { buttonFields } from './fields/button.ts'
export { type CatalogKind, catalogList, catalogReference } from './fields/catalog-reference.ts'
export { COLOUR_PATTERN, colour, currentColour } from './fields/colour.ts'
export { coverLinkFields } from './fields/cover-link.ts'
export { dateTime } from './fields/date-time.ts'
export { headingLevel } from './fields/heading-level.ts'
export { icon } from './fields/icon.ts'
export { image } from './fields/image.ts'
export { LinkSchema, link, type StoredLink } from './fields/link.ts'
export { list } from './fields/list.ts'
export { mediaFile } from './fields/media-file.ts'
export { number } from './fields/number.ts'
export { overlayFields } from './fields/overlay.ts'
export { pageReference } from './fields/page-reference.ts'
export { placeField } from './fields/place.ts'
export { responsive } from './fields/responsive.ts'
export { richText } from './fields/rich-text.ts'
export { select } from './fields/select.ts'
export { slot } from './fields/slot.ts'
export { toggle } from './fields/switch.ts'
export { text } from './fields/text.ts'
export { verticalAlign } from './fields/vertical-align.ts'
export * from './fields.ts'
export { type IconName, iconNames } from './icons.ts'
export type { StoredImage } from './image.ts'
export { type PageLink, URL_PATTERN } from './link.ts'
export * from './load.ts'
export * from './node.ts'
export * from './page-needs.ts'
export { isVariants, type Variants } from './responsive.ts'
export { createHtmlSlot } from './server-html.tsx'
export { setAt } from './set-at.ts'
