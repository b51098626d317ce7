import { type ModuleProps, type Responsive, toVariants, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Space that pages reserve below an overlaid header, as steps in `header.css`. */
const ROOMS_PX = [80, 128, 192]

/**
 * Site header (HDR-1). Its menu exists once: in a row where there is space, otherwise as the
 * browser's popover, which opens without script. `visitor/site-header` adds movement (HDR-2, HDR-3,
 * HDR-6, HDR-7).
 */
export function Header(props: ModuleProps<typeof Props>) {
  const { root, style, fixed, hide, overlay, overlayText, buttonStyle } = props
  const { logo: Logo, menu: Menu, actions: Actions, top: Top, more: More } = props
  const t = useTexts<typeof texts>()
  const panelId = `${root.id}-panel`
  const isHiding = hide && style !== 'vertical'
  const isFixed = fixed || isHiding
  const shrinks = props.fixedHeight > 0 || overlay || isHiding
  return (
    <div
      {...root}
      data-site-header={style}
      data-style={style}
      data-width={props.width}
      data-menu={style === 'centered' || style === 'inline' ? 'center' : props.menuAlign}
      data-line={props.line ? '' : undefined}
      data-fixed={isFixed ? '' : undefined}
      data-moves={isFixed && shrinks && style !== 'vertical' ? '' : undefined}
      data-hide={isHiding ? '' : undefined}
      data-overlay={overlay && style !== 'vertical' ? overlayText : undefined}
      data-room={overlay || isHiding ? roomFor(props.height) : undefined}
    >
      <Top className="header-top" />
      <div className="header-bar">
        <Logo className="header-logo" />
        <div
          id={panelId}
          className="header-panel"
          popover="auto"
          data-column={style === 'vertical' ? '' : undefined}
          data-label={t('menu')}
        >
          <button
            type="button"
            className="header-close"
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('close')}</span>
          </button>
          <Menu className="header-menu" />
          <More className="header-more" />
        </div>
        <Actions className="header-actions" />
        <button
          type="button"
          className="header-toggle"
          popoverTarget={panelId}
          aria-controls={panelId}
        >
          <Icon name="menu" />
          <Icon name="close" />
          <span className={buttonStyle === 'icon' ? 'visually-hidden' : undefined}>
            {t('menu')}
          </span>
        </button>
      </div>
    </div>
  )
}

/**
 * Uses the largest height of all screens, including a top bar, because extra space is better than a
 * covered title.
 */
function roomFor(height: Responsive<number>): string {
  const highest = Math.max(...Object.values(toVariants(height)))
  const step = ROOMS_PX.findIndex(room => highest <= room)
  return String(step < 0 ? ROOMS_PX.length : step + 1)
}
