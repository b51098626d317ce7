import { type AskedCategory, readConsent } from '#base'

/** Whether what a visitor did may be remembered beyond this visit: with consent where visitors are asked for it, else unless the browser says that it wants none of it. */
export function mayLast(category: AskedCategory = 'preferences'): boolean {
  if (document.documentElement.dataset.consent === undefined) {
    return !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  }
  const asked = document.querySelector<HTMLElement>('#vt-consent')?.dataset.version
  const choice = readConsent(document.cookie)
  return choice?.version === asked && choice?.given.includes(category) === true
}
