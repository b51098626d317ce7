/** Exports for islands, without schemas and controls. */

export { Accordion } from './accordion.tsx'
export { ActionField } from './action-field.tsx'
export { ACTION_FIELD, actionName } from './action-name.ts'
export { AlwaysAllow } from './always-allow.tsx'
export { Anchor, ButtonLink, type ButtonProps, CoverLink } from './anchor.tsx'
export { answerTexts } from './answer-texts.ts'
export { BackgroundVideo } from './background-video.tsx'
export { CallError, type Called, callAction } from './call-action.ts'
export { Carousel } from './carousel.tsx'
export { CarouselStrip } from './carousel-strip.tsx'
export { CategoryLinks } from './category-links.tsx'
export { Choices } from './choices.tsx'
export { type CompareCell, CompareTable, Mark } from './compare-table.tsx'
export { ContentCard } from './content-card.tsx'
export type { ModuleProps, RootAttributes } from './define-module.ts'
export { DisclosurePanel } from './disclosure-panel.tsx'
export type { ResolvedFile } from './field.ts'
export { isFieldId } from './fields/field-id.ts'
export type { ResolvedNetwork } from './fields/network.ts'
export type { PropsOf } from './fields.ts'
export { FormField, inputAttributes } from './form-field.tsx'
export { FormProblems } from './form-problems.tsx'
export { FormStatus } from './form-status.tsx'
export { decimalsOf, formatNumber, type NumberStyle } from './format-number.ts'
export { FurtherPages } from './further-pages.tsx'
export { clearHoneypot, Honeypot } from './honeypot.tsx'
export { arrowStep, isRightToLeft } from './hooks/arrow-step.ts'
export { toIndex } from './hooks/to-index.ts'
export { useActionToken } from './hooks/use-action-token.ts'
export { useCountUp } from './hooks/use-count-up.ts'
export { useEnhanced } from './hooks/use-enhanced.ts'
export { useFormOutcome, useFormStart } from './hooks/use-form-outcome.ts'
export { useMotionLock } from './hooks/use-motion-lock.ts'
export { prefersReducedMotion, useReducedMotion } from './hooks/use-reduced-motion.ts'
export { useSeen } from './hooks/use-seen.ts'
export { useSending } from './hooks/use-sending.ts'
export { Icon } from './icon.tsx'
export { imageUrl, originalUrl, type ResolvedImage, widthAtLeast } from './image.ts'
export {
  allowTexts,
  backgroundVideoTexts,
  buttonTexts,
  fieldTexts,
  linkTexts,
  listedSlideTexts,
  markTexts,
  mediaTexts,
  networkTexts,
  pagingTexts,
  readingTexts,
  slideTexts,
  videoTexts,
  waitTexts,
} from './kit-texts.ts'
export { LightboxLink } from './lightbox-link.tsx'
export type { ResolvedLink } from './link.ts'
export { LinkGroup } from './link-group.tsx'
export {
  type CategoryAddress,
  categoryHref,
  categoryQuery,
  isGrowing,
  listHref,
  othersIn,
  pageIn,
  readCategoryAddress,
} from './list-address.ts'
export type { ListedSlide, ListedSlides } from './listed-slides.ts'
export { MediaBox, MediaTranscript } from './media-box.tsx'
export { MenuAnchor } from './menu-anchor.tsx'
export type { MegaMenu, MenuEntry } from './menu-entry.ts'
export { MenuLinks } from './menu-links.tsx'
export { NetworkLink, NetworkList } from './network-link.tsx'
export { PageLinks } from './page-links.tsx'
export type { PageMode } from './page-mode.ts'
export { PagedList } from './paged-list.tsx'
export { Picture } from './picture.tsx'
export type { ResolvedIcon } from './resolved-icon.ts'
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
  KEPT_SLOT,
  SERVER_TEXT,
  ServerHtml,
  ServerSlot,
  type Slot,
  type SlotProps,
} from './server-html.tsx'
export { type PageLanguage, TextsProvider, usePageLanguage, useTexts } from './texts.tsx'
export { VideoPlayer } from './video-player.tsx'
