import { Icon, type ModuleProps, Picture, ServerHtml, useTexts } from '#module-kit'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** What somebody says, and who (TE-1). */
export function Testimonial({
  root,
  body,
  author,
  job,
  company,
  link,
  portrait,
  quoteIcon,
}: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  return (
    <figure {...root}>
      {quoteIcon && <Icon name="quote" className="testimonial-mark" />}
      <blockquote className="testimonial-words">
        <ServerHtml as="div" html={body} />
      </blockquote>
      <figcaption className="testimonial-who">
        {portrait && <Picture image={portrait} sizes="90px" className="testimonial-portrait" />}
        <div>
          {author && <p className="testimonial-author">{author}</p>}
          {(job || company) && (
            <p className="testimonial-role">
              {job}
              {job && company && ', '}
              {link && company ? (
                <a
                  href={link.href}
                  target={link.blank ? '_blank' : undefined}
                  rel={link.blank ? 'noopener' : undefined}
                >
                  {company}
                  {link.blank && <span className="visually-hidden"> {t('newWindow')}</span>}
                </a>
              ) : (
                company
              )}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
