import { ACTION_FIELD, actionName, useTexts } from '#module-contract/client'
import { FormField, Icon, inputAttributes } from '#ui/client'
import { SAVE_EMAIL } from './resume.ts'
import type { texts } from './texts.ts'

/** Mails a link to the entered data; works without script. */
export function SaveForLater({
  formId,
  isOpen,
  error,
  saved,
  onSave,
}: {
  formId: string
  isOpen: boolean
  error: string | undefined
  saved: { email: string | undefined; link: string | undefined }
  onSave(): void
}) {
  const t = useTexts<typeof texts>()
  const id = `${formId}-${SAVE_EMAIL}`
  return (
    <details className="contact-form-save" open={isOpen || undefined}>
      <summary className="disclosure-summary">
        {t('saveLater')}
        <Icon name="chevron-down" />
      </summary>
      <FormField id={id} label={t('saveEmail')} error={error}>
        <input
          {...inputAttributes({ id, error, isRequired: false })}
          type="email"
          name={SAVE_EMAIL}
          autoComplete="email"
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onSave()
          }}
        />
      </FormField>
      <button
        className="button"
        data-style="outline"
        type="submit"
        name={ACTION_FIELD}
        value={actionName(formId, 'save')}
        formNoValidate
        // Files are not saved, and a multipart form would call its first action, which sends it.
        formEncType="application/x-www-form-urlencoded"
        onClick={event => {
          event.preventDefault()
          onSave()
        }}
      >
        {t('saveSend')}
      </button>
      <p role="status" className="contact-form-saved">
        {saved.email !== undefined &&
          (saved.link ? (
            <>
              {t('savedHere')} <a href={saved.link}>{t('savedLink')}</a>
            </>
          ) : (
            t('saved', { email: saved.email })
          ))}
      </p>
    </details>
  )
}
