import { hasConsent } from './consent/consent.ts'

/** Provider name and site key of the bot check. */
interface Provider {
  name: 'turnstile' | 'recaptcha'
  siteKey: string
}

interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      action: string
      appearance: 'interaction-only'
      callback(token: string): void
      'error-callback'(): void
    },
  ): string
  remove(id: string): void
}
interface Recaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}
type ProviderWindow = Window & { turnstile?: Turnstile; grecaptcha?: Recaptcha }

const ACTION = 'form'
/** After this time the provider counts as down. */
const TIMEOUT_MS = 10_000

const loading = new Map<string, Promise<void>>()

/**
 * Response of the third-party bot check; empty without consent or if the provider is unreachable.
 * Loads nothing without consent.
 */
export async function getBotToken(provider: Provider | undefined, form: HTMLElement | null) {
  if (!provider || !form || !hasConsent('preferences')) return ''
  const late = new Promise<string>(resolve => setTimeout(() => resolve(''), TIMEOUT_MS))
  const asked = provider.name === 'turnstile' ? turnstile(provider, form) : recaptcha(provider)
  return Promise.race([asked.catch(() => ''), late])
}

async function turnstile({ siteKey }: Provider, form: HTMLElement): Promise<string> {
  await load('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
  const api = (window as ProviderWindow).turnstile
  if (!api) return ''
  const place = document.createElement('div')
  form.append(place)
  let id = ''
  const answer = await new Promise<string>(resolve => {
    id = api.render(place, {
      sitekey: siteKey,
      action: ACTION,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': () => resolve(''),
    })
  })
  api.remove(id)
  place.remove()
  return answer
}

async function recaptcha({ siteKey }: Provider): Promise<string> {
  await load(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const api = (window as ProviderWindow).grecaptcha
  if (!api) return ''
  await new Promise<void>(resolve => api.ready(resolve))
  return api.execute(siteKey, { action: ACTION })
}

function load(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`${src} did not load`))
    }
    document.head.append(script)
  })
  loading.set(src, loaded)
  return loaded
}
