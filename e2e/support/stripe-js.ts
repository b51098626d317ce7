import type { Page } from '@playwright/test'
import type { StripeDouble } from '../../tests/doubles/stripe.ts'

/**
 * stripe-js reduced to the functions that the shop uses. The card field takes the names of the
 * double's cards; 3-D Secure is a dialog with two buttons.
 */
const SCRIPT = `window.Stripe = key => {
  const api = (path, fields) =>
    fetch('https://api.stripe.com/v1/payment_intents/' + path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, key }),
    }).then(answer => answer.json())
  const ask = () => new Promise(resolve => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '3-D Secure')
    dialog.innerHTML = '<button>Complete authentication</button><button>Fail authentication</button>'
    const [yes, no] = dialog.querySelectorAll('button')
    const end = result => () => { dialog.remove(); resolve(result) }
    yes.onclick = end('yes')
    no.onclick = end('no')
    document.body.append(dialog)
    dialog.showModal()
  })
  return {
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: () => {
        const listeners = {}
        let place
        return {
          on(event, listener) { listeners[event] = listener },
          mount(element) {
            place = element
            element.innerHTML = '<label>Card number <input class="input" name="card"></label>'
            setTimeout(() => listeners.ready())
          },
          destroy() { place.textContent = '' },
        }
      },
    }),
    async confirmPayment({ elements: { clientSecret } }) {
      const id = clientSecret.split('_secret_')[0]
      const card = document.querySelector('[name=card]').value
      if (!card) return { error: { message: 'Your card number is incomplete.' } }
      let intent = await api(id + '/confirm', { client_secret: clientSecret, card })
      if (intent.status === 'requires_action') {
        intent = await api(id + '/authenticate', { client_secret: clientSecret, result: await ask() })
      }
      const error = intent.error ?? intent.last_payment_error
      return error ? { error } : { paymentIntent: intent }
    },
  }
}`

/** Serves the reduced script, and redirects the browser's calls of Stripe to the double. */
export async function serveStripe(page: Page, stripe: StripeDouble) {
  const loads = { script: 0 }
  await page.route('https://js.stripe.com/**', route => {
    loads.script++
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await page.route('https://api.stripe.com/**', async route => {
    const { pathname } = new URL(route.request().url())
    const answer = await fetch(stripe.url + pathname, {
      method: 'POST',
      body: route.request().postData() ?? '',
    })
    await route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await answer.text(),
    })
  })
  // Stripe's page, on which the double pays.
  await page.route('https://checkout.stripe.com/**', route => {
    const reference = route.request().url().split('/').at(-1) ?? ''
    const session = stripe.sessions.get(reference)
    return route.fulfill({
      contentType: 'text/html',
      body: `<h1>Stripe</h1><a href="${session?.success_url}">Pay</a><a href="${session?.cancel_url}">Back</a>`,
    })
  })
  return loads
}
