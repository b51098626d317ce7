import { required, TextInput } from 'react-admin'

const help = (name: string) => `resources.settings.pathsHelp.${name}`
const toText = (value: string | null) => value ?? ''

/** Paths of archives: categories, tags, authors and months. */
export function ArchivesTab() {
  return (
    <>
      <TextInput source="paths.posts" parse={toText} helperText={help('posts')} />
      <TextInput source="paths.projects" parse={toText} helperText={help('projects')} />
      <TextInput
        source="paths.category"
        parse={toText}
        validate={required()}
        helperText={help('category')}
      />
      <TextInput source="paths.tag" parse={toText} validate={required()} />
      <TextInput
        source="paths.author"
        parse={toText}
        validate={required()}
        helperText={help('author')}
      />
      <TextInput source="paths.series" parse={toText} validate={required()} />
    </>
  )
}
