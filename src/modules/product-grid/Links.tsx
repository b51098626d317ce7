import type { ReactNode } from 'react'
import type { ListAddress } from './address.ts'

interface LinksProps {
  label: string
  address: ListAddress
  className?: string
  children: ReactNode
}

/** Links through a list: a landmark for the first list of a page, a group for others, so that no two have one name. */
export function Links({ label, address, className, children }: LinksProps) {
  if (address.names.page === 'page') {
    return (
      <nav className={className} aria-label={label}>
        {children}
      </nav>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={className} role="group" aria-label={label}>
      {children}
    </div>
  )
}
