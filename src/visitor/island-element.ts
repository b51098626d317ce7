import type { ComponentType } from 'react'
import { hasEnteredValues } from './entered-values.ts'
import { nameInHash } from './hash.ts'
import { onActivity } from './on-activity.ts'
import { onNear } from './on-near.ts'
import { onIdle, onLoaded, onPainted } from './on-page-event.ts'
import { isNamedByState } from './page-state.ts'

type When = 'load' | 'idle' | 'visible' | 'activity' | 'interaction'

/** Distance at which islands are loaded (threshold of LZ-1). */
const NEAR_PX = 200
/** Controls whose clicks are replayed after hydration; links work without it. */
const PRESSABLE = 'button, summary, [role="tab"], [role="button"], input, select, [data-replay]'

/**
 * `<vt-island module when props>`: server-rendered HTML that hydrates when near, idle or touched.
 * Also works in HTML inserted later. A click before hydration marks its button as busy. The last one is
 * replayed once, after all clicks on `[data-step]`.
 */
export abstract class IslandElement extends HTMLElement {
  /** Loads the component of a module; undefined for modules without script. */
  protected abstract readonly load: (
    type: string,
  ) => Promise<ComponentType<Record<string, unknown>> | undefined>
  #state: 'waiting' | 'starting' | 'ready' | 'failed' = 'waiting'
  #stop = new AbortController()
  #presses: HTMLElement[] = []
  #started: Promise<void> | undefined
  #unmount: (() => void) | undefined

  connectedCallback() {
    if (this.#state !== 'waiting') return
    // New after a move, because the old one was aborted.
    this.#stop = new AbortController()
    const { signal } = this.#stop
    this.addEventListener('click', event => this.#keepClick(event), { capture: true, signal })
    for (const touch of ['pointerover', 'focusin', 'touchstart', 'input']) {
      this.addEventListener(touch, () => this.start(), { once: true, passive: true, signal })
    }
    const startIfNamed = () => this.#isNamed() && this.start()
    addEventListener('hashchange', startIfNamed, { signal })
    addEventListener('popstate', startIfNamed, { signal })
    if (this.#isNamed()) this.start()
    else this.#wait((this.getAttribute('when') as When | null) ?? 'visible')
  }

  disconnectedCallback() {
    this.#stop.abort()
    // Unmount only if it was removed, not moved.
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount?.()
    })
  }

  /** Loads the module's script and hydrates. Idempotent. */
  start(): Promise<void> {
    this.#started ??= this.#start()
    return this.#started
  }

  async #start() {
    this.#state = 'starting'
    try {
      // In parallel, to pay the latency once.
      const [component, { hydrate }] = await Promise.all([
        this.load(this.getAttribute('module') ?? ''),
        import('./hydrate.ts'),
      ])
      if (component) this.#unmount = await hydrate(this, component)
      if (!this.isConnected) this.#unmount?.()
      this.#state = 'ready'
      this.#stop.abort()
      this.dataset.ready = ''
      if (component) this.#click()
    } catch (error) {
      this.#state = 'failed'
      this.#stop.abort()
      reportError(
        new Error(`The module ${this.getAttribute('module')} could not start.`, { cause: error }),
      )
      // Replay the click without hydration.
      this.#click()
    }
  }

  #wait(when: When) {
    const start = () => onPainted(() => void this.start())
    if (when === 'load') start()
    else if (when === 'idle') onIdle(start, { timeout: 3000 })
    else if (when === 'visible') this.#startWhenNear(start)
    else if (when === 'activity') {
      onActivity(() => this.#startWhenNear(start))
      onLoaded(() => {
        if (this.querySelector('[data-needs-script]') || hasEnteredValues(this)) start()
      })
    }
  }

  #startWhenNear(start: () => void) {
    // The element has `display: contents`, so observe its child.
    const target = this.firstElementChild
    const { signal } = this.#stop
    if (!target || signal.aborted) return
    signal.addEventListener('abort', onNear(target, NEAR_PX, start))
  }

  /** Whether page state or hash refers to this module. */
  #isNamed(): boolean {
    const id = this.firstElementChild?.id
    if (id && isNamedByState(id)) return true
    const name = nameInHash(location.hash)
    if (!name) return false
    return [...this.querySelectorAll('[id], [data-name]')].some(
      element =>
        element.id === name ||
        (element instanceof HTMLElement &&
          (element.dataset.name === name || `tab-${element.dataset.name}` === name)),
    )
  }

  #keepClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const pressed = (event.target as Element | null)?.closest<HTMLElement>(PRESSABLE)
    if (!pressed || pressed.closest('vt-island') !== this) return
    if (pressed.matches('input, select')) return
    event.preventDefault()
    event.stopPropagation()
    this.#presses.push(pressed)
    pressed.ariaBusy = 'true'
    void this.start()
  }

  /** Replays clicks before hydration. */
  #click() {
    const presses = this.#presses
    presses.forEach((one, index) => {
      one.removeAttribute('aria-busy')
      if (index === presses.length - 1 || 'step' in one.dataset) one.click()
    })
  }
}
