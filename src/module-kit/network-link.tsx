import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import type { ResolvedNetwork } from './fields/network.ts'
import { Icon } from './icon.tsx'
import type { networkTexts } from './kit-texts.ts'
import type { ResolvedLink } from './link.ts'
import type { ResolvedIcon } from './resolved-icon.ts'
import { useTexts } from './texts.tsx'

interface NetworkListProps {
  label: string
  show: string
  style: string
  layout?: string
  shape?: string
  size?: string
  align?: string
  /** In each network's own colour, where the style shows one. */
  isBranded?: boolean
  children: ReactNode
}

/** Links to networks, side by side or otherwise; a module that has them names `network-links` among its `kitStyles`. */
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
  /** What it says instead of the network's name. */
  label?: ReactNode
  /** Whether the name is seen; it is said in any case. */
  isNamed: boolean
  rel?: string | undefined
}

/**
 * A link to a profile, a place or a person: an icon, its name, or both. One without an address is no link yet. The texts of
 * a module with such links merge `linkTexts` and `networkTexts`.
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
  const attributes = { className: 'network-link', style: coloursOf(network) }
  if (!link) return <span {...attributes}>{content}</span>
  return (
    <Anchor link={link} rel={rel} {...attributes}>
      {content}
    </Anchor>
  )
}

/** The network's own colours, for styles that want them. */
function coloursOf({ colour, ink }: ResolvedNetwork): CSSProperties | undefined {
  return colour ? ({ '--brand': colour, '--on-brand': ink } as CSSProperties) : undefined
}
