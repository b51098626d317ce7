import { ASKED_CATEGORIES } from '#base'
import { SETTINGS_HASH } from '#consent/schema'
import type { Site } from './site.ts'
import { siteTranslate } from './texts.ts'

/** Consent banner. `visitor/consent` takes it out of its template. Nothing is preselected. */
export function ConsentBanner({
  consent,
  locale,
}: {
  consent: NonNullable<Site['consent']>
  locale: string
}) {
  const t = siteTranslate(locale)
  const asked = ASKED_CATEGORIES.filter(one => consent.categories.includes(one))
  return (
    <dialog
      className="consent"
      popover="manual"
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
    >
      <h2 className="consent-title" id="consent-title">
        {consent.title || t('title')}
      </h2>
      <div className="consent-text" id="consent-text">
        <p>{consent.text || t('text')}</p>
        <p className="consent-asked">{asked.map(one => t(one)).join(' · ')}</p>
      </div>
      {consent.privacyPage && (
        <p>
          <a href={consent.privacyPage}>{t('privacy')}</a>
        </p>
      )}
      <fieldset className="consent-choices" hidden>
        <legend>{t('choices')}</legend>
        {(['necessary', ...asked] as const).map(one => (
          <label key={one} className="consent-choice">
            <input
              type="checkbox"
              name={one}
              aria-describedby={`consent-${one}`}
              {...(one === 'necessary' ? { defaultChecked: true, disabled: true } : {})}
            />
            <span className="consent-name">{t(one)}</span>
            <span className="consent-means" id={`consent-${one}`}>
              {t(`means.${one}`)}
            </span>
          </label>
        ))}
        <p className="consent-means" data-consent-gpc="" hidden>
          {t('gpc')}
        </p>
      </fieldset>
      <div className="consent-acts">
        <BannerButton does="reject">{t('reject')}</BannerButton>
        <BannerButton does="accept">{t('accept')}</BannerButton>
        <BannerButton does="choose" style="outline">
          {t('choose')}
        </BannerButton>
        <BannerButton does="save" style="outline" isHidden>
          {t('save')}
        </BannerButton>
        <BannerButton does="close" style="outline" isHidden>
          {t('close')}
        </BannerButton>
      </div>
    </dialog>
  )
}

function BannerButton({
  does,
  style,
  isHidden = false,
  children,
}: {
  does: string
  style?: 'outline'
  isHidden?: boolean
  children: string
}) {
  return (
    <button
      type="button"
      className="button"
      data-style={style}
      data-consent-act={does}
      hidden={isHidden}
    >
      {children}
    </button>
  )
}

/** Link to change the consent. Hidden without script. */
export function ConsentLink({ locale }: { locale: string }) {
  return (
    <p className="wrap consent-link">
      <a href={SETTINGS_HASH}>{siteTranslate(locale)('settings')}</a>
    </p>
  )
}
