import type { FormEvent } from 'react'
import { useTexts } from '#module-contract/client'
import { FormField, inputAttributes } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import { openFeed } from './feed.ts'
import type { texts } from './texts.ts'

/** NL-4: sign-up at a feed service in its own window; without script in a new tab. */
export function FeedForm({ id, action, button }: { id: string; action: string; button: string }) {
  const t = useTexts<typeof texts>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isInBuilder()) return
    const form = event.currentTarget
    openFeed(form, String(new FormData(form).get('email') ?? ''))
  }
  return (
    <form
      className="newsletter-fields"
      method="post"
      action={action}
      target="_blank"
      rel="noopener"
      data-feed=""
      onSubmit={onSubmit}
    >
      <FormField
        id={`${id}-email`}
        label={t('email')}
        error={undefined}
        className="newsletter-email"
      >
        <input
          {...inputAttributes({ id: `${id}-email`, error: undefined, isRequired: false })}
          name="email"
          type="email"
          required
          autoComplete="email"
        />
      </FormField>
      <button className="button" type="submit">
        {button || t('subscribe')}
      </button>
    </form>
  )
}
