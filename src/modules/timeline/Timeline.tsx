import { type ModuleProps, ServerHtml } from '#module-contract'
import { Picture } from '#ui'
import type { Props } from './props.ts'

const SIZES = {
  side: '(min-width: 1328px) 640px, (min-width: 768px) 60vw, 80vw',
  alternating: '(min-width: 1328px) 540px, (min-width: 768px) 42vw, 80vw',
  horizontal: '18rem',
}

/** Events along a line. Side by side it scrolls in its own frame. */
export function Timeline({ root, entries, level: Level, layout }: ModuleProps<typeof Props>) {
  const isFrame = layout === 'horizontal'
  return (
    <div {...root} data-layout={layout}>
      <ol
        className={isFrame ? 'timeline-list plain-list scroll-frame' : 'timeline-list plain-list'}
        tabIndex={isFrame ? 0 : undefined}
      >
        {entries.map((entry, index) => (
          <li key={index} className="timeline-entry">
            {entry.when && <p className="timeline-when">{entry.when}</p>}
            <div className="timeline-words">
              {entry.title && <Level className="timeline-title">{entry.title}</Level>}
              {entry.body && <ServerHtml as="div" className="timeline-body" html={entry.body} />}
              {entry.image && (
                <Picture image={entry.image} sizes={SIZES[layout]} className="timeline-picture" />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
