import { type IconName, icons } from './icons.ts'

/** An icon as decoration: hidden from assistive technology, in the colour and size of its text. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const path = icons[name as IconName]
  if (!path) return null
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
