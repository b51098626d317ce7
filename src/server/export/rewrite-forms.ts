import { escapeHtml } from '#base'
import { ACTION_FIELD } from '#module-contract'
import {
  attribute,
  createElements,
  find,
  removeAttributes,
  rename,
  replaceWith,
  setAttribute,
  type Tree,
} from './elements.ts'

const ONLY_OF_FORMS = ['method', 'action', 'novalidate', 'aria-busy', 'enctype']
const ONLY_OF_BUTTONS = ['type', 'name', 'value', 'disabled', 'formaction', 'aria-disabled']

/**
 * Replaces a form with a link to the live page: the server refuses posts from other sites, and
 * stored tokens expire. If the form is only a button, the button becomes the link. Returns the
 * links.
 */
export function linkInsteadOfForm(
  form: Tree.Element,
  livePage: string,
  label: string,
): Tree.Element[] {
  const fields = find(form, one => ['input', 'select', 'textarea'].includes(one.tagName))
  const isSeen = (one: Tree.Element) => attribute(one, 'type') !== 'hidden'
  const action = fields.find(one => attribute(one, 'name') === ACTION_FIELD)
  const [id = ''] = (action && attribute(action, 'value'))?.split('/') ?? []
  const to = id ? `${livePage.replace(/#.*$/, '')}#${id}` : livePage
  if (fields.some(isSeen)) {
    const link = `<p><a class="button" href="${escapeHtml(to)}">${escapeHtml(label)}</a></p>`
    const made = createElements(link, form)
    replaceWith(form, made)
    return []
  }
  for (const field of fields) replaceWith(field, [])
  const buttons = find(form, one => one.tagName === 'button')
  for (const button of buttons) {
    rename(button, 'a')
    removeAttributes(button, ONLY_OF_BUTTONS)
    setAttribute(button, 'href', to)
  }
  rename(form, 'div')
  removeAttributes(form, ONLY_OF_FORMS)
  return buttons
}
