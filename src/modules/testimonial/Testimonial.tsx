import { Anchor, CoverLink, Icon, type ModuleProps, Picture, ServerHtml } from '#module-kit'
import type { Props } from './props.ts'

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
  wholeLink,
  wholeLinkLabel,
}: ModuleProps<typeof Props>) {
  return (
    <figure {...root} data-cover={wholeLink ? '' : undefined}>
      {wholeLink && <CoverLink link={wholeLink} label={wholeLinkLabel} />}
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
              {link && company ? <Anchor link={link}>{company}</Anchor> : company}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
