import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { type ResolvedIcon, type ResolvedLink, useTexts } from '#module-contract/client'
import type { ResolvedNetwork } from '../fields/network.ts'
import { Icon } from '../icon.tsx'
import type { networkTexts } from '../texts.ts'
import { Anchor } from './anchor.tsx'

interface NetworkListProps {
  label: string
  show: string
  style: string
  layout?: string
  shape?: string
  size?: string
  align?: string
  /** In brand colors, if the style supports it. */
  isBranded?: boolean
  children: ReactNode
}

/** List of links to networks. The module lists `network-links` in its `sharedStyles`. */
export function NetworkList({ label, isBranded, children, ...design }: NetworkListProps) {
  const attributes = Object.entries(design).map(([name, value]) => [`data-${name}`, value])
  return (
    <ul
      className="network-links plain-list"
      aria-label={label}
      data-brand={isBranded ? '' : undefined}
      {...(Object.fromEntries(attributes) as HTMLAttributes<HTMLUListElement>)}
    >
      {children}
    </ul>
  )
}

interface NetworkLinkProps {
  network: ResolvedNetwork
  link: ResolvedLink | null
  icon: ResolvedIcon | null
  /** Text instead of the network's name. */
  label?: ReactNode
  /** Whether the name is visible; it is always available to screen readers. */
  isNamed: boolean
  rel?: string | undefined
}

/**
 * Link to a profile or contact: icon, name or both. Without a URL it is plain text. The module's
 * texts merge `linkTexts` and `networkTexts`.
 */
export function NetworkLink(props: NetworkLinkProps) {
  const { network, link, icon, label, isNamed, rel } = props
  const t = useTexts<typeof networkTexts>()
  const own = network.name || t(network.id as 'website')
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      <span className={isNamed ? 'network-name' : 'visually-hidden'}>
        <bdi>{label || own}</bdi>
        {label && network.name && <span className="visually-hidden"> ({own})</span>}
      </span>
    </>
  )
  const attributes = { className: 'network-link', style: colorsOf(network) }
  if (!link) return <span {...attributes}>{content}</span>
  return (
    <Anchor link={link} rel={rel} {...attributes}>
      {content}
    </Anchor>
  )
}

/** Custom properties with brand colors. */
function colorsOf({ colour, ink }: ResolvedNetwork): CSSProperties | undefined {
  return colour ? ({ '--brand': colour, '--on-brand': ink } as CSSProperties) : undefined
}
