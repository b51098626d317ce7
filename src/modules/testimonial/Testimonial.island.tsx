import { type ModuleProps, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import { Carousel, CoverLink } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import type { Props } from './props.ts'
import { shownAs } from './shown-as.ts'
import type { texts } from './texts.ts'
import { Voice, type VoiceProps } from './Voice.tsx'

/** Quotes with author (TE-1): one, several as cards or list, or one at a time (SL-1 to SL-3). */
export function Testimonial(props: ModuleProps<typeof Props>) {
  const t = useTexts<typeof texts>()
  const { root, others, label, quoteIcon, wholeLink, wholeLinkLabel, auto, delayMs } = props
  const layout = shownAs(props)
  const cover = wholeLink && layout !== 'slider' && (
    <CoverLink link={wholeLink} label={wholeLinkLabel} />
  )
  if (layout === 'one') {
    return (
      <figure {...root} data-cover={cover ? '' : undefined}>
        {cover}
        <Voice {...props} />
      </figure>
    )
  }
  const voices = [props, ...others].map((voice, index) => (
    <ServerHtml key={index} as="figure" className="testimonial-voice">
      {isKept(voice) ? SERVER_TEXT : <Voice {...voice} quoteIcon={quoteIcon} />}
    </ServerHtml>
  ))
  if (layout === 'slider') {
    return (
      <Carousel
        root={{ ...root, 'data-layout': layout }}
        label={label || t('quotes')}
        slides={voices.map(content => ({ content }))}
        auto={auto}
        delayMs={delayMs}
        isStill={isInBuilder}
        onModuleState={onModuleState}
      />
    )
  }
  return (
    <div {...root} data-layout={layout} data-cover={cover ? '' : undefined}>
      {cover}
      {voices}
    </div>
  )
}

/** In the browser the props are placeholders for the HTML. */
function isKept({ body, author, job, company }: Omit<VoiceProps, 'quoteIcon'>): boolean {
  return [body, author, job, company].includes(SERVER_TEXT)
}
