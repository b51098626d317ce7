import { VideoPlayer } from '#media-ui/client'
import { type ModuleProps, ServerHtml } from '#module-contract/client'
import type { Props } from './props.ts'

export type SlideProps = ModuleProps<typeof Props>['slides'][number]

const SIZES = {
  below: '(min-width: 1328px) 1200px, 92vw',
  stage: '(min-width: 1328px) 1200px, 92vw',
  beside: '(min-width: 1328px) 760px, (min-width: 900px) 60vw, 92vw',
}

interface Options {
  id: string
  slide: SlideProps
  layout: keyof typeof SIZES
  /** Whether its image is the first one of the page. */
  priority: boolean
  onPlaying(isPlaying: boolean): void
}

/** A video with its texts. */
export function Slide({ id, slide, layout, priority, onPlaying }: Options) {
  const { title, caption } = slide
  return (
    <figure className="video-slide">
      <div className="video-slide-player">
        <VideoPlayer
          id={id}
          file={slide.file}
          url={slide.url}
          alternatives={slide.alternatives}
          poster={slide.poster}
          sizes={SIZES[layout]}
          priority={priority}
          captions={slide.captions}
          tracks={slide.tracks}
          startSeconds={slide.startSeconds}
          endSeconds={slide.endSeconds}
          loop={slide.loop}
          namedBy={title ? `${id}-title` : undefined}
          look={layout === 'beside' ? 'corner' : 'plain'}
          onPlaying={onPlaying}
        />
      </div>
      {(title || caption) && (
        <figcaption className="video-slide-words">
          {title && (
            <ServerHtml as="p" id={`${id}-title`} className="video-slide-title">
              {title}
            </ServerHtml>
          )}
          {caption && <ServerHtml as="p">{caption}</ServerHtml>}
        </figcaption>
      )}
    </figure>
  )
}
