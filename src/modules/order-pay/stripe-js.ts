/** The release of stripe-js with the API version that the server uses. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/** The functions of stripe-js that are used. */
interface StripeJs {
  elements(options: {
    clientSecret: string
    customerSessionClientSecret?: string
    locale: string
    appearance: object
  }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Promise<{ error?: { message?: string } }>
}
interface StripeElements {
  create(type: 'payment'): PaymentElement
}
interface PaymentElement {
  mount(element: HTMLElement): void
  on(event: 'ready' | 'loaderror', listener: () => void): void
  destroy(): void
}

type CreateStripe = (publishableKey: string) => StripeJs

/** Loads stripe-js from Stripe, as its terms require. A failed attempt can be repeated. */
function loadScript(): Promise<CreateStripe> {
  const loaded = () => (window as { Stripe?: CreateStripe }).Stripe
  return new Promise((resolve, reject) => {
    const known = loaded()
    if (known) return resolve(known)
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => {
      const found = loaded()
      if (found) resolve(found)
      else reject(new Error('stripe-js is not there'))
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('stripe-js was not loaded'))
    }
    document.head.append(script)
  })
}

export interface CardForm {
  /** Undefined if it succeeded; otherwise the provider's message for the buyer. */
  confirm(): Promise<string | undefined>
  destroy(): void
}

/** Shows Stripe's payment form in an element; resolves when it can be filled in. */
export async function showCardForm(
  element: HTMLElement,
  {
    clientSecret,
    publishableKey,
    customerSecret,
  }: { clientSecret: string; publishableKey: string; customerSecret?: string },
): Promise<CardForm> {
  const createStripe = await loadScript()
  const stripe = createStripe(publishableKey)
  const elements = stripe.elements({
    clientSecret,
    ...(customerSecret && { customerSessionClientSecret: customerSecret }),
    locale: document.documentElement.lang || 'auto',
    appearance: appearanceOf(element),
  })
  const form = elements.create('payment')
  await new Promise<void>((resolve, reject) => {
    form.on('ready', resolve)
    form.on('loaderror', () => reject(new Error('the payment form was not loaded')))
    form.mount(element)
  })
  return {
    async confirm() {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      })
      return error && (error.message ?? '')
    },
    destroy: () => form.destroy(),
  }
}

/** The form is in a frame, so it gets the page's colors as values. */
function appearanceOf(element: HTMLElement) {
  const { color, fontFamily, fontSize } = getComputedStyle(element)
  const ground = groundOf(element)
  return {
    theme: isDark(ground) ? 'night' : 'stripe',
    variables: {
      colorText: color,
      colorBackground: ground,
      fontFamily,
      fontSizeBase: fontSize,
    },
  }
}

function groundOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (backgroundColor.startsWith('rgb(')) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number)
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128
}
