import FileDownload from '@mui/icons-material/FileDownload'
import FileUpload from '@mui/icons-material/FileUpload'
import Star from '@mui/icons-material/Star'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  AutocompleteInput,
  DataTable,
  FunctionField,
  ReferenceInput,
  SelectInput,
  usePermissions,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { MISSING, type ProductListItem, type StockState } from '#shop/schema'
import { MediaImage } from '#staff/client'
import { DateCell } from '../../lists/dates.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { BulkEdit } from './BulkEdit.tsx'
import { usePrices } from './use-shop.ts'

const choices = (field: string, ids: string[]) =>
  ids.map(id => ({ id, name: `resources.products.${field}.${id}` }))
const YES_NO = [
  { id: 'true', name: 'ra.boolean.true' },
  { id: 'false', name: 'ra.boolean.false' },
]

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={choices('status', ['published', 'draft', 'trash'])}
    alwaysOn
  />,
  <ReferenceInput key="category" source="category" reference="categories" perPage={50} alwaysOn>
    <AutocompleteInput
      optionText="path"
      filterToQuery={(q: string) => ({ q })}
      label="resources.products.fields.category"
      sx={{ inlineSize: '14rem' }}
    />
  </ReferenceInput>,
  <SelectInput
    key="stock"
    source="stock"
    choices={choices('stock', ['in-stock', 'low', 'out-of-stock', 'on-backorder'])}
  />,
  <SelectInput key="missing" source="missing" choices={choices('missing', [...MISSING])} />,
  <SelectInput key="onSale" source="onSale" choices={YES_NO} />,
  <SelectInput key="featured" source="featured" choices={YES_NO} />,
  <SelectInput
    key="type"
    source="type"
    choices={choices('type', ['simple', 'variable', 'grouped', 'external'])}
  />,
]

/** Products with price and stock. */
export default function ProductList() {
  const prices = usePrices()
  const { permissions } = usePermissions()
  const mayWrite = permissions?.includes('products.write') ?? false
  const isRoomy = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  return (
    <StaffList
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={filters}
      actions={<FileActions mayWrite={mayWrite} />}
      mayAdd={mayWrite}
      fillActions={mayWrite && <ImportButton />}
      bulkActionButtons={mayWrite ? <BulkEdit /> : false}
      rowClick={mayWrite ? 'edit' : false}
    >
      <DataTable.Col<ProductListItem> source="name">
        <FunctionField<ProductListItem> render={product => <ProductName product={product} />} />
      </DataTable.Col>
      <DataTable.Col<ProductListItem> source="price" align="right">
        <FunctionField<ProductListItem> render={product => prices(product)} />
      </DataTable.Col>
      <DataTable.Col<ProductListItem> source="stock" disableSort>
        <FunctionField<ProductListItem> render={product => <StockMark product={product} />} />
      </DataTable.Col>
      {isRoomy && <DataTable.Col<ProductListItem> source="sku" />}
      <DataTable.Col<ProductListItem> source="updatedAt">
        <DateCell source="updatedAt" />
      </DataTable.Col>
    </StaffList>
  )
}

function ProductName({ product }: { product: ProductListItem }) {
  const translate = useTranslate()
  const flags = [
    product.status === 'published' ? '' : translate(`resources.products.status.${product.status}`),
    product.visibility === 'visible'
      ? ''
      : translate(`resources.products.visibility.${product.visibility}`),
    product.type === 'simple' ? '' : translate(`resources.products.type.${product.type}`),
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <MediaImage id={product.image} size={40} />
      <span>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {product.name}
        </Typography>
        {product.featured && (
          <Star
            fontSize="inherit"
            color="primary"
            titleAccess={translate('resources.products.fields.featured')}
            sx={{ marginInlineStart: 0.5, verticalAlign: '-0.1em' }}
          />
        )}
        {flags.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {flags.join(' · ')}
          </Typography>
        )}
      </span>
    </Box>
  )
}

function ImportButton() {
  const translate = useTranslate()
  return (
    <Button startIcon={<FileUpload />} component={Link} to="/imports">
      {translate('resources.imports.title')}
    </Button>
  )
}

function FileActions({ mayWrite }: { mayWrite: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <ListAction
        icon={FileDownload}
        label={translate('ra.action.export')}
        href="/api/admin/product-export"
      />
      {mayWrite && (
        <ListAction icon={FileUpload} label={translate('resources.imports.action')} to="/imports" />
      )}
    </>
  )
}

const COLORS: Record<StockState, string> = {
  'in-stock': 'text.primary',
  low: 'warning.main',
  'out-of-stock': 'error.main',
  'on-backorder': 'text.secondary',
}

export function StockMark({ product }: { product: ProductListItem }) {
  const translate = useTranslate()
  const state = translate(`resources.products.stock.${product.stock}`)
  return (
    <Typography variant="body2" component="span" sx={{ color: COLORS[product.stock] }}>
      {product.quantity === null ? state : `${state} (${product.quantity})`}
    </Typography>
  )
}
