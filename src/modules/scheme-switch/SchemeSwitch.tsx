import { type ModuleProps, useTexts } from '#module-contract'
import { Icon } from '#ui'
import { APPLY_SCRIPT } from './apply-scheme.ts'
import type { SchemeSwitchData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SCHEMES = [
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
  { value: 'device', icon: 'screen' },
] as const

/**
 * Light, dark or device setting (APG Radio Group), stored in the browser by
 * `visitor/scheme-switch.ts`. Hidden without script.
 */
export function SchemeSwitch({
  root,
  data,
  show,
  size,
}: ModuleProps<typeof Props, SchemeSwitchData>) {
  const t = useTexts<typeof texts>()
  if (!data.isOffered) return <div {...root} hidden />
  const title = t('scheme')
  return (
    <div {...root} data-show={show} data-size={size} data-scheme-switch="">
      <script dangerouslySetInnerHTML={{ __html: APPLY_SCRIPT }} />
      {show === 'select' ? (
        <select
          className="scheme-select"
          aria-label={title}
          defaultValue={data.initial}
          autoComplete="off"
        >
          {SCHEMES.map(({ value }) => (
            <option key={value} value={value}>
              {t(value)}
            </option>
          ))}
        </select>
      ) : (
        <fieldset className="scheme-choices">
          <legend className="visually-hidden">{title}</legend>
          {SCHEMES.map(({ value, icon }) => (
            <label key={value} className="scheme-choice" title={t(value)}>
              <input
                className="visually-hidden"
                type="radio"
                name={`${root.id}-scheme`}
                value={value}
                defaultChecked={value === data.initial}
              />
              {show === 'icons' && <Icon name={icon} />}
              <span className={show === 'icons' ? 'visually-hidden' : undefined}>{t(value)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
