import { Icon } from '#ui'
import { siteTranslate } from './texts.ts'

/** HDR-9: link to the top; a script shows it after scrolling. */
export function BackToTop({ locale }: { locale: string }) {
  const label = siteTranslate(locale)('backToTop')
  return (
    <a
      className="back-to-top"
      href="#top"
      aria-label={label}
      title={label}
      data-back-to-top=""
      hidden
    >
      <Icon name="arrow-up" />
    </a>
  )
}
