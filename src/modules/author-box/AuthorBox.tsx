import { type ModuleProps, useTexts } from '#module-contract'
import { Picture } from '#ui'
import type { AuthorData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = { side: '160px', center: '160px', line: '64px' }

/** Profile of the page's author. Lines of the plain text become paragraphs. */
export function AuthorBox(props: ModuleProps<typeof Props, AuthorData>) {
  const { root, data, title, level: Level, layout, style, shape, ...shown } = props
  const t = useTexts<typeof texts>()
  const { author } = data
  if (!author) return <div {...root} />
  const paragraphs = author.bio.split(/\n+/).filter(line => line.trim() !== '')
  return (
    <div {...root} data-layout={layout} data-style={style} data-shape={shape}>
      <div className="author-box-all">
        {shown.showPortrait && author.portrait && (
          <Picture
            image={{ ...author.portrait, alt: '' }}
            sizes={SIZES[layout]}
            className="author-box-portrait"
          />
        )}
        <div className="author-box-words">
          {title && <p className="author-box-title">{title}</p>}
          <Level className="author-box-name">
            {shown.linkArchive && data.href ? (
              <a href={data.href} rel="author">
                {author.name}
              </a>
            ) : (
              author.name
            )}
          </Level>
          {shown.showRole && author.role && <p className="author-box-role">{author.role}</p>}
          {shown.showBio && paragraphs.length > 0 && (
            <div className="author-box-bio">
              {paragraphs.map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </div>
          )}
          {shown.showLinks && author.links.length > 0 && (
            <ul
              className="plain-list author-box-links"
              aria-label={t('links', { name: author.name })}
            >
              {author.links.map(({ label, url }, index) => (
                <li key={index}>
                  <a href={url} rel="me">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  )
}
