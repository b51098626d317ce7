/** What the shop answers to a form: the new state, or what is wrong. */
export type Posted<Answer, Problem> =
  | { ok: true; answer: Answer }
  | { ok: false; status: number; errors: Problem[]; reason?: string }

/**
 * Sends a form as script does and answers what came back. The header's cart count follows the cookie that came
 * with it. Rejects when there was no answer.
 */
export async function postForm<Answer, Problem = { text: string }>(
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
  more: Record<string, string> = {},
): Promise<Posted<Answer, Problem>> {
  const entered = new FormData(form, submitter as HTMLButtonElement | null)
  const body = new URLSearchParams([...entered].map(([name, value]) => [name, String(value)]))
  for (const [name, value] of Object.entries(more)) body.set(name, value)
  const address = (submitter as HTMLButtonElement | null)?.getAttribute('formaction')
  const response = await fetch(address ?? form.getAttribute('action') ?? '', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  })
  const answer = await response.json()
  document.dispatchEvent(new CustomEvent('vt:cart'))
  if (response.ok) return { ok: true, answer: answer as Answer }
  return { ok: false, status: response.status, ...(answer as { errors: Problem[] }) }
}
