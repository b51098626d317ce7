import { ActionField, useTexts } from '#module-contract'
import { type AccountData, LIST_FIELD, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

/** Newsletters with a checkbox each. */
export function Newsletters({ id, data }: { id: string; data: AccountData }) {
  const t = useTexts<typeof texts>()
  const { newsletters, customer, path } = data
  if (newsletters.length === 0 || !customer) return null
  return (
    <section>
      <h2 id={`${id}-newsletters`}>{t('newsletters')}</h2>
      <form className="account-form" method="post" action={viewPath(path, 'details')}>
        <ActionField node={id} name="save-newsletters" />
        <p className="account-hint">{t('newslettersIntro', { email: customer.email })}</p>
        <fieldset className="field" aria-labelledby={`${id}-newsletters`}>
          {newsletters.map((list, index) => (
            <label key={list.id} className="check">
              <input
                type="checkbox"
                name={`${LIST_FIELD}${index}`}
                value={list.id}
                defaultChecked={list.isSubscribed}
              />
              <span>
                <bdi>{list.name}</bdi>
                {list.description && (
                  <small className="account-list-about" dir="auto">
                    {list.description}
                  </small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <button className="button" data-style="outline" type="submit">
          {t('saveNewsletters')}
        </button>
      </form>
    </section>
  )
}
