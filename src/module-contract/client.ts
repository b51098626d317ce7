/** Exports for islands, without schemas and controls. */

export { ACTION_FIELD, ActionField, actionName } from './action-field.tsx'
export { CallError, type Called, callAction } from './call-action.ts'
export type { ModuleProps, RootAttributes } from './define-module.ts'
export type { ResolvedFile } from './field.ts'
export type { PropsOf } from './field-set.ts'
export type { ResolvedLink } from './fields/link.ts'
export { type IconName, icons } from './icons.ts'
export { imageUrl, originalUrl, type ResolvedImage, widthAtLeast } from './image.ts'
export type { MegaMenu, MenuEntry } from './menu.ts'
export { type PageLanguage, TextsProvider, usePageLanguage, useTexts } from './module-texts.tsx'
export type { PageMode } from './page-facts.ts'
export type { ResolvedIcon } from './resolved-values.ts'
export {
  fallingColumns,
  isScreen,
  isVariants,
  type Responsive,
  SCREENS,
  type Screen,
  STATES,
  toVariants,
  VARIANTS,
  type Variant,
  type Variants,
  valueOn,
} from './responsive.ts'
export {
  SERVER_TEXT,
  ServerHtml,
  ServerSlot,
  type Slot,
  type SlotProps,
  UNCHANGED_ICON,
  UNCHANGED_IMAGE,
  UNCHANGED_SLOT,
} from './server-html.tsx'
