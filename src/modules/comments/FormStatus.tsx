import type { RefObject } from 'react'
import { useTexts } from '#module-contract/client'
import type { Refused } from './refused.ts'
import type { texts } from './texts.ts'

interface FormStatusProps {
  element: RefObject<HTMLDivElement | null>
  refused: Refused | undefined
  /** Seconds after which the form can be sent again. */
  wait: number | undefined
  sent: { isPending: boolean } | undefined
  /** URL of the sent comment. */
  href: string | undefined
}

/** Result of sending a comment; announced. */
export function FormStatus({ element, refused, wait = 0, sent, href }: FormStatusProps) {
  const t = useTexts<typeof texts>()
  const shown = refused
  return (
    <div ref={element} className="comments-status" role="status" tabIndex={-1}>
      {shown && (
        <p className="notice" data-kind={shown === 'confirm' ? undefined : 'error'}>
          {t(shown, { minutes: Math.ceil(wait / 60) })}
        </p>
      )}
      {!shown && sent && (
        <p className="notice" data-kind="success">
          {t(sent.isPending ? 'pending' : 'published')} <a href={href}>{t('seeIt')}</a>
        </p>
      )}
    </div>
  )
}
