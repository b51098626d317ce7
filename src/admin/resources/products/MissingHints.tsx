import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type MouseEvent, useMemo } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { newProduct, type ProductEdit, type ProductRecord } from '#shop/schema'
import { findMissing } from './find-missing.ts'
import { useShop } from './use-shop.ts'

/** Missing details of the product, with links to the fields; for a new product before it is published. */
export function MissingHints() {
  const translate = useTranslate()
  const record = useRecordContext<ProductRecord>()
  const taxClasses = useShop()?.taxClasses
  const product: ProductEdit = { ...newProduct, ...useFormContext<ProductEdit>().watch() }
  const known = useMemo(() => taxClasses?.map(({ id }) => id), [taxClasses])
  if (!known || (!record?.id && product.status !== 'published')) return null
  const missing = findMissing(product, known)
  if (missing.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ inlineSize: '100%', marginBlockEnd: 2 }}>
      {translate('resources.products.missing.title')}
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {missing.map(({ part, section }) => (
          <li key={part}>
            <Link
              component="button"
              type="button"
              onClick={(event: MouseEvent<HTMLElement>) =>
                showSection(event.currentTarget, section)
              }
            >
              {translate(`resources.products.missing.${part}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** Focuses the first field of a section of the same form. */
function showSection(link: HTMLElement, name: string) {
  const section = link.closest('form')?.querySelector(`[data-section="${name}"]`)
  section?.scrollIntoView({ block: 'center' })
  section
    ?.querySelector<HTMLElement>('input:not([type="hidden"]), [contenteditable="true"], button')
    ?.focus({ preventScroll: true })
}
