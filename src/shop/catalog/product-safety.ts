import type { Selectable } from 'kysely'
import type { Tables } from '#db'
import type { CatalogReader } from './reader.ts'
import type { Business, ProductDetail } from './view.ts'

type Stored = Pick<Selectable<Tables['products']>, 'manufacturer_id' | 'safety' | 'guarantee_years'>

/** Cache tag of the manufacturers. */
export const MANUFACTURERS_TAG = 'manufacturers'

/** Statements of a product page about safety and guarantees. Needs a query only with a manufacturer. */
export async function loadDisclosures(
  { db, settings, tag }: CatalogReader,
  row: Stored,
): Promise<Pick<ProductDetail, 'safety' | 'guarantee' | 'hasGuaranteeNotice'>> {
  const { disclosures } = settings
  const stored = row.manufacturer_id
    ? await db
        .selectFrom('manufacturers')
        .selectAll()
        .where('id', '=', row.manufacturer_id)
        .executeTakeFirst()
    : undefined
  if (row.manufacturer_id) tag?.(MANUFACTURERS_TAG)
  const manufacturer = stored && toBusiness(stored.name, stored.address, stored.contact)
  const responsible =
    stored &&
    toBusiness(stored.responsible_name, stored.responsible_address, stored.responsible_contact)
  const isStated = disclosures.safety && (manufacturer || row.safety)
  return {
    safety: isStated ? { manufacturer, responsible, warnings: row.safety } : undefined,
    guarantee:
      row.guarantee_years > 0
        ? { years: row.guarantee_years, manufacturer: stored?.name ?? '' }
        : undefined,
    hasGuaranteeNotice: disclosures.guarantee,
  }
}

const toBusiness = (name: string, address: string, contact: string): Business | undefined =>
  name ? { name, address, contact } : undefined
