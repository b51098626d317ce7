import { type Config, Puck } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'
import '@puckeditor/core/puck.css'

/** Puck with one module of one field, without anything of ours. */
const config: Config = {
  components: {
    Heading: {
      fields: { text: { type: 'text' } },
      render: ({ text }) => <h2 id="heading">{text}</h2>,
    },
  },
}
const data = { root: {}, content: [{ type: 'Heading', props: { id: 'one', text: 'Heading' } }] }

const root = document.getElementById('root')
if (root) createRoot(root).render(<Puck config={config} data={data} />)
