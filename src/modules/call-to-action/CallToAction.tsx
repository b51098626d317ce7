import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { ButtonLink, CoverLink, Picture } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Text with buttons for the visitor's next step. */
export function CallToAction({
  root,
  title,
  body,
  buttons,
  image,
  level: Level,
  layout,
  align,
  link,
  linkLabel,
}: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const hasPicture = layout === 'split' && image
  return (
    <div
      {...root}
      data-layout={hasPicture || layout !== 'split' ? layout : 'stacked'}
      data-align={align}
      data-cover={link ? '' : undefined}
    >
      {link && <CoverLink link={link} label={linkLabel} />}
      {hasPicture && (
        <Picture
          image={image}
          sizes="(min-width: 1328px) 600px, (min-width: 768px) 46vw, 92vw"
          className="call-to-action-picture"
        />
      )}
      <div className="call-to-action-all">
        <div className="call-to-action-words">
          {title && <Level className="call-to-action-title">{title}</Level>}
          {body && <ServerHtml as="div" className="call-to-action-body" html={body} />}
        </div>
        {buttons.length > 0 && (
          <div className="call-to-action-buttons">
            {buttons.map((button, index) => (
              <ButtonLink key={index} {...button} label={button.label || t('readMore')} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
