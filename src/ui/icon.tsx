import { type IconName, icons, type ResolvedIcon, UNCHANGED_ICON } from '#module-contract/client'

type IconProps = { className?: string } & (
  | { /** Built-in icon. */ name: string }
  | { /** Icon chosen by an owner. */ icon: ResolvedIcon }
)

const NOTHING = { __html: '' }

/**
 * Decorative icon, hidden from assistive technology, in the color and size of the text. In islands
 * the server's markup of a chosen icon is kept.
 */
export function Icon({ className, ...which }: IconProps) {
  const chosen = 'icon' in which ? which.icon : undefined
  const path = 'icon' in which ? which.icon.path : icons[which.name as IconName]
  const isKept = chosen === UNCHANGED_ICON || (chosen && 'kept' in chosen)
  if (!path && !isKept) return null
  const classes = ['icon', className, chosen?.isDirected && 'icon-flip'].filter(Boolean)
  return (
    <svg
      className={classes.join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-filled={chosen?.isFilled && ''}
      suppressHydrationWarning={isKept}
      {...(isKept ? { dangerouslySetInnerHTML: NOTHING } : { children: <path d={path} /> })}
    />
  )
}
