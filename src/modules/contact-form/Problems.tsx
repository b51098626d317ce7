import type { MouseEvent } from 'react'
import type { FormMessages } from '#forms/schema'
import { useTexts } from '#module-contract/client'
import { FormProblems } from '#ui/client'
import type { ShownState } from './problem-text.ts'
import type { texts } from './texts.ts'
import type { Refused } from './use-contact-form.ts'

interface ProblemsProps {
  formId: string
  messages: FormMessages
  shown: ShownState
  refused: Refused | undefined
  /** Follows the link to a field. */
  onOpen(event: MouseEvent, fieldId: string): void
}

const FAILURES = [
  'expired',
  'mismatch',
  'not-human',
  'suspicious',
  'uploads-busy',
  'storage-full',
  'draft-gone',
  'form-gone',
] as const
type Failure = (typeof FAILURES)[number]

/** Why the form was not sent. */
export function Problems({ formId, messages, shown, refused, onOpen }: ProblemsProps) {
  const t = useTexts<typeof texts>()
  if (refused === 'confirm') {
    return (
      <p className="notice" data-form-confirm="">
        {t('confirm')}
      </p>
    )
  }
  const said = () => {
    if (refused === 'unreachable') return messages.contactError
    if (refused === 'too-often') return t(refused, { minutes: Math.ceil((shown.wait ?? 0) / 60) })
    return FAILURES.includes(refused as Failure) ? t(refused as Failure) : undefined
  }
  return (
    <FormProblems
      formId={formId}
      className="contact-form-problems"
      failure={said()}
      messages={messages}
      missing={shown.missing ?? []}
      errors={shown.errors ?? []}
      onOpen={onOpen}
    />
  )
}
