import type { PageSection } from '../markup/page-sections.ts'
import { siteTranslate } from './texts.ts'

/**
 * HDR-8: a numbered dot for each top-level section of a page with more than one. Plain links until
 * the script marks the current one.
 */
export function SectionDots({ sections, locale }: { sections: PageSection[]; locale: string }) {
  const t = siteTranslate(locale)
  return (
    <nav
      className="section-dots"
      aria-label={t('sections')}
      style={{ '--dots': sections.length } as React.CSSProperties}
      data-section-dots=""
    >
      <ol className="plain-list">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="section-dot">{index + 1}</span>
              <span className="section-dot-title">
                {title ?? t('section', { number: index + 1 })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
