import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ResolvedIcon, type ResolvedLink, ServerHtml, useTexts } from '#module-contract/client'
import { Icon } from '../icon.tsx'
import type { buttonTexts, linkTexts } from '../texts.ts'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/**
 * A link with the owner's settings (NAV-7); links to a new window say so. The module merges
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

/** Props of a button in modules with buttons. */
export interface ButtonProps {
  label: ReactNode
  link: ResolvedLink | null
  style: string
  icon: ResolvedIcon | null
  iconSide: string
}

const NOWHERE: ResolvedLink = { href: '#', blank: false }

/** Link that looks like a button. Without a URL it is not a link. */
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
 * Link that covers the whole module (NAV-7), below its interactive elements, with a visually hidden
 * name. The module's root has `data-cover`, and its texts merge `buttonTexts`.
 */
export function CoverLink({ link, label }: { link: ResolvedLink; label: string }) {
  const t = useTexts<typeof buttonTexts>()
  return (
    <Anchor link={link} className="cover-link">
      <ServerHtml className="visually-hidden">{label || t('readMore')}</ServerHtml>
    </Anchor>
  )
}
