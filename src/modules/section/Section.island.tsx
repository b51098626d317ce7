import { BackgroundVideo } from '#media-ui/client'
import type { ModuleProps } from '#module-contract/client'
import { CoverLink, Picture } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { Props } from './props.ts'
import { SectionShape } from './SectionShape.tsx'

/** Section of a page. An island only with a background video. */
export function Section(props: ModuleProps<typeof Props>) {
  const { root, content: Content, image, video, link } = props
  const hasMedia = Boolean(image || video)
  // The video's poster is used where it cannot play.
  const picture = image ?? video?.poster
  return (
    <section
      {...root}
      className={hasMedia ? `${root.className} on-image` : root.className}
      aria-label={props.label || undefined}
      data-width={props.width}
      data-space={props.space}
      data-joined={props.joined || undefined}
      data-cover={link ? '' : undefined}
      data-tone={hasMedia ? props.tone : undefined}
      data-smooth-scroll={props.smoothScroll ? undefined : 'off'}
    >
      {hasMedia && (
        <div className="section-media">
          {picture && <Picture className="section-picture" image={picture} sizes="100vw" />}
          {video && (
            <BackgroundVideo
              file={video}
              isStill={isInBuilder}
              playsOutside={props.videoPlaysOutside}
            />
          )}
        </div>
      )}
      <SectionShape
        edge="top"
        shape={props.topShape}
        flip={props.topShapeFlip}
        front={props.topShapeFront}
      />
      <SectionShape
        edge="bottom"
        shape={props.bottomShape}
        flip={props.bottomShapeFlip}
        front={props.bottomShapeFront}
      />
      {link && <CoverLink link={link} label={props.linkLabel} />}
      <Content className="section-content" />
    </section>
  )
}
