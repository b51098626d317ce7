export { DEFAULT_DELAY_MS } from './carousel/slideshow-timer.ts'
export * from './client.ts'
export {
  alignField,
  headingLevel,
  overlayFields,
  placeField,
  shapeField,
  verticalAlign,
} from './fields/appearance.ts'
export { formRowFields } from './fields/form-row.ts'
export { findFormRowWarnings, formRowWarningTexts } from './fields/form-row-warnings.ts'
export { ariaLabelField, priorityField } from './fields/labels.ts'
export { buttonFields, coverLinkFields } from './fields/links.ts'
export { network, networkLookFields } from './fields/network.ts'
export { partWarnings } from './fields/part-warnings.ts'
export { slideshowFields } from './fields/slideshow.ts'
export { FormattedText, useHowToShow } from './formatted-text.tsx'
export { inkOn, networks } from './links/networks.ts'
