/** Exports for islands, without schemas and controls. */

export { Accordion } from './accordion/accordion.tsx'
export { DisclosurePanel } from './accordion/disclosure-panel.tsx'
export { AlwaysAllow } from './always-allow.tsx'
export { BankAccount } from './bank-account.tsx'
export { Carousel } from './carousel/carousel.tsx'
export { CarouselStrip } from './carousel/carousel-strip.tsx'
export { type CompareCell, CompareTable, Mark } from './compare-table.tsx'
export type { ResolvedNetwork } from './fields/network.ts'
export { answerTexts } from './forms/answer-texts.ts'
export { Choices } from './forms/choices.tsx'
export { isFieldId } from './forms/field-id.ts'
export { FormField, inputAttributes } from './forms/form-field.tsx'
export { FormProblems } from './forms/form-problems.tsx'
export { FormStatus } from './forms/form-status.tsx'
export { clearHoneypot, Honeypot } from './forms/honeypot.tsx'
export { useActionToken } from './forms/use-action-token.ts'
export { useFormOutcome, useFormStart } from './forms/use-form-outcome.ts'
export { useSending } from './forms/use-sending.ts'
export { arrowStep, isRightToLeft } from './hooks/arrow-step.ts'
export { toIndex } from './hooks/to-index.ts'
export { useCountUp } from './hooks/use-count-up.ts'
export { useEnhanced } from './hooks/use-enhanced.ts'
export { useMotionLock } from './hooks/use-motion-lock.ts'
export { prefersReducedMotion, useReducedMotion } from './hooks/use-reduced-motion.ts'
export { useSeen } from './hooks/use-seen.ts'
export { Icon } from './icon.tsx'
export { Anchor, ButtonLink, type ButtonProps, CoverLink } from './links/anchor.tsx'
export { LightboxLink } from './links/lightbox-link.tsx'
export { LinkGroup } from './links/link-group.tsx'
export { MenuAnchor } from './links/menu-anchor.tsx'
export { MenuLinks } from './links/menu-links.tsx'
export { NetworkLink, NetworkList } from './links/network-link.tsx'
export { completeParts, MODULES_PART, partKey } from './parts.ts'
export { Picture } from './picture.tsx'
export { Stars } from './stars.tsx'
export { TabSet } from './tabs/tabs.tsx'
export {
  allowTexts,
  buttonTexts,
  fieldTexts,
  linkTexts,
  markTexts,
  networkTexts,
  slideTexts,
  starTexts,
  waitTexts,
} from './texts.ts'
