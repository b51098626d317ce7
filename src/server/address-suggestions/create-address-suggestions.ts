import { type Clock, SECOND } from '#base'
import type { Pages } from '#pages'
import type { ShopSettings } from '#shop/schema'
import type { Outbound } from '../outbound/index.ts'
import { readGoogleKey } from './google-key.ts'
import { createGazetteer } from './providers/gazetteer.ts'
import { createGoogleProvider } from './providers/google.ts'
import { createNominatim } from './providers/nominatim.ts'
import { createPhoton } from './providers/photon.ts'
import type {
  AddressPart,
  AddressSuggestion,
  SuggestedAddress,
  SuggestionProvider,
} from './suggestion.ts'

/** Time without requests after a provider failed or limited the rate. */
const PAUSE_MS = 10 * SECOND
const MIN_LETTERS = 2

export interface AddressSuggestions {
  /** Undefined if suggestions are disabled. Empty if the provider fails. */
  find(asked: {
    text: string
    part: AddressPart
    /** Selected country; empty if none. */
    country: string
    session: string
  }): Promise<AddressSuggestion[] | undefined>
  /** Full address of a suggestion; undefined if unavailable. */
  addressOf(chosen: { id: string; session: string }): Promise<SuggestedAddress | undefined>
}

/** Address suggestions while typing (FM-10), from the provider that the owner chose. */
export function createAddressSuggestions(deps: {
  pages: Pick<Pages, 'settings'>
  settings(): Promise<ShopSettings>
  outbound: Outbound
  clock: Clock
  /** Called on provider failures, without the typed text. */
  onProblem(problem: { provider: string; reason: string }): void
  /** Base URL of Google, for tests. */
  google?: string
}): AddressSuggestions {
  const { outbound, clock } = deps
  const gazetteer = createGazetteer()
  let pausedUntil = 0
  let pausedFor = ''

  async function providerOf({ provider, server }: ShopSettings['addressSuggestions']) {
    switch (provider) {
      case 'built-in':
        return gazetteer
      case 'photon':
        return server ? createPhoton(server, outbound) : undefined
      case 'nominatim':
        return server ? createNominatim(server, outbound) : undefined
      case 'google': {
        const key = await readGoogleKey(deps.pages)
        return key ? createGoogleProvider(key, outbound, deps.google) : undefined
      }
      default:
        return undefined
    }
  }

  /** Calls the provider. Undefined on failure, which is logged once and starts a pause. */
  async function ask<Answer>(
    chosen: ShopSettings['addressSuggestions'],
    run: (provider: SuggestionProvider) => Promise<Answer> | undefined,
  ): Promise<Answer | undefined> {
    // A changed provider or URL ends the pause.
    const name = `${chosen.provider} ${chosen.server}`
    if (name === pausedFor && clock.now() < pausedUntil) return undefined
    const provider = await providerOf(chosen)
    try {
      return provider && (await run(provider))
    } catch (error) {
      pausedFor = name
      pausedUntil = clock.now() + PAUSE_MS
      const reason = error instanceof Error ? error.message : 'unknown'
      deps.onProblem({ provider: chosen.provider, reason })
      return undefined
    }
  }

  return {
    async find({ text, part, country, session }) {
      const settings = await deps.settings()
      const chosen = settings.addressSuggestions
      if (chosen.provider === 'off') return undefined
      if (text.trim().length < MIN_LETTERS) return []
      const sold = chosen.provider === 'built-in' ? [settings.country] : settings.sellTo
      const query = {
        text: text.trim(),
        part,
        session,
        countries: country ? [country] : sold,
        language: settings.locale,
      }
      return (await ask(chosen, provider => provider.find(query))) ?? []
    },

    async addressOf({ id, session }) {
      const { addressSuggestions, locale } = await deps.settings()
      return ask(addressSuggestions, provider =>
        provider.addressOf?.(id, { language: locale, session }),
      )
    },
  }
}
