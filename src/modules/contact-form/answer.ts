import type { FormProblem, FormState } from '#forms/client'

/**
 * What the server's HTML says (FM-6): an element marked as error means failure, else the form was sent. Answers
 * undefined for HTML that holds no form at all.
 */
export function readAnswer(html: string): FormState | undefined {
  const answer = new DOMParser().parseFromString(html, 'text/html')
  const container = answer.querySelector('[data-module="contact-form"]')
  if (!container) return undefined
  const sent = container.querySelector<HTMLElement>('[data-form-sent]')
  if (sent) {
    const { redirect } = sent.dataset
    return { sent: sent.textContent ?? '', ...(redirect ? { redirect } : {}) }
  }
  const token = container.querySelector<HTMLInputElement>('input[name="token"]')?.value
  const sum = /(\d+) \+ (\d+)/.exec(
    container.querySelector('.contact-form-captcha')?.textContent ?? '',
  )
  const words = (selector: string) => container.querySelector(selector)?.textContent || undefined
  const failure = words('[data-form-failure]')
  const confirm = words('[data-form-confirm]')
  return {
    missing: readProblems(container, 'missing'),
    errors: readProblems(container, 'errors'),
    ...(failure ? { failure } : {}),
    ...(confirm ? { confirm } : {}),
    ...(token ? { token } : {}),
    ...(sum ? { captcha: [Number(sum[1]), Number(sum[2])] } : {}),
  }
}

function readProblems(container: Element, kind: string): FormProblem[] {
  return [...container.querySelectorAll<HTMLElement>(`[data-problems="${kind}"] > li`)].map(
    item => ({ fieldId: item.dataset.fieldId ?? '', message: item.textContent ?? '' }),
  )
}
