import { type ModuleProps, Picture, ServerHtml, useTexts } from '#module-kit'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = { card: '10rem', cover: '(min-width: 768px) 28rem, 92vw', line: '4rem' }

/** A recording with the browser's controls. */
export function Audio(props: ModuleProps<typeof Props>) {
  const { root, file, title, artist, body, cover, layout, download } = props
  const t = useTexts<typeof texts>()
  const titleId = `${root.id}-title`
  return (
    <div {...root} data-layout={layout}>
      {cover && <Picture image={cover} sizes={SIZES[layout]} className="audio-cover" />}
      <div className="audio-words">
        {artist && <p className="audio-artist">{artist}</p>}
        {title && (
          <p className="audio-title" id={titleId}>
            {title}
          </p>
        )}
        {body && <ServerHtml as="div" className="audio-body" html={body} />}
        {file ? (
          // biome-ignore lint/a11y/useMediaCaption: what is said stands in the text, where its owner wrote it
          <audio
            className="audio-player"
            controls
            preload="none"
            src={file.src}
            aria-labelledby={title ? titleId : undefined}
            aria-label={title ? undefined : t('audio')}
          />
        ) : (
          <p className="audio-missing">{t('missing')}</p>
        )}
        {file && download && (
          <p>
            <a className="audio-download" href={file.src} download>
              {t('download')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
