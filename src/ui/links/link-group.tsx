import type { ReactNode } from 'react'

interface LinkGroupProps {
  label: string
  /** A landmark for the first list of a page, a group for others, so that landmark names are unique. */
  isLandmark: boolean
  className?: string
  children: ReactNode
}

/** Links for a list: its categories or pages. */
export function LinkGroup({ label, isLandmark, className, children }: LinkGroupProps) {
  if (isLandmark) {
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
