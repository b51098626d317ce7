import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { buttonTexts, linkTexts } from './kit-texts.ts'
import type { ResolvedLink } from './link.ts'
import type { ResolvedIcon } from './resolved-icon.ts'
import { ServerHtml } from './server-html.tsx'
import { useTexts } from './texts.tsx'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/**
 * A link as its owner set it (NAV-7): in the same window, or in another and saying so. A module that has one merges
 * `linkTexts` into its texts.
 */
export function Anchor({
  link,
  children,
  rel,
  ...attributes
}: Attributes & { link: ResolvedLink }) {
  const t = useTexts<typeof linkTexts>()
  return (
    <a
      {...attributes}
      href={link.href}
      target={link.blank ? '_blank' : undefined}
      rel={[rel, link.blank && 'noopener'].filter(Boolean).join(' ') || undefined}
    >
      {children}
      {link.blank && <span className="visually-hidden"> {t('newWindow')}</span>}
    </a>
  )
}

/** What is set of a button, in the modules that have some. */
export interface ButtonProps {
  label: ReactNode
  link: ResolvedLink | null
  style: string
  icon: ResolvedIcon | null
  iconSide: string
}

const NOWHERE: ResolvedLink = { href: '#', blank: false }

/** A link that looks like a button; one without an address leads nowhere yet. */
export function ButtonLink({
  label,
  link,
  style,
  icon,
  iconSide,
  className,
  ...attributes
}: ButtonProps & Omit<Attributes, keyof ButtonProps>) {
  return (
    <Anchor
      {...attributes}
      className={className ? `${className} button` : 'button'}
      data-style={style}
      link={link ?? NOWHERE}
    >
      {icon && iconSide === 'start' && <Icon icon={icon} />}
      {label}
      {icon && iconSide !== 'start' && <Icon icon={icon} />}
    </Anchor>
  )
}

/**
 * The link of a whole module (NAV-7): it lies over the module, below what can be pressed by itself, and its name is said and
 * not shown. The module's root carries `data-cover`, and its texts are or merge `buttonTexts`.
 */
export function CoverLink({ link, label }: { link: ResolvedLink; label: string }) {
  const t = useTexts<typeof buttonTexts>()
  return (
    <Anchor link={link} className="cover-link">
      <ServerHtml className="visually-hidden">{label || t('readMore')}</ServerHtml>
    </Anchor>
  )
}
