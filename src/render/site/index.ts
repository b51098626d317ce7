import backToTopStyles from './back-to-top.css?inline'
import consentStyles from './consent.css?inline'
import sectionDotsStyles from './section-dots.css?inline'
import siteStyles from './site.css?inline'

export { BackToTop } from './BackToTop.tsx'
export { ConsentBanner, ConsentLink } from './ConsentBanner.tsx'
export { Footer, WithdrawalLink } from './Footer.tsx'
export { SectionDots } from './SectionDots.tsx'
export type { Site } from './site.ts'
export { siteTranslate } from './texts.ts'
export { backToTopStyles, consentStyles, sectionDotsStyles, siteStyles }
