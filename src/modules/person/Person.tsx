import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { CoverLink, Icon, NetworkLink, NetworkList, Picture } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = {
  card: '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw',
  overlay: '(min-width: 1328px) 400px, (min-width: 768px) 31vw, 92vw',
  side: '(min-width: 768px) 300px, 40vw',
}

/** A person with contact links. The biography opens without script. */
export function Person({
  root,
  name,
  role,
  portrait,
  body,
  links,
  level: Level,
  layout,
  shape,
  biography,
  link,
  linkLabel,
}: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const words = body && <ServerHtml as="div" className="person-body" html={body} />
  return (
    <div
      {...root}
      data-layout={layout === 'overlay' && !portrait ? 'card' : layout}
      data-shape={shape}
      data-cover={link ? '' : undefined}
    >
      {link && <CoverLink link={link} label={linkLabel} />}
      {portrait && <Picture image={portrait} sizes={SIZES[layout]} className="person-portrait" />}
      <div className="person-all">
        <div className="person-head">
          <Level className="person-name">{name}</Level>
          {role && <p className="person-role">{role}</p>}
        </div>
        {words &&
          (biography === 'opens' ? (
            <details className="person-more">
              <summary className="disclosure-summary">
                {t('biography')}
                <span className="visually-hidden">: {name}</span>
                <Icon name="chevron-down" />
              </summary>
              {words}
            </details>
          ) : (
            words
          ))}
        {links.length > 0 && (
          <NetworkList label={t('links')} show="icons" style="plain" size="small">
            {links.map((item, index) => (
              <li key={index}>
                <NetworkLink {...item} icon={item.network.icon} isNamed={!item.network.icon} />
              </li>
            ))}
          </NetworkList>
        )}
      </div>
    </div>
  )
}
