const WINDOW = 'newsletter-feed'
/** Behaviour §8. */
const FEATURES = 'scrollbars=yes,width=550,height=520'

/** The address of a feed service, where it is one that a page may send to. */
export function feedAddress(feed: string): URL | undefined {
  const url = feed && URL.canParse(feed) ? new URL(feed) : undefined
  return url?.protocol === 'https:' ? url : undefined
}

/** The sign-up form of a feed service that is anywhere on the page: every sign-up goes there (NL-4). */
export const findFeedForm = () => document.querySelector<HTMLFormElement>('form[data-feed]')

/** Opens the service's window and sends the form into it. */
export function openFeed(form: HTMLFormElement, email: string) {
  const field = form.elements.namedItem('email')
  if (field instanceof HTMLInputElement) field.value = email
  // Its name is all that is needed of it: what it shows is the service's.
  window.open('', WINDOW, FEATURES)
  form.target = WINDOW
  form.submit()
}
