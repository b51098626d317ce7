import { type AskedCategory, readConsent } from '#base'

/**
 * Whether data may be stored beyond the visit: with consent if it is asked, else unless Global
 * Privacy Control is set.
 */
export function canPersist(category: AskedCategory = 'preferences'): boolean {
  if (document.documentElement.dataset.consent === undefined) {
    return !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  }
  const asked = document.querySelector<HTMLElement>('#vt-consent')?.dataset.version
  const choice = readConsent(document.cookie)
  return choice?.version === asked && choice?.given.includes(category) === true
}
