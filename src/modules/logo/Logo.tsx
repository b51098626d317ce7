import { type ModuleProps, type ResolvedImage, useTexts } from '#module-contract'
import { Anchor, Picture } from '#ui'
import type { LogoData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const HOME = { href: '/', blank: false }

/** Site logo, or its name without an image, linked to the home page. */
export function Logo(props: ModuleProps<typeof Props, LogoData>) {
  const { root, data, link, show, layout, align, tagline, priority } = props
  const t = useTexts<typeof texts>()
  const name = props.name || data.name
  const image = show === 'name' ? undefined : (props.image ?? data.image)
  // An icon does not name the site, so the name is shown too.
  const hasName = show !== 'logo' || !image || (image === data.image && data.isIcon)
  const alt = hasName ? '' : image?.alt || t('home', { name })
  return (
    <div {...root} data-layout={layout} data-align={align}>
      <Anchor
        link={link ?? HOME}
        className="logo-link"
        aria-current={!link && data.isHome ? 'page' : undefined}
      >
        {image && (
          <Mark
            image={image}
            dark={props.darkImage ?? (props.image ? null : (data.dark ?? null))}
            alt={alt}
            priority={priority}
          />
        )}
        {hasName && (
          <span className="logo-words">
            <span className="logo-name">{name}</span>
            {tagline && data.tagline && <span className="logo-tagline">{data.tagline}</span>}
          </span>
        )}
      </Anchor>
    </div>
  )
}

interface MarkProps {
  image: ResolvedImage
  dark: ResolvedImage | null
  alt: string
  priority: boolean
}

/** One of two images is shown, depending on the color scheme. Logos have no placeholder color. */
function Mark({ image, dark, alt, priority }: MarkProps) {
  const show = (one: ResolvedImage, scheme?: 'logo-light' | 'logo-dark') => (
    <Picture
      image={{ ...one, alt, colour: '' }}
      sizes="320px"
      className={['logo-image', scheme].filter(Boolean).join(' ')}
      priority={priority && !dark}
    />
  )
  if (!dark) return show(image)
  return (
    <>
      {show(image, 'logo-light')}
      {show(dark, 'logo-dark')}
    </>
  )
}
