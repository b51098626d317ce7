import type { Page } from '@playwright/test'
import type { StripeDouble } from '../../tests/doubles/stripe.ts'

/**
 * stripe-js reduced to the functions that the shop uses. The card field takes the names of the
 * double's cards; 3-D Secure is a dialog with two buttons.
 */
const SCRIPT = `window.Stripe = key => {
  const api = (path, fields) =>
    fetch('https://api.stripe.com/v1/' + path, {
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
    elements: ({ clientSecret, customerSessionClientSecret: session }) => ({
      clientSecret,
      session,
      create: () => {
        const listeners = {}
        let place
        return {
          on(event, listener) { listeners[event] = listener },
          mount(element) {
            place = element
            element.innerHTML = '<label>Card number <input class="input" name="card"></label>'
            if (!session) return setTimeout(() => listeners.ready())
            api('customer_sessions/' + session, {}).then(({ data }) => {
              for (const { card } of data) {
                element.insertAdjacentHTML('afterbegin', '<label><input type="radio" name="saved"> ' + card.brand + ' ' + card.last4 + '</label>')
              }
              element.insertAdjacentHTML('beforeend', '<label><input type="checkbox" name="save"> Save my card</label>')
              listeners.ready()
            })
          },
          destroy() { place.textContent = '' },
        }
      },
    }),
    async confirmPayment({ elements: { clientSecret, session = '' } }) {
      const id = clientSecret.split('_secret_')[0]
      const isSaved = document.querySelector('[name=saved]')?.checked
      const card = isSaved ? 'good' : document.querySelector('[name=card]').value
      const save = document.querySelector('[name=save]')?.checked ? '1' : ''
      if (!card) return { error: { message: 'Your card number is incomplete.' } }
      let intent = await api('payment_intents/' + id + '/confirm', {
        client_secret: clientSecret, card, save, customer_session: session,
      })
      if (intent.status === 'requires_action') {
        intent = await api('payment_intents/' + id + '/authenticate', { client_secret: clientSecret, result: await ask() })
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
