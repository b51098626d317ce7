import { useState } from 'react'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { Carousel } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import type { Props } from './props.ts'
import { Slide } from './Slide.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import type { texts } from './texts.ts'

/** SL-4: one video at a time; the previous one pauses, and the one that the visitor moves to plays. */
export function VideoSlider(props: ModuleProps<typeof Props>) {
  const { root, label, layout, choice, arrows, auto, delayMs } = props
  const t = useTexts<typeof texts>()
  const [isPlaying, setPlaying] = useState(false)
  const slides = props.slides.filter(
    ({ file, url, poster, title }) => file || url || poster || title,
  )
  if (slides.length === 0) return <div {...root} data-empty="" />
  return (
    <Carousel
      root={{ ...root, 'data-layout': layout, 'data-choice': choice }}
      label={label || t('videos')}
      slides={slides.map((slide, index) => ({
        content: (
          <Slide
            id={`${root.id}-${index + 1}`}
            slide={slide}
            layout={layout}
            priority={props.priority && index === 0}
            onPlaying={setPlaying}
          />
        ),
      }))}
      arrows={arrows}
      dots={choice === 'dots'}
      auto={auto}
      delayMs={delayMs}
      isHeld={isPlaying}
      thumbnails={({ index, go }) =>
        choice === 'thumbnails' && (
          <Thumbnails id={root.id} slides={slides} current={index} onChoose={go} />
        )
      }
      isStill={isInBuilder}
      onModuleState={onModuleState}
    />
  )
}
