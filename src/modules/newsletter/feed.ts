const WINDOW = 'newsletter-feed'
/** Behaviour §8. */
const FEATURES = 'scrollbars=yes,width=550,height=520'

/** Valid URL of a feed service. */
export function feedAddress(feed: string): URL | undefined {
  const url = feed && URL.canParse(feed) ? new URL(feed) : undefined
  return url?.protocol === 'https:' ? url : undefined
}

/** Any feed sign-up form on the page: every sign-up also goes there (NL-4). */
export const findFeedForm = () => document.querySelector<HTMLFormElement>('form[data-feed]')

/** Opens the service's window and submits the form to it. */
export function openFeed(form: HTMLFormElement, email: string) {
  const field = form.elements.namedItem('email')
  if (field instanceof HTMLInputElement) field.value = email
  // Opened with a name only; the form submits to it.
  window.open('', WINDOW, FEATURES)
  form.target = WINDOW
  form.submit()
}
