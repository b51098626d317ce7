import { type CSSProperties, type PointerEvent, useState } from 'react'
import { type ModuleProps, ServerHtml, usePageLanguage, useTexts } from '#module-contract/client'
import { formatNumber } from '#texts'
import { isRightToLeft, Picture, useEnhanced } from '#ui/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'
const LOOK = { percent: true, prefix: '', suffix: '', grouping: false, decimals: 0 }

/**
 * Two images with a divider (APG Slider), built on a native range input for pointer, touch and
 * keyboard. Without script and in print both images are shown.
 */
export function BeforeAfter(props: ModuleProps<typeof Props>) {
  const { root, before, after, caption, direction, frame, ratio, move } = props
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const enhanced = useEnhanced()
  const [at, setAt] = useState(props.start)
  if (!before && !after) return <div {...root} data-empty="" />

  const labels = { before: props.beforeLabel || t('before'), after: props.afterLabel || t('after') }
  const isPair = before && after
  // Keys that lead up increase the value, although the lower image grows.
  const isUpright = direction === 'vertical'
  const value = isUpright ? 100 - at : at
  const percent = formatNumber(value, { ...LOOK, locale })

  function follow(event: PointerEvent<HTMLElement>) {
    if (move !== 'hover' || event.pointerType !== 'mouse') return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const across = (event.clientX - left) / width
    const part = isUpright ? (event.clientY - top) / height : across
    const isMirrored = direction === 'horizontal' && isRightToLeft(event.currentTarget)
    setAt(Math.round(Math.min(1, Math.max(0, isMirrored ? 1 - part : part)) * 100))
  }

  return (
    <figure
      {...root}
      data-direction={direction}
      data-labels={props.labels}
      data-frame={frame}
      data-ratio={ratio}
    >
      <div
        className="before-after-frame"
        data-pair={isPair ? '' : undefined}
        style={{ '--at': `${at}%` } as CSSProperties}
        onPointerMove={follow}
      >
        {after && (
          <div className="before-after-side before-after-after">
            <Picture image={after} sizes={SIZES} className="before-after-picture" />
            <p className="before-after-label">{labels.after}</p>
          </div>
        )}
        {before && (
          <div className="before-after-side before-after-before">
            <Picture image={before} sizes={SIZES} className="before-after-picture" />
            <p className="before-after-label">{labels.before}</p>
          </div>
        )}
        {isPair && enhanced && (
          <>
            <input
              type="range"
              className="before-after-range"
              min={0}
              max={100}
              value={value}
              aria-label={t('divider', labels)}
              aria-valuetext={t('seen', {
                side: isUpright ? labels.after : labels.before,
                percent,
              })}
              aria-orientation={direction}
              onChange={event => {
                const next = Number(event.currentTarget.value)
                setAt(isUpright ? 100 - next : next)
              }}
            />
            <span className="before-after-divider" aria-hidden="true" />
          </>
        )}
      </div>
      {caption && (
        <ServerHtml as="figcaption" className="before-after-caption">
          {caption}
        </ServerHtml>
      )}
    </figure>
  )
}
