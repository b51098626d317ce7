/**
 * Generated CSS rules of modules on the canvas, each inserted once, in the same cascade layer as on
 * the page.
 */
export class CanvasRules {
  readonly #uses = new Map<string, number>()
  #element: HTMLStyleElement | undefined

  mount(document: Document) {
    this.#element = document.createElement('style')
    document.head.append(this.#element)
    this.#write()
  }

  /** Returns a function that removes the rule. */
  use(css: string): () => void {
    const uses = this.#uses.get(css) ?? 0
    this.#uses.set(css, uses + 1)
    if (uses === 0) this.#write()
    return () => {
      const left = (this.#uses.get(css) ?? 1) - 1
      if (left > 0) this.#uses.set(css, left)
      else this.#uses.delete(css)
    }
  }

  #write() {
    if (this.#element) {
      this.#element.textContent = `@layer design{${[...this.#uses.keys()].join('')}}`
    }
  }
}
