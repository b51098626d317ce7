import { useEffect, useRef } from 'react'
import { useNotify, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { errorsOf } from './form-errors.ts'

/** Marks an error message without a form control, so that it can be focused. */
export const FORM_ERROR = { role: 'alert', tabIndex: -1, 'data-form-error': '' } as const

const INVALID = '[aria-invalid="true"], [data-form-error]'
const MAX_NAMED = 5

/** After a failed save, lists the invalid fields and focuses the first, switching tabs if necessary. */
export function ShowFormErrors() {
  const { submitCount, errors } = useFormState()
  const shownFor = useRef(submitCount)
  const place = useRef<HTMLSpanElement>(null)
  const notify = useNotify()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()

  useEffect(() => {
    if (submitCount <= shownFor.current) return
    shownFor.current = submitCount
    const found = errorsOf(errors)
    if (found.length === 0) return
    // Wait a frame, because tables may first open columns with errors.
    const frame = requestAnimationFrame(() => {
      const form = place.current?.closest('form')
      const invalid = [...(form?.querySelectorAll<HTMLElement>(INVALID) ?? [])]
      const labels = new Set([...invalid.map(labelOf).filter(Boolean)])
      for (const { path, message } of found) {
        if (invalid.some(element => element.getAttribute('name') === path)) continue
        // Switches are not marked as invalid, and some errors have no visible control.
        const control = form?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`)
        if (control) invalid.push(control)
        if (labels.size < found.length) {
          labels.add(describe(path, message, control ? labelOf(control) : ''))
        }
      }
      const [first] = invalid
      if (first) reveal(first)
      const names = [...labels]
      notify('forms.invalid', {
        type: 'error',
        messageArgs: {
          smart_count: names.length,
          fields: names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ' …' : ''),
        },
      })
    })
    return () => cancelAnimationFrame(frame)

    function describe(path: string, message: string, label: string) {
      const said = translate(message, { _: message })
      if (path.startsWith('root')) return said
      const named = label || translateLabel({ source: path, ...(resource ? { resource } : {}) })
      return `${named}: ${said}`
    }
  }, [submitCount, errors, notify, translate, translateLabel, resource])

  return <span ref={place} hidden />
}

function labelOf(element: HTMLElement): string {
  const named = element.getAttribute('aria-label')
  if (named) return named
  if (element.matches('[data-form-error]')) return element.textContent?.trim() ?? ''
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const { ownerDocument } = element
  const label =
    ids.map(id => ownerDocument.getElementById(id)).find(Boolean) ??
    ownerDocument.querySelector(`label[for="${CSS.escape(element.id)}"]`) ??
    element.closest('.MuiFormControl-root')?.querySelector('label')
  return label?.textContent?.replace(/\s*\*\s*$/, '').trim() ?? ''
}

/** Opens the tab that contains the element and scrolls to it. */
function reveal(element: HTMLElement) {
  const panel = element.closest('[role="tabpanel"]')
  const tab = panel?.getAttribute('aria-labelledby')
  if (tab && panel instanceof HTMLElement && panel.offsetParent === null) {
    document.getElementById(tab)?.click()
  }
  requestAnimationFrame(() => {
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
  })
}
