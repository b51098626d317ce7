import siteStyles from './site.css?inline'

export { Footer } from './Footer.tsx'
export { Header } from './Header.tsx'
export type { Site } from './site.ts'
export { siteTranslate } from './texts.ts'
export { siteStyles }
