import type { AskedCategory } from '#base'

/**
 * Button that gives consent to a category (`visitor/consent` handles the press). Hidden by CSS on
 * pages that do not ask for consent.
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
