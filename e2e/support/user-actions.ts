import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Role =
  | 'tab'
  | 'textbox'
  | 'searchbox'
  | 'combobox'
  | 'checkbox'
  | 'radio'
  | 'button'
  | 'treeitem'
type Name = string | RegExp

/** Maximum presses of a key before giving up. */
const FAR = 30

/** Keyboard-only user actions. Elements are inspected but not touched. */
export function createUserActions(page: Page) {
  const { keyboard } = page
  const focused = page.locator('*:focus')
  // Searched next to the element only, because role queries on the whole page are slow.
  const place = (role: Role, name: Name) =>
    focused.locator('..').getByRole(role, { name, exact: true }).and(focused)

  async function press(key: string) {
    await keyboard.press(key)
  }

  /** Presses a key until the focused element has the name. */
  async function pressTo(key: string, role: Role, name: Name, far = FAR) {
    for (let presses = 0; presses <= far; presses++) {
      if ((await place(role, name).count()) > 0) return
      await press(key)
    }
    const where = await page.locator(':focus').or(page.locator('body')).last().ariaSnapshot()
    throw new Error(`no ${role} “${name}” within ${far} presses of ${key}; at the end:\n${where}`)
  }

  const hands = {
    press,
    tabTo: (role: Role, name: Name) => pressTo('Tab', role, name),
    backTo: (role: Role, name: Name) => pressTo('Shift+Tab', role, name),

    /** `/`, name, Enter: inserts a module, which is then selected in the structure. */
    async insert(label: string) {
      await press('/')
      await hands.choose(label)
    },

    async choose(label: string) {
      await expect(place('searchbox', 'Search modules')).toBeVisible()
      await keyboard.type(label)
      await press('Enter')
      // The palette stays open for the next module.
      await press('Escape')
      await expect(place('treeitem', new RegExp(`^${label}`))).toBeVisible()
    },

    /** Moves down to a row in the structure. */
    async walkTo(name: RegExp) {
      await press('Home')
      await pressTo('ArrowDown', 'treeitem', name, 60)
    },

    /** Opens the options of a row and a tab. */
    async open(tab: 'Content' | 'Design' | 'Advanced' = 'Content') {
      await press('Enter')
      await expect(page.getByRole('tab', { selected: true }).and(focused)).toBeVisible()
      await pressTo('ArrowRight', 'tab', tab)
    },

    /** Returns to the row. */
    async close() {
      await press('Escape')
      await expect(page.getByRole('treeitem').and(focused)).toBeVisible()
    },

    async write(label: string, text: string) {
      await hands.tabTo('textbox', label)
      await press('ControlOrMeta+A')
      await keyboard.type(text)
      await expect(focused).toHaveValue(text)
    },

    async writeFormatted(label: string, html: string) {
      // The editor is loaded on first use.
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible()
      await hands.tabTo('textbox', label)
      await press('ControlOrMeta+A')
      const paragraphs = html.replace(/^<p>|<\/p>$/g, '').split('</p><p>')
      for (const [index, paragraph] of paragraphs.entries()) {
        if (index > 0) await press('Enter')
        await keyboard.insertText(paragraph)
      }
      await expect(focused).toHaveText(paragraphs.join(''))
    },

    /** Selects an option by its first letters. */
    async pick(label: string, words: string, value: string) {
      await hands.tabTo('combobox', label)
      await keyboard.type(words)
      await expect(focused).toHaveValue(value)
    },

    /** Moves from the checked radio button to another. */
    async pickBeside(chosen: string, label: string) {
      await hands.tabTo('radio', chosen)
      await pressTo('ArrowRight', 'radio', label)
      await expect(focused).toBeChecked()
    },

    async check(label: string) {
      await hands.tabTo('checkbox', label)
      await press('Space')
      await expect(focused).toBeChecked()
    },

    /** Chooses an image in the library by name. */
    async pickPicture(name: string, button: 'Choose' | 'Replace') {
      await hands.tabTo('button', button)
      await press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Choose from the library' })
      await expect(dialog.getByRole('searchbox')).toBeFocused()
      await keyboard.type(name)
      await expect(dialog.getByRole('option')).toHaveCount(1)
      await press('ArrowDown')
      await press('Enter')
      await expect(place('button', 'Replace')).toBeVisible()
    },
  }
  return hands
}
