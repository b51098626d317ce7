import { useTexts } from '#module-contract/client'
import type { Business, ProductDetail } from '#shop/client'
import type { disclosureTexts } from './product-texts.ts'

/** Whether there is something to state. */
export const hasDisclosures = ({ safety, guarantee, hasGuaranteeNotice }: ProductDetail) =>
  safety !== undefined || guarantee !== undefined || hasGuaranteeNotice

/** Manufacturer, responsible person and warnings, and the guarantees. */
export function Disclosures({ id, product }: { id: string; product: ProductDetail }) {
  const t = useTexts<typeof disclosureTexts>()
  const { safety, guarantee, hasGuaranteeNotice } = product
  return (
    <>
      {(guarantee || hasGuaranteeNotice) && (
        <section aria-labelledby={`${id}-guarantee`}>
          <h2 id={`${id}-guarantee`}>{t('guarantees')}</h2>
          {guarantee && (
            <div className="product-guarantee">
              <p className="product-guarantee-years">
                {t('guaranteeYears', { years: guarantee.years })}
              </p>
              <p>
                {guarantee.manufacturer
                  ? t('guaranteeBy', { name: guarantee.manufacturer, product: product.name })
                  : t('guaranteeOf', { product: product.name })}
              </p>
              <p>{t('guaranteeBesides')}</p>
            </div>
          )}
          {hasGuaranteeNotice && (
            <div className="product-guarantee">
              <p className="product-guarantee-years">{t('legalGuarantee')}</p>
              <p>{t('legalGuaranteeText')}</p>
              <p>
                <a href="https://europa.eu/youreurope/guarantee" rel="noopener">
                  {t('legalGuaranteeMore')}
                </a>
              </p>
            </div>
          )}
        </section>
      )}
      {safety && (
        <section aria-labelledby={`${id}-safety`}>
          <h2 id={`${id}-safety`}>{t('safety')}</h2>
          <dl className="product-facts">
            {safety.manufacturer && (
              <Stated label={t('manufacturer')} business={safety.manufacturer} />
            )}
            {safety.responsible && (
              <Stated label={t('responsible')} business={safety.responsible} />
            )}
            {safety.warnings && (
              <div>
                <dt>{t('warnings')}</dt>
                <dd className="product-warnings">{safety.warnings}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </>
  )
}

function Stated({ label, business }: { label: string; business: Business }) {
  const { name, address, contact } = business
  return (
    <div>
      <dt>{label}</dt>
      <dd className="product-warnings">
        <bdi>{[name, address].filter(Boolean).join('\n')}</bdi>
        {contact && (
          <>
            {'\n'}
            <Contact contact={contact} />
          </>
        )}
      </dd>
    </div>
  )
}

/** An email address or website as a link, anything else as text. */
function Contact({ contact }: { contact: string }) {
  if (/^https?:\/\//i.test(contact)) {
    return (
      <a href={contact} rel="noopener">
        {contact}
      </a>
    )
  }
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>
  return <bdi>{contact}</bdi>
}
