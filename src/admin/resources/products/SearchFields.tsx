import { BooleanInput, TextInput } from 'react-admin'
import { MediaInput } from '../../forms/MediaInput.tsx'

const text = { parse: (value: string | null) => value ?? '' }

/** Address, and what search engines and shared links show. */
export function SearchFields() {
  return (
    <>
      <TextInput source="slug" {...text} helperText="resources.products.slugHelp" />
      <TextInput source="seoTitle" {...text} helperText="resources.products.seoTitleHelp" />
      <TextInput
        source="seoDescription"
        {...text}
        multiline
        className="whole"
        helperText="resources.products.seoDescriptionHelp"
      />
      <MediaInput
        source="socialImage"
        kinds={['image']}
        helperText="resources.products.socialImageHelp"
      />
      <BooleanInput source="noindex" helperText="resources.products.noindexHelp" />
    </>
  )
}
