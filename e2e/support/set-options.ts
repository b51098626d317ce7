import type { Page } from '@playwright/test'
import { A_PICTURE, type SEEN_VARIANTS } from './design-proofs.ts'

/**
 * Sets design options through their controls for a screen or state. In one call, because there are
 * hundreds.
 */
export function setOptions(
  page: Page,
  variant: (typeof SEEN_VARIANTS)[number],
  values: Record<string, unknown>,
) {
  return page.evaluate(
    async ({ values, variant, aPicture }) => {
      const panel = document.querySelector('#options-panel') as HTMLElement
      const tab = `.variants > :nth-child(${['desktop', 'tablet', 'phone', 'hover', 'focus'].indexOf(variant) + 1})`
      const left = new Set(Object.keys(values))
      // One group at a time, because collapsed groups are not re-rendered.
      for (const group of panel.querySelectorAll('details')) {
        const heading = group.querySelector('summary') as HTMLElement
        if (!group.open) heading.click()
        await find(group, ':scope > [data-option]')
        for (const option of group.querySelectorAll(':scope > [data-option]')) {
          const name = option.getAttribute('data-option') ?? ''
          if (!left.delete(name)) continue
          const button = await find<HTMLElement>(option, `:scope > .option-head ${tab}`)
          if (button.ariaPressed !== 'true') button.click()
          await find(option, `:scope > .option-head ${tab}[aria-pressed="true"]`)
          await set(option, values[name])
        }
        heading.click()
      }
      if (left.size > 0) throw new Error(`no options ${[...left]}`)

      async function set(option: Element, value: unknown) {
        const own = ':scope > .option-row > .option-control'
        if (Array.isArray(value)) {
          for (const [index, item] of value.entries()) {
            const row = `${own} li:nth-child(${index + 1})`
            if (!option.querySelector(row)) {
              option.querySelector<HTMLElement>(`${own} > .control-list > .button-plain`)?.click()
            }
            const button = await find<HTMLElement>(option, `${row} .list-name`)
            if (button.ariaExpanded !== 'true') button.click()
            await setParts(await find(option, `${row} > .list-fields`), item)
          }
        } else if (typeof value === 'object' && value !== null) {
          option.querySelector<HTMLElement>(`${own} > .button-plain`)?.click()
          await setParts(await find(option, `${own} > :is(.control-group, .control-sides)`), value)
        } else if (value === aPicture) {
          await choosePicture(option)
        } else {
          const input = option.querySelector(
            `${own} :is(input:not([type=color]), select)`,
          ) as HTMLInputElement
          if (input.type === 'checkbox') {
            if (input.checked !== value) input.click()
          } else {
            const { prototype } =
              input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
            // Uses the native setter, so that React detects the change.
            Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, String(value))
            input.dispatchEvent(new Event('input', { bubbles: true }))
            input.dispatchEvent(new Event('change', { bubbles: true }))
            input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
          }
        }
        await new Promise(resolve => setTimeout(resolve))
      }

      async function setParts(within: Element, parts: object) {
        for (const [name, part] of Object.entries(parts)) {
          await set(await find(within, `:scope > [data-option="${name}"]`), part)
        }
      }

      async function choosePicture(option: Element) {
        option.querySelector<HTMLElement>('[role=group] button')?.click()
        ;(await find<HTMLElement>(document, '[role=dialog] [role=option]')).click()
        const choose = await find<HTMLElement>(
          document,
          '[role=dialog] .MuiDialogActions-root button.MuiButton-contained:enabled',
        )
        choose.click()
        const end = Date.now() + 5000
        while (document.querySelector('[role=dialog]') && Date.now() < end) {
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      }

      async function find<Found extends Element>(within: ParentNode, selector: string) {
        const end = Date.now() + 5000
        for (;;) {
          const found = within.querySelector<Found>(selector)
          if (found) return found
          if (Date.now() > end) throw new Error(`no ${selector}`)
          await new Promise(resolve => setTimeout(resolve, 5))
        }
      }
    },
    { values, variant, aPicture: A_PICTURE },
  )
}
