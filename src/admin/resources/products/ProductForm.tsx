import FormLabel from '@mui/material/FormLabel'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Section } from '../../forms/Section.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { TagsInput } from '../../forms/TagsInput.tsx'
import { TaxClassInput } from '../tax-rates/TaxClassInput.tsx'
import { DisclosureFields } from './DisclosureFields.tsx'
import { MediaField } from './MediaField.tsx'
import { PriceFields, ShippingFields, StockFields } from './OfferFields.tsx'
import { OptionsField } from './OptionsField.tsx'
import { ShippingClassInput } from './ShippingClassInput.tsx'
import { VariantGrid } from './VariantGrid.tsx'
import { VideosField } from './VideosField.tsx'

const choices = (field: string, ids: string[]) =>
  ids.map(id => ({ id, name: `resources.products.${field}.${id}` }))

/** Product form: general, price, appearance, organization. */
export function ProductForm({ notice }: { notice?: ReactNode }) {
  return (
    <StaffForm>
      {notice}
      <Section title="what">
        <TextInput source="name" validate={required()} className="whole" helperText={false} />
        <SelectInput
          source="status"
          choices={choices('status', ['draft', 'published'])}
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="visibility"
          choices={choices('visibility', ['visible', 'catalog', 'search', 'hidden'])}
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="type"
          choices={choices('type', ['simple', 'variable', 'grouped', 'external'])}
          validate={required()}
          helperText={false}
        />
        <TextInput source="sku" parse={value => value || null} helperText={false} resettable />
        <TextInput
          source="slug"
          parse={value => value ?? ''}
          helperText="resources.products.slugHelp"
        />
        <BooleanInput source="featured" helperText={false} />
      </Section>
      <ByType />
      <Section title="pictures">
        <PicturesInput />
        <VideosField />
      </Section>
      <Section title="texts">
        <HtmlInput source="shortHtml" />
        <HtmlInput source="descriptionHtml" />
      </Section>
      <Section title="found">
        <ReferenceArrayInput source="categories" reference="categories" perPage={200}>
          <AutocompleteArrayInput optionText="path" className="whole" helperText={false} />
        </ReferenceArrayInput>
        <ReferenceInput source="brandId" reference="brands" perPage={50}>
          <AutocompleteInput
            optionText="name"
            filterToQuery={(q: string) => ({ q })}
            helperText={false}
          />
        </ReferenceInput>
        <TagsInput
          source="tags"
          reference="tags"
          sort="name"
          label="resources.products.fields.tags"
        />
        <ProductsInput source="upsells" />
      </Section>
      <Section title="disclosures">
        <DisclosureFields />
      </Section>
      <Section title="more">
        <SelectInput
          source="taxStatus"
          choices={choices('tax', ['taxable', 'shipping', 'none'])}
          validate={required()}
          helperText={false}
        />
        <TaxClassInput source="taxClass" />
        <ShippingClassInput source="shippingClass" />
        <NumberInput source="position" validate={required()} helperText={false} />
        <TextInput
          source="purchaseNote"
          parse={value => value ?? ''}
          multiline
          className="whole"
          helperText="resources.products.purchaseNoteHelp"
        />
        <BooleanInput source="soldIndividually" helperText={false} />
        <BooleanInput source="giftCard" helperText="resources.products.giftCardHelp" />
        <BooleanInput source="noWithdrawal" helperText="resources.products.noWithdrawalHelp" />
      </Section>
    </StaffForm>
  )
}

/** Fields by type: simple, variable, grouped or external. */
function ByType() {
  const type = useWatch({ name: 'type' })
  if (type === 'grouped') {
    return (
      <Section title="members">
        <ProductsInput source="grouped" />
      </Section>
    )
  }
  if (type === 'variable') {
    return (
      <>
        <Section title="options">
          <OptionsField />
        </Section>
        <Section title="variants">
          <VariantGrid />
        </Section>
        <Section title="sharedStock">
          <StockFields isShared />
        </Section>
      </>
    )
  }
  return (
    <>
      <Section title="price">
        <PriceFields />
        {type === 'external' && (
          <>
            <TextInput
              source="externalUrl"
              parse={value => value ?? ''}
              type="url"
              helperText={false}
            />
            <TextInput source="buttonText" parse={value => value ?? ''} helperText={false} />
          </>
        )}
      </Section>
      {type !== 'external' && (
        <Section title="stock">
          <StockFields />
        </Section>
      )}
      <Section title="shipping">
        <ShippingFields />
      </Section>
      <Section title="options">
        <OptionsField />
      </Section>
    </>
  )
}

function ProductsInput({ source }: { source: string }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference="products"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
    >
      <AutocompleteArrayInput
        optionText="name"
        filterToQuery={q => ({ q })}
        className="whole"
        helperText={false}
      />
    </ReferenceArrayInput>
  )
}

const RichTextField = lazy(async () => ({
  default: (await import('#staff/rich-text')).RichTextField,
}))

function HtmlInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field } = useInput({ source, defaultValue: '', parse: html => html })
  const id = useId()
  const label = translate(`resources.products.fields.${source}`)
  return (
    <div className="whole">
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Suspense fallback={null}>
        <RichTextField id={id} label={label} value={field.value ?? ''} onChange={field.onChange} />
      </Suspense>
    </div>
  )
}

function PicturesInput() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'images', defaultValue: [] })
  return (
    <div className="whole">
      <MediaField
        label={translate('resources.products.fields.images')}
        value={field.value ?? []}
        onChange={field.onChange}
      />
    </div>
  )
}
