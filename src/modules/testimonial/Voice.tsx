import type { CSSProperties } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { Anchor, Icon, Picture } from '#ui/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type Of = ModuleProps<typeof Props>
export type VoiceProps = Of['others'][number] & Pick<Of, 'quoteIcon'>

/** Quote, stars and author in a figure. */
export function Voice(props: VoiceProps) {
  const { body, stars, author, job, company, link, portrait, quoteIcon } = props
  return (
    <>
      {quoteIcon && body && <Icon name="quote" className="testimonial-mark" />}
      {stars > 0 && <Stars count={stars} />}
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
    </>
  )
}

/** Outlined stars with filled ones over them. */
function Stars({ count }: { count: number }) {
  const t = useTexts<typeof texts>()
  const row = Array.from({ length: 5 }, (_, index) => <Icon key={index} name="star" />)
  return (
    <p
      className="testimonial-stars"
      role="img"
      aria-label={t('stars', { count })}
      style={{ '--stars': `${count * 20}%` } as CSSProperties}
    >
      <span>{row}</span>
      <span className="testimonial-stars-given">{row}</span>
    </p>
  )
}
