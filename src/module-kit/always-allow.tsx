import type { AskedCategory } from '#base'

/**
 * Gives consent to all content of a category. There where visitors are asked (`visitor/consent` hears of its press); a page on which they
 * are not has no styles that show it.
 */
export function AlwaysAllow({ category, children }: { category: AskedCategory; children: string }) {
  return (
    <span className="consent-always" hidden>
      <button type="button" className="button" data-style="outline" data-consent-give={category}>
        {children}
      </button>
    </span>
  )
}
